/** Operations in other words: templates that are known, and what goes into them by names. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../src/debugger/decompose/doubtful-parts';
import { inOtherWords } from '../../../src/debugger/decompose/other-words';
import { printValue } from '../../../src/python/values/print';
import { queryOf } from '../../support/query';

const NAMES = {
  fmt: "'{:<4}|{}'",
  line: "'%-4s|%d'",
  keyed: "'%(name)s: %(n)03d'",
  row: "('tea', 4)",
  rows: '[[1], [2]]',
  d: "{'name': 'tea', 'n': 4}",
  e: "{'n': 5}",
  s: "'tea'",
  w: '7',
  n: '4',
  ends: "('a', 'b')",
  w2: "'^9'",
  day: 'datetime.date(2023, 9, 8)',
  sets: '[{1}, {2}]',
  one: '{1}',
};

/** What is said instead, and what the names in it stand for. */
function said(expression: string): unknown {
  const query = queryOf(`y = ${expression}`, NAMES);
  const part = query.statement.subExpressions.at(-1);
  const words = part && inOtherWords(part, reader(query));
  return words && [words.text, [...words.names.values()].map((value) => printValue(value))];
}

describe('an operation in other words', () => {
  it.each([
    ['fmt.format(s, n)', "'{:<4}|{}'.format(s, n)", []],
    ['fmt.format(*row)', "'{:<4}|{}'.format(_given0, _given1)", ["'tea'", '4']],
    ["'{}{}'.format(*row)", "'{}{}'.format(_given0, _given1)", ["'tea'", '4']],
    ["'{name}'.format(**d)", "'{name}'.format(name=_given0, n=_given1)", ["'tea'", '4']],
    ['fmt.format(row[0], n)', "'{:<4}|{}'.format(_given0, n)", ["'tea'"]],
    ['line % (s, n)', "'%-4s|%d' % (s, n)", []],
    ["'%s|%d' % (*row,)", "'%s|%d' % (_given0, _given1)", ["'tea'", '4']],
    ['line % row', "'%-4s|%d' % (_given0, _given1)", ["'tea'", '4']],
    ['keyed % d', "'%s: %03d' % (_given0, _given1)", ["'tea'", '4']],
    ["f'{s:>{w}}|{n:{w}d}'", "f'{s:>7}|{n:7d}'", []],
    ["f'{s}: {day:%a %d.%m.}'", `f'{s}: {day.strftime("%a %d.%m.")}'`, []],
    ['d | e', '{**d, **e}', []],
    ['s.endswith(ends)', 'any(s.endswith(_end) for _end in ends)', []],
    ["format(n, '>4')", "f'{n:>4}'", []],
    ["format(row[0], '>4')", "f'{_given0:>4}'", ["'tea'"]],
    ['format(s, w2)', "f'{s:^9}'", []],
    ['str.upper(s)', 's.upper()', []],
    ["str.join('-', ends)", "'-'.join(ends)", []],
    ['set.union(*sets)', '_given0.union(_given1)', ['{1}', '{2}']],
    ['set.intersection(one)', 'one.copy()', []],
    ['dict.get(d, s, n)', 'd.get(s, n)', []],
    ['n ** 0.5', 'sqrt(_given0)', ['4']],
    ['math.sqrt(n)', 'sqrt(_given0)', ['4']],
    ['int(n ** 0.5)', 'isqrt(_given0)', ['4']],
    ['int(math.sqrt(n))', 'isqrt(_given0)', ['4']],
    ["s.startswith(('t', 'x'))", "any(s.startswith(_end) for _end in ('t', 'x'))", []],
  ])('%s is %s', (expression, text, names) => {
    expect(said(expression)).toEqual([text, names]);
  });

  it.each(["format(n, '08b')", "format(n, '.2f')", "'{}'.format(s)", "'%s' % s", "'%s|%d' % (s, n)", "f'{s:>7}'", 'keyed % e', 'unknown.format(s)', 'w % n', 's.endswith(s)', 's.endswith(ends, 1)', 'w | n', 'n ** 2', 'int(s)', 's ** 0.5', 'fmt.format(*unknown)'])('%s stays as it is', (expression) => {
    expect(said(expression)).toBeUndefined();
  }); // prettier-ignore
});
