/** Text beside a line. */
import type { InlineValue } from '../../adapter/requests/line-requests';
import { marked } from '../../adapter/presentation/value-presentation';
import { cut } from '../values/text/words';

/** Characters that a value is shown with at least. */
const LEAST = 10;
/** Fewer characters of a text are not worth cutting it. */
const FEW = 6;

/**
 * @param count how often the line ran in this call, for the last value of a line
 * @param source text of the line: only the header of a loop shows how often
 * @param threshold probability below which the value is marked
 */
export function inlineText(
  { name, value, confidence }: InlineValue,
  count: number | undefined,
  source: string,
  threshold: number,
): string {
  const text = `${name} = ${marked(value, confidence, threshold)}`;
  return count !== undefined && isLoopHeader(source) ? `${text}  ↻ ${count}` : text;
}

export function isLoopHeader(source: string): boolean {
  return /^\s*(?:async\s+)?(?:for|while)\b/.test(source);
}

/** Texts that share a line: as many short ones whole as there is room for, the others cut to what is left, or empty where that is a name alone. */
export function fitted(texts: readonly string[], room: number): string[] {
  const order = [...texts.keys()].sort((a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0));
  const cuts = new Map<number, string>();
  let left = room;
  for (const [i, index] of order.entries()) {
    const others = order.length - i - 1;
    const share = Math.max(LEAST, Math.floor(left / (others + 1)));
    const whole = texts[index] ?? '';
    // Half of a short value says less than the few letters that a long one loses.
    const isWhole = whole.length <= Math.max(left - others * LEAST, share + FEW);
    const text = isWhole ? whole : cutValue(whole, share);
    cuts.set(index, text);
    left -= text.length;
  }
  return texts.map((text, index) => cuts.get(index) ?? text);
}

/** `self.balance…` says nothing. */
function cutValue(text: string, most: number): string {
  const value = text.indexOf(' = ') + 3;
  return most - 1 > value ? cut(text, most) : '';
}
