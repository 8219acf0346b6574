/** What is known about a step: where its state comes from, what it changed, what was assumed on the way. */
import type { ComputedValue, Prediction } from '../../codec/query';
import type { SourceRange } from '../../python/syntax';

/**
 * Origin of a state: predicted by the model, determined by syntax, given by the user, inferred from what came after it, or reached
 * on a way that was assumed where nothing decides.
 */
export type StepSource = 'predicted' | 'checked' | 'replayed' | 'given' | 'inferred' | 'assumed';

/** A branch that hangs on something unknown: which ways there are, and which one is taken. */
export interface Undecided {
  /** Why it cannot be decided: a part of a sentence. */
  readonly reason: string;
  /** What would have to be so for each way, for people: "x > 0 is true". */
  readonly ways: readonly string[];
  /** What a value can be given for, to decide it: a name or an expression of the statement. */
  readonly subject?: { readonly text: string; readonly range: SourceRange };
}

/** What was assumed where something is not known, or decided by a value that the user gave. */
export interface Assumption extends Undecided {
  /** Index of the way that was taken. */
  readonly chosen: number;
  /** Of that way. */
  readonly probability: number;
  /** The value that the user gave for the subject, for people: "x > 0 = True". Missing where the way was assumed. */
  readonly given?: string;
}

/** A branch to which a value was given that does not say itself which way it leads: the program tells from there. */
export interface GivenDecision extends Undecided {
  readonly given: string;
}

/** A way to take. */
export interface Choice {
  readonly way: number;
  /** The value that says so, as in an assumption. */
  readonly given?: string;
}

/** How a step goes on where nothing decides. */
export interface Assuming {
  /** The step fails instead of assuming more than `choices` say. */
  readonly stops?: boolean;
  /** The ways to take, by the order in which they come up in the step; then the likeliest. */
  readonly choices?: readonly Choice[];
  /** The step fails where the program waits for a line that is not told, instead of going on with an unknown one. */
  readonly asks?: boolean;
}

/** What is known about the step that led to a state. */
export interface StepInfo {
  readonly source: StepSource;
  /** Sub-expression values that the step computed, in order. */
  readonly values: readonly ComputedValue[];
  /** Names that the step changed, with the probability that the new value is right. */
  readonly changes: ReadonlyMap<string, number>;
  readonly output: string;
  /** Text that went to the error stream, where that is known. It is told to people, and no part of the program's state. */
  readonly errors?: string;
  /** Probability that the whole step is right; 1 where the model was not needed. */
  readonly confidence: number;
  /** What was assumed on the way, or decided by given values, in order; the confidence counts that in. */
  readonly assumptions?: readonly Assumption[];
  /** What the value is to decide that the user has given here. */
  readonly decides?: GivenDecision;
  /** What is to be assumed, while the step is under way. */
  readonly assuming?: Assuming;
  /** The factor of that due to globals that the step reads first. */
  readonly doubt?: number;
  /** Frame and line that took the step. */
  readonly from?: { readonly frame: number; readonly line: number };
  readonly prediction?: Prediction;
}

/** What the error stream gets in two parts of a step. */
export function errorsOf(first: Pick<StepInfo, 'errors'>, then: Pick<StepInfo, 'errors'>): Pick<StepInfo, 'errors'> {
  const errors = (first.errors ?? '') + (then.errors ?? '');
  return errors === '' ? {} : { errors };
}

/** The ways that nothing decided, not even a given value, for people. */
export function assumedWays({ assumptions = [] }: Pick<StepInfo, 'assumptions'>): string[] {
  return assumptions.filter(({ given }) => given === undefined).map(({ ways, chosen }) => ways[chosen] ?? '');
}

/** The values that the user gave for what decides in a step, for people. */
export function givenValues({ assumptions = [], decides }: Pick<StepInfo, 'assumptions' | 'decides'>): string[] {
  const inStep = assumptions.flatMap(({ given }) => (given === undefined ? [] : [given]));
  return decides ? [...inStep, decides.given] : inStep;
}

export const GIVEN: StepInfo = { source: 'given', values: [], changes: new Map(), output: '', confidence: 1 };
