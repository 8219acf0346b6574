/** Inference of inputs: arguments with which a call may have ended as stated, each checked by a predicted run. */
import { Budget, share, type Cost } from '../../codec/budget';
import type { Ending, FunctionPredictor } from '../../codec/function/function-query';
import { PredictionError, type CallArgument, type Predictor } from '../../codec/query';
import { isKnown } from '../../codec/values/prompt-variables';
import type { PythonParser } from '../../python/parser';
import { calledOn } from '../../python/expressions/prepared-object';
import type { SourceFile } from '../../python/syntax';
import { argumentsText } from '../../python/values/argument-text';
import { isPossible } from '../../python/values/possible';
import type { Value } from '../../python/values/value';
import { launched, LaunchError } from '../launch/launch';
import { Machine } from '../machine/machine';
import { CallBudgetPredictor } from '../predict/call-budget-predictor';
import { lookup } from '../state/name-scopes';
import { topFrame, type State } from '../state/state';
import { CallInputs, receivers } from './inputs/call-inputs';
import { constantsOf, firstInputs } from './inputs/first-inputs';
import { keyOf, searchInputs, type Proposal, type Tried } from './inputs/input-search';
import { Trials, type Outcome } from './inputs/input-trials';
import { endingDistance } from './inputs/value-distance';

export interface CandidateInput {
  readonly arguments: readonly CallArgument[];
  /** What makes the object that a method is called on, as source code. */
  readonly instance?: string;
  /** As between the parentheses of a call. */
  readonly text: string;
  /** Probability that the model gives these arguments, 0 to 1; 0 for what it has not suggested. */
  readonly probability: number;
  /** Whether a predicted run with them ends as stated; undefined if there was none or it did not finish. */
  readonly isConfirmed?: boolean | undefined;
  /** How that run ends. */
  readonly ending?: Ending | undefined;
  /** Whether it ends with an exception. */
  readonly isCrash?: boolean | undefined;
  /** Probability that this run is right, 0 to 1. */
  readonly confidence?: number | undefined;
}

export interface InputInferenceRequest {
  /** Name or qualified name. */
  readonly function: string;
  readonly ending: Ending;
  /** Number of different answers. */
  readonly candidates: number;
  /** After so many that are surely right the search ends; as many as are wanted if not given. */
  readonly enough?: number;
  /** Reads how the object of a method is made, which is then looked for, too; without one it has no attributes. */
  readonly parser?: PythonParser;
  /** Only what the model suggests is tried: nobody has said that the call ends so. */
  readonly isSupposed?: boolean;
  /** What suggestions and runs may cost together. */
  readonly most: Cost;
  readonly signal?: AbortSignal;
}

export interface FoundInputs {
  /**
   * The confirmed ones first, by the probability that their run is right; then those that were not tried, by their own; at last those
   * whose run ends differently, the nearest first.
   */
  readonly candidates: readonly CandidateInput[];
  /** Calls that were tried. */
  readonly tried: number;
  /** What that took, in passes of the network. */
  readonly passes: number;
}

/** What a search takes at most where nobody waits for it, in passes of the network: some four seconds of a machine without other work. */
export const SEARCH_COST = 6000;

/** Different suggestions that the model is asked for, and their part of the cost. */
const SUGGESTIONS = 6;
const PROPOSING = 0.4;
/** Calls that are tried, at most: what was not found by then is hardly found later. */
const MOST_TRIED = 200;
/** A run this probable ends the search. */
const SURE = 0.8;
/** Where one is sure, others are looked for up to this part of the cost. */
const FOR_OTHERS = 0.25;

/** @throws LaunchError if there is no such function, PredictionError if the question cannot be asked */
export async function inferInputs(
  source: SourceFile,
  predictor: Predictor & FunctionPredictor,
  request: InputInferenceRequest,
): Promise<FoundInputs> {
  const { function: name, ending, candidates, enough = candidates, isSupposed = false, most, parser, signal } = request;
  const budget = new Budget(most, 'the search');
  const start = await anyCall(new Machine(source, new CallBudgetPredictor(predictor, budget, 1)), name, signal);
  const info = topFrame(start).function;
  const inputs = new CallInputs(source, info, parser !== undefined);
  const { suggested: drawn, refused } = await suggestions(predictor, source, start, { ending, budget, signal });
  const suggested = drawn.flatMap((one) => inputs.onObjects(one).slice(0, 1));
  const trials = new Trials(source, predictor, { function: name, ending, budget, parser, signal });
  const tried = await searchInputs({
    ending,
    proposals: isSupposed ? suggested : firstInputs(source, info, inputs, ending, drawn),
    ...(!isSupposed && { constants: constantsOf(source, info) }),
    run: async (proposal) => {
      const call = inputs.call(proposal);
      return call && (await trials.run(call));
    },
    goesOn: (all) => {
      const sure = all.filter(isSure).length;
      return all.length < MOST_TRIED && sure < enough && budget.usedShare < (sure > 0 ? FOR_OTHERS : 1);
    },
  });
  const keys = new Set(tried.map(keyOf));
  const untried = suggested.filter((one) => !keys.has(keyOf(one)));
  const nearest = tried.toSorted((a, b) => distanceTo(ending, a) - distanceTo(ending, b));
  const found = [...nearest, ...untried].flatMap((one) => candidateOf(inputs, one) ?? []);
  if (found.length === 0 && refused) throw refused;
  const passes = Math.round(budget.used.computeCost);
  return { candidates: found.sort(better).slice(0, candidates), tried: tried.length, passes };
}

