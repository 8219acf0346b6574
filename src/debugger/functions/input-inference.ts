/** Inference of inputs: arguments with which a call may have ended as stated, each checked by a predicted run. */
import { hasDecorator } from '../../python/expressions/decorator';
import type { Ending, FunctionPredictor } from '../../codec/function/function-query';
import { PredictionError, type CallArgument, type Predictor } from '../../codec/query';
import { isKnown } from '../../codec/values/prompt-variables';
import { sameValue } from '../../python/values/print';
import type { FunctionInfo, Parameter } from '../../python/syntax';
import { argumentsText, isTypeable } from '../../python/values/argument-text';
import type { Value } from '../../python/values/value';
import { launched, LaunchError } from '../launch/launch';
import type { Machine } from '../machine/machine';
import { guessedInputs } from './guessed-inputs';
import { lookup } from '../state/name-scopes';
import { topFrame, type State } from '../state/state';

export interface CandidateInput {
  readonly arguments: readonly CallArgument[];
  /** As between the parentheses of a call. */
  readonly text: string;
  /** Probability that the model gives these arguments, 0 to 1. */
  readonly probability: number;
  /** Whether a predicted run with them ends as stated; undefined if there was none or it did not finish. */
  readonly isConfirmed?: boolean | undefined;
  /** Whether that run ends with an exception. */
  readonly isCrash?: boolean | undefined;
  /** Probability that this run is right, 0 to 1. */
  readonly confidence?: number | undefined;
}

export interface InputInferenceRequest {
  /** Name or qualified name. */
  readonly function: string;
  readonly ending: Ending;
  /** Number of different suggestions. */
  readonly candidates: number;
  /** Time limit for suggestions and runs together; a run that has begun is aborted. */
  readonly milliseconds: number;
  /** Whether inputs are guessed, too, where no suggestion is confirmed: those that are confirmed are in the answer. */
  readonly guesses?: boolean;
  readonly signal?: AbortSignal;
}

/** Default time limit in milliseconds for suggestions and their runs. */
export const PATIENCE = 1700;

/** Least time for the first run, in milliseconds. */
const FIRST_RUN = 600;

/** Events after which a run is aborted. */
const LONGEST_RUN = 400;
/** Share of the time for making suggestions. */
const PROPOSING = 0.6;
/** The same where there may have to be time for guesses. */
const PROPOSING_FIRST = 0.4;

/**
 * @returns the confirmed ones first, by the probability that their run is right; then those that were not tried, by their own; at last
 * those whose run ends differently
 * @throws LaunchError if there is no such function, PredictionError if the question cannot be asked
 */
export async function inferInputs(
  machine: Machine,
  predictor: Predictor & FunctionPredictor,
  { function: name, ending, candidates, milliseconds, guesses = false, signal }: InputInferenceRequest,
): Promise<CandidateInput[]> {
  const { source } = machine;
  const start = await anyCall(machine, name, signal);
  const end = performance.now() + milliseconds;
  const frame = topFrame(start);
  const info = frame.function;
  // In the frame, only the receiver of a method is known.
  const isParameter = (parameter: string): boolean =>
    info.parameters.slice(receivers(info)).some(({ name: other }) => other === parameter);
  const query = {
    kind: 'invert' as const,
    function: info,
    outline: source.outline(info),
    lookup: (parameter: string): Value | undefined => {
      const value = isParameter(parameter) ? undefined : lookup(start, frame, parameter);
      return value && isKnown(value) ? value : undefined;
    },
    ending,
  };
  let refused: PredictionError | undefined;
  const suggest = { candidates, milliseconds: milliseconds * (guesses ? PROPOSING_FIRST : PROPOSING) };
  const drawn = await predictor.invert(query, { ...suggest, ...(signal && { signal }) }).catch((error: unknown) => {
    if (!guesses || !(error instanceof PredictionError)) throw error;
    refused = error;
    return [];
  });
  const proposals: CandidateInput[] = [];
  for (const { arguments: found, confidence } of drawn) {
    const values = new Map(found.map((each) => [each.name, each.value]));
    const all = callArguments(info.parameters.slice(receivers(info)), values);
    if (!all) continue;
    const proposal: CandidateInput = { arguments: all, text: argumentsText(all), probability: confidence };
    // The best one is tried even on a slow machine.
    const left = proposals.length === 0 ? Math.max(FIRST_RUN, end - performance.now()) : end - performance.now();
    proposals.push(left > 0 ? { ...proposal, ...(await tried(machine, name, all, ending, left, signal)) } : proposal);
  }
  if (guesses && !proposals.some(({ isConfirmed }) => isConfirmed)) {
    const known = new Set(proposals.map(({ text }) => text));
    for (const all of guessedInputs(source, info, info.parameters.slice(receivers(info)), ending)) {
      const left = end - performance.now();
      const text = argumentsText(all);
      if (left <= 0) break;
      if (known.has(text)) continue;
      const outcome = await tried(machine, name, all, ending, left, signal);
      if (outcome.isConfirmed !== undefined) proposals.push({ arguments: all, text, probability: 0, ...outcome });
      if (outcome.isConfirmed) break;
    }
  }
  if (proposals.length === 0 && refused) throw refused;
  return proposals.sort(better).slice(0, candidates);
}

