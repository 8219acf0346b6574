/** Which lines likely brought what is wrong with a run. */
import { Budget } from '../../../codec/budget';
import { investigate, type Investigation } from '../../../debugger/causes/suspects/suspects';
import type { Symptom } from '../../../debugger/causes/suspects/symptom';
import { CallBudgetPredictor } from '../../../debugger/predict/call-budget-predictor';
import { LinkedSource } from '../../../python/modules/linked-source';
import type { SourceFile } from '../../../python/syntax';
import type { RollOut } from '../contract/roll-out';
import type { Desk } from '../contract/tool';

/** Part of what is left of the budget; the rest is for trying repairs. */
const SHARE = 0.6;
const MOST_TRIALS = 200;

export async function investigated(run: RollOut, symptom: Symptom, desk: Desk): Promise<Investigation> {
  const { milliseconds } = desk.budget.left;
  const { parser, predictor } = desk.parts;
  const { source } = run;
  const read = (text: string): SourceFile => {
    const main = parser.parse(text);
    return source instanceof LinkedSource ? source.withMain(main) : main;
  };
  const budget = new Budget(desk.part(SHARE).most, 'the investigation');
  return await investigate(run.recording, symptom, {
    read,
    predictor: new CallBudgetPredictor(predictor, budget, 1),
    trials: MOST_TRIALS,
    milliseconds: milliseconds * SHARE,
    signal: desk.signal,
  });
}
