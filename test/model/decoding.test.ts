import { describe, expect, it } from 'vitest';
import { Budget } from '../../src/codec/budget';
import type { Inversion } from '../../src/codec/function/function-query';
import { TokenPlaces } from '../../src/codec/values/token-places';
import { NoAnswerError, PredictionError } from '../../src/codec/query';
import { TokenReader } from '../../src/codec/step/answer/token-reader';
import { tokenId } from '../../src/codec/vocabulary/vocabulary';
import { decode } from '../../src/model/decoding';
import type { Network } from '../../src/model/language-model';
import { KeyValues } from '../../src/model/key-values';
import { SaidBefore } from '../../src/model/said-before';
import { distinct, drawAnswers, type RowNetwork } from '../../src/model/sampling';

const [zero, one, two, end] = ['0', '1', '2', '<end>'].map(tokenId) as [number, number, number, number];

/** A network that finds tokens as probable as the table says, and remembers what it was given. */
class TableNetwork implements RowNetwork {
  readonly config = {
    format: 1,
    layers: 1,
    heads: 1,
    headDim: 1,
    vocabulary: 2000,
    placeChannels: 5,
    contextLength: 64,
    parameters: 1,
    sha256: '',
  } as const;
  readonly said = new SaidBefore();
  readonly reads: (readonly number[])[] = [];
  computeCost = 0;

  constructor(private readonly logits: Readonly<Record<number, number>>) {}

  empty(): ReturnType<Network['empty']> {
    return { past: KeyValues.empty(this.config), length: 0, places: new TokenPlaces(), fromEnd: [] };
  }

  kept(...[tokens, before]: Parameters<Network['kept']>): ReturnType<Network['kept']> {
    return { ...before, length: before.length + tokens.length };
  }

  async read(...[tokens, cache, wanted = 1]: Parameters<Network['read']>): ReturnType<Network['read']> {
    this.reads.push(tokens);
    this.computeCost += 1;
    const { vocabulary } = this.config;
    const logits = new Float32Array(wanted * vocabulary).fill(-50);
    for (const [token, logit] of Object.entries(this.logits))
      for (let row = 0; row < wanted; row++) logits[row * vocabulary + Number(token)] = logit;
    return await Promise.resolve({ logits, cache: { ...cache, length: cache.length + tokens.length } });
  }

  spread(...[{ past, length, places }, count]: Parameters<RowNetwork['spread']>): ReturnType<RowNetwork['spread']> {
    return { past, length, places: Array.from({ length: count }, () => places.copy()) };
  }

  keep(...[rows, kept]: Parameters<RowNetwork['keep']>): ReturnType<RowNetwork['keep']> {
    return { ...rows, places: kept.flatMap((row) => rows.places[row] ?? []) };
  }

  async readEach(...[tokens, rows]: Parameters<RowNetwork['readEach']>): ReturnType<RowNetwork['readEach']> {
    const all = await Promise.all(tokens.map((token) => this.read([token], this.empty())));
    return { logits: all.map(({ logits }) => logits), rows: { ...rows, length: rows.length + 1 } };
  }
}

/** One digit, then the end. */
function digit(): TokenReader<number> {
  return new TokenReader(function* () {
    const token = yield [zero, one, two];
    yield [end];
    return token;
  });
}

