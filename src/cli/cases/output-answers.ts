/** The result of a call by a roll-out or, if that ends without one, by a direct prediction, which needs no step to succeed. */
import { costOfSeconds } from '../../codec/budget';
import { FarJumps } from '../../debugger/functions/far-jumps';
import { printValue } from '../../python/values/print';
import { rounded } from '../text/step-json';
import { BUDGET_SECONDS } from '../command';
import { rolledOut, type OutputAnswer, type RollOut } from './case-answers';
import type { Case } from './cases';
import type { InversionEngine } from './input-answers';

/** Of an answer in one go, in milliseconds, where the time is not limited. */
const LONGEST_WAIT = 60_000;

export async function outputOf(engine: InversionEngine, one: Case): Promise<OutputAnswer> {
  const began = performance.now();
  const rolled = await rolledOut(engine, one);
  if (rolled.answer.prediction !== null) return rolled.answer;
  const { milliseconds: most } = engine.most ?? costOfSeconds(BUDGET_SECONDS);
  const left = Math.min(LONGEST_WAIT, most - rolled.answer.milliseconds);
  // Where that fails, too, the answer is that of the roll-out, which says why.
  const signal = AbortSignal.timeout(Math.max(0, Math.round(left)));
  const direct = await leapt(engine, rolled, signal).catch(() => undefined);
  const milliseconds = Math.round(performance.now() - began);
  if (!direct) return { ...rolled.answer, milliseconds };
  return { id: one.id, ...direct, milliseconds };
}

/** What the call returns as seen from the first state of the roll-out from which the model tells; undefined where it does not in time. */
async function leapt(
  { predictor }: InversionEngine,
  { states, begun }: RollOut,
  signal: AbortSignal,
): Promise<Pick<OutputAnswer, 'prediction' | 'confidence'> | undefined> {
  if (!begun) return undefined;
  const { machine, start, result } = begun;
  const leaps = new FarJumps(machine.source, predictor);
  const depth = start.frames.at(-1)?.function.kind === 'module' ? 2 : 1;
  let confidence = 1;
  for (const state of states) {
    confidence *= state.last.confidence;
    if (state.frames.length !== depth) continue;
    const whole = await machine.modules.whole(state);
    const there = await leaps.leap(whole, { kind: 'out' }, signal);
    if (!there) continue;
    const value = there.frames.at(-1)?.value ?? result(there);
    const isReturned = there.frames.at(-1)?.exception === undefined;
    confidence *= there.last.confidence;
    return { prediction: value && isReturned ? printValue(value) : null, confidence: rounded(confidence) };
  }
  return undefined;
}
