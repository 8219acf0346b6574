/**
 * Reads what has been computed of a statement as names. Of `self.orders.append(Order(name, price * 2))` with its order made, the rest is
 * `self.orders.append(x)`: how the order came about has no part in it, and the question is shorter and a more usual one.
 */
import { contains, isSameRange, type SourceRange } from '../../../python/text/ranges';
import { withNamedParts } from '../../../python/statements/named-parts';
import type { Statement } from '../../../python/syntax';
import type { Change, ComputedValue, Query } from '../../query';
import { READING_STATEMENTS, showing, type StoodIn } from './stood-in';

/** Undefined where nothing has been computed, or what a part is called counts. */
export function withComputedAsNames(query: Query): StoodIn | undefined {
  const { statement, computed, iterator } = query;
  if (computed.length === 0 || iterator || !READING_STATEMENTS.has(statement.kind)) return undefined;
  const parts = computed.filter(
    (part, at) => !computed.some((other, index) => index !== at && isInside(part.range, other.range, index > at)),
  );
  // What runs several times has several values.
  const isRepeated = (part: ComputedValue): boolean =>
    statement.calls.some(({ repeated, range }) => repeated && isSameRange(range, part.range));
  if (parts.some(isRepeated) || isShownAsWritten(statement)) return undefined;
  const named = parts.map(({ range, value }, at) => ({ name: `_computed${at}`, range, value }));
  const names = named.map(({ name }) => name);
  const asked = withNamedParts(statement, named);
  if (!names.every((name) => asked.tokens.some(({ text }) => text === name))) return undefined;
  // What holds something that was computed is not known here.
  const isTold = ({ name }: Change): boolean => names.every((one) => name !== one && !name.startsWith(`${one}.`));
  const values = new Map(named.map(({ name, value }) => [name, value]));
  return {
    query: { ...showing(query, values), statement: asked, computed: [] },
    meant: (said) => (said.changes.every(isTold) ? said : undefined),
  };
}

/** `f"{total(rows)=}"` prints how it is written, too. */
function isShownAsWritten({ tokens }: Statement): boolean {
  return tokens.some(({ text }, at) => text === '=' && /^[}!:]$/.test(tokens[at + 1]?.text ?? ''));
}

/** Inside the other one; of two that are the same the later one counts. */
function isInside(range: SourceRange, other: SourceRange, isLater: boolean): boolean {
  return contains(other, range) && (isLater || !isSameRange(range, other));
}
