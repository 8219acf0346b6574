/** Where one of several values comes from that a function returned together. */
import { expect, it } from 'vitest';
import { Provenance } from '../../../src/debugger/causes/provenance';
import { toEnd } from '../../../src/debugger/causes/suspects/run-outcome';
import { sliceOf } from '../../../src/debugger/causes/slice';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';
import { answering, calls, isDone, made } from '../../support/scripted';

const python = await loadPython();

const PROGRAM = `def pair(a, b):
    low = a + 1
    high = b + 1
    return low, high

def f(a, b):
    x, y = pair(a, b)
    return y
`;

it('one of two values that were returned together comes from its own part of the return', async () => {
  const source = python.parse(PROGRAM);
  const predictor = answering({
    2: () => ({ binds: { low: '4' } }),
    3: () => ({ binds: { high: '5' } }),
    7: (query) => {
      if (!isDone(query)) return calls(query, 'pair');
      const pair = made(query);
      const [x, y] = pair?.kind === 'tuple' ? pair.items : [];
      return { binds: { x, y } };
    },
  });
  const start = launch(source, { function: 'f', arguments: '3, 4' });
  const begun = { source, first: 0, last: 0, state: (index: number) => (index === 0 ? start : undefined) };
  const recording = await toEnd(begun, new Machine(source, predictor));
  const provenance = new Provenance(recording);
  const linesOf = (name: string): number[] => {
    const index = Array.from({ length: recording.last }, (_, i) => i).find(
      (i) => recording.state(i)?.frames.at(-1)?.line === 8,
    );
    const frame = recording.state(index ?? 0)?.frames.at(-1);
    const cause = frame && provenance.of(name, frame, index ?? 0);
    const found = sliceOf(provenance, cause ? [cause] : []);
    return [...new Set(found.map(({ step }) => step.frame.line))].sort();
  };
  expect(linesOf('y')).toEqual([3, 4, 7]);
  expect(linesOf('x')).toEqual([2, 4, 7]);
});
