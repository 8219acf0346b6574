/** Dates of known parts, and what is written of them, are known before the question. */
import { describe, expect, it } from 'vitest';
import { printedDates, withWrittenDates } from '../../../../src/debugger/decompose/dates/written-dates';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const NAMES = { day: 'datetime.date(2024, 3, 1)', at: 'datetime.datetime(2024, 3, 1, 14, 5)', n: '4', fmt: "'%d/%m'" };

function known(code: string, names: Readonly<Record<string, string>> = NAMES): Record<string, string> {
  const { computed } = withWrittenDates(queryOf(code, names));
  return Object.fromEntries(computed.map(({ expression, value }) => [expression, printValue(value)]));
}

describe('what is known of dates', () => {
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
    ['x = f"{n}"', {}],
    ['x = str(n)', {}],
    ['x = day + n', {}],
  ])('%s', (code, values) => {
    expect(known(code)).toEqual(values);
  }); // prettier-ignore

  it('is all that is printed', () => {
    expect(printedDates(queryOf('print(n, at, day, sep="; ")', NAMES))?.output).toBe('4; 2024-03-01 14:05:00; 2024-03-01\n');
    expect(printedDates(queryOf('print(n)', NAMES))).toBeUndefined();
  }); // prettier-ignore

  it('is nothing where the names mean something else', () => {
    expect(known('x = date(2024, 3, 1)', { date: '3' })).toEqual({});
  });
});
