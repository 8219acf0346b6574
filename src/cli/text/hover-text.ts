/** Predicted values for a terminal. */
import { styleText } from 'node:util';
import { gradeOf, type Grade } from '../../codec/confidence';
import type { HoverResult, HoverValue } from '../../adapter/service/protocol';

type Style = Parameters<typeof styleText>[0];

/** Maximum characters of an expression or value on a line. */
const LONGEST = 100;
/** Maximum number of assumed ways, the last ones. */
const MOST_WAYS = 3;
const COLORS: Readonly<Record<Grade, Style>> = { sure: 'green', likely: 'yellow', doubtful: 'red' };

/** A line for each value: probability, expression, value; then what it is predicted for, and what was assumed. */
export function hoverText(results: readonly HoverResult[], useColor: boolean): string {
  const paint = (style: Style, text: string): string =>
    useColor ? styleText(style, text, { validateStream: false }) : text;
  const lines = results.flatMap((result) => describe(result, paint));
  const calls = new Set(results.flatMap(({ call }) => call ?? []));
  const assumptions = new Set(results.flatMap((result) => result.assumptions));
  const ways = new Set(results.flatMap(({ values }) => values.flatMap(({ assumed = [] }) => assumed)));
  return [
    ...lines,
    ...[...calls].map((call) => paint('dim', `       predicted for ${short(call)}`)),
    ...[...ways].slice(-MOST_WAYS).map((way) => paint('dim', `       assumed: ${short(way)}`)),
    ...[...assumptions].map((text) => paint('dim', `       ${text}`)),
  ].join('\n');
}

function describe({ expression, values, unknown, exception, runs }: HoverResult, paint: Paint): string[] {
  const name = paint('cyan', short(expression));
  if (values.length === 0) {
    const { type, message } = exception ?? {};
    const why = type === undefined ? (unknown ?? 'unknown') : `${type}${message ? `: ${message}` : ''}`;
    return [`     ${name}  ${paint(exception ? 'red' : 'dim', exception ? `raises ${why}` : why)}`];
  }
  const last = values.at(-1);
  const isSame = values.every((value) => shown(value, plain) === shown(values[0] ?? value, plain));
  const rows =
    isSame && last ? [{ ...last, confidence: Math.min(...values.map(({ confidence }) => confidence)) }] : values;
  return rows.map((value, i) => {
    const isFirst = i === 0;
    const times =
      value.iteration === undefined
        ? ''
        : paint('dim', `  (${timesText(value.iteration, values.length, rows.length, runs)})`);
    return `${percent(value, paint)} ${isFirst ? name : ' '.repeat(short(expression).length)} ${shown(value, paint)}${times}`;
  });
}

/** Which executions a row is about: one of them, or all that are known. */
function timesText(iteration: number, known: number, rows: number, runs: number): string {
  if (rows === known) return `${ordinal(iteration)} of ${runs}`;
  return known === runs ? `each of ${runs} times` : `each of the last ${known} of ${runs} times`;
}

const plain: Paint = (_, text) => text;

type Paint = (style: Style, text: string) => string;

function shown({ value, before, after, unknown, type, note }: HoverValue, paint: Paint): string {
  if (unknown !== undefined) {
    const what = type === undefined ? 'unknown' : `unknown ${type}`;
    return `= ${paint('yellow', what)}${paint('dim', `: ${unknown}`)}`;
  }
  const past = before === undefined ? '' : paint('dim', `  was ${short(before)}`);
  const future = after === undefined ? '' : `  → ${paint('bold', short(after))}`;
  const remark = note === undefined ? '' : paint('dim', `  ${note}`);
  return `= ${paint('bold', short(value))}${future}${past}${remark}`;
}

function percent({ confidence, unknown }: HoverValue, paint: Paint): string {
  if (unknown !== undefined || confidence >= 0.995) return '    ';
  const text = `${String(Math.max(1, Math.floor(confidence * 100))).padStart(3)}%`;
  return paint(COLORS[gradeOf(confidence)], text);
}

function ordinal(number: number): string {
  const last = number % 100 >= 11 && number % 100 <= 13 ? 0 : number % 10;
  return `${number}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

function short(text: string): string {
  const line = text.replace(/\s*[\r\n]\s*/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
