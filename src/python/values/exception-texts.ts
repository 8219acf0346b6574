/** What `str` makes of exceptions whose classes have no text of their own. */
import { exceptionAncestors } from '../definitions/builtin-exceptions';
import { printValue } from './print';
import type { Value } from './value';

/** What is known of the texts of single values; undefined for others. */
export interface KnownTexts {
  readonly str: (value: Value) => string | undefined;
  /** As it is shown inside of something else. */
  readonly repr: (value: Value) => string | undefined;
}

/** What `str` makes of the arguments of an exception that has these bases; undefined where that is not how they are written. */
export function textOfArguments(
  bases: readonly string[],
  args: readonly Value[],
  { str, repr }: KnownTexts,
): string | undefined {
  const [first, ...more] = args;
  if (!first) return '';
  const classes = new Set(bases.flatMap(exceptionAncestors));
  // Their texts are made otherwise.
  if (classes.has('UnicodeError') || classes.has('BaseExceptionGroup')) return undefined;
  if (more.length === 0) return classes.has('KeyError') ? repr(first) : str(first);
  if (classes.has('OSError') || classes.has('SyntaxError')) return undefined;
  return args.every((one) => repr(one) !== undefined) ? printValue({ kind: 'tuple', items: args }) : undefined;
}
