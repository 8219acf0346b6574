import { expect, it } from 'vitest';
import { TypedInput } from '../../../src/adapter/session/typed-input';

it('gives a line to the question that asked for it, once', async () => {
  const sent: unknown[] = [];
  const input = new TypedInput((event) => sent.push(event.body));
  const first = input.ask('name? ');
  const second = input.ask('');
  expect(sent).toEqual([
    { id: 1, prompt: 'name? ' },
    { id: 2, prompt: '' },
  ]);
  expect(input.answer(2, 'two')).toBe(true);
  expect(input.answer(1, undefined)).toBe(true);
  expect(await Promise.all([first, second])).toEqual([undefined, 'two']);
  expect(input.answer(1, 'late')).toBe(false);
});

it('tells the line that waits', () => {
  const sent: unknown[] = [];
  const input = new TypedInput(
    (event) => sent.push(event.body),
    () => ({ line: 5, path: '/a.py' }),
  );
  void input.ask('> ');
  expect(sent).toEqual([{ id: 1, prompt: '> ', line: 5, path: '/a.py' }]);
});

it('waits no longer than the run that asks', async () => {
  const run = new AbortController();
  const sent: unknown[] = [];
  const input = new TypedInput((event) => sent.push([event.event, event.body]));
  const asked = input.ask('', run.signal);
  run.abort();
  // Whoever is asked need not answer any more.
  expect(sent.at(-1)).toEqual(['inputGone', { id: 1 }]);
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(input.answer(1, 'x')).toBe(false);
  await expect(input.ask('', run.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
