/** A stand-in for the model that says anything which its grammar allows: what must hold whatever is predicted. */
import { AnswerReader } from '../../src/codec/step/answer/answer-reader';
import { PredictionError, type Prediction, type Predictor, type Query } from '../../src/codec/query';
import { Prompt } from '../../src/codec/step/prompt';
import { randomFrom } from '../../src/codec/traces/random';
import { CodecError } from '../../src/codec/vocabulary/slots';
import type { FunctionPredictor } from '../../src/codec/function/function-query';
import type { BackwardPredictor } from '../../src/codec/backward/backward-query';

const LONGEST = 60;

/** @param seed the same one gives the same answers */
export function anyAnswer(seed: string): Predictor & FunctionPredictor & BackwardPredictor {
  const random = randomFrom(seed);
  const none = (): Promise<never> => Promise.reject(new PredictionError('nothing to say'));
  return {
    predict: (query) => {
      try {
        return Promise.resolve(said(query, random));
      } catch (error) {
        return Promise.reject(error instanceof CodecError ? new PredictionError(error.message) : (error as Error));
      }
    },
    jump: none,
    invert: none,
    undo: none,
  };
}

function said(query: Query, random: () => number): Prediction {
  const prompt = new Prompt(query);
  const reader = new AnswerReader(prompt);
  for (let length = 0; !reader.done; length++) {
    if (length > LONGEST) throw new PredictionError('too long');
    const allowed = reader.allowed();
    const token = allowed[Math.floor(random() * allowed.length)];
    if (token === undefined) throw new PredictionError('nothing is allowed');
    reader.push(token, 0.5);
  }
  return reader.prediction();
}
