/** What a statement did, in a few words: only what it changed. */
import { shownClass } from '../../../python/values/class-names';
import type { StatementExecution } from '../../../debugger/survey/statement-execution';
import { percent } from '../../../debugger/percent';
import { isDoubtful, shown } from '../contract/answers';

/** @param most characters of a value */
export function effectsOf(visit: StatementExecution, most: number): string[] {
  const { changes, taken, returned, exception, printed, statement, confidence, notes } = visit;
  const parts = changes
    .filter(({ value }) => value.kind !== 'opaque')
    .map(({ name, value, confidence: sure }) => `${name} = ${shown(value, most)}${doubt(sure)}`);
  if (taken !== undefined && statement.kind !== 'for') parts.push(`${String(taken)}${doubt(confidence)}`);
  if (returned) parts.push(`returns ${shown(returned.value, most)}${doubt(returned.confidence)}`);
  if (exception) {
    const message = exception.message === undefined ? '' : `: ${exception.message}`;
    parts.push(`raises ${shownClass(exception.type)}${message}${doubt(confidence)}`);
  }
  if (printed !== '')
    parts.push(`prints ${JSON.stringify(printed.length > most ? `${printed.slice(0, most)}…` : printed)}`);
  parts.push(...notes);
  return parts;
}

/** ` (62 %)` where it may well be otherwise. */
export function doubt(confidence: number): string {
  return isDoubtful(confidence) ? ` (${percent(confidence)})` : '';
}
