/** The order of classes against CPython's `__mro__`. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  builtInOrder,
  classOrder,
  foreignBases,
  isExceptionClass,
  resolutionOrder,
} from '../../../src/python/definitions/class-order';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { isKindOf } from '../../../src/debugger/state/exception-matching';
import { findClass, findMethod } from '../../../src/python/definitions/definitions';
import { isReplacedName, pythonPath } from '../../../src/python/values/class-names';
import { link } from '../../../src/python/modules/link';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython } from '../../../src/python/source';
import type { FunctionInfo, SourceFile } from '../../../src/python/syntax';
import type { Value } from '../../../src/python/values/value';
import { Cpython, HAS_PYTHON } from '../../support/cpython';
import { answering } from '../../support/scripted';

const python = await loadPython();
const cpython = HAS_PYTHON ? new Cpython() : undefined;
afterAll(() => cpython?.end());

/** Own classes in the order of the class that an expression such as `Outer.Inner` names. */
function orderIn(source: SourceFile, name: string): string[] {
  return resolutionOrder(source, classNamed(source, name)).map((info) => pythonPath(info.qualifiedName));
}

function classNamed(source: SourceFile, name: string): FunctionInfo {
  const found = source.functions.findLast((info) => info.kind === 'class' && info.qualifiedName === name);
  if (!found) throw new Error(`there is no class ${name}`);
  return found;
}

function texts(value: Value): string[] {
  return value.kind === 'list' ? value.items.map((item) => (item.kind === 'str' ? item.value : '')) : [];
}

const PROGRAMS: Readonly<Record<string, string>> = {
  'a diamond': `
class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
`,
  'mixins before and after': `
class Base: pass
class Loud: pass
class Polite(Loud): pass
class Child(Polite, Base): pass
class Grandchild(Child, Loud): pass
`,
  'the example of the C3 article': `
class O: pass
class A(O): pass
class B(O): pass
class C(O): pass
class D(O): pass
class E(O): pass
class K1(A, B, C): pass
class K2(D, B, E): pass
class K3(D, A): pass
class Z(K1, K2, K3): pass
`,
  'depth first would be wrong': `
class X: pass
class Y: pass
class A(X, Y): pass
class B(Y): pass
class C(A, B): pass
`,
  'generic classes': `
from typing import Generic, TypeVar
T = TypeVar('T')
class Box(Generic[T]): pass
class Tagged: pass
class Pair(Tagged, Box[int], Generic[T]): pass
class Odd(Generic[T], Box[T]): pass
class Last(Pair[str], Tagged): pass
`,
  'a foreign class of the same name': `
import threading
import _random
class Random(_random.Random): pass
class Thread(threading.Thread): pass
class Worker(Thread): pass
class Dice(Random): pass
`,
  'an imported name, and a class of it further down': `
from threading import Thread
class Worker(Thread): pass
class Thread(Worker): pass
class Last(Thread): pass
`,
  'a class that takes the place of its base': `
class A: pass
class B(A): pass
class A(B): pass
class C(A): pass
`,
  'an alias': `
import collections as c
class A(c.OrderedDict): pass
B = A
class C(B): pass
class OrderedDict(C): pass
class D(c.OrderedDict): pass
`,
  'classes inside classes': `
class Outer:
    class Meta: pass
    class Inner(Meta): pass
class Meta: pass
class Other(Outer):
    class Meta(Outer.Meta): pass
    class Inner(Meta): pass
class Third(Other):
    class Meta(Meta): pass
class Fourth(Third.Inner, Meta): pass
`,
  'an import that may fail': `
try:
    from threading import Thread as Base
except ImportError:
    class Base: pass
class A(Base): pass
`,
  'a built-in class, and a class of its name further down': `
class Failure(Exception): pass
class Exception(Failure): pass
class Other(Exception, KeyError): pass
`,
};

