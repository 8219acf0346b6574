/** The predictor behind the debugger: prompt -> network -> constrained decoding -> step. */
import { setImmediate } from 'node:timers/promises';
import { AnswerReader } from '../codec/answer-reader';
import { Prompt } from '../codec/prompt';
import { PredictionError, type Prediction, type Predictor, type Query } from '../codec/query';
import { CodecError } from '../codec/slots';
import { argmax, choose } from './choose';
import { readModelFiles } from './files';
import { LanguageModel } from './language-model';

export interface PredictorOptions {
  /** False lets the model say anything; what is not well-formed then fails. For measuring only. */
  readonly constrained?: boolean;
  /** Threads of one matrix product; a network this small is slower on more. */
  readonly threads?: number;
}

export class NeuralPredictor implements Predictor {
  /** One query at a time: the network cannot answer two at once. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly model: LanguageModel,
    private readonly options: PredictorOptions = {},
  ) {}

  /** @throws ModelError if the folder has no usable model. */
  static async load(folder: string, options: PredictorOptions = {}): Promise<NeuralPredictor> {
    return new NeuralPredictor(await LanguageModel.load(readModelFiles(folder), options.threads), options);
  }

  get parameters(): number {
    return this.model.config.parameters;
  }

  async predict(query: Query, signal?: AbortSignal): Promise<Prediction> {
    const turn = this.queue.then(async () => await this.answer(query, signal));
    this.queue = turn.catch(() => undefined);
    return await turn;
  }

  async release(): Promise<void> {
    await this.queue;
    await this.model.release();
  }

  private async answer(query: Query, signal: AbortSignal | undefined): Promise<Prediction> {
    const prompt = writePrompt(query);
    const reader = new AnswerReader(prompt);
    const { contextLength, temperature = 1 } = this.model.config;
    let cache = this.model.empty();
    let unread = [...prompt.tokens, ...prompt.forced];
    while (!reader.done) {
      // Lets cancel requests in: reading blocks the thread.
      await setImmediate();
      signal?.throwIfAborted();
      const allowed = reader.allowed();
      const [only] = allowed;
      if (only !== undefined && allowed.length === 1 && this.options.constrained !== false) {
        reader.push(only, 1);
        unread.push(only);
        continue;
      }
      if (cache.length + unread.length > contextLength)
        throw new PredictionError('the answer does not fit into the model');
      const step = await this.model.read(unread, cache);
      cache = step.cache;
      const candidates = this.options.constrained === false ? [argmax(step.logits)] : allowed;
      const { token, probability } = choose(step.logits, candidates, temperature);
      reader.push(token, probability);
      unread = [token];
    }
    return reader.prediction();
  }
}

function writePrompt(query: Query): Prompt {
  try {
    return new Prompt(query);
  } catch (error) {
    if (error instanceof CodecError)
      throw new PredictionError(`Line ${query.statement.line} cannot be predicted: ${error.message}.`);
    throw error;
  }
}
