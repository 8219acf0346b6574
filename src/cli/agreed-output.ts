/** The result of a call from two predictions: the roll-out, and the model's answer in one go where that is the surer one. */
import type { FunctionPredictor } from '../codec/function-query';
import { answerOutput, type Engine, type OutputAnswer } from './answers';
import type { Case } from './cases';

export interface AgreeingEngine extends Engine {
  readonly predictor: Engine['predictor'] & FunctionPredictor;
}

/** A roll-out less probable than this is compared with the answer in one go: step by step, doubts multiply. */
const UNSURE = 0.1;

export async function agreedOutput(engine: AgreeingEngine, one: Case): Promise<OutputAnswer> {
  const rolled = await answerOutput(engine, one);
  if (rolled.prediction !== null && rolled.confidence >= UNSURE) return rolled;
  const direct = await answerOutput(engine, one, undefined, engine.predictor);
  const isBetter = rolled.prediction === null || direct.confidence > rolled.confidence;
  const chosen = direct.prediction !== null && isBetter ? direct : rolled;
  return { ...chosen, milliseconds: rolled.milliseconds + direct.milliseconds };
}
