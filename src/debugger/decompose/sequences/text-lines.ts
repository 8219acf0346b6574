/** Long texts are cut into lines piece by piece: as a whole, something of them is easily lost. */
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import type { CallSite, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { listOf } from '../arithmetic/numerals';
import type { Result, RunRoutine } from '../arithmetic/long-arithmetic';
import { LINES_IN, PARTS_IN } from '../routines/searches';

/** Characters of a text that is cut as a whole, and of a piece of a longer one. */
const SHORT = 80;
const PIECE = 48;

/** Characters that end a line for `splitlines`, besides the usual one. */
const ENDS_LINES: ReadonlySet<string> = new Set('\r\v\f\u001c\u001d\u001e\u0085\u2028\u2029');

export interface TextLines {
  readonly text: string;
  readonly routine: string;
}

/** `text.splitlines()` and `text.split('\n')`; undefined for any other part, and where other characters end lines, too. */
export function textLinesOf(
  { operator, operatorKind, range }: SubExpression,
  calls: readonly CallSite[],
  read: (text: string) => Value | undefined,
): TextLines | undefined {
  if (operatorKind !== 'method' || (operator !== 'splitlines' && operator !== 'split')) return undefined;
  const site = calls.find((call) => isSameRange(call.range, range));
  const text = site?.receiver === undefined ? undefined : read(site.receiver);
  if (!site || text?.kind !== 'str' || text.value.length <= SHORT) return undefined;
  const [separator, ...more] = site.arguments.map((one) => read(one.text));
  if (operator === 'split') {
    const isLine = separator?.kind === 'str' && separator.value === '\n' && more.length === 0;
    return isLine ? { text: text.value, routine: PARTS_IN } : undefined;
  }
  const isPlain = site.arguments.length === 0 && Array.from(text.value).every((one) => !ENDS_LINES.has(one));
  return isPlain ? { text: text.value, routine: LINES_IN } : undefined;
}

/** Undefined where the model does not say. */
export async function cutIntoLines({ text, routine }: TextLines, roll: RunRoutine): Promise<Result | undefined> {
  const characters = Array.from(text);
  const pieces = Array.from({ length: Math.ceil(characters.length / PIECE) }, (_, i): Value => {
    return { kind: 'str', value: characters.slice(i * PIECE, (i + 1) * PIECE).join('') };
  });
  return await roll(routine, { pieces: listOf(pieces) });
}
