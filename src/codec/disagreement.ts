/** Where a checked answer is something else than the model said. */
import { sameValue } from '../python/values/print';
import type { Value } from '../python/values/value';
import type { Prediction } from './query';

/** How a value that a step has made is known. */
export interface Checked {
  /** It was evaluated, on values that may themselves be predicted. */
  readonly isChecked?: true;
  /** What the model said, where that is something else. */
  readonly predicted?: Value;
}

/** Of a name that the step has changed. */
export function checkOfChange(prediction: Prediction | undefined, name: string, value: Value): Checked {
  if (!prediction?.checked || !prediction.changes.some((one) => one.name === name)) return {};
  return checkOf(prediction, value, (said) => said.changes.find((one) => one.name === name)?.value);
}

/** Of what the step returns. */
export function checkOfReturn(prediction: Prediction | undefined, value: Value): Checked {
  if (prediction?.outcome.kind !== 'return') return {};
  return checkOf(prediction, value, ({ outcome }) => (outcome.kind === 'return' ? outcome.value : undefined));
}

function checkOf({ checked }: Prediction, value: Value, told: (said: Prediction) => Value | undefined): Checked {
  if (!checked) return {};
  const predicted = checked.said && told(checked.said);
  return { isChecked: true, ...(predicted && !sameValue(predicted, value) && { predicted }) };
}
