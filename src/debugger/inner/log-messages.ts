/** How `logging` writes a message: as lines of a function of our own, which put the parts of its format together. */
import type { Value } from '../../python/values/value';
import type { FunctionInfo } from '../../python/syntax';
import { writtenName } from '../../python/text/private-names';
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
  /** The function that sends it, and where. */
  readonly by: FunctionInfo;
  readonly line: number;
}

/** Where a message is written, and how. */
export interface Output {
  readonly stream: string;
  readonly level: number;
  readonly format: Value;
  /** A text in memory. */
  readonly to?: Value;
}

export function levelOf(value: Value | undefined): number | undefined {
  if (value?.kind === 'int') return Number(value.value);
  return value?.kind === 'str' ? LEVELS[value.value] : undefined;
}

/** Empty for one that is not known. */
export function streamOf(path: string | undefined, isDefault: boolean): string {
  return isDefault || path === 'sys.stderr' ? 'stderr' : path === 'sys.stdout' ? 'stdout' : '';
}

export function nameOfLevel(level: number): string {
  return Object.keys(LEVELS).find((one) => LEVELS[one] === level) ?? `Level ${level}`;
}

/** What is unknown stands in a text for people as one, not as a value that makes all of it unknown. */
export function legible(value: Value): Value {
  return value.kind === 'unknown' ? { kind: 'str', value: UNKNOWN_TEXT } : mapChildren(value, legible);
}

/** What is known as the message is written, and the lines that write it. */
export function written(
  { level, name, text, args, by, line }: Message,
  outputs: readonly Pick<Output, 'format' | 'to'>[],
): [locals: Record<string, Value>, lines: string[]] {
  const [only, ...more] = args;
  const isMapping = only?.kind === 'dict' && more.length === 0 && only.entries.length > 0;
  const known: Readonly<Record<string, Value>> = {
    levelname: { kind: 'str', value: nameOfLevel(level) },
    ...(!by.inner && {
      funcName: { kind: 'str', value: writtenName(by) },
      lineno: { kind: 'int', value: BigInt(line) },
    }),
    levelno: { kind: 'int', value: BigInt(level) },
    name: { kind: 'str', value: name },
  };
  const locals: Record<string, Value> = {};
  const lines: string[] = [];
  for (const [at, { format, to }] of outputs.entries()) {
    if (format.kind !== 'str') continue;
    const wanted = [...new Set([...format.value.matchAll(/%\((\w+)\)/g)].map(([, field = '']) => field))];
    for (const field of wanted)
      if (field !== 'message') locals[`_${field}`] = known[field] ?? unknown(`${field} of a message`);
    locals[`_format${at}`] = format;
    const told = `_format${at} % {${wanted.map((field) => `'${field}': _${field}`).join(', ')}}`;
    if (to) locals[`_stream${at}`] = to;
    lines.push(to ? `_stream${at}.write(${told} + '\\n')` : `print(${told})`);
  }
  const given: Readonly<Record<string, Value>> =
    args.length > 0 ? { _args: isMapping ? only : { kind: 'tuple', items: args } } : {};
  return [
    { ...locals, ...given, _text: text },
    [args.length > 0 ? '_message = _text % _args' : '_message = str(_text)', ...lines, 'return None'],
  ];
}

/** Something is written to texts in memory, and nobody knows what. */
export function writtenVaguely(streams: readonly Value[]): [locals: Record<string, Value>, lines: string[]] {
  const locals = Object.fromEntries(streams.map((stream, at) => [`_stream${at}`, stream]));
  const lines = streams.map((_, at) => `_stream${at}.write(_text)`);
  return [{ ...locals, _text: unknown('how a message is written') }, [...lines, 'return None']];
}

export function unknown(what: string): Value {
  return { kind: 'unknown', reason: `${what} is not followed` };
}
