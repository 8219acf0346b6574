/** Predicted runs of a call with arguments that are tried. */
import type { Budget } from '../../../codec/budget';
import type { Ending } from '../../../codec/function/function-query';
import type { Predictor } from '../../../codec/query';
import { Evaluator } from '../../evaluate/evaluator';
import { hasUnknown } from '../../objects/resemblance';
import { launched } from '../../launch/launch';
import { onObject } from '../../launch/method-start';
import { Machine } from '../../machine/machine';
import { CallBudgetPredictor } from '../../predict/call-budget-predictor';
import { sameValue } from '../../../python/values/print';
import type { PythonParser } from '../../../python/parser';
import type { SourceFile } from '../../../python/syntax';
import type { State } from '../../state/state';
import type { Call } from './call-inputs';

/** What a predicted run came to. */
export interface Outcome {
  /** Undefined where the run has not come to an end. */
  readonly ending?: Ending;
  /** Whether that is how it was to end; undefined without an end. */
  readonly isConfirmed?: boolean;
  /** Probability that the run is right, 0 to 1. */
  readonly confidence: number;
}

/** Events after which a run is given up. */
const LONGEST_RUN = 400;
/** What is less probable is not gone on with. */
const HOPELESS = 0.01;
/** Passes that an event costs although its answer is remembered or evaluated. */
const LEAST = 1;

export interface TrialRequest {
  /** Name or qualified name. */
  readonly function: string;
  /** Any end without an exception is right where none is stated. */
  readonly ending: Ending | undefined;
  readonly budget: Budget;
  /** Reads what makes the object of a method; that has no attributes without one. */
  readonly parser?: PythonParser | undefined;
  readonly signal: AbortSignal | undefined;
}

interface Runner {
  readonly machine: Machine;
  /** Of what makes the object of a method. */
  readonly evaluator: Evaluator | undefined;
}

export class Trials {
  private readonly quick: Runner;

  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
    private readonly asked: TrialRequest,
  ) {
    this.quick = this.runner(0);
  }

  /** First answers will do to tell what ends otherwise; what seems right is run again with care. */
  async run(call: Call): Promise<Outcome> {
    const first = await this.rolledOut(this.quick, call);
    return first.isConfirmed === true ? await this.withCare(call) : first;
  }

  async withCare(call: Call): Promise<Outcome> {
    return await this.rolledOut(this.runner(1), call);
  }

  /** @param effort as of `CallBudgetPredictor` */
  private runner(effort: number): Runner {
    const { budget, parser } = this.asked;
    const predictor = new CallBudgetPredictor(this.predictor, budget, effort);
    const machine = new Machine(this.source, predictor);
    return { machine, evaluator: parser && new Evaluator(this.source, parser, predictor) };
  }

  private async rolledOut(runner: Runner, call: Call): Promise<Outcome> {
    const { budget, signal } = this.asked;
    let confidence = 1;
    try {
      let state = await this.begun(runner, call);
      for (let steps = 0; state.status === 'running'; steps++) {
        if (steps >= LONGEST_RUN || confidence < HOPELESS || budget.isPassed) return { confidence };
        budget.spend(LEAST);
        state = await runner.machine.step(state, signal);
        confidence *= state.last.confidence;
      }
      const ending = endingOf(state);
      return { ...(ending && { ending }), isConfirmed: this.isWanted(state, ending), confidence };
    } catch (error) {
      if (signal?.aborted) throw error;
      // Arguments that cannot be run get no verdict; others do.
      return { confidence };
    }
  }

  private async begun({ machine, evaluator }: Runner, { arguments: given, instance }: Call): Promise<State> {
    const { function: name, signal } = this.asked;
    const start = await launched(machine, { function: name, arguments: given }, signal);
    if (instance === undefined || !evaluator) return start;
    return (await onObject(start, instance, { source: this.source, evaluator }, signal)).state;
  }

  private isWanted({ status }: State, ending: Ending | undefined): boolean {
    const { ending: wanted } = this.asked;
    if (!wanted) return status !== 'crashed';
    if (ending?.kind === 'return') return wanted.kind === 'return' && sameValue(ending.value, wanted.value);
    if (!ending || wanted.kind === 'return') return false;
    const { type, message } = wanted.exception;
    return ending.exception.type === type && (message === undefined || ending.exception.message === message);
  }
}

function endingOf({ result, failure }: State): Ending | undefined {
  if (failure) return { kind: 'raise', exception: failure };
  return result && !hasUnknown(result) ? { kind: 'return', value: result } : undefined;
}
