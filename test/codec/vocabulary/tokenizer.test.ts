import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { describe, expect, it } from 'vitest';
import { tokenizerJson, TOKENS } from '../../../src/codec/vocabulary/vocabulary';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

describe('models/tokenizer.json', () => {
  const file = read('../../../models/tokenizer.json');

  it('is the vocabulary of the codec', () => {
    expect(file).toEqual(tokenizerJson());
    expect(new Set(TOKENS).size).toBe(TOKENS.length);
  });

  it("gives the ids that Python's tokenizers gives", () => {
    const fixture = read('../../fixtures/codec/tokens.json') as { text: string; ids: number[] }[];
    const tokenizer = new Tokenizer(file as object, {});
    expect(fixture.length).toBeGreaterThan(3);
    for (const { text, ids } of fixture) expect(tokenizer.encode(text).ids).toEqual(ids);
  });
});
