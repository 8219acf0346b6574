/** Classes derived from those of the library that wrap a container are not followed: their instances are unknown, and say why. */
import { expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { Predictor } from '../../../src/codec/query';
import { DEFAULT_POLICY } from '../../../src/codec/prediction-policy';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

it.each(['UserDict', 'UserList', 'UserString'])('an instance of a class derived from %s', async (base) => {
  const text = `from collections import ${base}\n\n\nclass Own(${base}):\n    pass\n\n\nmade = Own("ab")\nafter = 1\n`;
  // A model that takes it for what it holds.
  const guessing: Predictor = {
    policy: { ...DEFAULT_POLICY, decompose: false },
    predict: ({ statement }) =>
      Promise.resolve({
        values: [],
        output: '',
        changes: statement.targets.map((name) => ({ name, value: { kind: 'str', value: 'ab' }, confidence: 1 })),
        outcome: { kind: 'next', successor: 0 },
        outcomeConfidence: 1,
        confidence: 1,
        computeCost: 0,
      }),
  };
  const machine = new Machine(python.parse(text), guessing);
  let state = launch(machine.source);
  for (let step = 0; step < 30 && state.status === 'running'; step++) state = await machine.step(state);
  const made = state.globals.get('made') ?? state.frames[0]?.locals.get('made');
  expect(made).toMatchObject({
    kind: 'unknown',
    type: 'Own',
    reason: `what Own has of collections.${base} is not followed`,
  });
});
