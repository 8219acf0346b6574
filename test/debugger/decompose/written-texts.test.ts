/** Dates, decimal numbers and texts of known parts are known before the question. */
import { describe, expect, it } from 'vitest';
import {
  finished,
  printedTexts,
  withTextsAsWritten,
  withWrittenTexts,
} from '../../../src/debugger/decompose/written-texts';
import type { Prediction } from '../../../src/codec/query';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { queryOf } from '../../support/query';

const NAMES = {
  day: 'datetime.date(2024, 3, 1)',
  at: 'datetime.datetime(2024, 3, 1, 14, 5)',
  n: '4',
  fmt: "'%d/%m'",
  price: "Decimal('2.50')",
  missing: "KeyError('tea')",
  bad: "ValueError('not 4')",
  empty: 'RuntimeError()',
  parts: '(9, 5)',
  numbers: 'range(2, 9)',
  several: "ValueError('not', 4)",
};

function known(code: string, names: Readonly<Record<string, string>> = NAMES): Record<string, string> {
  const { computed } = withWrittenTexts(queryOf(code, names));
  return Object.fromEntries(computed.map(({ expression, value }) => [expression, printValue(value)]));
}

describe('what is known of dates, decimal numbers and texts', () => {
  it.each([
    ['x = date(2024, n, 1)', { 'date(2024, n, 1)': 'datetime.date(2024, 4, 1)' }],
    ['x = datetime.datetime(2024, 3, 1)', { 'datetime.datetime(2024, 3, 1)': 'datetime.datetime(2024, 3, 1, 0, 0)' }],
    ['x = date(2024, 3, 1).isoformat()', { 'date(2024, 3, 1)': 'datetime.date(2024, 3, 1)', 'date(2024, 3, 1).isoformat()': "'2024-03-01'" }],
    ['x = day.strftime(fmt)', { 'day.strftime(fmt)': "'01/03'" }],
    ['x = str(at)', { 'str(at)': "'2024-03-01 14:05:00'" }],
    ['x = at.hour * 60 + at.minute', { 'at.hour': '14', 'at.minute': '5' }],
    ['x = date(2024, 13, 1)', {}],
    ['x = date(2024, 2, 30)', {}],
    ['x = date(2024, month, 1)', {}],
    ['x = f"{day:%d.%m.} and {at}"', { 'f"{day:%d.%m.} and {at}"': "'01.03. and 2024-03-01 14:05:00'" }],
    ['x = f"{n}"', { 'f"{n}"': "'4'" }],
    ['x = f"{n:>3}|{fmt!r:<9}|{n:>{n}}|{n=}"', { 'f"{n:>3}|{fmt!r:<9}|{n:>{n}}|{n=}"': '"  4|\'%d/%m\'  |   4|n=4"' }],
    ['x = f"{(n,)} {price:.3f} {price:>6}"', { 'f"{(n,)} {price:.3f} {price:>6}"': "'(4,) 2.500   2.50'" }],
    ['x = "late" if True else "in time"', { '"late" if True else "in time"': "'late'" }],
    ['x = n if False else fmt', { 'n if False else fmt': "'%d/%m'" }],
    ['x = "late" if n > 3 else "in time"', {}],
    ['x = f"{n + 1}"', {}],
    ['x = ", ".join([n])', {}],
    ['x = str(n)', {}],
    ['x = Decimal("0.10")', { 'Decimal("0.10")': "Decimal('0.10')" }],
    ['x = float(price) + int(price)', { 'float(price)': '2.5' }],
    ['x = str(price)', { 'str(price)': "'2.50'" }],
    ['x = day + n', {}],
    ['x = f"no {missing}: {bad}{empty}"', { 'f"no {missing}: {bad}{empty}"': '"no \'tea\': not 4"' }],
    ['x = "%d:%02d, %d" % (*parts, n)', { '"%d:%02d, %d" % (*parts, n)': "'9:05, 4'" }],
    ['x = "%d:%02d" % (*others,)', {}],
    ['x = f"{numbers}"', { 'f"{numbers}"': "'range(2, 9)'" }],
    ['x = f"{several}"', { 'f"{several}"': `"('not', 4)"` }],
  ])('%s', (code, values) => {
    expect(known(code)).toEqual(values);
  }); // prettier-ignore

  it.each([
    ['raise ValueError(f"{fmt!r} is out")', { type: 'ValueError', message: "'%d/%m' is out" }],
    ['raise KeyError(fmt) from None', { type: 'KeyError', message: "'%d/%m'" }],
    ['raise ValueError(n)', undefined],
    ['raise ValueError(fmt, n)', undefined],
    ['raise n(fmt)', undefined],
    ['raise ValueError(fmt) from n()', undefined],
  ])('is all that is raised: %s', (code, exception) => {
    const outcome = finished(withWrittenTexts(queryOf(code, NAMES)), [])?.outcome;
    expect(outcome).toEqual(exception && { kind: 'raise', exception });
  });

  it('is nothing of the header of a loop that has begun', () => {
    const query = queryOf('for price in (Decimal("0"), Decimal("1")): pass', NAMES);
    expect(withWrittenTexts(query).computed).toHaveLength(2);
    expect(withWrittenTexts({ ...query, iterator: { items: [], more: false } }).computed).toEqual([]);
  });

  it('is all that is printed', () => {
    expect(printedTexts(queryOf('print(n, at, day, sep="; ")', NAMES))?.output).toBe('4; 2024-03-01 14:05:00; 2024-03-01\n');
    expect(printedTexts(queryOf('print(n, *[1, "a"], sep="-")', NAMES))?.output).toBe('4-1-a\n');
    expect(printedTexts(queryOf('print(n + 1)', NAMES))).toBeUndefined();
  }); // prettier-ignore

  it('is nothing where the names mean something else', () => {
    expect(known('x = date(2024, 3, 1)', { date: '3' })).toEqual({});
  });
});

