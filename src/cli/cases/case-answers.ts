/** Answers to cases: a roll-out to the end, or every step from the true one before it. */
import { Budget, costOfSeconds, share, type Cost } from '../../codec/budget';
import { PredictionError } from '../../codec/query';
import { launch, launched } from '../../debugger/launch/launch';
import { FarJumps } from '../../debugger/functions/far-jumps';
import { Machine } from '../../debugger/machine/machine';
import { CallBudgetPredictor } from '../../debugger/predict/call-budget-predictor';
import { hasUnknown } from '../../debugger/objects/resemblance';
import type { Frame, State } from '../../debugger/state/state';
import type { FunctionPredictor } from '../../codec/function/function-query';
import type { Predictor } from '../../codec/query';
import type { NeuralPredictor } from '../../model/neural-predictor';
import { parseCall, parseValue, ValueSyntaxError } from '../../python/values/literal';
import { hasCall } from '../../python/values/written-arguments';
import { printValue } from '../../python/values/print';
import { withLibraries } from '../../adapter/launch/program-source';
import { link } from '../../python/modules/link';
import type { PythonParser } from '../../python/parser';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { callOf, type Case, type TrueStep } from './cases';
import { answeredOr, reasonOf, type Failed } from './failed-cases';
import { BUDGET_SECONDS } from '../command';
import { resultText } from './result-text';
import { rounded, stepJson, type StepJson } from '../text/step-json';

export interface Engine {
  readonly parser: PythonParser;
  readonly predictor: Predictor & Partial<Pick<NeuralPredictor, 'resultConfidence'>>;
  /** What one call, or one step of `--task steps`, may take; that of `BUDGET_SECONDS` if not given. */
  readonly most?: Cost;
  /** Folders with modules of libraries; none if not given. */
  readonly libraries?: readonly string[] | undefined;
}

/** Events after which a roll-out is aborted: of the model alone, which gets no further without a mistake, and of checked steps. */
const LONGEST_ROLLOUT = 400;
const LONGEST_CHECKED = 100_000;

export interface OutputAnswer extends Failed {
  readonly id: string;
  /** `repr` of the return value; null if the run did not end in one. */
  readonly prediction: string | null;
  /** Probability that the result is right, as far as held-out calls tell: by the product of the confidences of all steps. */
  readonly confidence: number;
  readonly milliseconds: number;
  /** Not what the steps lead to, which end without a value, but what the call likely returns. */
  readonly source?: 'assumed';
}

export interface StepsAnswer extends Failed {
  readonly id: string;
  /** The prediction of the true step i + 1 at i; null if there was none. */
  readonly steps: readonly (StepJson | null)[];
}

/** Part of its budget that rolling a call out may take; the rest is for answering in one go. */
const ROLLING = 0.8;
/** Steps that are less likely than this to be right all together go no further once they have taken that part of their budget: one answer is told sooner. */
const HOPELESS = 0.1;
const PATIENCE = 0.3;
/** First answers have to do once that part of it is taken: what takes longer is hardly ever right. */
const HURRIED = 0.4;

/** @param visit is called with every state after the first */
export async function answerOutput(engine: Engine, one: Case, visit?: (state: State) => void): Promise<OutputAnswer> {
  return (await rolledOut(engine, one, visit && { visit })).answer;
}

/** A roll-out, and the states through which it went. */
export interface RollOut {
  readonly answer: OutputAnswer;
  readonly states: readonly State[];
  /** What the call returned; parts of it may be unknown. */
  readonly result?: Value;
  /** Probability of the exception that the call ends with. */
  readonly raised?: number;
  /** Undefined where it could not begin. */
  readonly begun?: Beginning;
}

interface Listening {
  readonly visit?: (state: State) => void;
  /** Predicts the end of a call in one answer where possible, instead of step by step. */
  readonly jumper?: FunctionPredictor;
}

export async function rolledOut(
  { parser, predictor, libraries, most = costOfSeconds(BUDGET_SECONDS) }: Engine,
  one: Case,
  { visit, jumper }: Listening = {},
): Promise<RollOut> {
  const began = performance.now();
  const budget = new Budget(share(most, ROLLING), 'the call');
  const states: State[] = [];
  let begun: Beginning | undefined;
  let returned: Value | undefined;
  const done = (prediction: string | null, confidence: number, error?: string, raised?: number): RollOut => ({
    ...(returned && { result: returned }),
    ...(raised !== undefined && { raised }),
    answer: {
      id: one.id,
      prediction,
      confidence: rounded(confidence),
      milliseconds: Math.round(performance.now() - began),
      ...(error !== undefined && { error }),
    },
    states,
    ...(begun && { begun }),
  });
  let confidence = 1;
  let assumed = 1;
  try {
    const { machine, start, result } = (begun = await begin(
      { parser, libraries, predictor: new CallBudgetPredictor(predictor, budget, HURRIED) },
      one,
    ));
    const leaps = jumper && new FarJumps(machine.source, jumper);
    let state = start;
    const longest = predictor.modules ? LONGEST_CHECKED : LONGEST_ROLLOUT;
    for (let steps = 0; state.status === 'running' && steps < longest; steps++) {
      if (result(state)) break;
      if (budget.isPassed) return done(null, 0, `${budget.reason} (--budget says how many it may take)`);
      if (confidence < HOPELESS && budget.usedShare >= PATIENCE)
        return done(null, 0, `${states.length} steps are too unlikely to be all right for going on`);
      states.push(state);
      const leapt = await leaps?.leap(await machine.modules.whole(state), { kind: 'out' });
      state = leapt ?? (await machine.step(state));
      visit?.(state);
      confidence *= state.last.confidence;
      for (const { probability } of state.last.assumptions ?? []) assumed *= probability;
    }
    returned = result(state);
    // What holds something unknown is no answer that could be right.
    if (!returned) return done(null, confidence, undefined, state.failure && confidence);
    if (hasUnknown(returned)) return done(printValue(returned), 0);
    const budgeted = new CallBudgetPredictor(predictor, budget);
    const told = await resultText({ parser, predictor: budgeted }, machine.source, state, returned);
    return done(told.text, resultConfidence(predictor, confidence * told.confidence, assumed));
  } catch (error) {
    return done(null, 0, reasonOf(error));
  }
}

