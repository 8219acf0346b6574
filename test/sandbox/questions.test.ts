import { describe, expect, it } from 'vitest';
import { Questions } from '../../src/sandbox/questions';

const nothing = (): void => undefined;

describe('questions to an evaluator', () => {
  it('are answered in the order in which they came', async () => {
    const questions = new Questions();
    const [first, second] = ['a', 'b'].map((text) => questions.add(text, 100, undefined, nothing));
    for (const expected of ['a', 'b']) {
      expect(questions.next()?.text).toBe(expected);
      expect(questions.asked?.text).toBe(expected);
      questions.done()?.resolve(expected.toUpperCase());
    }
    expect(await Promise.all([first, second])).toEqual(['A', 'B']);
    expect(questions.areThere).toBe(false);
  });

  it('that are not needed any more do not wait', async () => {
    const questions = new Questions();
    const end = new AbortController();
    const waiting = questions.add('a', 100, end.signal, nothing);
    end.abort();
    await expect(waiting).rejects.toThrow('not needed any more');
    expect(questions.areThere).toBe(false);
    await expect(questions.add('b', 100, end.signal, nothing)).rejects.toThrow('not needed any more');
    expect(questions.next()).toBeUndefined();
  });

  it('are all rejected together, the one that is being answered too', async () => {
    const questions = new Questions();
    const all = ['a', 'b'].map((text) => questions.add(text, 100, undefined, nothing));
    questions.next();
    questions.rejectAll(new Error('gone'));
    for (const { status } of await Promise.allSettled(all)) expect(status).toBe('rejected');
    expect(questions.areThere).toBe(false);
  });
});