describe.runIf(HAS_PYTHON)('the order of classes is that of CPython', () => {
  it.each(Object.entries(PROGRAMS))('for %s', async (_, program) => {
    const source = python.parse(program);
    // No expression names a class whose name another one has taken.
    const said = source.functions.map(({ qualifiedName }) => qualifiedName);
    const names = [...new Set(said)].filter((name) => !isReplacedName(name));
    const orders = names.map((name) => `[c.__qualname__ for c in ${name}.__mro__ if c.__module__ == 'program']`);
    const truth = await cpython?.after(`__name__ = 'program'\n${program}`, `[${orders.join(', ')}]`);
    const expected = parseValue(truth ?? '');
    const all = expected.kind === 'list' ? expected.items.map(texts) : [];
    for (const [index, name] of names.entries()) {
      // A name that means a foreign class in the end is none of ours.
      if (all[index]?.length === 0) continue;
      expect(orderIn(source, name)).toEqual(all[index]);
    }
    expect(all.flat().length).toBeGreaterThan(0);
  });

  it('for any hierarchy, and says what CPython says where there is none', async () => {
    const hierarchy = fc.integer({ min: 1, max: 9 }).chain((count) =>
      fc.tuple(
        ...Array.from({ length: count }, (_, index) =>
          fc.shuffledSubarray(
            [...Array.from({ length: index }, (__, base) => `C${base}`), 'ValueError', 'LookupError'],
            {
              maxLength: Math.min(4, index + 2),
            },
          ),
        ),
      ),
    );
    let inconsistent = 0;
    const check = async (all: string[][]): Promise<void> => {
      const program = all
        .map(
          (bases, index) =>
            `try:\n    class C${index}(${bases.join(', ')}): pass\n    made['C${index}'] = [c.__name__ for c in C${index}.__mro__]\n` +
            `except TypeError as error:\n    made['C${index}'] = str(error)\nexcept NameError:\n    pass\n`,
        )
        .join('');
      const truth = parseValue((await cpython?.after(`made = {}\n${program}`, 'made')) ?? '');
      const source = python.parse(program);
      for (const [name, said] of truth.kind === 'dict' ? truth.entries : []) {
        if (name.kind !== 'str') continue;
        const { classes, problem } = classOrder(source, classNamed(source, name.value));
        const order = classes.map((one) => (typeof one === 'string' ? one : one.name));
        if (said.kind === 'list') expect([order, problem]).toEqual([texts(said), undefined]);
        else if (said.kind === 'str' && !said.value.includes('layout')) {
          inconsistent++;
          expect(problem).toBe(said.value);
        }
      }
    };
    await fc.assert(fc.asyncProperty(hierarchy, check), { numRuns: 300, seed: 7 });
    expect(inconsistent).toBeGreaterThan(20);
  });
});

describe('an order is an answer', () => {
  it.each([
    ['class A(A): pass', 'A', ['A']],
    ['class A(B): pass\nclass B(A): pass', 'A', ['A']],
    ['class A(B): pass\nclass B(C): pass\nclass C(B): pass', 'A', ['A', 'B']],
    ['class A(B): pass\nclass B: pass', 'A', ['A', 'B']],
    ['class A(B.X): pass\nclass B(A.X): pass', 'A', ['A']],
    ['A = B\nB = A\nclass C(A): pass', 'C', ['C']],
    ['class A: pass\nclass B(A, A): pass', 'B', ['B', 'A']],
    ['class A: pass\nclass B(A): pass\nclass C(A, B): pass', 'C', ['C', 'A', 'B']],
    ['class A(*bases, key=1, metaclass=M): pass', 'A', ['A']],
    ['class A(', 'A', ['A']],
    ['def f(B):\n    class A(B): pass\nclass B: pass', 'f.A', ['f.A']],
    ['def f():\n    class A(B): pass\nclass B: pass', 'f.A', ['f.A', 'B']],
  ])('for %j', (text, name, order) => {
    const source = python.parse(text);
    expect(orderIn(source, name)).toEqual(order);
    expect(findMethod(source, classNamed(source, name), 'm')).toBeUndefined();
  });

  it('for a hierarchy that is deeper than any stack', () => {
    const all = Array.from({ length: 4000 }, (_, index) => `class C${index + 1}(C${index}): pass`);
    const source = python.parse(['class C0: pass', ...all].join('\n'));
    expect(orderIn(source, 'C4000').slice(0, 3)).toEqual(['C4000', 'C3999', 'C3998']);
    const back = python.parse(all.toReversed().join('\n'));
    expect(orderIn(back, 'C4000').slice(0, 3)).toEqual(['C4000', 'C3999', 'C3998']);
  });
});

