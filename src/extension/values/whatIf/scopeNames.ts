/** Names that a what-if can change on a line, with their predicted values there. */
import type { FunctionItem, SurveyResult } from '../../../adapter/service/protocol';
import { givenArguments } from '../text/givenArguments';

export interface ScopeName {
  readonly name: string;
  /** What it is likely to be before the line runs; undefined if unknown. */
  readonly value: string | undefined;
}

/**
 * Those that the line mentions first, then those bound above it, and what a method is called on, of which hardly anybody writes
 * another one, last; names that are bound only below it come in where a loop may have bound them. @param line from 0 @param source its text
 */
export function scopeNames(
  item: FunctionItem | undefined,
  { call, lines }: SurveyResult,
  line: number,
  source: string,
): ScopeName[] {
  const values = new Map<string, string | undefined>(item?.parameters.map((name) => [name, undefined]));
  if (item && call !== null) for (const { name, value } of givenArguments(item, call)) values.set(name, value);
  for (const { last, line: from } of lines) {
    for (const { name, value, unknown } of last.flatMap(({ changes }) => changes)) {
      // An attribute is no name of the scope.
      if (name.includes('.')) continue;
      // The nearest line above counts; one below only where nothing above binds the name.
      if (from < line) values.set(name, unknown === undefined ? value : undefined);
      else if (!values.has(name)) values.set(name, undefined);
    }
  }
  const mentioned = new Set(source.match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  const [first] = item?.parameters ?? [];
  const rank = ({ name }: ScopeName): number => (isReceiver(name) && name === first ? 2 : Number(!mentioned.has(name)));
  return [...values].map(([name, value]) => ({ name, value })).sort((one, other) => rank(one) - rank(other));
}

function isReceiver(name: string): boolean {
  return name === 'self' || name === 'cls';
}