describe('a number that is filled in', () => {
  it.each([
    ['f"{n:+d}"', '7', "'+7'"],
    ['f"{n:+,d}|{n: d}"', '4233', "'+4,233| 4233'"],
    ['f"{n:+05d}"', '-47', "'-0047'"],
    ['f"{n:+6d}"', '47', "'   +47'"],
    ['f"{n:+.1f}"', '12.5', "'+12.5'"],
    ['f"{n:+8.1f}|"', '41.0', "'   +41.0|'"],
    ['f"{n:08.1f}"', '-2.5', "'-00002.5'"],
    ['f"{n:+08.1f}"', '2.5', "'+00002.5'"],
    ['f"{n: .2f}"', '-2.5', "'-2.50'"],
    ['"%03d|%+d|%-4d|%4d" % (n, n, n, n)', '29', "'029|+29|29  |  29'"],
    ['"%+.2f" % n', '3.5', "'+3.50'"],
    ['"%06.1f" % n', '-3.5', "'-003.5'"],
    ['"%5s|%-5s" % (n, n)', '12', "'   12|12   '"],
    ['f"{n:+}"', '2.5', undefined],
    ['f"{n:08,}"', '-123', undefined],
    ['"%#x %d" % (n, 3)', '12', undefined],
  ])('%s of %s', (expression, n, text) => {
    expect(known(`x = ${expression}`, { n })[expression]).toBe(text);
  });
});

describe('an answer', () => {
  const said = (code: string, values: Readonly<Record<string, string>>, changes: Prediction['changes'] = []): Prediction => {
    const { statement } = queryOf(code, NAMES);
    const parts = statement.subExpressions.flatMap(({ text, range }) => {
      const value = values[text];
      return value === undefined ? [] : [{ expression: text, range, value: parseValue(value), confidence: 0.99 }];
    });
    const outcome = { kind: 'next', successor: 0 } as const;
    return { values: parts, output: '', changes, outcome, outcomeConfidence: 1, confidence: 0.9 };
  }; // prettier-ignore
  const meant = (code: string, answer: Prediction): Prediction => withTextsAsWritten(queryOf(code, NAMES), answer);

  it('has the texts that its values make, and what was made of others is unsure', () => {
    const code = 'x = f"{n + 1}" + fmt';
    const answer = meant(code, said(code, { 'n + 1': '5', 'f"{n + 1}"': "'6'", 'f"{n + 1}" + fmt': "'6%d/%m'" }));
    expect(answer.values.map(({ value, confidence }) => [printValue(value), confidence < 0.5])).toEqual([
      ['5', false],
      ["'5'", false],
      ["'6%d/%m'", true],
    ]);
  });

  it('keeps what is said of other names', () => {
    const rest = { name: 'xs', value: parseValue('[1]'), confidence: 0.98 };
    const answer = meant('y = xs.pop()', said('y = xs.pop()', { 'xs.pop()': '2' }, [rest]));
    expect(answer.changes.map(({ name, value }) => [name, value && printValue(value)])).toEqual([
      ['y', '2'],
      ['xs', '[1]'],
    ]);
  });

  it('goes where the value of the test says', () => {
    const code = 'if n > 7:\n    pass';
    expect(meant(code, said(code, { 'n > 7': 'False' })).outcome).toEqual({ kind: 'next', successor: 1 });
  });

  it('binds the parts of what is known', () => {
    const code = 'a, (b, *c), *d = fmt.split()';
    const { values } = said(code, { 'fmt.split()': "['a', ('b', 1, 2)]" });
    const changes = finished(queryOf(code, NAMES), values)?.changes ?? [];
    expect(changes.map(({ name, value }) => `${name}=${value ? printValue(value) : ''}`)).toEqual(["a='a'", "b='b'", 'c=[1, 2]', 'd=[]']);
    expect(finished(queryOf('a, b = fmt.split()', NAMES), said('a, b = fmt.split()', { 'fmt.split()': "['a']" }).values)).toBeUndefined();
  }); // prettier-ignore
});
