/** What the editor gives at run time. */
import type { HoverResult, LineRun, SurveyLine, SurveyResult } from '../../../src/adapter/service/protocol';
import type { L10n } from '../../../src/extension/values/text/words';

/** English, as where no translation is installed. */
export const english: L10n = {
  t: (message, ...args) => message.replace(/\{(\d+)\}/g, (_, i: string) => String(args[Number(i)])),
};

export function hover(given: Partial<HoverResult>): HoverResult {
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
  return { expression: 'x', range, values: [], runs: 1, call: 'f(1)', assumptions: [], ...given };
}

export function lineRun(given: Partial<LineRun>): LineRun {
  return { iteration: 1, changes: [], values: [], confidence: 0.99, ...given };
}

/** Runs in which a name gets these values. */
export function bindings(name: string, ...values: string[]): LineRun[] {
  return values.map((value, i) => lineRun({ iteration: i + 1, changes: [{ name, value, confidence: 0.99 }] }));
}

export function line(number: number, last: readonly LineRun[], runs = last.length): SurveyLine {
  return { line: number, endLine: number, runs, last };
}

export function survey(given: Partial<SurveyResult>): SurveyResult {
  const outcome = { kind: 'returned', value: { value: '3', confidence: 0.98 } } as const;
  return { call: 'f(1)', lines: [], outcome, printed: '', assumptions: [], steps: 3, complete: true, ...given };
}
