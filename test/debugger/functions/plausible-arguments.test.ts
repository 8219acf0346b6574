/** Plausible arguments over a stand-in for the model. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FunctionPredictor, Inversion, InvertQuery } from '../../../src/codec/function/function-query';
import {
  PredictionError,
  type PredictOptions,
  type Prediction,
  type Predictor,
  type Query,
} from '../../../src/codec/query';
import { LaunchError } from '../../../src/debugger/launch/launch';
import { plausibleArguments } from '../../../src/debugger/functions/plausible-arguments';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** Takes every function for the one that returns its argument; knows no answer for the results that are refused. */
class Identity implements FunctionPredictor, Predictor {
  readonly asked: string[] = [];
  constructor(private readonly refused: readonly string[] = []) {}

  jump(): never {
    throw new Error('not asked');
  }

  async invert({ ending }: InvertQuery): Promise<Inversion[]> {
    if (ending.kind !== 'return') throw new Error('not asked');
    const text = printValue(ending.value);
    this.asked.push(text);
    if (this.refused.includes(text)) throw new PredictionError('no answer');
    return await Promise.resolve([{ arguments: [{ name: 'x', value: ending.value }], confidence: 0.5 }]);
  }

  async predict(query: Query): Promise<Prediction> {
    const { statement } = query;
    const value = query.lookup('x');
    // Runs with text go wrong.
    if (!value || statement.kind !== 'return' || value.kind === 'str') throw new PredictionError('no answer');
    const outcome = { kind: 'return', value } as const;
    const confidence = value.kind === 'list' ? 0.9 : 0.8;
    return await Promise.resolve({ values: [], output: '', changes: [], outcome, outcomeConfidence: 1, confidence });
  }
}

/** Answers after two seconds, if anybody still waits then. */
class Hanging extends Identity {
  override async predict(query: Query, { signal }: PredictOptions = {}): Promise<Prediction> {
    await setTimeout(2000, undefined, signal && { signal });
    return await super.predict(query);
  }
}

async function texts(code: string, candidates = 3, standIn = new Identity(), milliseconds = 5000): Promise<string[]> {
  const found = await plausibleArguments(python.parse(code), standIn, { function: 'f', candidates, milliseconds });
  return found.map(({ text, isConfirmed }) => (isConfirmed ? text : `${text}?`));
}

describe('plausible arguments', () => {
  it('are what a person would try, if its run ends well, without asking the model for any', async () => {
    const standIn = new Identity();
    expect(await texts('def f(x):\n    return +x\n', 1, standIn)).toEqual(['6']);
    expect(standIn.asked).toEqual([]);
  });

  it('are then those whose run ends in a common way, the surest first', async () => {
    const standIn = new Identity(['3']);
    expect(await texts('def f(x):\n    return +x\n', 3, standIn)).toEqual(['6', '[1, 2, 3]', 'True']);
    expect(standIn.asked).toEqual(['3', "'abc'", '[1, 2, 3]', 'True']);
  });

  it('are there in time, unconfirmed, where the first answer is not', async () => {
    const hanging = new Hanging();
    const began = performance.now();
    expect(await texts('def f(x):\n    return +x\n', 1, hanging, 200)).toEqual(['6?']);
    expect(performance.now() - began).toBeLessThan(1500);
  });

  it('are none where nobody waits for them any more', async () => {
    const hanging = new Hanging();
    const source = python.parse('def f(x):\n    return +x\n');
    const asked = { function: 'f', candidates: 1, milliseconds: 5000, signal: AbortSignal.timeout(50) };
    await expect(plausibleArguments(source, hanging, asked)).rejects.toThrow(/abort|cancel|timeout/i);
  });

  it('are proposals where no run confirms them', async () => {
    const standIn = new Identity(['3', '[1, 2, 3]', 'True', "{'a': 1}", '2.5']);
    expect(await texts("def f(x: 'str'):\n    return +x\n", 3, standIn)).toEqual(["'hello world'?", "'abc'?"]);
  });

  it.each([
    ['def f(x):\n    print(x)\n', ['None']],
    ["def f(x):\n    out = ''\n    return out\n", ["'abc'", '3', '[1, 2, 3]', 'True', "{'a': 1}", '2.5']],
    ['def f(x):\n    return len(x) > 2\n', ['True', '3', "'abc'", '[1, 2, 3]', "{'a': 1}", '2.5']],
    ['def f(x):\n    return [c for c in x]\n', ['[1, 2, 3]', '3', "'abc'", 'True', "{'a': 1}", '2.5']],
    ["def f(x):\n    return 'a' if x > 2 else 'b'\n", ["'abc'", '3', '[1, 2, 3]', 'True', "{'a': 1}", '2.5']],
    [
      'def f(x):\n    return {\n        1: x,  # a == b\n    }\n',
      ["{'a': 1}", '3', "'abc'", '[1, 2, 3]', 'True', '2.5'],
    ],
    ['def f(x):\n    return (len(x) / 2)\n', ['2.5', '3', "'abc'", '[1, 2, 3]', 'True', "{'a': 1}"]],
    ['def f(x):\n    if x:\n        return True\n    return False\n', ['True', 'False']],
    [
      'def f(x):\n    if not x:\n        return -1\n    return x\n',
      ['3', "'abc'", '[1, 2, 3]', 'True', "{'a': 1}", '2.5', '-1'],
    ],
  ])('are asked for by what the function can return: %j', async (code, asked) => {
    const standIn = new Identity();
    await texts(code, 9, standIn);
    expect(standIn.asked).toEqual(asked);
  });

  it('keep to their time, and say if there is no such function', async () => {
    expect(await texts('def f(x):\n    return +x\n', 3, new Identity(), 0)).toEqual([]);
    await expect(texts('def g(x):\n    return x\n')).rejects.toThrow(LaunchError);
  });
});
