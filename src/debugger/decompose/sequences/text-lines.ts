/** Long texts are cut into lines, and lose what stands at their ends, piece by piece: as a whole, something of them is easily lost. */
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import type { CallSite, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { listOf } from '../arithmetic/numerals';
import type { Result, RunRoutine } from '../routines/run-routine';
import { LINES_IN, PARTS_IN, stripping } from '../routines/searches';

/** Characters of a text that is cut as a whole, and of a piece of a longer one. */
const SHORT = 80;
const PIECE = 36;

const CUTTING = /^(?:splitlines|split|[lr]?strip)$/;

/** Characters that end a line for `splitlines`, besides the usual one. */
export const ENDS_LINES: ReadonlySet<string> = new Set('\r\v\f\u001c\u001d\u001e\u0085\u2028\u2029');

/** What goes through the pieces, and what they are. */
export interface TextPieces {
  readonly routine: string;
  readonly names: Readonly<Record<string, Value>>;
}

/** `text.splitlines()`, `text.split('\n')` and `text.strip()`; undefined for any other part, and where other characters end lines, too. */
export function textLinesOf(
  { operator, operatorKind, range }: SubExpression,
  calls: readonly CallSite[],
  read: (text: string) => Value | undefined,
): TextPieces | undefined {
  if (operatorKind !== 'method' || !CUTTING.test(operator)) return undefined;
  const site = calls.find((call) => isSameRange(call.range, range));
  const text = site?.receiver === undefined ? undefined : read(site.receiver);
  if (!site || text?.kind !== 'str' || text.value.length <= SHORT) return undefined;
  const [separator, ...more] = site.arguments.map((one) => read(one.text));
  if (operator.endsWith('strip')) return more.length === 0 ? ends(operator, text.value, site, separator) : undefined;
  const names = { pieces: listOf(piecesOf(Array.from(text.value))) };
  if (operator === 'split') {
    const isLine = separator?.kind === 'str' && separator.value === '\n' && more.length === 0;
    return isLine ? { routine: PARTS_IN, names } : undefined;
  }
  const isPlain = site.arguments.length === 0 && Array.from(text.value).every((one) => !ENDS_LINES.has(one));
  return isPlain ? { routine: LINES_IN, names } : undefined;
}

/** A text without what stands at its ends; what is stripped from both, or what nothing would be left of, is shorter than a piece. */
function ends(method: string, text: string, site: CallSite, stripped: Value | undefined): TextPieces | undefined {
  if (site.arguments.length > 0 && stripped?.kind !== 'str') return undefined;
  const characters = Array.from(text);
  const [first, ...others] = piecesOf(characters.slice(0, -PIECE));
  const last: Value = { kind: 'str', value: characters.slice(-PIECE).join('') };
  if (!first) return undefined;
  const given = site.arguments.length > 0 ? 'stripped' : '';
  return {
    routine: stripping(method !== 'rstrip', method !== 'lstrip', given),
    names: { first, others: listOf(others), last, ...(stripped && { stripped }) },
  };
}

function piecesOf(characters: readonly string[]): Value[] {
  return Array.from({ length: Math.ceil(characters.length / PIECE) }, (_, i): Value => {
    return { kind: 'str', value: characters.slice(i * PIECE, (i + 1) * PIECE).join('') };
  });
}

/** Undefined where the model does not say, and where there may be more to strip than was seen. */
export async function cutIntoPieces({ routine, names }: TextPieces, roll: RunRoutine): Promise<Result | undefined> {
  const result = await roll(routine, names);
  return result?.value.kind === 'none' ? undefined : result;
}
