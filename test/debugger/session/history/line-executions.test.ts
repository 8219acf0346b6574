import { afterAll, describe, expect, it } from 'vitest';
import type { Predictor } from '../../../../src/codec/query';
import { launch, launched } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { latestExecutions } from '../../../../src/debugger/session/history/line-executions';
import type { State } from '../../../../src/debugger/state/state';
import { loadPython } from '../../../../src/python/source';
import { printValue } from '../../../../src/python/values/print';
import { LiveOracle } from '../../../support/live-oracle';
import { answering } from '../../../support/scripted';

const python = await loadPython();

/** Nothing here may be asked of the model. */
const silent: Predictor = { predict: async () => await Promise.reject(new Error('the model was asked')) };

const code = `class Box:
    def __init__(self):
        self.size = 1

    def grow(self):
        self.size = 5

box = Box()
box.grow()
`;

it('shows what a call has left so far on the line that made it', async () => {
  const source = python.parse(code);
  const machine = new Machine(source, silent);
  const states: State[] = [launch(source)];
  const beside = (): string[] => {
    const recorded = { first: 0, current: states.length - 1, last: states.length - 1, at: (i: number) => states[i] };
    const [call] = latestExecutions(source, recorded, 1).filter(({ line }) => line === 9);
    return (call?.values ?? []).map(({ name, value }) => `${name} = ${printValue(value)}`);
  };
  const shown: string[] = [];
  for (let last = states.at(-1); last?.status === 'running' && states.length < 60; last = states.at(-1)) {
    states.push(await machine.step(last));
    const now = beside().join(', ');
    // While the call is on top of it.
    if (states.at(-1)?.frames.length === 2 && now !== '' && now !== shown.at(-1)) shown.push(now);
  }
  expect(shown).toEqual(['box = <Box size=1>', 'box.size = 5']);
});

it('shows the attribute of a class that a line has set', async () => {
  const source = python.parse('class Box:\n    count = 0\n\nBox.count = 5\nbox = Box\nbox.count = 7\n');
  const machine = new Machine(source, silent);
  const states: State[] = [launch(source)];
  for (let last = states.at(-1); last?.status === 'running'; last = states.at(-1))
    states.push(await machine.step(last));
  // The last one has no frame any more.
  const current = states.findLastIndex(({ frames }) => frames.length > 0);
  const recorded = { first: 0, current, last: current, at: (i: number) => states[i] };
  const shown = latestExecutions(source, recorded, 1).flatMap(({ line, values }) =>
    values.map(({ name, value }) => [line, `${name} = ${printValue(value)}`]),
  );
  expect(shown).toEqual([
    [6, 'box.count = 7'],
    [4, 'Box.count = 5'],
  ]);
});

it('shows nothing that was only worked out when a line read it', async () => {
  const text = 'LIMIT = 2 * 2\nRATES = [LIMIT]\ndef f():\n    x = LIMIT\n    return x\n';
  const source = python.parse(text);
  const machine = new Machine(source, answering({ 1: () => ({ binds: { LIMIT: '4' } }) }));
  const states: State[] = [await launched(machine, { function: 'f', arguments: '' })];
  for (let last = states.at(-1); last && last.frames.at(-1)?.line !== 5; last = states.at(-1))
    states.push(await machine.step(last));
  const current = states.length - 1;
  const recorded = { first: 0, current, last: current, at: (i: number) => states[i] };
  const frame = states.at(-1)?.frames.at(-1);
  const [run] = latestExecutions(source, recorded, frame?.id ?? 0).filter(({ line }) => line === 4);
  expect(run?.values.filter(({ isChanged }) => isChanged).map(({ name }) => name)).toEqual(['x']);
});

describe('in a loop', () => {
  const oracle = new LiveOracle();
  afterAll(() => {
    oracle.end();
  });
  const loop = `total = 0
for price, isDear in [(1, True), (2, False), (3, False)]:
    if isDear:
        label = 'dear'
    label = None
    kept = total
end = 1
`;
  /** What is shown beside each line where the program stands at a line for the nth time, and how often it ran. */
  const beside = async (line: number, time: number): Promise<Record<number, string>> => {
    const source = python.parse(loop);
    oracle.program(loop);
    const machine = new Machine(source, oracle);
    const states: State[] = [launch(source)];
    for (let times = 0; times < time && states.length < 60;) {
      const last = states.at(-1);
      if (!last) break;
      states.push(await machine.step(last));
      const top = states.at(-1)?.frames.at(-1);
      if (top?.event === 'line' && top.line === line) times += 1;
    }
    const current = states.length - 1;
    const recorded = { first: 0, current, last: current, at: (i: number) => states[i] };
    const shown = latestExecutions(source, recorded, 1).map(({ line: at, values, count }) => [
      at,
      `${values.map(({ name, value }) => `${name} = ${printValue(value)}`).join(', ')} (${count})`,
    ]);
    return Object.fromEntries(shown) as Record<number, string>;
  };

  it('keeps what an earlier round has left only as long as it is so', async () => {
    // The second round has not come to the block: there is no label of that kind any more.
    expect((await beside(6, 2))[4]).toBe(' (1)');
    // In its own round, it was so there.
    expect((await beside(6, 1))[4]).toBe("label = 'dear' (1)");
    // What the round before has left, and nobody has changed.
    expect((await beside(3, 2))[6]).toBe('kept = 0, total = 0 (1)');
  });

  it('counts a round once it has begun', async () => {
    expect((await beside(3, 2))[2]).toContain('(2)');
    expect((await beside(2, 3))[2]).toContain('(2)');
  });
});
