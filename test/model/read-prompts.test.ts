/** What of a prompt need not be read again. */
import { describe, expect, it } from 'vitest';
import { KeyValues } from '../../src/model/key-values';
import { ReadPrompts, type PromptKey } from '../../src/model/read-prompts';

/** Two numbers for each token. */
const keyOf = (...tokens: number[]): PromptKey => Int16Array.from(tokens.flatMap((token) => [token, token % 2]));

function pastOf(capacity: number): KeyValues {
  const none = KeyValues.empty({ layers: 1, heads: 1, headDim: 1 });
  return none.select([0], capacity - 16);
}

describe('prompts that were read', () => {
  it('are begun with as far as they are the same', () => {
    const prompts = new ReadPrompts(2);
    const [one, other] = [pastOf(64), pastOf(64)];
    prompts.add(keyOf(1, 2, 3, 4), one);
    prompts.add(keyOf(1, 2, 5), other);
    expect(prompts.beginning(keyOf(1, 2, 3, 9, 9))).toEqual({ past: one, length: 3 });
    expect(prompts.beginning(keyOf(1, 2, 5, 9, 9))).toEqual({ past: other, length: 3 });
    expect(prompts.beginning(keyOf(7, 2, 3))).toBeUndefined();
  });

  it('are read from their last but one token on at least', () => {
    const prompts = new ReadPrompts(2);
    const past = pastOf(64);
    prompts.add(keyOf(1, 2, 3), past);
    expect(prompts.beginning(keyOf(1, 2, 3))).toEqual({ past, length: 1 });
    expect(prompts.beginning(keyOf(1, 2))).toBeUndefined();
  });

  it('are other ones where a token stands in another place', () => {
    const prompts = new ReadPrompts(2);
    prompts.add(keyOf(1, 2, 3), pastOf(64));
    const moved = keyOf(1, 2, 3, 4, 5);
    moved[3] = 9;
    expect(prompts.beginning(moved)?.length).toBe(1);
  });

  it('are forgotten where there is no room, those first that were used longest ago', () => {
    const prompts = new ReadPrompts(2);
    prompts.add(keyOf(1, 2, 3), pastOf(1024));
    prompts.add(keyOf(4, 5, 6), pastOf(1024));
    expect(prompts.beginning(keyOf(1, 2, 9, 9))?.length).toBe(2);
    prompts.add(keyOf(7, 8, 9), pastOf(1024));
    expect(prompts.beginning(keyOf(4, 5, 9, 9))).toBeUndefined();
    expect(prompts.beginning(keyOf(1, 2, 9, 9))?.length).toBe(2);
    expect(prompts.beginning(keyOf(7, 8, 1, 9))?.length).toBe(2);
  });
});
