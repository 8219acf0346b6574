/**
 * The model's half of the chain of predictors, from the network outwards; `debugger/predict/predictor-chain.ts` has the
 * program's half. What each stage may try is in `codec/prediction-policy.ts`.
 */
import type { Predictor } from '../../codec/query';
import type { PredictionPolicy } from '../../codec/prediction-policy';
import type { LanguageModel } from '../language-model';
import type { AnswerMemory } from './answer-memory';
import { CalibratedPredictor } from './calibrated-predictor';
import { GreedyPredictor } from './greedy-predictor';
import { QueuedPredictor } from './queued-predictor';
import type { QuestionQueue } from './question-queue';
import { RememberingPredictor } from './remembering-predictor';
import { SearchingPredictor } from './searching-predictor';
import { StandInPredictor } from './stand-in-predictor';

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
