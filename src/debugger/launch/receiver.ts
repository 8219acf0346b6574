/** The receiver for a run that starts in a method: its construction is predicted, too. */
import { hasDecorator } from '../../python/expressions/decorator';
import { PredictionError } from '../../codec/query';
import type { FunctionInfo } from '../../python/syntax';
import { EvaluationError, type Evaluator } from '../evaluate/evaluator';
import { moduleOf } from '../../python/definitions/definitions';
import { newFrame, topFrame, withTop, type State } from '../state/state';

/** Whether a call of the function needs a receiver object. */
export function needsObject(info: FunctionInfo): boolean {
  const isMethod = info.className !== undefined && info.name !== '__init__';
  return isMethod && !hasDecorator(info, 'staticmethod', 'classmethod');
}

/**
 * The start state of a method's run, with the object that an expression creates.
 * @param text such as `Cart([30, 120])`
 * @returns undefined if that cannot be predicted, or is not an object
 */
export async function withReceiver(
  state: State,
  text: string,
  evaluator: Evaluator,
  signal?: AbortSignal,
): Promise<State | undefined> {
  const frame = topFrame(state);
  const self = frame.function.parameters[0]?.name;
  if (self === undefined) return undefined;
  const module = newFrame(0, moduleOf(frame.function), new Map());
  try {
    const { value } = await evaluator.value(text, { ...state, frames: [module] }, module, signal);
    return value.kind === 'object'
      ? withTop(state, { ...frame, locals: new Map(frame.locals).set(self, value) })
      : undefined;
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof PredictionError) return undefined;
    throw error;
  }
}
