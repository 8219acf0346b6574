/** Texts beside a line. */
import type { InlineValue } from '../../adapter/requests/line-requests';
import { marked } from '../../adapter/presentation/value-presentation';
import { fittedBetween } from '../values/text/words';

/** Between values, as VS Code joins them: `, `. */
const SEPARATOR = 2;

/**
 * The values of one line, each empty where there is no room for it.
 * @param count how often the line ran in this call
 * @param source text of the line: only the header of a loop shows how often
 * @param threshold probability below which a value is marked
 * @param room characters
 */
export function inlineTexts(
  values: readonly InlineValue[],
  count: number | undefined,
  source: string,
  threshold: number,
  room: number,
): string[] {
  const rounds = count !== undefined && isLoopHeader(source) ? `  ↻ ${count}` : '';
  const texts = values.map(({ name, value, confidence }) => `${name} = ${marked(value, confidence, threshold)}`);
  const guilty = new Set(values.flatMap(({ isInRaising }, index) => (isInRaising ? [index] : [])));
  const short = fittedBetween(texts, room - rounds.length, SEPARATOR, source, guilty);
  const last = short.findLastIndex((text) => text !== '');
  return short.map((text, index) => (index === last ? text + rounds : text));
}

export function isLoopHeader(source: string): boolean {
  return /^\s*(?:async\s+)?(?:for|while)\b/.test(source);
}