interface Suggestions {
  /** The likeliest first. */
  readonly suggested: readonly Proposal[];
  /** Why the question cannot be asked. */
  readonly refused?: PredictionError;
}

/** What the model suggests. */
async function suggestions(
  predictor: FunctionPredictor,
  source: SourceFile,
  start: State,
  { ending, budget, signal }: { ending: Ending; budget: Budget; signal: AbortSignal | undefined },
): Promise<Suggestions> {
  if (budget.isPassed) return { suggested: [] };
  const frame = topFrame(start);
  const info = frame.function;
  // In the frame, only the receiver of a method is known.
  const asked = new Set(info.parameters.slice(receivers(info)).map(({ name }) => name));
  const query = {
    kind: 'invert' as const,
    function: info,
    outline: source.outline(info),
    lookup: (name: string): Value | undefined => {
      const value = asked.has(name) ? undefined : lookup(start, frame, name);
      return value && isKnown(value) ? value : undefined;
    },
    ending,
  };
  const proposing = new Budget(share(budget.left, PROPOSING), 'the search');
  try {
    const drawn = await predictor.invert(query, {
      candidates: SUGGESTIONS,
      budget: proposing,
      ...(signal && { signal }),
    });
    const possible = drawn.filter(({ arguments: all }) => all.every(({ value }) => isPossible(value)));
    const suggested = possible.map(({ arguments: all, confidence }) => ({
      names: all.map(({ name }) => name),
      inputs: all.map(({ value }) => value),
      probability: confidence,
    }));
    return { suggested };
  } catch (error) {
    if (!(error instanceof PredictionError)) throw error;
    return { suggested: [], refused: error };
  } finally {
    budget.spend(proposing.used.computeCost);
  }
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

function candidateOf(inputs: CallInputs, one: Proposal & Partial<Tried>): CandidateInput | undefined {
  const call = inputs.call(one);
  // What the model has not suggested is nothing without a run.
  if (!call || (one.probability === 0 && one.isConfirmed === undefined)) return undefined;
  return { ...call, text: argumentsText(call.arguments), probability: one.probability, ...verdictOf(one) };
}

/** `Cart([1]).total(2)`; lines where the object needs some. @param name qualified */
export function callText(name: string, { instance, text }: Pick<CandidateInput, 'instance' | 'text'>): string {
  const call = `${instance === undefined ? name : name.slice(name.lastIndexOf('.') + 1)}(${text})`;
  return instance === undefined ? call : calledOn(instance, call);
}

/** None of a run that has not come to an end. */
export function verdictOf({
  ending,
  isConfirmed,
  confidence,
}: Partial<Outcome>): Pick<CandidateInput, 'isConfirmed' | 'ending' | 'isCrash' | 'confidence'> {
  return isConfirmed === undefined ? {} : { isConfirmed, ending, isCrash: ending?.kind === 'raise', confidence };
}

/** A run without an end is farther than any other. */
function distanceTo(wanted: Ending, { ending }: Tried): number {
  return ending ? endingDistance(ending, wanted) : 1;
}

function isSure({ isConfirmed, confidence }: Tried): boolean {
  return isConfirmed === true && confidence >= SURE;
}

function better(a: CandidateInput, b: CandidateInput): number {
  const verdict = rankOf(a) - rankOf(b);
  if (verdict !== 0 || a.isConfirmed === false) return verdict;
  return a.isConfirmed ? (b.confidence ?? 0) - (a.confidence ?? 0) : b.probability - a.probability;
}

function rankOf({ isConfirmed }: CandidateInput): number {
  return isConfirmed === undefined ? 1 : isConfirmed ? 0 : 2;
}
