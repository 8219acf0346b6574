/** Commands of the command line, and how they report bad input. */
import { statSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Seconds of a day. */
const LONGEST_BUDGET = 86_400;

/** Bad input: one clear line on stderr, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Command {
  /** After `neural-debug`, as in the usage text. */
  readonly usage: string;
  /** What it does, in a sentence. */
  readonly summary: string;
  /** Details for `--help`: options that mean something else than elsewhere, each on a line that begins with two spaces. */
  readonly help?: string;
  /** Arguments that somebody may give. */
  readonly examples?: readonly string[];
  run(args: readonly string[]): Promise<void>;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>;

/** @throws UsageError for an unknown option or a missing value. */
export function parseOptions<const T extends Options>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Without the advice on escaping.
    throw new UsageError((error as Error).message.split(/\n|\. To specify/)[0] ?? '');
  }
}

/**
 * @param name of the option, for the message
 * @throws UsageError if `text` is not a whole number from 1 to `most`
 */
export function wholeNumber(text: string, name: string, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? 'of at least 1' : `from 1 to ${most}`;
  throw new UsageError(`${name} takes a whole number ${range}, not ${JSON.stringify(text)}`);
}

/** What a call may take if `--budget` does not say. */
export const BUDGET_SECONDS = 10;

/** `--budget`: seconds, which may have a fraction. @throws UsageError if it is no number above zero */
export function budgetSeconds(text: string | undefined): number {
  if (text === undefined) return BUDGET_SECONDS;
  const seconds = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && seconds > 0 && seconds <= LONGEST_BUDGET) return seconds;
  throw new UsageError(
    `--budget takes seconds, more than 0 and at most ${LONGEST_BUDGET}, not ${JSON.stringify(text)}`,
  );
}

/** `--library`: undefined if it is not given. @throws UsageError for what is no folder */
export function foldersOf(given: readonly string[] | undefined): readonly string[] | undefined {
  const missing = given?.find((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  if (missing !== undefined) throw new UsageError(`--library takes a folder, and ${missing} is none`);
  return given;
}

/** @throws UsageError unless exactly the named arguments are given. */
export function positional(given: readonly string[], ...names: string[]): string[] {
  if (given.length > names.length) throw new UsageError(`unexpected argument ${JSON.stringify(given[names.length])}`);
  const missing = names[given.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
  return [...given];
}

export function required(value: string | undefined, option: string): string {
  if (value === undefined) throw new UsageError(`${option} is missing`);
  return value;
}

/** Whether `--jump` predicts far states directly. @throws UsageError for anything but `precise` and `direct` */
export function isDirectJump(jump: string): boolean {
  if (jump === 'precise' || jump === 'direct') return jump === 'direct';
  throw new UsageError(`--jump takes precise or direct, not ${JSON.stringify(jump)}`);
}
