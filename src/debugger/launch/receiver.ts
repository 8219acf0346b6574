/** The receiver for a run that starts in a method: its construction is predicted, too. */
import { hasDecorator } from '../../python/expressions/decorator';
import { PredictionError } from '../../codec/query';
import { preparedName } from '../../python/expressions/prepared-object';
import type { FunctionInfo } from '../../python/syntax';
import { EvaluationError, type EvaluatedAnew, type Evaluator } from '../evaluate/evaluator';
import { moduleOf } from '../../python/definitions/definitions';
import { newFrame, topFrame, withTop, type State } from '../state/state';

/** Methods that test frameworks call before each test of a class. */
const PREPARING = ['setUp', 'setup_method'];

/** Whether a call of the function needs a receiver object. */
export function needsObject(info: FunctionInfo): boolean {
  const isMethod = info.className !== undefined && info.name !== '__init__';
  return isMethod && !hasDecorator(info, 'staticmethod', 'classmethod');
}

/**
 * The start state of a method's run, with the object that an expression creates.
 * @param text such as `Cart([30, 120])`, or statements as of `preparedName`
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
  const isTest = frame.function.name.startsWith('test');
  const blank = frame.locals.get(self);
  // What a foreign class of tests adds to its instances is not read by the tests.
  const isBlank = isTest && evaluator.isTestCase(blank);
  const anew = isBlank ? undefined : await madeBy(text, state, evaluator, signal);
  const receiver = isBlank ? blank : anew?.value;
  if (receiver?.kind !== 'object') return undefined;
  const locals = new Map(frame.locals).set(self, receiver);
  const made = withTop({ ...state, nextId: anew?.nextId ?? state.nextId }, { ...frame, locals });
  const prepares = PREPARING.find((name) => isTest && evaluator.defines(receiver, name));
  return prepares === undefined ? made : await prepared(made, `${self}.${prepares}()`, evaluator, signal);
}

async function madeBy(
  text: string,
  state: State,
  evaluator: Evaluator,
  signal: AbortSignal | undefined,
): Promise<EvaluatedAnew | undefined> {
  const module = newFrame(0, moduleOf(topFrame(state).function), new Map());
  const lines = preparedName(text) === undefined ? [] : text.split('\n');
  let at: State = { ...state, frames: [module] };
  for (const line of lines) {
    const done = await told(evaluator.execute(line, at, topFrame(at), signal));
    if (!done) return undefined;
    at = done.state ?? at;
  }
  const made = await told(evaluator.value(preparedName(text) ?? text, at, topFrame(at), signal));
  return made && { ...made, nextId: Math.max(made.nextId, at.nextId) };
}

/** The start as the method that prepares a test leaves it; as it is where that raises an exception. */
async function prepared(
  start: State,
  call: string,
  evaluator: Evaluator,
  signal: AbortSignal | undefined,
): Promise<State> {
  const state = (await told(evaluator.execute(call, start, topFrame(start), signal)))?.state;
  return state ? { ...state, last: start.last, output: start.output } : start;
}

/** Undefined for what cannot be told. */
async function told<T>(evaluated: Promise<T>): Promise<T | undefined> {
  try {
    return await evaluated;
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof PredictionError) return undefined;
    throw error;
  }
}
