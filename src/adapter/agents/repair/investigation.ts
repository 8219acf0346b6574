/** Which lines likely brought what is wrong with a run. */
import { Budget } from '../../../codec/budget';
import { examplesFor, type StatedExample } from '../../../debugger/causes/suspects/examples';
import { Machine } from '../../../debugger/machine/machine';
import { investigate, type Investigation } from '../../../debugger/causes/suspects/suspects';
import type { Symptom } from '../../../debugger/causes/suspects/symptom';
import { CallBudgetPredictor } from '../../../debugger/predict/call-budget-predictor';
import { rewritten } from '../../../python/modules/link';
import type { SourceFile } from '../../../python/syntax';
import type { RollOut } from '../contract/roll-out';
import type { Desk } from '../contract/tool';

/** Part of what is left of the budget; the rest is for trying repairs. */
const SHARE = 0.6;
const MOST_TRIALS = 400;
/** Part of the time in which other examples are begun. */
const BEGINNING = 0.2;

/** @param examples other calls, and what they should do */
export async function investigated(
  run: RollOut,
  symptom: Symptom,
  desk: Desk,
  examples: readonly StatedExample[] = [],
): Promise<Investigation> {
  const { milliseconds } = desk.budget.left;
  const { parser, predictor } = desk.parts;
  const { source } = run;
  const read = (text: string, module?: string): SourceFile => rewritten(parser, source, text, module);
  const budget = new Budget(desk.part(SHARE).most, 'the investigation');
  const budgeted = new CallBudgetPredictor(predictor, budget, 1);
  const start = run.recording.state(run.recording.first);
  const until = performance.now() + milliseconds * SHARE * BEGINNING;
  const machine = new Machine(source, budgeted);
  const begun = start && (await examplesFor(machine, start, examples, until, desk.signal));
  return await investigate(run.recording, symptom, {
    read,
    predictor: budgeted,
    examples: begun?.others ?? [],
    trials: MOST_TRIALS,
    milliseconds: milliseconds * SHARE,
    signal: desk.signal,
  });
}
