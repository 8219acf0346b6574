import { describe, expect, it } from 'vitest';
import { masked } from '../../../src/cli/samples/masking';
import { Prompt } from '../../../src/codec/step/prompt';
import { writeAnswer, type Answer } from '../../../src/codec/step/answer/answer-writer';
import { tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { queryOf } from '../../support/query';

const answer: Answer = { values: [], output: '', changes: [], outcome: { kind: 'next', successor: 1 } };

function textOf(source: string, values: Record<string, string>): string | undefined {
  const sample = masked({ prompt: new Prompt(queryOf(source, values)), answer }, 1);
  return sample?.prompt.tokens.map(tokenText).join(' ');
}

describe('masked samples', () => {
  it('say the type of what is not known, and what really happened', () => {
    expect(textOf('if n > 3:\n    pass', { n: '17' })).toBe(
      '<step> if v0 > 3 <values> v0 = <unknown> <class> int <do>',
    );
    const sample = masked({ prompt: new Prompt(queryOf('if n > 3:\n    pass', { n: '17' })), answer }, 1);
    expect(sample && writeAnswer(sample.prompt, sample.answer).map(tokenText)).toEqual(['L1', '<end>']);
  });

  it('keep values that are not chosen, and always choose one', () => {
    const texts = Array.from({ length: 40 }, (_, n) => textOf('if a > b:\n    pass', { a: String(n), b: "'x'" }) ?? '');
    const counts = texts.map((text) => text.split('<unknown>').length - 1);
    expect(new Set(counts)).toEqual(new Set([1, 2]));
    expect(texts.some((text) => text.includes('<class> str'))).toBe(true);
  });

  it('come to nothing without values, and say the same each time', () => {
    expect(textOf('if len:\n    pass', {})).toBeUndefined();
    expect(textOf('if a > b:\n    pass', { a: '1', b: '2' })).toBe(textOf('if a > b:\n    pass', { a: '1', b: '2' }));
  });

  it('are a share', () => {
    const all = Array.from({ length: 400 }, (_, n) => new Prompt(queryOf('if n > 3:\n    pass', { n: String(n) })));
    const count = all.filter((prompt) => masked({ prompt, answer }, 0.25)).length;
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
  });
});
