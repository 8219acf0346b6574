/** The predictor behind the debugger: prompt -> network -> constrained decoding -> step. */
import { setImmediate } from 'node:timers/promises';
import { AnswerReader } from '../codec/step/answer-reader';
import { readInversion, readJump } from '../codec/function/function-answer-reader';
import { FunctionPrompt } from '../codec/function/function-prompt';
import type {
  FunctionPredictor,
  Inversion,
  InversionOptions,
  InvertQuery,
  Jump,
  JumpQuery,
} from '../codec/function/function-query';
import { Prompt } from '../codec/step/prompt';
import {
  ANY,
  NoAnswerError,
  PredictionError,
  TooLongError,
  type IsGoodEnough,
  type Prediction,
  type Predictor,
  type Query,
} from '../codec/query';
import { randomFrom } from '../codec/traces/random';
import { CodecError } from '../codec/vocabulary/slots';
import { withStandIns } from '../codec/step/stand-ins';
import { readPriorState } from '../codec/backward/backward-answer-reader';
import { BackwardPrompt } from '../codec/backward/backward-prompt';
import type { BackwardPredictor, PriorState, BackwardOptions, BackwardQuery } from '../codec/backward/backward-query';
import { AnswerMemory, memoryKey, readAgain, Recorded, type Said } from './answer-memory';
import { calibratedPrediction } from './calibration';
import { decode, type Network } from './decoding';
import { readModelFiles } from './model-files';
import { LanguageModel } from './language-model';
import { bestAnswers } from './n-best';
import { PrefixCache } from './prefix-cache';
import { distinct, drawAnswers } from './sampling';
import type { Priority } from './priority-lock';

export interface PredictorOptions {
  /** False lets the model say anything; what is not well-formed then fails. For measuring only. */
  readonly constrained?: boolean;
  /** Answers followed at once where the greedy one is unsure, which costs as many times the time; 3 if not given. */
  readonly hypotheses?: number;
  /** False: a step is what the model says of it as a whole; nothing is worked out part by part. For measuring only. */
  readonly decompose?: boolean;
  /** Threads of one matrix product; a network this small is slower on more. */
  readonly threads?: number;
}

/** Arguments that are drawn at once. More are hardly faster: most of the time goes into their keys and values then. */
const MOST_ROWS = 10;

/** An answer that is at least this probable is not searched for a better one. */
const SURE = 0.9;
const HYPOTHESES = 3;
/** Tokens of the longest answer that is searched for; one answer in a hundred is longer. */
const SEARCHED = 120;

/** Milliseconds that answers from memory may take before other things get their turn. */
const PATIENCE = 8;

/** An answer, and the tokens that say it. */
interface Answer {
  readonly answer: Prediction;
  readonly said: Said;
}

export class NeuralPredictor implements Predictor, BackwardPredictor, FunctionPredictor {
  /** One query at a time: the network cannot answer two at once. */
  private queue: Promise<unknown> = Promise.resolve();
  private lastBreak = 0;

  constructor(
    private readonly model: LanguageModel,
    private readonly options: PredictorOptions = {},
    private readonly memory = new AnswerMemory(),
  ) {}

  /** @throws ModelError if the folder has no usable model. */
  static async load(folder: string, options: PredictorOptions = {}): Promise<NeuralPredictor> {
    return new NeuralPredictor(await LanguageModel.load(readModelFiles(folder), options.threads), options);
  }

  /** The same model for questions that have to wait (or not) for those of others; lower ranks go first. */
  ranked(rank: Priority): NeuralPredictor {
    return new NeuralPredictor(this.model.ranked(rank), this.options, this.memory);
  }

  /** As far as the options ask for what the model says at first. */
  get inOneGo(): boolean {
    return !this.isSearching || this.options.decompose === false;
  }

  get parameters(): number {
    return this.model.config.parameters;
  }

  /** What was answered before costs no effort. */
  async predict(query: Query, signal?: AbortSignal, isEnough?: IsGoodEnough): Promise<Prediction> {
    const stoodIn = this.options.constrained === false ? undefined : withStandIns(query);
    if (!stoodIn) return await this.asked(query, signal, isEnough);
    const isMeant: IsGoodEnough | undefined = isEnough && ((first) => isEnough(stoodIn.meant(first) ?? first));
    const said = await this.asked(stoodIn.query, signal, isEnough === ANY ? ANY : isMeant);
    return stoodIn.meant(said) ?? (await this.asked(query, signal, isEnough));
  }

  private async asked(query: Query, signal?: AbortSignal, isEnough?: IsGoodEnough): Promise<Prediction> {
    const prompt = written(undefined, () => new Prompt(query));
    const known = this.remembered(prompt, isEnough);
    if (known) {
      await this.breathe();
      signal?.throwIfAborted();
      return { ...known, effort: 0 };
    }
    return await this.inTurn(async () => {
      const before = this.model.effort;
      // Whoever was asked before may have asked the same.
      const prediction = this.remembered(prompt, isEnough) ?? (await this.answer(prompt, signal, isEnough));
      return { ...prediction, effort: this.model.effort - before };
    });
  }

  /** See `BackwardPredictor`. */
  async undo(query: BackwardQuery, options: BackwardOptions): Promise<PriorState[]> {
    return await this.inTurn(async () => {
      const prompt = written(lineOf(query), () => new BackwardPrompt(query));
      return await bestAnswers(this.model, prompt.tokens, () => readPriorState(prompt), options);
    });
  }

