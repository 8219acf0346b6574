/** Values in a prediction, all replaced in one way. */
import type { Prediction } from '../../codec/query';
import type { Value } from '../../python/values/value';

type Convert = (value: Value) => Value;

export function mapOutcome(outcome: Prediction['outcome'], convert: Convert): Prediction['outcome'] {
  if (outcome.kind === 'return') return { ...outcome, value: convert(outcome.value) };
  if (outcome.kind !== 'call') return outcome;
  const passed = outcome.arguments.map((argument) => ({ ...argument, value: convert(argument.value) }));
  return { ...outcome, arguments: passed, ...(outcome.receiver && { receiver: convert(outcome.receiver) }) };
}

/** What a statement binds, returns and passes on, but not what it has computed on its way. */
export function mapResults(prediction: Prediction, convert: Convert): Prediction {
  return {
    ...prediction,
    changes: prediction.changes.map((change) => ({ ...change, value: change.value && convert(change.value) })),
    outcome: mapOutcome(prediction.outcome, convert),
  };
}
