import { describe, expect, it } from 'vitest';
import { PredictionError } from '../../src/codec/query';
import { TokenReader } from '../../src/codec/step/answer/token-reader';
import { tokenId, TOKENS, tokenText } from '../../src/codec/vocabulary/vocabulary';
import type { Reading } from '../../src/codec/values/cursor';
import type { Network } from '../../src/model/language-model';
import { SaidBefore } from '../../src/model/said-before';
import type { Cache } from '../../src/model/language-model';
import { bestAnswers } from '../../src/model/n-best';

/** Probabilities of the next token by the answer so far; what is left over goes to `<pad>`. */
type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A network that looks its answers up. `reads` counts the tokens it was given. */
function networkOf(table: Table, contextLength = 100): { network: Network; reads: string[] } {
  const reads: string[] = [];
  const seen = new WeakMap<Cache, readonly number[]>();
  const cacheOf = (tokens: readonly number[]): Cache => {
    const cache = { length: tokens.length } as Cache;
    seen.set(cache, tokens);
    return cache;
  };
  const network: Network = {
    config: { contextLength } as Network['config'],
    said: new SaidBefore(),
    empty: () => cacheOf([]),
    kept: (tokens, before) => cacheOf([...(seen.get(before) ?? []), ...tokens]),
    async read(tokens, cache) {
      await Promise.resolve();
      const all = [...(seen.get(cache) ?? []), ...tokens];
      const text = all.slice(1).map(tokenText).join(' ');
      reads.push(text);
      const next = Object.entries(table[text] ?? {});
      const rest = 1 - next.reduce((sum, [, probability]) => sum + probability, 0);
      const logits = new Float32Array(TOKENS.length).fill(-50);
      for (const [token, probability] of [...next, ['<pad>', Math.max(rest, 1e-9)] as const])
        logits[tokenId(token)] = Math.log(probability);
      return { logits, cache: cacheOf(all) };
    },
  };
  return { network, reads };
}

interface Said {
  readonly text: string;
  readonly confidence: number;
}

/** Digits up to `<end>`; a `-` has to be followed by a 7. */
const start = (): TokenReader<Said> =>
  new TokenReader(function* (tokens): Reading<Said> {
    let text = '';
    for (;;) {
      const token = tokenText(yield ['1', '2', '3', '-', '<end>'].map(tokenId));
      if (token === '<end>') return { text, confidence: tokens.confidence() };
      text += token;
      if (token === '-') text += tokenText(yield [tokenId('7')]);
      if (text.length > 4) throw new PredictionError('too long');
    }
  });

const PROMPT = [tokenId('<undo>')];
const TABLE: Table = {
  '': { '1': 0.5, '2': 0.4, '-': 0.1 },
  '1': { '1': 0.4, '<end>': 0.3, '2': 0.3 },
  '2': { '<end>': 0.9 },
  '- 7': { '<end>': 1 },
  '1 1': { '<end>': 1 },
  '1 2': { '<end>': 1 },
};

const texts = (all: readonly Said[]): string[] => all.map(({ text, confidence }) => `${text} ${confidence.toFixed(2)}`);

describe('several answers', () => {
  it('are the most probable ones as a whole, best first', async () => {
    const { network } = networkOf(TABLE);
    expect(texts(await bestAnswers(network, PROMPT, start, { candidates: 4 }))).toEqual([
      '2 0.36',
      '11 0.20',
      '1 0.15',
      '12 0.15',
    ]);
    expect(texts(await bestAnswers(network, PROMPT, start, { candidates: 2 }))).toEqual(['2 0.36', '11 0.20']);
  });

  it('are no more than there are, and each only once', async () => {
    const { network } = networkOf(TABLE);
    const all = await bestAnswers(network, PROMPT, start, { candidates: 16 });
    expect(texts(all)).toEqual(['2 0.36', '11 0.20', '1 0.15', '12 0.15', '-7 0.10']);
  });

  it('are looked for among as many as are wanted to be followed, and among those better than a known one', async () => {
    expect(texts(await bestAnswers(networkOf(TABLE).network, PROMPT, start, { candidates: 1 }))).toEqual(['11 0.20']);
    const wide = networkOf(TABLE);
    expect(texts(await bestAnswers(wide.network, PROMPT, start, { candidates: 1, width: 3 }))).toEqual(['2 0.36']);
    const narrow = networkOf(TABLE);
    const options = { candidates: 1, width: 3, worst: 0.3 };
    expect(texts(await bestAnswers(narrow.network, PROMPT, start, options))).toEqual(['2 0.36']);
    expect(narrow.reads).toEqual(['', '1', '2']);
    expect(wide.reads.length).toBeGreaterThan(narrow.reads.length);
    await expect(bestAnswers(networkOf(TABLE).network, PROMPT, start, { ...options, worst: 0.4 })).rejects.toThrow(
      PredictionError,
    );
  });

  it('ask nothing where only one token can come', async () => {
    const { network, reads } = networkOf({ '': { '-': 1 }, '- 7': { '<end>': 1 } });
    expect(texts(await bestAnswers(network, PROMPT, start, { candidates: 1 }))).toEqual(['-7 1.00']);
    expect(reads).toEqual(['', '- 7']);
    const only = (): TokenReader<string> =>
      new TokenReader(function* (): Reading<string> {
        return tokenText(yield [tokenId('<end>')]);
      });
    expect(await bestAnswers(networkOf({}).network, PROMPT, only, { candidates: 3 })).toEqual(['<end>']);
  });

  it('are given up where their end cannot be read', async () => {
    const endless: Table = {
      '': { '1': 1 },
      '1': { '1': 1 },
      '1 1': { '1': 1 },
      '1 1 1': { '1': 1 },
      '1 1 1 1': { '1': 1 },
    };
    await expect(bestAnswers(networkOf(endless).network, PROMPT, start, { candidates: 1 })).rejects.toThrow(
      PredictionError,
    );
    await expect(bestAnswers(networkOf(TABLE, 0).network, PROMPT, start, { candidates: 2 })).rejects.toThrow(
      PredictionError,
    );
  });

  it('stop when they are told to', async () => {
    const options = { candidates: 2, signal: AbortSignal.abort() };
    await expect(bestAnswers(networkOf(TABLE).network, PROMPT, start, options)).rejects.toThrow(/abort/);
  });
});
