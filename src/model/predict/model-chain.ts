/**
 * The model's half of the chain of predictors, from the network outwards; `debugger/predict/predictor-chain.ts` has the
 * program's half. What each stage may try is in `codec/prediction-policy.ts`.
 */
import { acceptedAs, type PredictOptions, type Prediction, type Predictor, type Query } from '../../codec/query';
import type { PredictionPolicy } from '../../codec/prediction-policy';
import { Prompt } from '../../codec/step/prompt';
import { withAddedItems } from '../../codec/step/stand-ins/added-items';
import { withBegunLoop } from '../../codec/step/stand-ins/begun-loops';
import { withBytesAsText } from '../../codec/step/stand-ins/bytes-as-text';
import { withComputedAsNames } from '../../codec/step/stand-ins/computed-as-names';
import { withDefaultValue } from '../../codec/step/stand-ins/default-values';
import { withHandedOn } from '../../codec/step/stand-ins/handed-on';
import { withItemsAsNames } from '../../codec/step/stand-ins/items-as-names';
import { withMovedItems } from '../../codec/step/stand-ins/moved-items';
import { withPrintedBytes } from '../../codec/step/stand-ins/printed-bytes';
import { withSayable } from '../../codec/step/stand-ins/sayable-values';
import { withTruthOfDecimal } from '../../codec/step/stand-ins/truth-of-decimals';
import { withWindow } from '../../codec/step/stand-ins/windows';
import { withStandIns } from '../../codec/step/stand-ins/stand-ins';
import type { StoodIn } from '../../codec/step/stand-ins/stood-in';
import { calibratedPrediction, type CalibrationCurve } from '../calibration';
import { GreedyPredictor } from '../decoding';
import { PrefixCache, type LanguageModel } from '../language-model';
import type { QuestionQueue } from '../priority-lock';
import type { AnswerMemory } from './answer-memory';
import { SearchingPredictor } from './searching-predictor';
import type { Answer, Question, RecallingStage, Stage } from './stage';
import { written } from './written-question';

/** @param constrained false lets the model say anything, about the question as it is: for measuring only */
export function modelChain(model: LanguageModel, { queue, memory, policy, constrained }: ModelChainOptions): Predictor {
  const greedy = new GreedyPredictor(constrained, ({ prompt }, failed) => {
    memory.add(prompt, { failed });
  });
  const remembering = new RememberingPredictor(greedy, memory);
  const searching = new SearchingPredictor(remembering, memory, policy);
  const queued = new QueuedPredictor(searching, model, queue);
  const calibrated = new CalibratedPredictor(queued, model.config.calibration ?? []);
  return constrained ? new StandInPredictor(calibrated) : calibrated;
}

interface ModelChainOptions {
  readonly queue: QuestionQueue;
  readonly memory: AnswerMemory;
  readonly policy: PredictionPolicy;
  readonly constrained: boolean;
}

/** A stage that asks the one before it only what has not been asked before. */
export class RememberingPredictor implements RecallingStage {
  constructor(
    private readonly stage: Stage,
    private readonly memory: AnswerMemory,
  ) {}

  recall({ prompt }: Question): Answer | undefined {
    return this.memory.answer(prompt, 'greedy');
  }

  async predict(question: Question, options?: PredictOptions): Promise<Answer> {
    const known = this.recall(question);
    if (known) return known;
    const why = this.memory.failure(question.prompt);
    if (why) throw why;
    const answer = await this.stage.predict(question, options);
    this.memory.add(question.prompt, { greedy: answer.said });
    return answer;
  }
}

/** A question is written as tokens. What is remembered is answered at once; for anything else it waits for its turn at the network. */
class QueuedPredictor implements Predictor {
  constructor(
    private readonly stage: RecallingStage,
    private readonly model: LanguageModel,
    private readonly queue: QuestionQueue,
  ) {}

  /** What was answered before costs nothing. */
  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const prompt = written(query, () => new Prompt(query));
    const question = { prompt, network: new PrefixCache(this.model) };
    const known = this.stage.recall(question, options);
    if (known) {
      await this.queue.breathe();
      options.signal?.throwIfAborted();
      return { ...known.answer, computeCost: 0 };
    }
    return await this.queue.inTurn(async () => {
      const before = this.model.computeCost;
      // Whoever was asked before may have asked the same.
      const { answer } = this.stage.recall(question, options) ?? (await this.stage.predict(question, options));
      return { ...answer, computeCost: this.model.computeCost - before };
    });
  }
}

/** Confidences as they turn out on held-out steps, instead of what the network says of itself. */
class CalibratedPredictor implements Predictor {
  constructor(
    private readonly predictor: Predictor,
    private readonly curve: CalibrationCurve,
  ) {}

  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const calibrated = (said: Prediction): Prediction => calibratedPrediction(said, this.curve);
    const accept = acceptedAs(options.accept, calibrated);
    return calibrated(await this.predictor.predict(query, { ...options, accept }));
  }
}

/** From one form of the question to the next: items of what is long and windows into it, what has no words, and what only grows or is handed on. */
const FORMS: readonly ((query: Query) => StoodIn | undefined)[] = [
  withDefaultValue,
  withTruthOfDecimal,
  withComputedAsNames,
  withBegunLoop,
  withItemsAsNames,
  withMovedItems,
  withAddedItems,
  withPrintedBytes,
  withWindow,
  withBytesAsText,
  withSayable,
  withHandedOn,
  withStandIns,
];

/** Where stand-ins will do, the model is asked about those, and what it says is said of the real values; see `codec/step/stand-ins/stand-ins.ts`. */
export class StandInPredictor implements Predictor {
  constructor(private readonly predictor: Predictor) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    return await this.inForms(query, FORMS, options);
  }

  private async inForms(
    query: Query,
    [form, ...others]: typeof FORMS,
    options: PredictOptions = {},
  ): Promise<Prediction> {
    if (!form) return await this.predictor.predict(query, options);
    const stoodIn = form(query);
    if (!stoodIn) return await this.inForms(query, others, options);
    const accept = acceptedAs(options.accept, (first) => stoodIn.meant(first) ?? first);
    const said = await this.inForms(stoodIn.query, others, { ...options, accept });
    return stoodIn.meant(said) ?? (await this.inForms(query, others, options));
  }
}
