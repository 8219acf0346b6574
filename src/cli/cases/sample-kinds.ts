/** The questions that training data can be made of, by the name that `encode --kind` takes. */
import { writeAnswer } from '../../codec/step/answer/answer-writer';
import { functionSamplesOf } from '../../codec/traces/function-samples';
import { samplesOf } from '../../codec/traces/step-samples';
import type { Trace } from '../../codec/traces/trace';
import { writePriorState } from '../../codec/backward/backward-answer-writer';
import { backwardSamplesOf } from '../../codec/traces/backward-samples';
import type { SourceFile } from '../../python/syntax';
import { askedSamplesOf, type AskedOptions } from '../samples/asked-samples';
import { runSamplesOf } from '../samples/run-samples';

/** Token ids of one sample. */
export interface Encoded {
  readonly prompt: readonly number[];
  /** Given beginning of the answer. */
  readonly forced: readonly number[];
  readonly answer: readonly number[];
}

/** Samples of one run; each is written on demand, and throws a CodecError if the token language cannot express it. */
export type SampleKind = (
  file: SourceFile,
  trace: Trace,
  report: (reason: string) => void,
) => Iterable<() => Encoded> | AsyncIterable<() => Encoded>;

export const SAMPLE_KINDS: Readonly<Record<string, SampleKind>> = {
  *steps(file, trace, report) {
    for (const { prompt, answer } of samplesOf(file, trace, report))
      yield () => ({ prompt: prompt.tokens, forced: prompt.forced, answer: writeAnswer(prompt, answer) });
  },
  *functions(file, trace, report) {
    for (const { prompt, answer } of functionSamplesOf(file, trace, report))
      yield () => ({ prompt: prompt.tokens, forced: [], answer });
  },
  *paths(file, trace, report) {
    for (const { prompt, answer } of functionSamplesOf(file, trace, report, true))
      yield () => ({ prompt: prompt.tokens, forced: [], answer });
  },
  *undo(file, trace, report) {
    for (const { prompt, past } of backwardSamplesOf(file, trace, report))
      yield () => ({ prompt: prompt.tokens, forced: [], answer: writePriorState(prompt, past) });
  },
};

/** The questions that the machine asks today, about recorded steps one by one or in runs from the beginning; the evaluator says what is true. */
export const EVALUATED_KINDS: Readonly<Record<string, (options: AskedOptions) => SampleKind>> = {
  asked: (options) => evaluated(askedSamplesOf, options),
  run: (options) => evaluated(runSamplesOf, options),
};

function evaluated(samples: typeof askedSamplesOf, options: AskedOptions): SampleKind {
  return async function* (file, trace, report) {
    for await (const { prompt, answer } of samples(file, trace, options, report))
      yield () => ({ prompt: prompt.tokens, forced: prompt.forced, answer: writeAnswer(prompt, answer) });
  };
}
