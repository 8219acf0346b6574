/** How `logging` writes a message: as lines of a function of our own, which put the parts of its format together. */
import type { Value } from '../../python/values/value';
import { mapChildren } from '../objects/containers';
import { UNKNOWN_TEXT } from '../unknowns/unknown-values';

/** The function that writes a message to the error stream. */
export const TO_ERRORS = '<log to errors>';

export const LEVELS: Readonly<Record<string, number>> = { NOTSET: 0, DEBUG: 10, INFO: 20, WARNING: 30, WARN: 30, ERROR: 40, CRITICAL: 50, FATAL: 50 }; // prettier-ignore

export interface Message {
  readonly level: number;
  readonly name: string;
  readonly text: Value;
  readonly args: readonly Value[];
  readonly hasTraceback: boolean;
  readonly unset: string;
}

/** What is unknown stands in a text for people as one, not as a value that makes all of it unknown. */
export function legible(value: Value): Value {
  return value.kind === 'unknown' ? { kind: 'str', value: UNKNOWN_TEXT } : mapChildren(value, legible);
}

/** What is known as the message is written, and the lines that write it. */
export function written(
  { level, name, text, args }: Message,
  formats: readonly Value[],
): [locals: Record<string, Value>, lines: string[]] {
  const [only, ...more] = args;
  const isMapping = only?.kind === 'dict' && more.length === 0 && only.entries.length > 0;
  const levelName = Object.keys(LEVELS).find((one) => LEVELS[one] === level) ?? `Level ${level}`;
  const known: Readonly<Record<string, Value>> = {
    levelname: { kind: 'str', value: levelName },
    levelno: { kind: 'int', value: BigInt(level) },
    name: { kind: 'str', value: name },
  };
  const locals: Record<string, Value> = {};
  const lines: string[] = [];
  for (const [at, format] of formats.entries()) {
    if (format.kind !== 'str') continue;
    const wanted = [...new Set([...format.value.matchAll(/%\((\w+)\)/g)].map(([, field = '']) => field))];
    for (const field of wanted)
      if (field !== 'message') locals[`_${field}`] = known[field] ?? unknown(`${field} of a message`);
    locals[`_format${at}`] = format;
    lines.push(`print(_format${at} % {${wanted.map((field) => `'${field}': _${field}`).join(', ')}})`);
  }
  const given: Readonly<Record<string, Value>> =
    args.length > 0 ? { _args: isMapping ? only : { kind: 'tuple', items: args } } : {};
  return [
    { ...locals, ...given, _text: text },
    [args.length > 0 ? '_message = _text % _args' : '_message = str(_text)', ...lines, 'return None'],
  ];
}

export function unknown(what: string): Value {
  return { kind: 'unknown', reason: `${what} is not followed` };
}
