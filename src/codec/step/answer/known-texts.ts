/** Texts of which an answer can say only what the source leaves open: the holes of f-strings, and what `print` is given. */
import { isSameRange } from '../../../python/text/ranges';
import { evaluatePath } from '../../../python/values/access-path';
import type { SubExpression } from '../../../python/syntax';
import type { ComputedValue, Query } from '../../query';
import { TextTemplate, type Piece } from '../../values/text-template';
import { formattedPieces, printedPieces, textPieces, type KnownValues } from '../syntax/text-templates';

/**
 * The text of an f-string, or of a template that is written in the statement.
 * @param values computed before it, in this answer
 */
export function formattedText(
  query: Query,
  part: SubExpression,
  values: readonly ComputedValue[],
): TextTemplate | undefined {
  const known = knownIn(query, values);
  const isText = part.operator === "f''";
  return templateOf(
    isText ? textPieces(query.statement, part.range, known) : formattedPieces(query.statement, part, known),
  );
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
    expression: (text) =>
      all.findLast(({ expression }) => expression === text)?.value ??
      (mayHaveChanged ? undefined : evaluatePath(text, (name) => query.lookup(name))),
  };
}
