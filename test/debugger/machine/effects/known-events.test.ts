/** Events that are known from outside, such as CPython's own. */
import { describe, expect, it } from 'vitest';
import type { Predictor } from '../../../../src/codec/query';
import { launched } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import type { TrueStep } from '../../../../src/debugger/machine/effects/known-events';
import { topFrame, type State } from '../../../../src/debugger/state/state';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();
const nobody: Predictor = { predict: () => Promise.reject(new Error('Nothing is asked.')) };
const locals = { x: '1' };
const of = (name: string, depth: number) => ({ function: name, depth, locals });
const call = (line: number, name: string, depth: number): TrueStep => ({ event: 'call', line, ...of(name, depth) });
const at = (line: number, name: string, depth: number): TrueStep => ({ event: 'line', line, ...of(name, depth) });
const returned = (line: number, name: string, value: string): TrueStep => {
  return { event: 'return', line, value, ...of(name, 1) };
};

async function adopted(code: string, steps: readonly TrueStep[]): Promise<State> {
  const machine = new Machine(python.parse(code), nobody);
  let state = await launched(machine, { function: 'f', arguments: [] });
  for (const step of steps) state = machine.adopt(state, step);
  return state;
}

describe('a line event at a statement of several lines that has made a call', () => {
  const begun = [
    call(4, 'f', 0),
    at(5, 'f', 0),
    call(1, 'ok', 1),
    at(2, 'ok', 1),
    returned(2, 'ok', 'True'),
    at(5, 'f', 0),
  ];

  it('is the next of its lines: the value of the call is known', async () => {
    const code =
      'def ok(x):\n    return x > 0\n\ndef f(x=1):\n    return (\n        ok(x)\n        and ok(x - 1)\n    )\n';
    const { computed } = topFrame(await adopted(code, begun));
    expect(computed.map(({ expression, value }) => [expression, value])).toEqual([
      ['ok(x)', { kind: 'bool', value: true }],
    ]);
  });

  it('is the next round of a loop that has nothing else', async () => {
    const code = 'def ok(x):\n    return x > 0\n\ndef f(x=1):\n    while ok(\n        x\n    ): pass\n';
    expect(topFrame(await adopted(code, begun)).computed).toEqual([]);
  });
});
