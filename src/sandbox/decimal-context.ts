/** Programs that set how exact decimal numbers are. That is no part of any value, so nothing of theirs can be evaluated by itself. */
import type { SourceFile } from '../python/syntax';

const known = new WeakMap<SourceFile, boolean>();

export function setsDecimalContext(source: SourceFile): boolean {
  const whole = source.partOf ?? source;
  const found = known.get(whole) ?? /\b(?:getcontext|setcontext|localcontext)\b/.test(whole.text);
  known.set(whole, found);
  return found;
}
