/** A hover is answered in time, with what is known so far; what is slow goes on and is there for the next one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PredictionService, type ServiceDependencies } from '../../../src/adapter/service/service';
import type { HoverResult } from '../../../src/adapter/service/protocol';
import { PredictionError, type Prediction } from '../../../src/codec/query';
import { loadPython, type PythonParser } from '../../../src/python/source';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

const SEVEN = { kind: 'int', value: 7n } as const;
/** Milliseconds that the model takes for a slow line, and that are waited for it. */
const SLOW = 400;
const PATIENCE = 100;

/** Says 7 whatever is asked, and takes long for lines that call `slow`. */
function seven(): { readonly predictor: ServiceDependencies['predictor']; readonly asked: string[] } {
  const asked: string[] = [];
  const refuse = () => Promise.reject(new PredictionError('not asked'));
  const predictor: ServiceDependencies['predictor'] = {
    async predict({ statement }, signal): Promise<Prediction> {
      const text = statement.tokens.map((token) => token.text).join(' ');
      asked.push(text);
      if (text.includes('min')) await new Promise((resolve) => setTimeout(resolve, SLOW));
      signal?.throwIfAborted();
      const sure = { values: [], output: '', outcomeConfidence: 0.9, confidence: 0.9 };
      if (statement.kind === 'return')
        return { ...sure, changes: [], outcome: { kind: 'return', value: SEVEN } } satisfies Prediction;
      const changes = statement.targets.map((name) => ({ name, value: SEVEN, confidence: 0.9 }));
      return { ...sure, changes, outcome: { kind: 'next', successor: 0 } };
    },
    undo: refuse,
    jump: refuse,
    invert: refuse,
  };
  return { predictor, asked };
}

/** Hovers of one text, one after the other. */
function hovers(text: string) {
  const { predictor, asked } = seven();
  const service = new PredictionService({ parser, predictor });
  const hover = async (word: string): Promise<HoverResult | null> => {
    const line = text.split('\n').findIndex((one) => one.includes(word));
    const character = text.split('\n')[line]?.indexOf(word) ?? 0;
    const { signal } = new AbortController();
    return await service.hover({ uri: 'untitled:a.py', text, line, character, patience: PATIENCE }, signal);
  };
  return { hover, asked };
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2 * SLOW));

describe('a hover that takes long', () => {
  it('has the values before the slow line, and later those behind it', async () => {
    const { hover, asked } = hovers('def f(x=1):\n    early = x\n    y = min(x, x)\n    late = y\n    return late\n');
    const first = await hover('early');
    expect(first).toMatchObject({ values: [{ value: '7' }], partial: true });
    expect(await hover('late')).toMatchObject({ values: [], unknown: 'not predicted so far', partial: true });
    await later();
    const last = await hover('late');
    expect(last?.values).toMatchObject([{ value: '7' }]);
    expect(last?.partial).toBeUndefined();
    expect(asked.filter((one) => one.includes('min'))).toHaveLength(1);
  });

  it('may have to wait for a constant of the module', async () => {
    const { hover, asked } = hovers('LIMIT = min(3, 4)\n\n\ndef f(x=1):\n    y = x + LIMIT\n    return y\n');
    expect(await hover('y')).toMatchObject({ values: [], unknown: 'not predicted so far', partial: true });
    await later();
    expect(await hover('y')).toMatchObject({ values: [{ value: '7' }] });
    expect(asked.filter((one) => one.includes('min'))).toHaveLength(1);
  });

  it('may have to wait for what the line itself does not compute', async () => {
    const { hover, asked } = hovers('def f(x=1):\n    y = x or min(x, 3)\n    return y\n');
    expect(await hover('min(x')).toMatchObject({ values: [], unknown: 'not predicted so far', partial: true });
    await later();
    expect(await hover('min(x')).toMatchObject({ values: [{ value: '7' }] });
    expect(asked.length).toBeGreaterThan(2);
  });
});

it('a hover does not wait where everything is known', async () => {
  const { hover, asked } = hovers('def f(x=1):\n    y = x\n    return y\n');
  await hover('y');
  const { length } = asked;
  expect(await hover('y')).toMatchObject({ values: [{ value: '7' }], call: 'f()' });
  expect(asked).toHaveLength(length);
});