/** The state before a call of the function, whatever its arguments. */
async function anyCall(machine: Machine, name: string, signal: AbortSignal | undefined): Promise<State> {
  const info = machine.source.findFunction(name);
  if (info?.isGenerator)
    throw new LaunchError(`${name} is a generator: its inputs cannot be inferred from what it yields.`);
  const parameters = info?.kind === 'function' ? info.parameters.slice(receivers(info)) : [];
  const all = parameters.flatMap(({ name: keyword, kind }): CallArgument[] => {
    if (kind === 'positional') return [{ value: { kind: 'none' } }];
    return kind === 'keyword-only' ? [{ keyword, value: { kind: 'none' } }] : [];
  });
  return await launched(machine, { function: name, arguments: all }, signal);
}

/** Leading parameters that a call does not pass explicitly: `self`, `cls`. */
export function receivers(info: FunctionInfo): number {
  return info.className === undefined || hasDecorator(info, 'staticmethod') ? 0 : 1;
}

/** The values as arguments of a call; undefined for values that cannot be written as arguments. */
function callArguments(
  parameters: readonly Parameter[],
  values: ReadonlyMap<string, Value>,
): CallArgument[] | undefined {
  const all: CallArgument[] = [];
  for (const { name, kind } of parameters) {
    const value = values.get(name);
    if (!value || !isTypeable(value)) return undefined;
    if (kind === 'positional') all.push({ value });
    else if (kind === 'keyword-only') all.push({ keyword: name, value });
    else if (kind === 'var-positional' && value.kind === 'tuple')
      all.push(...value.items.map((item) => ({ value: item })));
    else if (kind === 'var-keyword' && value.kind === 'dict') {
      for (const [key, item] of value.entries) {
        if (key.kind !== 'str' || !/^[^\W\d]\w*$/u.test(key.value)) return undefined;
        all.push({ keyword: key.value, value: item });
      }
    } else return undefined;
  }
  return all;
}

/** A predicted run of a call, and whether it ends as stated; any result is right where nothing is. */
export async function tried(
  machine: Machine,
  name: string,
  all: readonly CallArgument[],
  ending: Ending | undefined,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Pick<CandidateInput, 'isConfirmed' | 'isCrash' | 'confidence'>> {
  const end = performance.now() + milliseconds;
  try {
    let state = await launched(machine, { function: name, arguments: all }, signal);
    let confidence = 1;
    for (let steps = 0; state.status === 'running'; steps++) {
      if (steps >= LONGEST_RUN || performance.now() > end) return {};
      state = await machine.step(state, signal);
      confidence *= state.last.confidence;
    }
    const isConfirmed = ending ? endsAs(state, ending) : state.status !== 'crashed';
    return { isConfirmed, isCrash: state.status === 'crashed', confidence };
  } catch (error) {
    if (signal?.aborted) throw error;
    // Suggestions that cannot be run get no verdict; the others do.
    return {};
  }
}

function endsAs({ result, failure }: State, ending: Ending): boolean {
  if (ending.kind === 'return') return result !== undefined && sameValue(result, ending.value);
  const { type, message } = ending.exception;
  return failure?.type === type && (message === undefined || failure.message === message);
}

function better(a: CandidateInput, b: CandidateInput): number {
  const verdict = rankOf(a) - rankOf(b);
  if (verdict !== 0) return verdict;
  return a.isConfirmed ? (b.confidence ?? 0) - (a.confidence ?? 0) : b.probability - a.probability;
}

function rankOf({ isConfirmed }: CandidateInput): number {
  return isConfirmed === undefined ? 1 : isConfirmed ? 0 : 2;
}
