/** The result of a call by a roll-out or, if that ends without one, the likeliest one in one answer, which needs no step to succeed. */
import { costOfSeconds } from '../../codec/budget';
import { PredictionError } from '../../codec/query';
import type { FunctionPredictor } from '../../codec/function/function-query';
import { readsKnown, resultQuery } from '../../debugger/functions/far-jump-query';
import { hasUnknown } from '../../debugger/objects/resemblance';
import { printValue } from '../../python/values/print';
import { rounded } from '../text/step-json';
import { BUDGET_SECONDS } from '../command';
import { rolledOut, type OutputAnswer, type RollOut } from './case-answers';
import type { Case } from './cases';
import type { InversionEngine } from './input-answers';

/** Of an answer in one go, in milliseconds, where the time is not limited. */
const LONGEST_WAIT = 60_000;
/** How much of what the model says of itself is believed where the function alone does not say what it returns. */
const WHOLE = 0.5;
/** An exception that is at least this likely is how the call ends. */
const LIKELY = 0.5;

export async function outputOf(engine: InversionEngine, one: Case): Promise<OutputAnswer> {
  const began = performance.now();
  const rolled = await rolledOut(engine, one);
  const { answer, result, raised = 0 } = rolled;
  const isTold = answer.prediction !== null && result && !hasUnknown(result);
  if (isTold || raised >= LIKELY) return answer;
  const { milliseconds: most } = engine.most ?? costOfSeconds(BUDGET_SECONDS);
  const left = Math.min(LONGEST_WAIT, most - answer.milliseconds);
  const signal = AbortSignal.timeout(Math.max(0, Math.round(left)));
  // Where that fails, too, the answer is that of the roll-out, which says why.
  const likely = await likeliest(engine.predictor, rolled, signal).catch(() => undefined);
  const milliseconds = Math.round(performance.now() - began);
  if (!likely) return { ...answer, milliseconds };
  const confidence = rounded(likely.confidence * (1 - raised));
  return { id: one.id, prediction: likely.prediction, confidence, milliseconds, source: 'assumed' };
}

type Likely = Pick<OutputAnswer, 'confidence'> & { readonly prediction: string };

/** What the call likely returns, as seen from where it began and from where most of it is done; undefined where the model does not say in time. */
async function likeliest(
  predictor: FunctionPredictor,
  { states, begun, result }: RollOut,
  signal: AbortSignal,
): Promise<Likely | undefined> {
  if (!begun) return undefined;
  const { source, modules } = begun.machine;
  const type = result?.kind === 'unknown' ? result.type : undefined;
  let trust = WHOLE;
  const passed = states.flatMap((state) => {
    trust *= state.last.confidence;
    return begun.isCalled(state) ? [{ state, trust }] : [];
  });
  const first = passed.find(({ state }) => resultQuery(source, state));
  const known = passed.findLast(({ state }) => {
    const query = resultQuery(source, state);
    return query && readsKnown(query, state);
  });
  let best: Likely | undefined;
  for (const { state, trust: path } of new Set([known, first].filter((one) => one !== undefined))) {
    if (best && path <= best.confidence) continue;
    try {
      const query = resultQuery(source, await modules.whole(state, signal), type);
      if (!query) continue;
      const { outcome, confidence } = await predictor.jump(query, signal);
      if (outcome.kind !== 'return' || hasUnknown(outcome.value)) continue;
      const found = { prediction: printValue(outcome.value), confidence: path * confidence };
      if (!best || found.confidence > best.confidence) best = found;
    } catch (error) {
      if (!(error instanceof PredictionError)) return best;
    }
  }
  return best;
}
