/** What is done with dates comes out as CPython says, where each routine does. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunRoutine } from '../../../../src/debugger/decompose/routines/run-routine';
import { nextLibraryOperation } from '../../../../src/debugger/decompose/library-operations';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

/** CPython runs the routines, one process for all of them. */
const SERVER = `import json, sys
for line in sys.stdin:
    scope = {}
    exec(json.loads(line), scope)
    result = scope['f']()
    print(repr(list(result) if hasattr(result, '__next__') else result), flush=True)`;
const python = spawn('python3', ['-c', SERVER], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
afterAll(() => {
  python.kill();
});

const run: RunRoutine = async (routine, variables) => {
  const given = Object.entries(variables).map(([name, value]) => `    ${name} = ${printValue(value)}\n`);
  python.stdin.write(`${JSON.stringify(routine.replace('def f():\n', `def f():\n${given.join('')}`))}\n`);
  const said = await answers.next();
  return { value: parseValue(String(said.value)), confidence: 1 };
};

const NAMES = {
  day: 'datetime.date(2024, 2, 26)',
  new_year: 'datetime.date(2023, 12, 30)',
  early: 'datetime.date(2001, 1, 10)',
  at: 'datetime.datetime(2024, 3, 1, 14, 30)',
  hours: 'datetime.timedelta(seconds=38700)',
  week: 'datetime.timedelta(days=7)',
  text: "'05.11.2023 07:30'",
  iso: 'datetime.IsoCalendarDate(year=2024, week=9, weekday=1)',
  clock: 'datetime.time(7, 5)',
  number: '4276869869',
  five: 'datetime.timedelta(microseconds=5)',
  seven: 'datetime.timedelta(microseconds=7)',
  below: 'datetime.timedelta(days=-1, seconds=86393)',
  none: 'datetime.timedelta(0)',
  long: 'datetime.timedelta(days=2100)',
  fine: 'datetime.timedelta(seconds=1, microseconds=500000)',
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
    ['hours / 4', 'datetime.timedelta(seconds=9675)'],
    ['week / 4', 'datetime.timedelta(days=1, seconds=64800)'],
    ['hours / 7', 'datetime.timedelta(seconds=5528, microseconds=571429)'],
    ['hours // 7', 'datetime.timedelta(seconds=5528, microseconds=571428)'],
    ['five / 2', 'datetime.timedelta(microseconds=2)'],
    ['seven / 2', 'datetime.timedelta(microseconds=4)'],
    ['below / 2', 'datetime.timedelta(days=-1, seconds=86396, microseconds=500000)'],
    ['week * 1.5', 'datetime.timedelta(days=10, seconds=43200)'],
    ['hours * 2.25', 'datetime.timedelta(days=1, seconds=675)'],
    ['hours * -2', 'datetime.timedelta(days=-1, seconds=9000)'],
    ['week / hours', '15.627906976744185'],
    ['week // hours', '15'],
    ['week % hours', 'datetime.timedelta(seconds=24300)'],
    ['divmod(week, hours)', '(15, datetime.timedelta(seconds=24300))'],
    ['week / none', undefined],
    ['-week', 'datetime.timedelta(days=-7)'],
    ['-hours', 'datetime.timedelta(days=-1, seconds=47700)'],
    ['abs(hours)', 'datetime.timedelta(seconds=38700)'],
    ['abs(below)', 'datetime.timedelta(seconds=7)'],
    ['timedelta(milliseconds=1500)', 'datetime.timedelta(seconds=1, microseconds=500000)'],
    ['timedelta(hours=1.5, days=2)', 'datetime.timedelta(days=2, seconds=5400)'],
    ['timedelta(days=-0.25)', 'datetime.timedelta(days=-1, seconds=64800)'],
    ['timedelta(minutes=number)', 'datetime.timedelta(days=2970048, seconds=44940)'],
    ['fine.total_seconds()', '1.5'],
    ['str(fine)', "'0:00:01.500000'"],
    ['day.isocalendar()', 'datetime.IsoCalendarDate(year=2024, week=9, weekday=1)'],
    ['new_year.isocalendar()', 'datetime.IsoCalendarDate(year=2023, week=52, weekday=6)'],
    ['iso[1]', '9'],
    ['iso[:2]', '(2024, 9)'],
    ['tuple(iso)', '(2024, 9, 1)'],
    ['iso == (2024, 9, 1)', 'True'],
    ['day.toordinal()', '738942'],
    ['early.toordinal()', '730495'],
    ['date.fromordinal(738942)', 'datetime.date(2024, 2, 26)'],
    ['date.fromordinal(730485)', 'datetime.date(2000, 12, 31)'],
    ['date.fromisocalendar(2024, 9, 1)', 'datetime.date(2024, 2, 26)'],
    ['date.fromisocalendar(2021, 1, 1)', 'datetime.date(2021, 1, 4)'],
    ['day + long', 'datetime.date(2029, 11, 26)'],
    ['day - long', 'datetime.date(2018, 5, 28)'],
    ['day.timetuple().tm_yday', 'time.struct_time(tm_year=2024, tm_mon=2, tm_mday=26, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=57, tm_isdst=-1)'],
    ['at.ctime()', "'Fri Mar  1 14:30:00 2024'"],
    ["at.strftime('%j %U %W %w %u %G-%V')", "'061 08 09 5 5 2024-09'"],
    ["format(day, '%A')", "'Monday'"],
    ["f'{day:%A}, {at:%H:%M} ({week})'", undefined],
    ["f'{day:%A %d.}, {at:%H:%M}'", "'Monday 26., 14:30'"],
    ['datetime.combine(day, clock)', 'datetime.datetime(2024, 2, 26, 7, 5)'],
    ['clock.replace(minute=30)', 'datetime.time(7, 30)'],
    ['day.replace(day=30)', 'ValueError: day is out of range for month'],
    ['day.replace(2025)', 'datetime.date(2025, 2, 26)'],
    ['date(2023, 2, 29)', 'ValueError: day is out of range for month'],
    ['date(2024, month=13, day=1)', 'ValueError: month must be in 1..12'],
    ['datetime(2024, 2, 29, 24)', 'ValueError: hour must be in 0..23'],
    ["datetime.strptime('08:56 PM', '%I:%M %p')", 'datetime.datetime(1900, 1, 1, 20, 56)'],
    ["datetime.strptime('12:05am', '%I:%M%p')", 'datetime.datetime(1900, 1, 1, 0, 5)'],
    ["datetime.strptime('2024-060', '%Y-%j')", 'datetime.datetime(2024, 2, 29, 0, 0)'],
    ["datetime.strptime('23Jun2026', '%d%b%Y')", 'datetime.datetime(2026, 6, 23, 0, 0)'],
    ["datetime.strptime('1.25', '%S.%f')", 'datetime.datetime(1900, 1, 1, 0, 0, 1, 250000)'],
    ["datetime.strptime('2024-01-02Zx', '%Y-%m-%dZ')", 'ValueError: unconverted data remains: x'],
    ["time.fromisoformat('07:05')", 'datetime.time(7, 5)'],
    ['day < new_year', 'False'],
    ['(day, 1) > (new_year, 2)', 'True'],
    ['day == at', undefined],
    ['week.days + 1', undefined],
  ])('%s', async (expression, value) => {
    expect(await worked(expression)).toBe(value);
  }); // prettier-ignore
});
