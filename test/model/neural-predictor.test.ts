/** The shipped model behind the codec: whatever it has learned, these hold. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prompt } from '../../src/codec/step/prompt';
import { NoAnswerError, PredictionError, type Prediction } from '../../src/codec/query';
import { TOKENS } from '../../src/codec/vocabulary/vocabulary';
import { nativeNetwork } from '../../src/model/network/native-network';
import { readModelFiles } from '../../src/model/node/load-model';
import { LanguageModel } from '../../src/model/language-model';
import { NeuralPredictor } from '../../src/model/neural-predictor';
import { printValue } from '../../src/python/values/print';
import { queryOf } from '../support/query';

const folder = join(process.cwd(), 'models');
const files = await readModelFiles(folder);
let model: LanguageModel;
let predictor: NeuralPredictor;
beforeAll(async () => {
  model = await LanguageModel.load(files, nativeNetwork);
  predictor = new NeuralPredictor(model);
});
afterAll(async () => {
  await predictor.release();
});

const questions = [
  queryOf('x = 1'),
  queryOf('c = a + b', { a: '3', b: '4' }),
  queryOf("word = 'ab' + tail", { tail: "'cd'" }),
  queryOf('items.append(n)', { items: '[1]', n: '2' }),
  queryOf('for i in items:\n    print(i)', { items: '[5, 6]' }),
];

/** A prediction with its values as text. */
function plain(prediction: Prediction): unknown {
  return JSON.parse(
    JSON.stringify(prediction, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
  );
}

describe('the predictor', () => {
  it('knows what x = 1 does', async () => {
    const { changes, outcome } = await predictor.predict(queryOf('x = 1\ny = 2'));
    expect(changes.map(({ name, value }) => [name, value && printValue(value)])).toEqual([['x', '1']]);
    expect(outcome).toEqual({ kind: 'next', successor: 0 });
  });

  it('does not ask the network again what it has answered, whatever the names are and wherever it stands', async () => {
    const first = await predictor.predict(queryOf('count = count + step', { count: '17', step: '4' }));
    const { computeCost } = model;
    const again = await predictor.predict(queryOf('\n\nn = n + k', { n: '17', k: '4' }, { line: 3 }));
    expect(model.computeCost).toBe(computeCost);
    expect(again).toMatchObject({ computeCost: 0, confidence: first.confidence });
    expect(again.changes.map(({ name, value }) => [name, value])).toEqual([['n', first.changes[0]?.value]]);
    expect(again.values[0]).toMatchObject({ expression: 'n + k', range: { line: 3 } });
    await predictor.predict(queryOf('n = n + k', { n: '17', k: '5' }));
    expect(model.computeCost).toBeGreaterThan(computeCost);
  });

  it('tells those who wait for others what it has answered, too', async () => {
    const later = predictor.ranked(3);
    await predictor.predict(queryOf('c = a + b', { a: '31', b: '45' }));
    const { computeCost } = model;
    const [one, other] = await Promise.all([
      later.predict(queryOf('c = a + b', { a: '31', b: '45' })),
      predictor.predict(queryOf('c = a + b', { a: '31', b: '45' })),
    ]);
    expect(plain(one)).toEqual(plain(other));
    expect(model.computeCost).toBe(computeCost);
  });

  it('does some work before questions of later ranks are answered', async () => {
    const order: string[] = [];
    const work = predictor.ranked(2).ahead(async () => {
      await sleep(100);
      order.push('work');
    });
    const later = predictor.ranked(3).predict(queryOf('e = a - b', { a: '57', b: '38' }));
    await Promise.all([work, later.then(() => order.push('answer'))]);
    expect(order).toEqual(['work', 'answer']);
  });

  it('knows what return x does', async () => {
    const { outcome } = await predictor.predict(queryOf('def f(x):\n    return x', { x: '1' }, { line: 2 }));
    expect(outcome.kind === 'return' && printValue(outcome.value)).toBe('1');
  });

  it('says whether a step may be worked out part by part', () => {
    expect(predictor.policy.decompose).toBe(true);
    expect(new NeuralPredictor(model, { decompose: false }).policy.decompose).toBe(false);
    expect(new NeuralPredictor(model, { hypotheses: 1 }).policy.decompose).toBe(false);
  });

  it('is searched for another answer where the likeliest tokens lead to none', async () => {
    let reads = 0;
    const failing = new Proxy(model, {
      get(target, name) {
        if (name === 'read' && reads++ === 0) throw new PredictionError('<end> cannot stand here');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const { changes } = await new NeuralPredictor(failing).predict(queryOf('x = 1\ny = 2'));
    expect(changes.map(({ name, value }) => [name, value && printValue(value)])).toEqual([['x', '1']]);
    reads = 0;
    await expect(new NeuralPredictor(failing, { hypotheses: 1 }).predict(queryOf('x = 1\ny = 2'))).rejects.toThrow(
      PredictionError,
    );
  });

  it('answers the same each time', async () => {
    for (const query of questions) {
      const first = await new NeuralPredictor(model).predict(query);
      const again = await new NeuralPredictor(model).predict(query);
      // What was read before is not read again.
      expect(plain({ ...again, computeCost: 0 })).toEqual(plain({ ...first, computeCost: 0 }));
      expect(again.computeCost).toBeLessThanOrEqual(first.computeCost ?? 0);
      await predictor.predict(query);
      expect(plain(await predictor.predict(query))).toEqual({ ...(plain(first) as object), computeCost: 0 });
    }
  });

  it('is sure between 0 and 1', async () => {
    for (const query of questions) {
      const { confidence, outcomeConfidence, values, changes } = await predictor.predict(query);
      const all = [confidence, outcomeConfidence, ...[...values, ...changes].map((one) => one.confidence)];
      for (const one of all) {
        expect(one).toBeGreaterThan(0);
        expect(one).toBeLessThanOrEqual(1);
      }
      expect(confidence).toBeLessThanOrEqual(Math.min(...all) + 1e-9);
    }
  });

  it('answers questions asked at once as if they were asked one after the other', async () => {
    const alone = [];
    for (const query of questions) alone.push(plain(await predictor.predict(query)));
    const together = await Promise.all(questions.map(async (query) => plain(await predictor.predict(query))));
    expect(together).toEqual(alone);
  });

  it('refuses a question that is too long, and answers the next', async () => {
    const long = queryOf('y = x', { x: `'${'a'.repeat(2000)}'` });
    const [refused, answered] = await Promise.allSettled([
      predictor.predict(long),
      predictor.predict(queryOf('x = 1')),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(NoAnswerError) as unknown });
    expect(refused).toMatchObject({
      reason: { message: 'the statement and its values take more than 640 tokens' },
    });
    expect(answered.status).toBe('fulfilled');
  });

  it('stops when it is aborted, before or while it answers, and answers the next', async () => {
    const query = queryOf('x = 87');
    await expect(predictor.predict(query, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    const controller = new AbortController();
    const running = predictor.predict(query, { signal: controller.signal });
    setImmediate(() => {
      controller.abort();
    });
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect(predictor.predict(query)).resolves.toMatchObject({ outcome: { kind: 'next' } });
  });

  it('may be measured without constraints, where it can also fail', async () => {
    const free = new NeuralPredictor(model, { constrained: false });
    for (const query of questions) {
      const [answer] = await Promise.allSettled([free.predict(query)]);
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(PredictionError);
      else expect(answer.value.outcome.kind).toBeTypeOf('string');
    }
    const { changes } = await free.predict(queryOf('x = 1\ny = 2'));
    expect(changes.map(({ name }) => name)).toEqual(['x']);
  });
});

describe('the network', () => {
  const tokens = new Prompt(questions[1] ?? queryOf('x = 1')).tokens;

  it('reads tokens at once as it reads them one by one', async () => {
    const whole = await model.read(tokens, model.empty(tokens));
    let cache = model.empty(tokens);
    let logits = new Float32Array();
    for (const token of tokens) {
      const step = await model.read([token], cache);
      cache = step.cache;
      logits = Float32Array.from(step.logits);
    }
    expect(cache.length).toBe(tokens.length);
    expect(logits).toHaveLength(TOKENS.length);
    const range = Math.max(...whole.logits) - Math.min(...whole.logits);
    const apart = Math.max(...whole.logits.map((logit, i) => Math.abs(logit - (logits[i] ?? Infinity))));
    // Activations are quantized by the tensor, so a batch of tokens rounds otherwise than one.
    expect(apart / range).toBeLessThan(0.05);
  });

  it('lets an earlier rank go first, however it reads', async () => {
    const later = model.ranked(1);
    const { tokens } = new Prompt(queryOf('x = 1'));
    const { cache } = await later.read(tokens, later.empty(tokens));
    const log: string[] = [];
    let reads: Promise<unknown> = Promise.resolve();
    await model.answering(async () => {
      reads = Promise.all([
        later.read(tokens.slice(0, 1), cache).then(() => log.push('one')),
        later.readEach(tokens.slice(0, 2), later.spread(cache, 2)).then(() => log.push('rows')),
      ]);
      await model.read(tokens, model.empty(tokens));
      await model.read(tokens, model.empty(tokens));
      log.push('earlier');
    });
    await reads;
    expect(log[0]).toBe('earlier');
    expect(log).toHaveLength(3);
  });

  it('knows what the configuration says', () => {
    expect(model.config.vocabulary).toBe(TOKENS.length);
    expect(model.config.contextLength).toBeGreaterThanOrEqual(1024);
    expect(predictor.parameters).toBe(files.config.parameters);
    expect(files.model.length).toBeLessThan(15e6);
  });
});
