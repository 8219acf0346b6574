/** Dates as CPython writes them. */
import { describe, expect, it } from 'vitest';
import { datePart, dateText, formattedDate, partedItems } from '../../../src/python/values/dates';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';

describe('dates', () => {
  it.each([
    ['datetime.date(2024, 3, 1)', '2024-03-01'],
    ['datetime.datetime(2024, 3, 1, 14, 5)', '2024-03-01T14:05:00'],
    ['datetime.datetime(2024, 3, 1, 14, 5, 9, 50)', '2024-03-01T14:05:09.000050'],
    ['datetime.time(7, 30)', '07:30:00'],
    ['datetime.timedelta(days=3)', undefined],
    ['datetime.datetime(2024, 3, 1, 0, 0, tzinfo=timezone(5))', undefined],
    ['2024', undefined],
  ])('%s is written %s', (value, text) => {
    expect(dateText(parseValue(value), 'T')).toBe(text);
  });

  it.each([
    ['%d.%m.%y %H:%M', '01.03.24 14:05'],
    ['%B %b %%', 'March Mar %'],
    ['%I:%M %p', '02:05 PM'],
    ['%F %T|%D|%R|%e|%h|%-d.%-m.', '2024-03-01 14:05:00|03/01/24|14:05| 1|Mar|1.3.'],
    ['%j', undefined],
    ['%A', undefined],
  ])('strftime(%j)', (format, text) => {
    expect(formattedDate(parseValue('datetime.datetime(2024, 3, 1, 14, 5)'), format)).toBe(text);
  });

  it.each([
    ['datetime.date(2024, 3, 1)', 'month', '3'],
    ['datetime.datetime(2024, 3, 1, 14, 5)', 'second', '0'],
    ['datetime.timedelta(days=3, seconds=5)', 'seconds', '5'],
    ['datetime.timedelta(seconds=5)', 'days', '0'],
    ['datetime.date(2024, 3, 1)', 'hour', undefined],
    ['datetime.IsoCalendarDate(year=2024, week=9, weekday=5)', 'week', '9'],
    ['deque([1])', 'year', undefined],
  ])('%s has %s %s', (value, name, part) => {
    const found = datePart(parseValue(value), name);
    expect(found && printValue(found)).toBe(part);
  });

  it.each([
    ['datetime.IsoCalendarDate(year=2024, week=9, weekday=5)', '2024, 9, 5'],
    ['datetime.date(2024, 3, 1)', undefined],
    ['(1, 2)', undefined],
  ])('%s has the items %s', (value, items) => {
    expect(
      partedItems(parseValue(value))
        ?.map((item) => printValue(item))
        .join(', '),
    ).toBe(items);
  });
});
