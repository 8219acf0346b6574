/** Dates in f-strings of which more is shown than their parts: `f'{day:%A, %d %B}'` */
import { textPieces } from '../../../codec/step/syntax/text-templates';
import type { Query } from '../../../codec/query';
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import { holesOf, inHole, specifierOf } from '../../../python/expressions/holes';
import type { SubExpression } from '../../../python/syntax';
import { dated, str, type Read, type Work } from './dated';
import { formatted } from './days';

/** Undefined where none is, or something else in the text is not known. */
export function withShownDates({ operator, node, range }: SubExpression, query: Query, read: Read): Work | undefined {
  if (operator !== "f''") return undefined;
  const shown = holesOf(node?.bare).flatMap((hole) => {
    const value = read(inHole(hole)?.text ?? '');
    const [date, format] = [dated(value), specifierOf(hole)?.text.slice(1) ?? ''];
    return (date && formatted(date, value, str(format))) ?? [];
  });
  const pieces = shown.length > 0 ? textPieces(query.statement, range, known(query, read)) : undefined;
  if (pieces?.filter((piece) => piece === undefined).length !== shown.length) return undefined;
  if (!pieces.every((piece) => piece === undefined || typeof piece === 'string')) return undefined;
  return async (calendar, roll) => {
    const left = [...shown];
    let text = '';
    for (const piece of pieces) {
      const said = piece === undefined ? await left.shift()?.(calendar, roll) : str(piece);
      if (!said || !('kind' in said) || said.kind !== 'str') return undefined;
      text += said.value;
    }
    return str(text);
  };
}

function known(query: Query, read: Read): Parameters<typeof textPieces>[2] {
  return {
    name: (name) => query.lookup(name),
    at: (range) => query.computed.find((value) => isSameRange(value.range, range))?.value,
    expression: read,
  };
}
