import { beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { PredictionError } from '../../../../src/codec/query';
import { loadPython, type PythonParser } from '../../../../src/python/source';
import { printValue } from '../../../../src/python/values/print';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const CLASSES = `import numbers
import types
import typing as t
from collections.abc import Iterable, Mapping
from types import FunctionType as Func

class Base:
    pass

class Derived(Base):
    pass

class Error(ValueError):
    pass

class Called:
    def __call__(self):
        return 1

def steps():
    yield 1

def result():
    pass

`;

/** What `f(x)` returns where nobody can be asked; undefined where somebody has to be. */
async function result(expression: string, x: string): Promise<string | undefined> {
  const machine = new Machine(python.parse(`${CLASSES}def f(x):\n    return ${expression}\n`), {
    predict: () => Promise.reject(new PredictionError('nobody is asked')),
  });
  let state = launch(machine.source, { function: 'f', arguments: x });
  try {
    while (state.status === 'running') state = await machine.step(state);
  } catch (error) {
    if (error instanceof PredictionError) return undefined;
    throw error;
  }
  return state.result && printValue(state.result);
}

it.each([
  ['callable(Base())', 'False'],
  ['callable(Called())', 'True'],
  ['callable(Error())', undefined],
])('%s is %s', async (expression, expected) => {
  expect(await result(expression, '1')).toBe(expected);
});

describe('the class of a value', () => {
  it.each([
    ['isinstance(x, str)', "b'a'", 'False'],
    ['isinstance(x, str)', "'a'", 'True'],
    ['isinstance(x, int)', 'True', 'True'],
    ['isinstance(x, bool)', '1', 'False'],
    ['isinstance(x, (str, bytes))', "b'a'", 'True'],
    ['isinstance(x, (list, tuple))', '{1}', 'False'],
    ['isinstance(x, str)', 'None', 'False'],
    ['isinstance(x, object)', '1.5', 'True'],
    ['isinstance(x, Base)', '1', 'False'],
    ['isinstance(Derived(), Base)', '0', 'True'],
    ['isinstance(Base(), (int, Derived))', '0', 'False'],
    ['isinstance(Base(), str)', '0', 'False'],
    ['isinstance(x, type(x))', '1', 'True'],
    ['isinstance(Error(), Exception)', '1', 'True'],
    ['isinstance(Error(), (KeyError, OSError))', '1', 'False'],
    ['isinstance(x, ValueError)', 'UnicodeError()', 'True'],
    ['isinstance(x, Error)', "ValueError('a')", 'False'],
    ['isinstance(x, ArithmeticError)', '3', 'False'],
    ['isinstance(x, Iterable)', '[1]', 'True'],
    ['isinstance(x, Iterable)', '1', 'False'],
    ['isinstance(x, (str, Mapping))', '[1]', 'False'],
    ['isinstance(x, t.Mapping)', '{}', 'True'],
    ['isinstance(x, numbers.Number)', '1.5', 'True'],
    ['isinstance(x, numbers.Integral)', '1.5', 'False'],
    ['isinstance(Base(), Iterable)', '0', 'False'],
    ['isinstance(x, types.GeneratorType)', "'a'", 'False'],
    ['isinstance(steps(), types.GeneratorType)', '1', 'True'],
    ['isinstance(result, (types.ModuleType, Func))', '1', 'True'],
    ['isinstance(Base, Func)', '1', 'False'],
    ['isinstance(Base(), types.MethodType)', '1', 'False'],
    ['type(x)', '[1]', "<class 'list'>"],
    ['type(x)', 'None', "<class 'NoneType'>"],
    ['type(x)', 'deque([1])', "<class 'collections.deque'>"],
    ['type(x)', 'datetime.date(2024, 2, 29)', "<class 'datetime.date'>"],
    ['type(x)', 'range(3)', "<class 'range'>"],
    ['type(x).__name__', "Decimal('1')", "'Decimal'"],
    ['x.__class__', "KeyError('a')", "<class 'KeyError'>"],
    ['x.__class__.__name__', "TypeError('can only concatenate')", "'TypeError'"],
  ])('%s of %s', async (expression, x, expected) => {
    expect(await result(expression, x)).toBe(expected);
  });

  it('is asked about where class statements do not say', async () => {
    expect(await result('isinstance(x, Unknown)', '1')).toBeUndefined();
  });
});
