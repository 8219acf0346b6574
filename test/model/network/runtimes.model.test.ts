/** The two runtimes behind the same interface: the same network, with the same answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prompt } from '../../../src/codec/step/prompt';
import { answerOutput } from '../../../src/cli/cases/case-answers';
import { readCases } from '../../../src/cli/cases/cases';
import { LanguageModel } from '../../../src/model/language-model';
import type { ModelFiles } from '../../../src/model/model-files';
import { nativeNetwork } from '../../../src/model/network/native-network';
import type { NetworkRuntime } from '../../../src/model/network/network';
import { webRuntime } from '../../../src/model/network/web-network';
import { NeuralPredictor } from '../../../src/model/neural-predictor';
import { readModelFiles } from '../../../src/model/node/load-model';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { CASES } from '../../support/cli';
import { queryOf } from '../../support/query';

const wasm = readFileSync('node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm');
const runtimes: readonly (readonly [string, NetworkRuntime])[] = [
  ['native', nativeNetwork],
  ['web', webRuntime(wasm)],
];

const questions = [
  queryOf('x = 1 + 1'),
  queryOf('c = a + b', { a: '3', b: '4' }),
  queryOf("word = 'ab' + tail", { tail: "'cd'" }),
  queryOf('items.append(n)', { items: '[1]', n: '2' }),
  queryOf('for i in items:\n    print(i)', { items: '[5, 6]' }),
  queryOf('if n > limit:\n    pass', { n: '3', limit: '2' }),
];

let files: ModelFiles;
let python: PythonParser;
const models = new Map<string, LanguageModel>();
const model = (name: string): LanguageModel => {
  const found = models.get(name);
  if (!found) throw new Error(`${name} is not loaded`);
  return found;
};
beforeAll(async () => {
  files = await readModelFiles(join(process.cwd(), 'models'));
  python = await loadPython();
  for (const [name, runtime] of runtimes) models.set(name, await LanguageModel.load(files, runtime));
});
afterAll(async () => {
  for (const one of models.values()) await one.release();
});

/** Logits differ by so much where activations are rounded to 8 bits. */
const NEAR = 0.25;

/** Of what comes after a prompt. */
function distribution(logits: Float32Array): number[] {
  const most = Math.max(...logits);
  const weights = Array.from(logits, (logit) => Math.exp(logit - most));
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => one / sum);
}

describe.each(runtimes)('the %s runtime', (name, runtime) => {
  it('reads a prompt in one go and token by token alike', async () => {
    const { tokens } = new Prompt(queryOf('c = a + b', { a: '3', b: '4' }));
    const one = model(name);
    const whole = await one.read(tokens, one.empty(tokens));
    let cache = one.empty(tokens);
    let logits = new Float32Array(0);
    for (const token of tokens)
      ({ logits, cache } = (await one.read([token], cache)) as {
        logits: Float32Array<ArrayBuffer>;
        cache: typeof cache;
      });
    expect(cache.length).toBe(whole.cache.length);
    expect(logits.length).toBe(files.config.vocabulary);
    logits.forEach((logit, i) => {
      expect(Math.abs(logit - (whole.logits[i] ?? 0))).toBeLessThan(NEAR);
    });
  });

  it('says what follows each of several tokens, and goes on from the first of them', async () => {
    const { tokens } = new Prompt(queryOf('c = a + b', { a: '3', b: '4' }));
    const one = model(name);
    const { vocabulary } = files.config;
    const { cache } = await one.read(tokens, one.empty(tokens));
    const ahead = await one.read([7, 8, 9], cache, 3);
    const begun = one.kept([7], cache, ahead.cache);
    const [first, second] = [await one.read([7], cache), await one.read([10], begun)];
    first.logits.forEach((logit, i) => {
      expect(Math.abs(logit - (ahead.logits[i] ?? 0))).toBeLessThan(NEAR);
    });
    expect(ahead.logits.length).toBe(3 * vocabulary);
    const again = await one.read([10], first.cache);
    second.logits.forEach((logit, i) => {
      expect(Math.abs(logit - (again.logits[i] ?? 0))).toBeLessThan(NEAR);
    });
  });

  it('reads several sequences side by side as one by one', async () => {
    const { tokens } = new Prompt(queryOf('c = a + b', { a: '3', b: '4' }));
    const one = model(name);
    const { cache } = await one.read(tokens, one.empty(tokens));
    const rows = await one.readEach([7, 8], one.spread(cache, 2));
    const alone = await one.read([8], cache);
    rows.logits[1]?.forEach((logit, i) => {
      expect(Math.abs(logit - (alone.logits[i] ?? 0))).toBeLessThan(NEAR);
    });
  });

  it('answers', async () => {
    const predictor = new NeuralPredictor(model(name));
    const [, sum] = questions;
    if (!sum) throw new Error('there is a question');
    const { changes } = await predictor.predict(sum);
    expect(changes.map(({ value }) => value && printValue(value))).toEqual(['7']);
  });

  it('refuses what is no network, and one of another shape', async () => {
    await expect(LanguageModel.load({ ...files, model: Uint8Array.of(1, 2, 3) }, runtime)).rejects.toThrow(
      /^The model cannot be loaded/,
    );
    const config = { ...files.config, layers: files.config.layers + 1 };
    await expect(LanguageModel.load({ ...files, config }, runtime)).rejects.toThrow(/past_keys\.12 is missing/);
  });
});

describe('both runtimes', () => {
  it('find much the same probable', async () => {
    for (const question of questions) {
      const { tokens } = new Prompt(question);
      const [native = [], web = []] = await Promise.all(
        runtimes.map(async ([name]) => {
          const one = model(name);
          return distribution((await one.read(tokens, one.empty(tokens))).logits);
        }),
      );
      // Part of the probability that the one has elsewhere than the other.
      const distance = native.reduce((sum, p, i) => sum + Math.abs(p - (web[i] ?? 0)), 0) / 2;
      expect(distance).toBeLessThan(0.05);
    }
  });

  it('predict the same results of calls, nearly always', { timeout: 400_000 }, async () => {
    const cases = readCases(CASES);
    const right = new Map<string, number>();
    const said = new Map<string, string[]>();
    for (const [name] of runtimes) {
      const predictor = new NeuralPredictor(model(name));
      const answers: string[] = [];
      for (const one of cases)
        answers.push(String((await answerOutput({ parser: python, predictor }, one)).prediction));
      said.set(name, answers);
      right.set(name, answers.filter((answer, i) => answer === cases[i]?.output).length);
    }
    const differing = said.get('web')?.filter((answer, i) => answer !== said.get('native')?.[i]).length ?? 0;
    expect(differing).toBeLessThanOrEqual(Math.ceil(cases.length / 10));
    expect(Math.abs((right.get('web') ?? 0) - (right.get('native') ?? 0))).toBeLessThanOrEqual(
      Math.ceil(cases.length / 20),
    );
  });
});
