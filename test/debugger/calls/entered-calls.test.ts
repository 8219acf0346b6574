import { beforeAll, describe, expect, it } from 'vitest';
import type { Predictor, Query } from '../../../src/codec/query';
import { launch, unloaded } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { bind } from '../../../src/debugger/state/name-scopes';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const nobody: Predictor = { predict: () => Promise.reject(new Error('nobody answers here')) };

const classes = `
from dataclasses import dataclass
class Plain: pass
class Base:
    def __init__(self, n): self.n = n
    def go(self): return self.n
    @property
    def twice(self): return self.n * 2
    @staticmethod
    def made(): return Base(1)
class Child(Base):
    def __init__(self, n):
        super().__init__(n)
@dataclass
class Item:
    name: str
def plain(n): return n
def lazy(): yield 1
async def later(): return 1
`;

/** The parts of a statement of a function whose parameter is `<Base n=1>` that run a function of the program. */
async function entered(statement: string): Promise<string[]> {
  const source = python.parse(`${classes}\ndef f(o, xs):\n    ${statement}\n`);
  const machine = new Machine(source, nobody);
  let state: State = launch(source, { function: 'f', arguments: '0, [1]' });
  state = await machine.step(state);
  state = bind({ ...state, globals: unloaded(source).globals }, 'o', parseValue('<Base n=1>'));
  return parts(machine.query(state));
}

function parts(query: Query): string[] {
  return query.statement.subExpressions.filter((part) => query.enters?.(part)).map(({ text }) => text);
}

describe('functions of the program are entered', () => {
  it('where they are called by name', async () => {
    expect(await entered('x = len(plain(xs))')).toEqual(['plain(xs)']);
    expect(await entered('x = lazy()')).toEqual(['lazy()']);
    expect(await entered('x = later()')).toEqual(['later()']);
    expect(await entered('x = [plain(n) for n in xs]')).toEqual([]);
  });

  it('where a class makes an object', async () => {
    expect(await entered('x = Child(1), Item("a")')).toEqual(['Child(1)', 'Item("a")']);
    expect(await entered('x = Plain()')).toEqual([]);
  });

  it('where they are methods or properties of an object', async () => {
    expect(await entered('x = o.go() + o.twice')).toEqual(['o.go()', 'o.twice']);
    expect(await entered('x = Base.made()')).toEqual(['Base.made()']);
    expect(await entered('xs.append(o.n)')).toEqual([]);
  });

  it('where a method calls that of the class above', async () => {
    const source = python.parse(classes);
    const machine = new Machine(source, nobody);
    const state = await machine.step(launch(source, { function: 'Child.__init__', arguments: '3' }));
    expect(parts(machine.query(state))).toEqual(['super().__init__(n)']);
  });
});

describe('the module that is started', () => {
  it('is the main one: its main block runs, and declarations bind nothing', async () => {
    const source = python.parse('count: int\nif __name__ == "__main__":\n    x = 1\n');
    const machine = new Machine(source, nobody);
    let state = launch(source);
    const lines: number[] = [];
    for (let step = 0; step < 3; step++) {
      state = await machine.step(state);
      lines.push(topFrame(state).line);
    }
    expect(lines).toEqual([1, 2, 3]);
    expect([...topFrame(state).locals.keys(), ...state.globals.keys()]).not.toContain('count');
  });
});