describe('decoding', () => {
  it('reads the prompt and what is forced at once, and asks for nothing that is certain', async () => {
    const network = new TableNetwork({ [zero]: 1, [two]: 3, [end]: 9 });
    const reader = digit();
    await decode(network, [7, 8], [9], reader, {});
    expect(reader.prediction()).toBe(two);
    expect(network.reads).toEqual([[7, 8, 9]]);
    // `<end>`, of which the network is sure, cannot stand first.
    expect(reader.confidence()).toBeLessThan(0.01);
  });

  it('lets the model say anything where it is measured without constraints', async () => {
    const network = new TableNetwork({ [two]: 3, [end]: 9 });
    await expect(decode(network, [7], [], digit(), { constrained: false })).rejects.toThrow(PredictionError);
  });

  it('says nothing of tokens where the answer cannot be read', async () => {
    const network = new TableNetwork({ [two]: 3 });
    const deadEnd = new TokenReader<number>(function* () {
      yield [zero, two];
      yield [];
      return 0;
    });
    const unreadable = new NoAnswerError('the model gives no answer that can be read');
    await expect(decode(network, [7], [], deadEnd, {})).rejects.toThrow(unreadable);
    const impossible = new TableNetwork({ [end]: 9 });
    await expect(decode(impossible, [7], [], digit(), { constrained: false })).rejects.toThrow(unreadable);
  });

  it('gives up what does not fit, and stops when it is aborted', async () => {
    const network = new TableNetwork({ [two]: 3 });
    const long = Array.from({ length: 65 }, () => 7);
    await expect(decode(network, long, [], digit(), {})).rejects.toThrow('does not fit');
    await expect(decode(network, [7], [], digit(), { longest: 1 })).rejects.toThrow('longer than 1 tokens');
    const signal = AbortSignal.abort();
    await expect(decode(network, [7], [], digit(), { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('drawn answers', () => {
  /** Numbers from 0 up to 1, evenly spread. */
  function evenly(): () => number {
    let count = 0;
    return () => (count++ * 0.37) % 1;
  }

  it('begin with the most probable one, come as often as they are probable, and read the prompt once', async () => {
    const network = new TableNetwork({ [zero]: Math.log(3), [one]: Math.log(1), [two]: -20 });
    const drawn: (number | undefined)[] = [];
    for await (const answer of drawAnswers(network, [7, 8], digit, evenly(), { rows: 8 })) {
      drawn.push(answer);
      if (drawn.length === 101) break;
    }
    expect(network.reads).toEqual([[7, 8]]);
    expect(drawn[0]).toBe(zero);
    const share = drawn.slice(1).filter((token) => token === zero).length / 100;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.85);
    // Too unlikely to be drawn.
    expect(drawn).not.toContain(two);
  });

  it('pass over what cannot be read to its end', async () => {
    const network = new TableNetwork({ [zero]: 1, [one]: 1 });
    const picky = (): TokenReader<number> =>
      new TokenReader(function* () {
        const token = yield [zero, one];
        if (token === zero) throw new PredictionError('no zero');
        return token;
      });
    const drawn: (number | undefined)[] = [];
    for await (const answer of drawAnswers(network, [7], picky, evenly(), { rows: 3 })) {
      drawn.push(answer);
      if (drawn.length === 20) break;
    }
    expect(new Set(drawn)).toEqual(new Set([undefined, one]));
  });

  const passes = (computeCost: number): Budget => new Budget({ computeCost, milliseconds: Infinity }, 'the search');
  const inversion = (value: bigint, confidence: number): Inversion => ({
    arguments: [{ name: 'x', value: { kind: 'int', value } }],
    confidence,
  });
  async function* listed(all: readonly (Inversion | undefined)[]): AsyncGenerator<Inversion | undefined> {
    for (const each of all) yield await Promise.resolve(each);
  }

  it('are different ones, the most probable first', async () => {
    const all = [inversion(1n, 0.2), undefined, inversion(2n, 0.5), inversion(1n, 0.2), inversion(3n, 0.1)];
    const found = await distinct(listed(all), { candidates: 3 });
    expect(found.map(({ confidence }) => confidence)).toEqual([0.5, 0.2, 0.1]);
  });

  it('end when there are no more different ones', async () => {
    const same = Array.from({ length: 50 }, () => inversion(1n, 0.9));
    expect(await distinct(listed(same), { candidates: 2 })).toHaveLength(1);
  });

  it('end when the budget is spent, but not before there is one at all', async () => {
    const network = new TableNetwork({ [zero]: 1 });
    const drawn: (number | undefined)[] = [];
    for await (const answer of drawAnswers(network, [7], digit, evenly(), { rows: 4, budget: passes(1) }))
      drawn.push(answer);
    expect(drawn).toEqual([zero, zero, zero, zero]);
  });

  it('end in the end even where there is none', async () => {
    const network = new TableNetwork({ [zero]: 1 });
    const endless = (): TokenReader<number> =>
      new TokenReader(function* () {
        for (;;) yield [zero, one];
      });
    const drawn: (number | undefined)[] = [];
    for await (const answer of drawAnswers(network, [7], endless, evenly(), { rows: 4, budget: passes(0.5) }))
      drawn.push(answer);
    expect(drawn).toEqual([undefined, undefined, undefined, undefined]);
    expect(network.reads).toHaveLength(1);
  });
});

it('an answer that takes more than its limit is given up, with the reason', async () => {
  const network = new TableNetwork({ [one]: 0 });
  const limit = {
    get isPassed() {
      return network.reads.length >= 3;
    },
    reason: 'the statement takes more than 5 seconds',
  };
  const endless = new TokenReader(function* () {
    for (;;) yield [zero, one];
  });
  await expect(decode(network, [zero], [], endless, { limit })).rejects.toThrow(new NoAnswerError(limit.reason));
  expect(network.reads).toHaveLength(3);
});
