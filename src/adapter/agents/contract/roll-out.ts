/** One call rolled out to its end, with all states on the way: what every tool looks at. */
import { calledFunction } from '../../../python/examples/statements-as-call';
import { CONFIDENCE_THRESHOLD } from '../../../codec/confidence';
import { PredictionError, type Predictor } from '../../../codec/query';
import type { Budget } from '../../../codec/budget';
import { originOf } from '../../../debugger/causes/suspects/symptom-roots';
import type { Recording } from '../../../debugger/causes/recording';
import { Evaluator } from '../../../debugger/evaluate/evaluator';
import { LaunchError } from '../../../debugger/launch/launch';
import { Machine } from '../../../debugger/machine/machine';
import { passedOver } from '../../../debugger/machine/control/recovery';
import { CallBudgetPredictor } from '../../../debugger/predict/call-budget-predictor';
import type { ThrownException } from '../../../debugger/state/exceptions';
import type { State } from '../../../debugger/state/state';
import { callStart, moduleStart } from '../../../debugger/survey/survey-start';
import { Recorder } from '../../../debugger/survey/recorder';
import { methodCall } from '../../../python/expressions/method-call';
import { expressionTree } from '../../../python/expressions/expression-tree';
import type { PythonParser } from '../../../python/parser';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { Breaks } from '../../../python/text/slices';
import type { Value } from '../../../python/values/value';
import { ToolError } from './tool-error';

/** Steps after which a call is not followed any further. */
const MOST_STEPS = 2000;

export interface RollOutOptions {
  readonly parser: PythonParser;
  readonly predictor: Predictor;
  readonly budget: Budget;
  readonly signal?: AbortSignal | undefined;
  /** What was asked for, where the call stands for something else. */
  readonly shown?: string;
}

export type Ending =
  | { readonly kind: 'returned'; readonly value: Value }
  | { readonly kind: 'raised'; readonly exception: ThrownException; readonly line: number }
  /** The module ran to its end. */
  | { readonly kind: 'finished' }
  /** Where it was, and why it went no further. */
  | { readonly kind: 'unfinished'; readonly line: number; readonly reason: string };

/** A step that may well have gone otherwise. */
export interface Doubt {
  readonly line: number;
  readonly function: string;
  readonly confidence: number;
  readonly expression?: string;
  readonly value?: Value;
}

export class RollOut {
  readonly states: State[];
  readonly recorder: Recorder;
  /** Product of the confidences of all steps: the probability that everything is right. */
  confidence = 1;
  private stopped: { readonly line: number; readonly reason: string } | undefined;

  /**
   * @param root the function that is called, or the module
   * @param machine asks within the budget
   */
  constructor(
    readonly source: SourceFile,
    readonly root: FunctionInfo,
    readonly call: string | null,
    readonly assumptions: readonly string[],
    private readonly start: State,
    private readonly machine: Machine,
    private readonly budget: Budget,
  ) {
    this.states = [start];
    this.recorder = new Recorder(source, start, 1);
  }

  get state(): State {
    return this.states.at(-1) ?? this.start;
  }

  get recording(): Recording {
    const { source, states } = this;
    return { source, first: 0, last: states.length - 1, state: (index) => states[index] };
  }

  /** Goes on to the end, or until a state is reached. */
  async run(signal?: AbortSignal, until: (state: State) => boolean = () => false): Promise<void> {
    const breaks = new Breaks();
    while (!this.isOver && !until(this.state)) {
      signal?.throwIfAborted();
      await breaks.whenDue();
      await this.advance(signal);
    }
  }

  /** The same up to a state, which is replaced by another one: what comes then is open. */
  branched(index: number, state: State): RollOut {
    const { source, root, call, assumptions, start, machine, budget } = this;
    const other = new RollOut(source, root, call, assumptions, start, machine, budget);
    for (const one of this.states.slice(1, index + 1)) other.append(one);
    other.states[other.states.length - 1] = state;
    return other;
  }

  get ending(): Ending {
    const { state } = this;
    if (this.stopped) return { kind: 'unfinished', ...this.stopped };
    if (state.failure) {
      const line = originOf(this.recording)?.line ?? this.root.line;
      return { kind: 'raised', exception: state.failure, line };
    }
    const returned = this.returned(state);
    if (returned) return { kind: 'returned', value: returned };
    if (state.status !== 'running' && this.root.kind === 'module') return { kind: 'finished' };
    return {
      kind: 'unfinished',
      line: state.frames.at(-1)?.line ?? this.root.line,
      reason: 'it was not followed to its end',
    };
  }

  /** Printed by the call; not by what was loaded for it. */
  get printed(): string {
    return this.state.output.slice(this.start.output.length);
  }

