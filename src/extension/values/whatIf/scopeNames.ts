/** Names that a what-if can change on a line, with their predicted values there. */
import type { FunctionItem, SurveyResult } from '../../../adapter/service/protocol';
import { givenArguments } from '../text/givenArguments';

export interface ScopeName {
  readonly name: string;
  /** What it is likely to be whenever the line runs; undefined if unknown. */
  readonly value: string | undefined;
  /** What it is in the iterations of a loop, where that differs; the last of them. */
  readonly values?: readonly string[];
}

/**
 * Those that the line mentions first, then those bound above it, and what a method is called on, of which hardly anybody writes
 * another one, last; names that are bound only below it come in where a loop may have bound them: not
 * where the line runs once. @param line from 0 @param source its text
 */
export function scopeNames(
  item: FunctionItem | undefined,
  { call, lines }: SurveyResult,
  line: number,
  source: string,
): ScopeName[] {
  const values = new Map<string, readonly (string | undefined)[]>(item?.parameters.map((name) => [name, []]));
  if (item && call !== null) for (const { name, value } of givenArguments(item, call)) values.set(name, [value]);
  const runs = lines.find((one) => one.line === line)?.runs;
  for (const { last, line: from } of lines) {
    const changes = last.flatMap((run) => run.changes.filter(isOwnValue));
    // Attributes and items are no names of the scope.
    const names = new Set(changes.flatMap(({ name }) => (/[.[]/.test(name) ? [] : [name])));
    for (const name of names) {
      const of = changes.filter((one) => one.name === name);
      // The nearest line above counts; one below only where nothing above binds the name.
      if (from < line)
        values.set(
          name,
          of.map(({ value, unknown }) => (unknown === undefined ? value : undefined)),
        );
      else if (!values.has(name) && runs !== 1) values.set(name, []);
    }
  }
  const mentioned = new Set(source.match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  const [first] = item?.parameters ?? [];
  const rank = ({ name }: ScopeName): number => (isReceiver(name) && name === first ? 2 : Number(!mentioned.has(name)));
  return [...values].map(([name, all]) => ofValues(name, all)).sort((one, other) => rank(one) - rank(other));
}

function ofValues(name: string, all: readonly (string | undefined)[]): ScopeName {
  const known = all.flatMap((value) => value ?? []);
  const isAlways = all.every((value) => value === all[0]);
  if (isAlways || known.length < all.length) return { name, value: isAlways ? all[0] : undefined };
  return { name, value: undefined, values: known };
}

/** Nobody writes another function, class or module. */
function isOwnValue({ value }: { readonly value: string }): boolean {
  return !/^<(?:function|class|module|builtin_function_or_method) /.test(value);
}

function isReceiver(name: string): boolean {
  return name === 'self' || name === 'cls';
}
