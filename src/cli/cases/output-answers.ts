/** The result of a call by a roll-out or, if that ends without one, by a direct prediction, which needs no step to succeed. */
import { answerOutput, type OutputAnswer } from './case-answers';
import type { Case } from './cases';
import type { InversionEngine } from './input-answers';

export async function outputOf(engine: InversionEngine, one: Case): Promise<OutputAnswer> {
  const rolled = await answerOutput(engine, one);
  if (rolled.prediction !== null) return rolled;
  const direct = await answerOutput(engine, one, undefined, engine.predictor);
  const error = direct.error ?? (direct.prediction === null ? rolled.error : undefined);
  const milliseconds = rolled.milliseconds + direct.milliseconds;
  return { ...direct, milliseconds, ...(error !== undefined && { error }) };
}