  /** The first step that the model is not sure of. */
  get doubt(): Doubt | undefined {
    for (const [index, { last }] of this.states.entries()) {
      const before = this.states[index - 1];
      if (!before || last.confidence >= CONFIDENCE_THRESHOLD) continue;
      const frame = before.frames.findLast(({ id }) => id === last.from?.frame) ?? before.frames.at(-1);
      if (!frame) continue;
      const least = last.values.toSorted((a, b) => a.confidence - b.confidence)[0];
      return {
        line: last.from?.line ?? frame.line,
        function: frame.function.qualifiedName,
        confidence: last.confidence,
        ...(least && least.confidence < CONFIDENCE_THRESHOLD && { expression: least.expression, value: least.value }),
      };
    }
    return undefined;
  }

  private get isOver(): boolean {
    const { state } = this;
    return this.stopped !== undefined || state.status !== 'running' || this.returned(state) !== undefined;
  }

  /** What the outermost called frame has returned, also where the module waits for it. */
  private returned({ frames, result }: State): Value | undefined {
    if (result) return this.root.kind === 'module' ? undefined : result;
    const outermost = this.start.frames.length;
    const top = frames.at(-1);
    const isHere = outermost > 1 && frames.length === outermost && top?.id === this.start.frames.at(-1)?.id;
    return isHere && top?.event === 'return' && !top.isYielding && !top.exception ? top.value : undefined;
  }

  private async advance(signal: AbortSignal | undefined): Promise<void> {
    const { state } = this;
    const isSpent = (): boolean => this.budget.isPassed;
    const { reason } = this.budget;
    const line = state.frames.at(-1)?.line ?? this.root.line;
    if (isSpent()) this.stopped = { line, reason };
    else if (this.states.length > MOST_STEPS) this.stopped = { line, reason: `it takes more than ${MOST_STEPS} steps` };
    else {
      try {
        this.append(await this.machine.step(state, signal));
      } catch (error) {
        if (!(error instanceof PredictionError)) throw error;
        const detour = isSpent() ? undefined : passedOver(this.source, state, error.message);
        if (detour) this.append(detour.state);
        else this.stopped = { line, reason: isSpent() ? reason : error.message.replace(/\.$/, '') };
      }
    }
  }

  private append(state: State): void {
    this.recorder.push(this.state, state);
    this.states.push(state);
    this.confidence *= state.last.confidence;
  }
}

/**
 * The beginning of a roll-out: of a call of one of the program's functions, or of the module.
 * @param call `f([1, 2], 'x')`, `Class(1).m(2)`; its arguments may be any expressions, which are then predicted, too
 * @throws ToolError if it is no call of a function of the program, or does not fit
 */
export async function begin(source: SourceFile, call: string | undefined, options: RollOutOptions): Promise<RollOut> {
  const { parser, signal, budget } = options;
  const predictor = new CallBudgetPredictor(options.predictor, budget);
  const machine = new Machine(source, predictor);
  try {
    if (call === undefined) {
      const { state, assumptions } = moduleStart(source);
      return new RollOut(source, source.module, null, assumptions, state, machine, budget);
    }
    const info = calledIn(source, call);
    const evaluator = new Evaluator(source, parser, predictor);
    const { state, assumptions } = await callStart(source, info, call, { machine, evaluator }, signal);
    return new RollOut(source, info, options.shown ?? call, assumptions, state, machine, budget);
  } catch (error) {
    if (error instanceof LaunchError)
      throw new ToolError(
        'bad_call',
        error.message,
        "Give a call of a function of the program, such as f([1, 2], 'x').",
      );
    throw error;
  }
}

/** The function that a call is one of. @throws ToolError */
export function calledIn(source: SourceFile, call: string): FunctionInfo {
  const found = calledFunction(source, call);
  if (found) return found;
  const tree = expressionTree(call);
  const callee = tree?.type === 'call' ? tree.get('function') : undefined;
  if (!callee)
    throw new ToolError(
      'bad_call',
      `${JSON.stringify(call.slice(0, 80))} is not a call.`,
      "Give one such as f([1, 2], 'x').",
    );
  const onObject = methodCall(call, (name) => source.findFunction(name)?.kind === 'class');
  const name = onObject ? `${onObject.owner}.${onObject.name}` : callee.text;
  const names = source.functions.flatMap(({ kind, qualifiedName }) => (kind === 'function' ? [qualifiedName] : []));
  throw new ToolError(
    'no_function',
    `There is no function ${name.slice(0, 60)} in this program.`,
    names.length === 0 ? 'It has no functions.' : `There are: ${names.slice(-12).join(', ')}.`,
  );
}
