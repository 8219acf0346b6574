import { expect, it } from 'vitest';
import { LostSessions } from '../../../src/extension/session/lostSessions';

const at = (step: number) => ({ step, last: step, isRepeatable: true });
const [one, two] = [{ name: 'one' }, { name: 'two' }];

it('sessions that were there when their process ended are lost where they stood last, once', () => {
  const lost = new LostSessions<object>();
  lost.stopped(one, at(3));
  lost.stopped(one, at(5));
  lost.stopped(two, at(1));
  expect(lost.take(1000)).toEqual([
    { session: one, place: at(5) },
    { session: two, place: at(1) },
  ]);
  expect(lost.take(1000)).toEqual([]);
});

it('a session whose program has ended is not lost, nor one that was left before', () => {
  const lost = new LostSessions<object>();
  lost.stopped(one, at(3));
  lost.stopped(two, at(4));
  lost.ended(one);
  lost.left(two, 1000);
  expect(lost.take(9000)).toEqual([]);
});

it('one is lost that the client has left because its process was gone, and one that went on after all', () => {
  const lost = new LostSessions<object>();
  lost.stopped(one, at(3));
  lost.left(one, 1000);
  expect(lost.take(1200)).toEqual([{ session: one, place: at(3) }]);
  lost.stopped(two, at(4));
  lost.left(two, 1000);
  lost.stopped(two, at(6));
  expect(lost.take(9000)).toEqual([{ session: two, place: at(6) }]);
});
