/** Names that nothing binds raise, whatever the model would say. */
import { describe, expect, it } from 'vitest';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { loadPython } from '../../../../src/python/source';
import { saying } from '../../../support/saying';

const python = await loadPython();

/** The exception in which a program ends where every question is answered with 7. */
async function raisedBy(text: string): Promise<string> {
  const source = python.parse(text);
  const machine = new Machine(source, saying());
  let state = launch(source);
  for (let steps = 0; steps < 60 && state.status === 'running'; steps++) state = await machine.step(state);
  return state.failure ? `${state.failure.type}: ${state.failure.message ?? ''}` : 'nothing';
}

const LOCAL = (name: string): string =>
  `UnboundLocalError: cannot access local variable '${name}' where it is not associated with a value`;

describe('a name that is not bound', () => {
  it.each([
    ['read by itself', 'x = totl\n', "NameError: name 'totl' is not defined"],
    ['in an expression', 'n = 3\nx = n * factr\n', "NameError: name 'factr' is not defined"],
    ['as an argument', 'print("x", missing)\n', "NameError: name 'missing' is not defined"],
    ['behind what has to be computed', 'n = 3\nx = n + 1 - missing\n', "NameError: name 'missing' is not defined"],
    ['called before its definition', 'later()\ndef later():\n    pass\n', "NameError: name 'later' is not defined"],
    ['of the loop', 'for row in rws:\n    pass\n', "NameError: name 'rws' is not defined"],
    ['changed in place', 'total += 1\n', "NameError: name 'total' is not defined"],
    ['deleted', 'del total\n', "NameError: name 'total' is not defined"],
    ['bound later in the function', 'def f():\n    print(x)\n    x = 1\nf()\n', LOCAL('x')],
    ['counted up in a function', 'def f():\n    n += 1\nf()\n', LOCAL('n')],
  ])('%s', async (_, text, expected) => {
    expect(await raisedBy(text)).toBe(expected);
  });

  it.each([
    ['what modules have', 'print(__name__, open, input, exit, NotImplemented)\n'],
    ['what an import binds that is not known', 'import unheard_of as u\nx = u\n'],
    ['what may come from anywhere', 'from unheard_of import *\nx = anything\n'],
    ['names in comprehensions and lambdas', 'xs = [1]\ny = [x for x in xs]\nf = lambda a: a\n'],
    ['what a test skips', 'n = 1\nx = None and missing\n'],
    ['annotations of locals', 'def f():\n    x: Missing = 1\nf()\n'],
    ['globals that are set by their names', 'globals()["late"] = 1\nx = late\n'],
  ])('is none of %s', async (_, text) => {
    expect(await raisedBy(text)).not.toContain('is not defined');
  });
});
