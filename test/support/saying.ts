/** A stand-in for the model that says 7 whatever it is asked. */
import type { ServiceDependencies } from '../../src/adapter/service/service';
import { PredictionError, type Prediction, type Query } from '../../src/codec/query';

const SEVEN = { kind: 'int', value: 7n } as const;

/** @param asked is told of every question, before it is answered */
export function saying(
  asked: (query: Query, signal: AbortSignal | undefined) => Promise<void> = () => Promise.resolve(),
): ServiceDependencies['predictor'] {
  const refuse = () => Promise.reject(new PredictionError('not asked'));
  return {
    async predict(query, { signal } = {}): Promise<Prediction> {
      await asked(query, signal);
      const { kind, targets } = query.statement;
      const sure = { values: [], output: '', outcomeConfidence: 0.9, confidence: 0.9 };
      if (kind === 'return') return { ...sure, changes: [], outcome: { kind: 'return', value: SEVEN } };
      const changes = targets.map((name) => ({ name, value: SEVEN, confidence: 0.9 }));
      return { ...sure, changes, outcome: { kind: 'next', successor: 0 } };
    },
    undo: refuse,
    jump: refuse,
    invert: refuse,
  };
}
