/** What is read of a list after something was taken from it, by the order of evaluation. */
import { expect, it } from 'vitest';
import { readAfterTaking } from '../../../src/debugger/operands/read-after-taking';
import { queryOf } from '../../support/query';

it.each([
  ['x = xs.pop() + len(xs)', 'xs'],
  ['x = [xs.popleft(), *xs]', 'xs'],
  ['xs = xs.pop()', 'xs'],
  ['xs = xs.setdefault(1, [])', 'xs'],
  ['x = xs.setdefault(1, [])', undefined],
  ['x = len(xs) + xs.pop()', undefined],
  ['x = xs.pop() + xs.pop()', undefined],
  ['x = xs.pop() if xs else 0', undefined],
  ['x = xs.index(3) + len(xs)', undefined],
])('%s', (text, name) => {
  const { statement } = queryOf(text, { xs: '[1, 2, 3]' });
  const part = statement.subExpressions.find(({ operatorKind }) => operatorKind === 'method');
  if (!part?.node) throw new Error('there is no such call');
  expect(readAfterTaking(statement, { node: part.node, range: part.range })).toBe(name);
});
