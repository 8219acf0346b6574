/** How sure an answer is of what the model is often wrong about. */
import { describe, expect, it } from 'vitest';
import { withCeilings } from '../../../src/debugger/decompose/ceilings';
import { parseValue } from '../../../src/python/values/literal';
import { queryOf } from '../../support/query';

const NAMES = {
  r: 'range(0, 9)',
  x: '1.2',
  half: '0.5',
  n: '3',
  s: "'Beyoncé'",
  plain: "'abc'",
  b: "b'caf\\xe9'",
  below: '-7.5',
  odd: '2.675',
  colour: "'\\x1b[0m'",
};

/** The confidence of the last part, and of the whole, where the model is sure. */
function sure(statement: string, done = false): readonly number[] {
  const query = queryOf(statement, NAMES);
  const value = parseValue("'said'");
  const values = query.statement.subExpressions.map(({ text, range }) => ({ expression: text, range, value, confidence: 0.99 })); // prettier-ignore
  const outcome = { kind: 'next', successor: 0 } as const;
  const changes = [{ name: 'y', value, confidence: 0.99 }];
  const said = withCeilings(
    query,
    { values, output: '', changes, outcome, outcomeConfidence: 1, confidence: 0.99 },
    done ? new Set(query.statement.subExpressions) : new Set(),
  );
  return [said.values.at(-1)?.confidence ?? said.confidence, said.changes[0]?.confidence ?? 0, said.confidence];
}

describe('the confidence of an answer', () => {
  it.each([
    ['y = x + 2.4', 0.8],
    ["y = f'{odd:.2f}'", 0.6],
    ["y = f'{odd:.1f}'", 0.99],
    ["y = '%.2f' % odd", 0.6],
    ["y = '{:>8.2f}'.format(odd)", 0.6],
    ["y = f'{n:c}'", 0.6],
    ["y = f'{odd:.2e}'", 0.6],
    ['y = round(odd, 2)', 0.6],
    ['y = round(odd)', 0.99],
    ['y = round(half)', 0.6],
    ['y = 0.1 + 0.2', 0.8],
    ['y = json.dumps([n, s])', 0.5],
    ['y = json.dumps([n, plain])', 0.99],
    ['y = n * x', 0.8],
    ['x += 2.4', 0.8],
    ['y = below % n', 0.6],
    ['y = colour.isprintable()', 0.5],
    ['y = s.upper()', 0.5],
    ["y = s.encode('ascii')", 0.5],
    ["y = b.decode('ascii', 'ignore')", 0.5],
  ])('of %s is no more than %d', (statement, most) => {
    expect(sure(statement)).toEqual([most, most, most]);
  });

  it('of what could be gone through is low where there was no time for it', () => {
    for (const text of ["plain.startswith('b', 1)", "'-'.join(plain)", "n == 'a'", 'n in r']) {
      expect(sure(`y = ${text}`).at(-1)).toBe(0.6);
      expect(sure(`y = ${text}`, true).at(-1)).toBe(0.99);
    }
  });

  it.each([
    'y = half + 2.25',
    'y = n + 1',
    'y = x < 2.4',
    'y = plain.upper()',
    'y = plain.isprintable()',
    'y = x % n',
    's.encode()',
    'y = s[::-1]',
    'n += 1',
  ])('of %s is what the model says', (statement) => {
    expect(sure(statement)).toEqual([0.99, 0.99, 0.99]);
  });
});