/**
 * Predictions are as often right as they turned out on other calls; what was assumed is no prediction.
 * @param assumed probability of all assumptions, a factor of `joint`
 */
function resultConfidence(predictor: Engine['predictor'], joint: number, assumed: number): number {
  if (assumed === 0) return 0;
  const predicted = Math.min(1, joint / assumed);
  return (predictor.resultConfidence?.(predicted) ?? predicted) * assumed;
}

export async function answerSteps(
  { parser, predictor, libraries, most = costOfSeconds(BUDGET_SECONDS) }: Engine,
  one: Case,
  steps: readonly TrueStep[],
): Promise<StepsAnswer> {
  const answers: (StepJson | null)[] = [];
  const [first] = steps;
  if (!first) return { id: one.id, steps: [] };
  const done = { id: one.id, steps: answers };
  const answer = await answeredOr<StepsAnswer>(done, async () => {
    const budget = (): Budget => new Budget(most, 'the step');
    const budgeted = new CallBudgetPredictor(predictor, budget());
    const machine = new Machine(sourceOf({ parser, predictor, libraries }, one.code), budgeted);
    const errors: string[] = [];
    let state = machine.adopt(await startOf(machine, one, first), first);
    for (const [index, truth] of steps.slice(1).entries()) {
      budgeted.grant(budget());
      const predicted = await stepped(machine, state, (reason) => errors.push(`step ${index + 1}: ${reason}`));
      answers.push((predicted && stepJson(predicted, answers.length + 1)) ?? null);
      state = machine.adopt(state, truth, predicted);
    }
    return errors[0] === undefined ? done : { ...done, error: errors[0] };
  });
  while (answers.length < steps.length - 1) answers.push(null);
  return answer;
}

/** @param report called for failures other than a step without an answer */
async function stepped(machine: Machine, state: State, report: (reason: string) => void): Promise<State | undefined> {
  try {
    return await machine.step(state);
  } catch (error) {
    if (!(error instanceof PredictionError)) report(reasonOf(error));
    return undefined;
  }
}

/** A roll-out that begins; `result` is what the case's call returned, once it has. `isCalled` tells whether its frame is on top. */
export interface Beginning {
  readonly machine: Machine;
  readonly start: State;
  readonly result: (state: State) => Value | undefined;
  readonly isCalled: (state: State) => boolean;
}

/** In the function, or, where its arguments have to be computed first, in a module that ends with the call. */
async function begin(engine: Pick<Engine, 'parser' | 'predictor' | 'libraries'>, one: Case): Promise<Beginning> {
  const { predictor } = engine;
  const machine = new Machine(sourceOf(engine, one.code), predictor);
  try {
    const isCalled = ({ frames }: State): boolean => frames.length === 1;
    return { machine, start: await startOf(machine, one), result: ({ result }) => result, isCalled };
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
  }
  const whole = new Machine(sourceOf(engine, `${one.code}\n${callOf(one)}\n`), predictor);
  const callee = /^[\w.]*/.exec(callOf(one))?.[0];
  // Lines of libraries come behind it.
  const line = one.code.split('\n').length + 1;
  const calledIn = ({ frames: [caller, called, ...others] }: State): Frame | undefined =>
    caller?.line === line && others.length === 0 && called?.function.qualifiedName === callee ? called : undefined;
  const result = (state: State): Value | undefined => {
    const called = calledIn(state);
    // An exception leaves a function by a return event, too.
    return called?.event === 'return' && !called.exception ? called.value : undefined;
  };
  return { machine: whole, start: launch(whole.source), result, isCalled: (state) => calledIn(state) !== undefined };
}

/** The code, with the modules of libraries that it imports. */
function sourceOf(
  { parser, predictor, libraries }: Pick<Engine, 'parser' | 'predictor' | 'libraries'>,
  code: string,
): SourceFile {
  const loader = withLibraries(undefined, { libraryPaths: libraries ?? [], known: predictor.modules });
  return link(parser, parser.parse(code), loader);
}

/** @param first the true first event: gives the values of arguments that are not literals */
async function startOf(machine: Machine, one: Case, first?: TrueStep): Promise<State> {
  try {
    const { callee, arguments: given } = parseCall(callOf(one));
    if (given.some(({ value }) => hasCall(value))) throw new ValueSyntaxError('an argument is a call', 0);
    return await launched(machine, { function: callee, arguments: given });
  } catch (error) {
    if (!first || !(error instanceof ValueSyntaxError)) throw error;
    const given = Object.entries(first.locals).map(([keyword, text]) => ({ keyword, value: parseValue(text) }));
    return await launched(machine, { function: first.function, arguments: given });
  }
}