  /** See `FunctionPredictor`. */
  async jump(query: JumpQuery, signal?: AbortSignal): Promise<Jump> {
    return await this.inTurn(async () => {
      const prompt = written(query.function.name, () => new FunctionPrompt(query));
      const reader = readJump(prompt);
      await decode(this.model, prompt.tokens, [], reader, { ...this.options, signal });
      return reader.prediction();
    });
  }

  /** See `FunctionPredictor`. The same question gets the same answers, time permitting. */
  async invert(query: InvertQuery, options: InversionOptions): Promise<Inversion[]> {
    return await this.inTurn(async () => {
      const prompt = written(query.function.name, () => {
        const asked = new FunctionPrompt(query);
        // In broken code a parameter may be written in a way that is no name.
        readInversion(asked);
        return asked;
      });
      const random = randomFrom(prompt.tokens.join(' '));
      const { candidates, milliseconds, signal } = options;
      const drawn = drawAnswers(this.model, prompt.tokens, () => readInversion(prompt), random, {
        // Some are drawn twice.
        rows: Math.min(MOST_ROWS, candidates + 2),
        ...(milliseconds !== undefined && { end: performance.now() + milliseconds }),
        signal,
      });
      return await distinct(drawn, options);
    });
  }

  async release(): Promise<void> {
    await this.queue;
    await this.model.release();
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(() => this.model.answering(work));
    this.queue = turn.catch(() => undefined);
    return await turn;
  }

  /** Lets others in now and then: promises that resolve at once never do. */
  private async breathe(): Promise<void> {
    if (performance.now() - this.lastBreak < PATIENCE) return;
    await setImmediate();
    this.lastBreak = performance.now();
  }

  /** The answer to the same prompt, as far as it was looked for. */
  private remembered(prompt: Prompt, isEnough?: IsGoodEnough): Prediction | undefined {
    const known = this.memory.get(memoryKey(prompt.tokens, prompt.forced));
    const first = known?.greedy && readAgain(known.greedy, new AnswerReader(prompt));
    if (!first) return undefined;
    if (this.isDone(first, isEnough)) return this.honest(first);
    const best = known.searched && readAgain(known.searched, new AnswerReader(prompt));
    return best && this.honest(best);
  }

  private async answer(prompt: Prompt, signal: AbortSignal | undefined, isEnough?: IsGoodEnough): Promise<Prediction> {
    const key = memoryKey(prompt.tokens, prompt.forced);
    const network = new PrefixCache(this.model);
    const first = await this.greedy(network, prompt, signal);
    // No other answer makes it shorter.
    if (first instanceof TooLongError && first.isCertain) throw first;
    const isUsable = !(first instanceof PredictionError);
    if (isUsable) this.memory.set(key, { greedy: first.said });
    const isDone = !this.isSearching || isEnough === ANY || (isUsable && this.isDone(first.answer, isEnough));
    const best = isDone ? first : await this.search(network, prompt, first, signal);
    if (best instanceof PredictionError) throw best;
    if (isUsable && !isDone) this.memory.set(key, { searched: best.said });
    return this.honest(best.answer);
  }

  /** The first answer will do. */
  private isDone(first: Prediction, isEnough?: IsGoodEnough): boolean {
    if (!this.isSearching || isEnough === ANY || first.confidence >= SURE) return true;
    return isEnough?.(this.honest(first)) ?? false;
  }

  private honest(said: Prediction): Prediction {
    return calibratedPrediction(said, this.model.config.calibration ?? []);
  }

  /** The answer of likeliest tokens, or why it is none: it may go on and on. */
  private async greedy(
    network: Network,
    prompt: Prompt,
    signal: AbortSignal | undefined,
  ): Promise<Answer | PredictionError> {
    const reader = new Recorded(new AnswerReader(prompt));
    try {
      await decode(network, prompt.tokens, prompt.forced, reader, { ...this.options, signal });
      return reader.prediction();
    } catch (error) {
      if (error instanceof PredictionError) return error;
      throw error;
    }
  }

  private get isSearching(): boolean {
    return this.options.constrained !== false && this.hypotheses > 1;
  }

  private get hypotheses(): number {
    return this.options.hypotheses ?? HYPOTHESES;
  }

  /** The most probable whole answer among several that are followed at once: the greedy one may have begun wrongly. */
  private async search(
    network: Network,
    prompt: Prompt,
    greedy: Answer | PredictionError,
    signal: AbortSignal | undefined,
  ): Promise<Answer | PredictionError> {
    const worst = greedy instanceof PredictionError ? 0 : greedy.answer.confidence;
    const options = { candidates: 1, width: this.hypotheses, forced: prompt.forced, longest: SEARCHED, worst, signal };
    try {
      const begin = (): Recorded<Prediction> => new Recorded(new AnswerReader(prompt));
      const [best] = await bestAnswers(network, prompt.tokens, begin, options);
      return best && best.answer.confidence > worst ? best : greedy;
    } catch (error) {
      if (error instanceof PredictionError) return greedy;
      throw error;
    }
  }
}

const lineOf = ({ statement }: Pick<Query, 'statement'>): string => `Line ${statement.line}`;

/**
 * @param what is asked about; undefined where whoever asks says so
 * @throws NoAnswerError where the token language cannot say the question
 */
function written<T>(what: string | undefined, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (error instanceof CodecError)
      throw new NoAnswerError(what === undefined ? error.message : `${what} cannot be predicted: ${error.message}.`);
    throw error;
  }
}
