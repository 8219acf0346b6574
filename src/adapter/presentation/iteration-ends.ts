/** Exceptions by which a loop, or whoever waits for something, is told that there is no more. */
import type { HistoryStep } from './history-step';

/** How a loop is told that there is no more: nothing that anybody looks for, unless it was asked for an item by hand. */
const AT_THE_END: ReadonlySet<string> = new Set(['StopIteration', 'StopAsyncIteration', 'GeneratorExit']);

/** An exception that only says that something is at its end, to a loop or to who waits for it: nothing has gone wrong. */
export function isOnlyAnEnd({ exception, text }: Pick<HistoryStep, 'exception' | 'text'>): boolean {
  return exception !== undefined && AT_THE_END.has(exception.type) && !/\bnext\s*\(|\braise\b/.test(text);
}
