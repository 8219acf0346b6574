import { describe, expect, it } from 'vitest';
import { AnswerMemory, memoryKey, readAgain, Recorded } from '../../../src/model/predict/answer-memory';
import type { ReadableAnswer } from '../../../src/codec/step/answer/token-reader';

/** Takes so many tokens of those that are allowed. */
class Words implements ReadableAnswer<readonly number[]> {
  private readonly tokens: number[] = [];

  constructor(
    private readonly words: readonly number[],
    private readonly count: number,
  ) {}

  get done(): boolean {
    return this.tokens.length === this.count;
  }

  allowed(): readonly number[] {
    return this.done ? [] : this.words;
  }

  push(token: number): void {
    this.tokens.push(token);
  }

  prediction(): readonly number[] {
    return this.tokens;
  }
}

function said(...tokens: readonly number[]): ReturnType<Recorded<unknown>['prediction']>['said'] {
  const recorded = new Recorded(new Words([1, 2, 3], tokens.length));
  for (const token of tokens) recorded.push(token, 0.5);
  return recorded.prediction().said;
}

describe('answers that are remembered', () => {
  it('are read again by the same grammar', () => {
    expect(readAgain(said(1, 3), new Words([1, 2, 3], 2))).toEqual([1, 3]);
  });

  it('are not read by another one, which has other choices', () => {
    expect(readAgain(said(1, 3), new Words([1, 2, 3, 4], 2))).toBeUndefined();
    expect(readAgain(said(1, 3), new Words([1, 2, 3], 3))).toBeUndefined();
  });

  it('are told apart by the prompt and by what the answer has to begin with', () => {
    const keys = [memoryKey([1, 2], []), memoryKey([1], [2]), memoryKey([], [1, 2])];
    expect(new Set(keys).size).toBe(3);
  });

  it('are given up when they take too much room, those first that were not wanted for longest', () => {
    const memory = new AnswerMemory(100);
    for (const key of ['a', 'b', 'c', 'd']) memory.set(key, { greedy: said(1, 2) });
    expect(memory.get('a')).toBeDefined();
    memory.set('e', { greedy: said(1, 2) });
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => memory.get(key) !== undefined)).toEqual([
      true, false, true, true, true,
    ]); // prettier-ignore
  });

  it('may be two of one prompt: the first one, and the most probable one', () => {
    const memory = new AnswerMemory();
    memory.set('a', { greedy: said(1) });
    memory.set('a', { searched: said(2) });
    expect(memory.get('a')).toEqual({ greedy: said(1), searched: said(2) });
    expect(memory.size).toBe(1);
  });

  it('take no more room however many there are', () => {
    const memory = new AnswerMemory(1000);
    for (let i = 0; i < 10_000; i++) memory.set(String(i), { greedy: said(1, 2, 3) });
    expect(memory.size).toBeLessThan(50);
  });
});
