/** Texts of which an answer can say only what the source leaves open: the holes of f-strings, and what `print` is given. */
import { isSameRange } from '../../../python/text/ranges';
import type { SourceRange } from '../../../python/syntax';
import type { ComputedValue, Query } from '../../query';
import { TextTemplate, type Piece } from '../../values/text-template';
import { printedPieces, textPieces, type KnownValues } from '../syntax/text-templates';

/** @param values computed before it, in this answer */
export function formattedText(
  query: Query,
  range: SourceRange,
  values: readonly ComputedValue[],
): TextTemplate | undefined {
  return templateOf(textPieces(query.statement, range, knownIn(query, values)));
}

/** What the statement prints. */
export function printedText(query: Query, values: readonly ComputedValue[]): TextTemplate | undefined {
  if (query.lookup('print')) return undefined;
  return templateOf(printedPieces(query.statement, knownIn(query, values)));
}

function templateOf(pieces: readonly Piece[] | undefined): TextTemplate | undefined {
  const template = pieces?.some((piece) => piece !== undefined) ? new TextTemplate(pieces) : undefined;
  return template?.isUsable ? template : undefined;
}

function knownIn(query: Query, values: readonly ComputedValue[]): KnownValues {
  const all = [...query.computed, ...values];
  // A call or `:=` may have changed what a name was when it was read.
  const mayHaveChanged =
    query.computed.some(({ fromCall }) => fromCall) || query.statement.tokens.some(({ text }) => text === ':=');
  return {
    name: (name) => (mayHaveChanged ? undefined : query.lookup(name)),
    at: (range) => all.findLast((value) => isSameRange(value.range, range))?.value,
  };
}
