/** Which lines are run statement by statement. */
import { expect, it } from 'vitest';
import type { Predictor } from '../../../../src/codec/query';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { arePiecesApart } from '../../../../src/debugger/machine/steps/pieces-apart';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

it.each([
  ['if guest is None: raise ValueError("no guest")', true, false],
  ['a = 1; b = 2', true, false],
  ['a = 1; b = a', true, true],
  ['while a: a -= 1', true, true],
  ['for k in xs: n += k', true, true],
])('%s', (line, alone, evaluated) => {
  const source = python.parse(`${line}\n`);
  const statement = source.statementAt(1);
  if (!statement) throw new Error('no statement');
  expect([false, true].map((isEvaluated) => arePiecesApart(statement, source, isEvaluated))).toEqual([
    alone,
    evaluated,
  ]);
});

it('what stands behind the colon is not asked about where the test is false', async () => {
  const asked: string[] = [];
  const model: Predictor = {
    predict: ({ statement }) => {
      asked.push(statement.tokens.map(({ text }) => text).join(' '));
      return Promise.resolve({ values: [], output: '', changes: [], outcome: { kind: 'next', successor: 1 }, outcomeConfidence: 1, confidence: 1 }); // prettier-ignore
    },
  };
  const machine = new Machine(python.parse('def f(guest):\n    if guest is None: raise ValueError(guest)\n    return guest\n'), model); // prettier-ignore
  let state = launch(machine.source, { function: 'f', arguments: '7' });
  while (state.status === 'running') state = await machine.step(state);
  expect([state.status, asked]).toEqual(['finished', ['if guest is None']]);
});
