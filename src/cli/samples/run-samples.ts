/**
 * The questions of whole runs: the program is begun as a debug session begins it, and goes on with CPython's answers until it ends.
 * What CPython does not say is unknown from there on, and nothing is asked about it. So the questions are about frames, objects and
 * functions as they are in a session, which a single recorded step does not have.
 */
import { randomFrom } from '../../codec/traces/random';
import type { Trace } from '../../codec/traces/trace';
import { PredictionError } from '../../codec/query';
import { launch } from '../../debugger/launch/launch';
import { Machine } from '../../debugger/machine/machine';
import { StandInPredictor } from '../../model/predict/model-chain';
import type { SourceFile } from '../../python/syntax';
import { parseCall } from '../../python/values/literal';
import type { AskedOptions } from './asked-samples';
import { EvaluatingModel, type Sample, UNSURE_SHARE } from './evaluating-model';
import { withMasked } from './masking';

/** Steps of one run. */
const MOST_STEPS = 300;

/** @param report called with the reason why a step was made only in part, or a run ended before its end */
export async function* runSamplesOf(
  file: SourceFile,
  trace: Trace,
  { evaluator, maskedShare, doubtedShare }: AskedOptions,
  report: (reason: string) => void,
): AsyncGenerator<Sample> {
  const [sure, unsure] = [playing(file, new EvaluatingModel(evaluator)), playing(file, new EvaluatingModel(evaluator, UNSURE_SHARE))]; // prettier-ignore
  const random = randomFrom(`${trace.id} doubts`);
  const call = trace.call === null ? undefined : parseCall(trace.call);
  let state = launch(file, call ? { function: call.callee, arguments: call.arguments } : {});
  for (let step = 0; step < MOST_STEPS && state.status === 'running'; step++) {
    const { model, machine } = random() < doubtedShare ? unsure : sure;
    model.begin([], `${trace.id} ${step}`);
    try {
      state = await machine.step(state);
    } catch (error) {
      if (!(error instanceof PredictionError)) throw error;
      report(`the run ends early: ${error.message}`);
      return;
    } finally {
      if (model.problem !== undefined) report(`in part: ${model.problem}`);
      yield* withMasked(model.samples, maskedShare);
    }
  }
}

function playing(
  file: SourceFile,
  model: EvaluatingModel,
): { readonly model: EvaluatingModel; readonly machine: Machine } {
  return { model, machine: new Machine(file, new StandInPredictor(model)) };
}
