/** What is done with dates comes out as CPython says, where each routine does. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { RunRoutine } from '../../../../src/debugger/decompose/routines/run-routine';
import { nextLibraryOperation } from '../../../../src/debugger/decompose/library-operations';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';
import { queryOf } from '../../../support/query';

const KNOWN = new Map<string, Value>();

/** CPython runs the routines. */
const run: RunRoutine = async (routine, variables) => {
  const given = Object.entries(variables).map(([name, value]) => `${name} = ${printValue(value)}\n`);
  const body = routine.replace('def f():\n', given.map((line) => `    ${line}`).join(''));
  const program = `def f():\n${body}\nresult = f()\nprint(repr(list(result) if hasattr(result, '__next__') else result))`;
  const known = KNOWN.get(program);
  const value = known ?? parseValue(spawnSync('python3', ['-c', program], { encoding: 'utf8' }).stdout.trim());
  KNOWN.set(program, value);
  return await Promise.resolve({ value, confidence: 1 });
};

const NAMES = {
  day: 'datetime.date(2024, 2, 26)',
  new_year: 'datetime.date(2023, 12, 30)',
  early: 'datetime.date(2001, 1, 10)',
  at: 'datetime.datetime(2024, 3, 1, 14, 30)',
  hours: 'datetime.timedelta(seconds=38700)',
  week: 'datetime.timedelta(days=7)',
  text: "'05.11.2023 07:30'",
};

async function worked(expression: string): Promise<string | undefined> {
  const said = await nextLibraryOperation(queryOf(`x = ${expression}`, NAMES))?.work(run);
  if (!said) return undefined;
  return 'value' in said ? printValue(said.value) : `${said.exception.type}: ${said.exception.message ?? ''}`;
}

describe('operations on dates', () => {
  it.each([
    ['day + week', 'datetime.date(2024, 3, 4)'],
    ['new_year + week', 'datetime.date(2024, 1, 6)'],
    ['day - week', 'datetime.date(2024, 2, 19)'],
    ['early - week * 3', 'datetime.timedelta(days=21)'],
    ['early - week', 'datetime.date(2001, 1, 3)'],
    ['at + hours', 'datetime.datetime(2024, 3, 2, 1, 15)'],
    ['at - hours', 'datetime.datetime(2024, 3, 1, 3, 45)'],
    ['day - new_year', 'datetime.timedelta(days=58)'],
    ['day - early', 'datetime.timedelta(days=8447)'],
    ['early - day', 'datetime.timedelta(days=-8447)'],
    ['hours + hours', 'datetime.timedelta(seconds=77400)'],
    ['hours * 3', 'datetime.timedelta(days=1, seconds=29700)'],
    ['timedelta(hours=30, minutes=5)', 'datetime.timedelta(days=1, seconds=21900)'],
    ['hours.total_seconds()', '38700.0'],
    ['str(hours)', "'10:45:00'"],
    ['day.weekday()', '0'],
    ['early.isoweekday()', '3'],
    ['at.date()', 'datetime.date(2024, 3, 1)'],
    ['at.time()', 'datetime.time(14, 30)'],
    ['day.replace(day=1)', 'datetime.date(2024, 2, 1)'],
    ["day.strftime('%A')", "'Monday'"],
    ["datetime.strptime(text, '%d.%m.%Y %H:%M')", 'datetime.datetime(2023, 11, 5, 7, 30)'],
    ["datetime.strptime('3 March 2024', '%d %B %Y')", 'datetime.datetime(2024, 3, 3, 0, 0)'],
    ["datetime.strptime('05/11/68', '%d/%m/%y')", 'datetime.datetime(2068, 11, 5, 0, 0)'],
    ["datetime.strptime('05/11/69', '%d/%m/%y')", 'datetime.datetime(1969, 11, 5, 0, 0)'],
    ["datetime.strptime('5.1.2021', '%d.%m.%y')", "ValueError: unconverted data remains: 21"],
    ["datetime.strptime('2024-13-01', '%Y-%m-%d')", "ValueError: time data '2024-13-01' does not match format '%Y-%m-%d'"],
    ["datetime.strptime('2023-02-29', '%Y-%m-%d')", 'ValueError: day is out of range for month'],
    ["date.fromisoformat('2024-02-29')", 'datetime.date(2024, 2, 29)'],
    ['day < new_year', 'False'],
    ['(day, 1) > (new_year, 2)', 'True'],
    ['day == at', undefined],
    ['week.days + 1', undefined],
  ])('%s', async (expression, value) => {
    expect(await worked(expression)).toBe(value);
  }); // prettier-ignore
});
