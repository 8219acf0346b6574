/** Arguments of the call that a run begins with which are no literals: the loaded module gives them their values. */
import type { CallArgument } from '../../codec/query';
import { moduleOf } from '../../python/definitions/definitions';
import type { FunctionInfo } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { WrittenArgument } from '../../python/values/written-arguments';
import { shortened } from '../../python/text/shortened';
import { EvaluationError, RaisingError, UnboundNameError, type Evaluator } from '../evaluate/evaluator';
import { newFrame, type State } from '../state/state';
import { LaunchError } from './launch-error';

/**
 * The values, in the order of the arguments, and the module's state, which has seen no more of them than the ids of their
 * objects. What cannot be told is unknown, with the reason.
 * @param loaded the state of the module, with no frame
 * @throws LaunchError for a name that nothing binds, and for an exception; AbortError
 */
export async function evaluatedArguments(
  given: readonly WrittenArgument[],
  loaded: State,
  info: FunctionInfo,
  evaluator: Evaluator,
  signal?: AbortSignal,
): Promise<{ readonly state: State; readonly values: readonly CallArgument[] }> {
  const values: CallArgument[] = [];
  let state = loaded;
  for (const { expression, value, ...named } of given) {
    if (expression === undefined) {
      values.push({ ...named, value });
      continue;
    }
    const module = newFrame(0, moduleOf(info), new Map());
    const whole = { ...state, frames: [module] };
    try {
      const { value: told, nextId } = await evaluator.value(expression, whole, module, signal);
      values.push({ ...named, value: told });
      state = { ...state, nextId };
    } catch (error) {
      if (error instanceof UnboundNameError)
        throw new LaunchError(
          `The argument ${shortened(expression)} has no value: ${shortened(error.unbound)} is not defined in this file.`,
        );
      // Such a call never begins.
      if (error instanceof RaisingError) throw new LaunchError(`The argument ${error.message}`);
      if (!(error instanceof EvaluationError)) throw error;
      values.push({ ...named, value: unknown(error.message) });
    }
  }
  return { state, values };
}

function unknown(reason: string): Value {
  return { kind: 'unknown', reason };
}
