/** Answers to cases backwards: arguments with which the function may have returned the output. */
import type { FunctionPredictor } from '../../codec/function/function-query';
import { costOfSeconds, type Cost } from '../../codec/budget';
import { inferInputs, SEARCH_COST } from '../../debugger/functions/input-inference';
import { parseValue } from '../../python/values/literal';
import type { Engine } from './case-answers';
import type { Case } from './cases';
import { answeredOr, type Failed } from './failed-cases';

export interface InputAnswer extends Failed {
  readonly id: string;
  /** Argument texts, the best first; empty where there is none. */
  readonly predictions: readonly string[];
  /** What the search took, in passes of the network. */
  readonly passes?: number;
}

export interface InversionEngine extends Engine {
  readonly predictor: Engine['predictor'] & FunctionPredictor;
}

/**
 * What the search for one case may cost: passes alone, so that every machine gives the same answers.
 * @param seconds as `--budget` says, if it does
 */
export function searchCost(seconds: number | undefined): Cost {
  return {
    computeCost: seconds === undefined ? SEARCH_COST : costOfSeconds(seconds).computeCost,
    milliseconds: Infinity,
  };
}

export async function answerInput(
  { parser, predictor, most = searchCost(undefined) }: InversionEngine,
  one: Case,
  candidates: number,
): Promise<InputAnswer> {
  return await answeredOr<InputAnswer>({ id: one.id, predictions: [] }, async () => {
    const found = await inferInputs(parser.parse(one.code), predictor, {
      function: one.entry ?? 'f',
      ending: { kind: 'return', value: parseValue(one.output ?? '') },
      candidates,
      enough: 1,
      most,
      parser,
    });
    return { id: one.id, predictions: found.candidates.map(({ text }) => text), passes: found.passes };
  });
}
