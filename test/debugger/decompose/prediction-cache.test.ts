import { beforeAll, describe, expect, it } from 'vitest';
import type { Prediction, Predictor, Query } from '../../../src/codec/query';
import { CachingPredictor } from '../../../src/debugger/decompose/prediction-cache';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** A question about `return x`. */
function question(x: string): Query {
  const statement = python.parse('def f(x):\n    return x\n').statementAt(2);
  if (!statement) throw new Error('no statement');
  return {
    statement,
    lookup: (name) => (name === 'x' ? parseValue(x) : undefined),
    isCallable: () => false,
    computed: [],
  };
}

/** Answers after a while, unless it is cancelled. */
const slow: Predictor = {
  async predict(query, signal): Promise<Prediction> {
    await new Promise((resolve) => setTimeout(resolve, 20));
    signal?.throwIfAborted();
    const outcome = { kind: 'return' as const, value: query.lookup('x') ?? parseValue('None') };
    return { values: [], output: '', changes: [], outcome, outcomeConfidence: 1, confidence: 1, effort: 3 };
  },
};

describe('a predictor that remembers', () => {
  it('asks the same question once', async () => {
    const memory = new CachingPredictor(slow);
    const [one, other] = await Promise.all([memory.predict(question('1')), memory.predict(question('1'))]);
    await memory.predict(question('2'));
    expect(one).toBe(other);
    expect(memory.effort).toBe(6);
  });

  it('asks again for one who still waits when the other has gone', async () => {
    const memory = new CachingPredictor(slow);
    const gone = new AbortController();
    const first = memory.predict(question('1'), gone.signal);
    const second = memory.predict(question('1'), new AbortController().signal);
    gone.abort();
    await expect(first).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect((await second).outcome).toMatchObject({ kind: 'return' });
  });

  it('keeps the latest answers', async () => {
    const memory = new CachingPredictor(slow, 2);
    for (const x of ['1', '2', '3', '3', '1']) await memory.predict(question(x));
    expect(memory.effort).toBe(12);
  });
});