it('a class whose bases have no consistent order raises what CPython raises', async () => {
  const source = python.parse('class A:\n    pass\nclass B(A):\n    pass\nclass C(A, B):\n    pass\n');
  const machine = new Machine(source, answering({}));
  let state = launch(source);
  for (let steps = 0; state.status === 'running' && steps < 40; steps++) state = await machine.step(state);
  expect(state.failure).toMatchObject({
    type: 'TypeError',
    message: 'Cannot create a consistent method resolution\norder (MRO) for bases A, B',
  });
});

describe('foreign classes', () => {
  const source = python.parse(`
import threading as t, enum
from json import JSONDecodeError as Bad
from typing import Generic, NamedTuple as Named
class Thread(t.Thread): pass
class Colour(enum.Enum): pass
class Refused(Bad): pass
class Point(Named): pass
class Lost(Generic[T], LookupError): pass
class Gone(Lost): pass
class Plain: pass
`);
  const of = (name: string): FunctionInfo => classNamed(source, name);

  it('are known by the name of their module', () => {
    const names = ['Thread', 'Colour', 'Refused', 'Point', 'Plain'].map((name) => foreignBases(source, of(name)));
    expect(names).toEqual([['threading.Thread'], ['enum.Enum'], ['json.JSONDecodeError'], ['typing.NamedTuple'], []]);
  });

  it('make exceptions of their kind', () => {
    const names = ['Thread', 'Refused', 'Lost', 'Gone', 'Plain'];
    expect(names.filter((name) => isExceptionClass(source, of(name)))).toEqual(['Refused', 'Lost', 'Gone']);
    expect(isKindOf(source, 'Gone', 'LookupError')).toBe(true);
    expect(isKindOf(source, 'Gone', 'Lost')).toBe(true);
    expect(isKindOf(source, 'Lost', 'Gone')).toBeUndefined();
    // What a class of another module is derived from is not known.
    expect(isKindOf(source, 'Refused', 'ValueError')).toBeUndefined();
    expect(isKindOf(source, 'KeyError', 'ValueError')).toBe(false);
  });
});

describe('bases in other files', () => {
  const files: Readonly<Record<string, string>> = {
    m: 'class Base: pass\nclass Other(Base): pass\n',
    again: 'from m import Other as Passed\nfrom m import *\nfrom last import *\n',
    last: 'from again import *\nclass Late: pass\n',
    pkg: 'class Top: pass\n',
    'pkg.part': 'class Part: pass\n',
  };
  const source = link(
    python,
    python.parse(`
import m, pkg, pkg.part, again as g
from again import Passed
class Base(m.Base): pass
class Child(Base, m.Other): pass
class Third(Passed): pass
class Fourth(g.Base): pass
class Fifth(g.Late, pkg.part.Part, pkg.Top): pass
class Sixth(m.Missing, g.Missing): pass
`),
    {
      find: ({ module }) => {
        const text = files[module];
        return text === undefined ? undefined : { path: `/${module}.py`, text, name: module };
      },
    },
  );

  it.each([
    ['Base', ['Base', 'm.Base']],
    ['Child', ['Child', 'Base', 'm.Other', 'm.Base']],
    ['Third', ['Third', 'm.Other', 'm.Base']],
    ['Fourth', ['Fourth', 'm.Base']],
    ['Fifth', ['Fifth', 'last.Late', 'pkg.part.Part', 'pkg.Top']],
    ['Sixth', ['Sixth']],
  ])('of %s are found through imports', (name, order) => {
    expect(orderIn(source, name)).toEqual(order);
  });

  it('and the class that a value names is found as before', () => {
    expect(findClass(source, 'm.Base')?.qualifiedName).toBe('m.Base');
  });
});

describe('built-in classes', () => {
  it.each([
    ['KeyError', ['KeyError', 'LookupError', 'Exception', 'BaseException', 'object']],
    ['bool', ['bool', 'int', 'object']],
    ['list', ['list', 'object']],
    ['object', ['object']],
    ['len', undefined],
    ['Widget', undefined],
  ])('%s is derived from what Python says', (name, order) => {
    expect(builtInOrder(name)).toEqual(order);
  });
});
