/** Answers to cases: a roll-out to the end, or every step from the true one before it. */
import { PredictionError } from '../../codec/query';
import { launch, launched } from '../../debugger/launch/launch';
import { FarJumps } from '../../debugger/functions/far-jumps';
import { Machine } from '../../debugger/machine/machine';
import { hasUnknown } from '../../debugger/objects/resemblance';
import type { State } from '../../debugger/state/state';
import type { FunctionPredictor } from '../../codec/function/function-query';
import type { Predictor } from '../../codec/query';
import { parseCall, parseValue, ValueSyntaxError } from '../../python/values/literal';
import { printValue } from '../../python/values/print';
import type { PythonParser } from '../../python/source';
import type { Value } from '../../python/values/value';
import { callOf, type Case, type TrueStep } from './cases';
import { answeredOr, reasonOf, type Failed } from './failures';
import { rounded, stepJson, type StepJson } from '../text/step-json';

export interface Engine {
  readonly parser: PythonParser;
  readonly predictor: Predictor;
}

/** Events after which a roll-out is aborted. */
const LONGEST_ROLLOUT = 400;

export interface OutputAnswer extends Failed {
  readonly id: string;
  /** `repr` of the return value; null if the run did not end in one. */
  readonly prediction: string | null;
  /** Product of the confidences of all steps, 0 to 1. */
  readonly confidence: number;
  readonly milliseconds: number;
}

export interface StepsAnswer extends Failed {
  readonly id: string;
  /** The prediction of the true step i + 1 at i; null if there was none. */
  readonly steps: readonly (StepJson | null)[];
}

/**
 * @param visit is called with every state after the first
 * @param jumper predicts the end of a call in one answer where possible, instead of step by step
 */
export async function answerOutput(
  { parser, predictor }: Engine,
  one: Case,
  visit?: (state: State) => void,
  jumper?: FunctionPredictor,
): Promise<OutputAnswer> {
  const began = performance.now();
  const done = (prediction: string | null, confidence: number): OutputAnswer => {
    return {
      id: one.id,
      prediction,
      confidence: rounded(confidence),
      milliseconds: Math.round(performance.now() - began),
    };
  };
  let confidence = 1;
  // What holds something unknown is no answer that could be right.
  const ended = (value: Value): OutputAnswer => done(printValue(value), hasUnknown(value) ? 0 : confidence);
  try {
    const { machine, start, result } = await begin({ parser, predictor }, one);
    const leaps = jumper && new FarJumps(machine.source, jumper);
    let state = start;
    for (let steps = 0; state.status === 'running' && steps < LONGEST_ROLLOUT; steps++) {
      const returned = result(state);
      if (returned) return ended(returned);
      state = (await leaps?.leap(state, { kind: 'out' })) ?? (await machine.step(state));
      visit?.(state);
      confidence *= state.last.confidence;
    }
    const returned = result(state);
    return returned ? ended(returned) : done(null, confidence);
  } catch (error) {
    return { ...done(null, 0), error: reasonOf(error) };
  }
}

export async function answerSteps(
  { parser, predictor }: Engine,
  one: Case,
  steps: readonly TrueStep[],
): Promise<StepsAnswer> {
  const answers: (StepJson | null)[] = [];
  const [first] = steps;
  if (!first) return { id: one.id, steps: [] };
  const done = { id: one.id, steps: answers };
  const answer = await answeredOr<StepsAnswer>(done, async () => {
    const machine = new Machine(parser.parse(one.code), predictor);
    const errors: string[] = [];
    let state = machine.adopt(await startOf(machine, one, first), first);
    for (const [index, truth] of steps.slice(1).entries()) {
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

/** A roll-out that has not begun; `result` is what the case's call returned, once it has. */
interface Beginning {
  readonly machine: Machine;
  readonly start: State;
  readonly result: (state: State) => Value | undefined;
}

/** In the function, or, where its arguments have to be computed first, in a module that ends with the call. */
async function begin({ parser, predictor }: Engine, one: Case): Promise<Beginning> {
  const machine = new Machine(parser.parse(one.code), predictor);
  try {
    return { machine, start: await startOf(machine, one), result: ({ result }) => result };
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
  }
  const whole = new Machine(parser.parse(`${one.code}\n${callOf(one)}\n`), predictor);
  const callee = /^[\w.]*/.exec(callOf(one))?.[0];
  const line = whole.source.executableLines.at(-1);
  const result = ({ frames }: State): Value | undefined => {
    const [caller, called, ...others] = frames;
    if (caller?.line !== line || !called || others.length > 0) return undefined;
    return called.function.qualifiedName === callee && called.event === 'return' ? called.value : undefined;
  };
  return { machine: whole, start: launch(whole.source), result };
}

/** @param first the true first event: gives the values of arguments that are not literals */
async function startOf(machine: Machine, one: Case, first?: TrueStep): Promise<State> {
  try {
    const { callee, arguments: given } = parseCall(callOf(one));
    return await launched(machine, { function: callee, arguments: given });
  } catch (error) {
    if (!first || !(error instanceof ValueSyntaxError)) throw error;
    const given = Object.entries(first.locals).map(([keyword, text]) => ({ keyword, value: parseValue(text) }));
    return await launched(machine, { function: first.function, arguments: given });
  }
}
