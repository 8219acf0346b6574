/**
 * Reads what has been computed of a statement as names. Of `self.orders.append(Order(name, price * 2))` with its order made, the rest is
 * `self.orders.append(x)`: how the order came about has no part in it, and the question is shorter and a more usual one.
 */
import { contains, isSameRange, type SourceRange } from '../../../python/text/ranges';
import { revised } from '../../../python/statements/revised-statement';
import type { SourceToken, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Change, ComputedValue, Query } from '../../query';
import { PLAIN_STATEMENTS, type StoodIn } from './stood-in';

/** Undefined where nothing has been computed, or what a part is called counts. */
export function withComputedAsNames(query: Query): StoodIn | undefined {
  const { statement, computed, iterator } = query;
  if (computed.length === 0 || iterator || !PLAIN_STATEMENTS.has(statement.kind)) return undefined;
  const parts = computed.filter(
    (part, at) => !computed.some((other, index) => index !== at && isInside(part.range, other.range, index > at)),
  );
  // What runs several times has several values.
  const isRepeated = (part: ComputedValue): boolean =>
    statement.calls.some(({ repeated, range }) => repeated && isSameRange(range, part.range));
  if (parts.some(isRepeated) || isShownAsWritten(statement)) return undefined;
  const names = parts.map((_, at) => `_computed${at}`);
  const tokens = rewritten(statement.tokens, parts, names);
  if (!tokens) return undefined;
  const isPart = ({ range }: { readonly range: SourceRange }): boolean =>
    parts.some((part) => contains(part.range, range));
  const held = new Map<string, Value>(parts.map(({ value }, at) => [names[at] ?? '', value]));
  const asked: Query = {
    ...query,
    statement: revised(statement, {
      tokens,
      subExpressions: statement.subExpressions.filter((part) => !isPart(part)),
      calls: statement.calls.filter((site) => !isPart(site)),
    }),
    lookup: (name) => held.get(name) ?? query.lookup(name),
    computed: [],
  };
  // What holds something that was computed is not known here.
  const isTold = ({ name }: Change): boolean => names.every((one) => name !== one && !name.startsWith(`${one}.`));
  return { query: asked, meant: (said) => (said.changes.every(isTold) ? said : undefined) };
}

/** `f"{total(rows)=}"` prints how it is written, too. */
function isShownAsWritten({ tokens }: Statement): boolean {
  return tokens.some(({ text }, at) => text === '=' && /^[}!:]$/.test(tokens[at + 1]?.text ?? ''));
}

/** Inside the other one; of two that are the same the later one counts. */
function isInside(range: SourceRange, other: SourceRange, isLater: boolean): boolean {
  return contains(other, range) && (isLater || !isSameRange(range, other));
}

function rewritten(
  tokens: readonly SourceToken[],
  parts: readonly ComputedValue[],
  names: readonly string[],
): SourceToken[] | undefined {
  const found = new Set<number>();
  const rest = tokens.flatMap((token): SourceToken[] => {
    const at = parts.findIndex(({ range }) => contains(range, token.range));
    const part = parts[at];
    // In front of a part that is asked about by itself, it has no place of its own.
    if (!part || token.text === 'return') return [token];
    if (token.range.line !== part.range.line || token.range.column !== part.range.column) return [];
    found.add(at);
    return [{ kind: 'name', text: names[at] ?? '', range: part.range }];
  });
  return found.size === parts.length ? rest : undefined;
}
