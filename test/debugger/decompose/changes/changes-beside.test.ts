/** What operands change on the way is asked about by itself. */
import { describe, expect, it } from 'vitest';
import type { ComputedValue } from '../../../../src/codec/query';
import { changeBeside } from '../../../../src/debugger/decompose/changes/changes-beside';
import { queryOf } from '../../../support/query';

/** @param told parts whose values the model has told */
function changed(statement: string, told: readonly string[]): string | undefined {
  const query = queryOf(statement, { seen: '{1}', xs: '[1]', log: '<Log>', x: '2', 'self.people': '{2: 3}' });
  const values = query.statement.subExpressions.flatMap(({ text, range }): ComputedValue[] =>
    told.includes(text) ? [{ expression: text, range, value: { kind: 'none' }, confidence: 1 }] : [],
  );
  return changeBeside(query, { values })?.text;
}

describe('a change beside the value', () => {
  it.each([
    ['y = x in seen or seen.add(x)', 'seen.add(x)', 'seen'],
    ['if not xs.append(x + 1):\n    pass', 'xs.append(x + 1)', 'xs'],
    ['return xs.sort()', 'xs.sort()', 'xs'],
    ['if not xs or xs.pop() != x:\n    pass', 'xs.pop()', 'xs'],
    // It is asked about as a name.
    ['return self.people.pop(x, None) is not None', 'self.people.pop(x, None)', 'self.people'],
  ])('%s', (statement, part, name) => {
    expect(changed(statement, [part])).toBe(`def f():\n    ${part}\n    return ${name}\n`);
    // The other operand has decided.
    expect(changed(statement, [])).toBeUndefined();
  });

  it.each([
    ['xs.append(x)', ['xs.append(x)']],
    ['y = log.append(x)', ['log.append(x)']],
    ['y = xs.index(x)', ['xs.index(x)']],
    ['y = xs.append(x), xs.sort()', ['xs.append(x)', 'xs.sort()']],
    ['return self.rest.pop(x) is not None', ['self.rest.pop(x)']],
  ])('is none of %s', (statement, told) => {
    expect(changed(statement, told)).toBeUndefined();
  });
});
