/** Text beside a line. */
import type { InlineValue } from '../../adapter/requests/line-requests';
import { marked } from '../../adapter/presentation/value-presentation';

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
