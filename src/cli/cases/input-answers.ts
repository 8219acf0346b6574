/** Answers to cases backwards: arguments with which the function may have returned the output. */
import type { FunctionPredictor } from '../../codec/function/function-query';
import { Budget, costOfSeconds } from '../../codec/budget';
import { CallBudgetPredictor } from '../../debugger/predict/call-budget-predictor';
import { inferInputs } from '../../debugger/functions/input-inference';
import { Machine } from '../../debugger/machine/machine';
import { parseValue } from '../../python/values/literal';
import { BUDGET_SECONDS } from '../command';
import type { Engine } from './case-answers';
import type { Case } from './cases';
import { answeredOr, type Failed } from './failed-cases';

export interface InputAnswer extends Failed {
  readonly id: string;
  /** Argument texts, the best first; empty where there is none. */
  readonly predictions: readonly string[];
}

export interface InversionEngine extends Engine {
  readonly predictor: Engine['predictor'] & FunctionPredictor;
}

/** Time limit for suggestions and their runs. */
const MILLISECONDS = 2000;

export async function answerInput(
  { parser, predictor, most = costOfSeconds(BUDGET_SECONDS) }: InversionEngine,
  one: Case,
  candidates: number,
): Promise<InputAnswer> {
  return await answeredOr<InputAnswer>({ id: one.id, predictions: [] }, async () => {
    const budgeted = new CallBudgetPredictor(predictor, new Budget(most, 'the search'), 1);
    const value = parseValue(one.output ?? '');
    const proposals = await inferInputs(new Machine(parser.parse(one.code), budgeted), predictor, {
      function: one.entry ?? 'f',
      ending: { kind: 'return', value },
      candidates,
      milliseconds: Math.min(MILLISECONDS, most.milliseconds),
    });
    return { id: one.id, predictions: proposals.map(({ text }) => text) };
  });
}
