/** What loading modules may cost, at once and over a run. */
import { describe, expect, it } from 'vitest';
import { NoAnswerError, type Prediction, type Predictor, type Query } from '../../../../src/codec/query';
import { Allowance } from '../../../../src/debugger/launch/top-level/allowance';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { link } from '../../../../src/python/modules/link';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

function binding({ statement: { targets } }: Query, computeCost: number): Promise<Prediction> {
  const changes = targets.map((name) => ({ name, value: { kind: 'int', value: 7n } as const, confidence: 1 }));
  const outcome = { kind: 'next', successor: 0 } as const;
  return Promise.resolve({
    values: [],
    output: '',
    changes,
    outcome,
    outcomeConfidence: 1,
    confidence: 1,
    computeCost,
  });
}

describe('an allowance', () => {
  const query = {} as Query;

  it('ends an answer that takes longer than is left, with the reason', async () => {
    const endless: Predictor = {
      predict: (_, { signal } = {}) =>
        new Promise((_done, fail) => {
          signal?.addEventListener('abort', () => {
            fail(new DOMException('stopped', 'AbortError'));
          });
        }),
    };
    const allowance = new Allowance(endless, { computeCost: 1000, milliseconds: 20 });
    await expect(allowance.predict(query)).rejects.toThrow(
      new NoAnswerError('running the module takes more than 0.02 seconds'),
    );
    expect(allowance.isLeft).toBe(false);
  });

  it('forwards evaluations, and ends those that take longer than is left', async () => {
    const evaluating: Predictor = {
      predict: (asked) => binding(asked, 1),
      checked: (asked) => binding(asked, 0),
    };
    const known = { statement: { targets: ['a'] } } as unknown as Query;
    expect((await new Allowance(evaluating).checked(known))?.changes).toMatchObject([{ name: 'a' }]);
    expect(await new Allowance({ predict: (asked) => binding(asked, 1) }).checked(known)).toBeUndefined();
    const endless: Predictor = {
      ...evaluating,
      checked: (_, { signal } = {}) =>
        new Promise((_done, fail) => {
          signal?.addEventListener('abort', () => {
            fail(new DOMException('stopped', 'AbortError'));
          });
        }),
    };
    await expect(new Allowance(endless, { computeCost: 1000, milliseconds: 20 }).checked(known)).rejects.toThrow(
      NoAnswerError,
    );
  });

  it('leaves it to others to stop', async () => {
    const stop = new AbortController();
    const stopping: Predictor = {
      predict: (_, { signal } = {}) => {
        stop.abort();
        signal?.throwIfAborted();
        return new Promise(() => undefined);
      },
    };
    await expect(new Allowance(stopping).predict(query, { signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

it('each import of a run may take half of what is left', async () => {
  const text = 'P = int("7")\nQ = int("7")\nprint(P, Q)\n';
  const files: Record<string, string> = { a: text, b: text, c: text };
  const source = link(python, python.parse('import a\nimport b\nimport c\nx = [a.P, a.Q, b.P, b.Q, c.P, c.Q]\n'), {
    find: ({ module }) => {
      const found = files[module];
      return found === undefined ? undefined : { path: `/${module}.py`, text: found, name: module };
    },
  });
  const machine = new Machine(source, { predict: (query) => binding(query, 6000) });
  let state = launch(source);
  while (state.frames.at(-1)?.line !== 4) state = await machine.step(state);
  const known = ['a', 'b', 'c'].map((name) =>
    [...(state.modules.get(name) ?? [])].map(([key, value]) => `${key} = ${printValue(value)}`).join(', '),
  );
  expect(known).toEqual(['P = 7, Q = <unknown>', 'P = 7, Q = <unknown>', 'P = <unknown>, Q = <unknown>']);
});

it('a loop that uses it up is left, with what it may have changed unknown', async () => {
  const text = 'P = int("7")\nQ = int("7")\nfor n in range(10000000):\n    Q = int("8")\nR = 5\nprint(P, Q)\n';
  const source = link(python, python.parse('import a\nx = [a.P, a.Q, a.R]\ny = 1\n'), {
    find: ({ module }) => (module === 'a' ? { path: '/a.py', text, name: 'a' } : undefined),
  });
  const machine = new Machine(source, {
    predict: async (query) => {
      const isInLoop = query.statement.tokens.some(({ text }) => text === '"8"');
      return isInLoop ? await Promise.reject(new NoAnswerError('no answer')) : await binding(query, 600);
    },
  });
  let state = launch(source);
  while (state.frames.at(-1)?.line !== 3) state = await machine.step(state);
  const known = ['P', 'Q', 'R'].map((name) => printValue(state.modules.get('a')?.get(name) ?? { kind: 'none' }));
  expect(known).toEqual(['7', '<unknown>', '5']);
});
