/** Where the values of a run come from: how sure the model was of them, and what the check or an inference has to do with it. */
import { checkOfChange } from '../../codec/disagreement';
import { lookup } from '../../debugger/state/name-scopes';
import type { State } from '../../debugger/state/state';
import type { Value } from '../../python/values/value';

/** States share values, so an unchanged value stays the same object. */
export class ValueOrigins {
  private readonly confidences = new WeakMap<Value, number>();
  /** What the model said where the check found these values. */
  private readonly disagreements = new WeakMap<Value, Value>();
  /** Values that were inferred from what came after them. */
  private readonly inferences = new WeakSet<Value>();

  /** Probability that the value is right, where the model has said one. */
  confidence(value: Value): number | undefined {
    return this.confidences.get(value);
  }

  /** What the model said of a value that was checked, where it said something else. */
  disagreement(value: Value): Value | undefined {
    return this.disagreements.get(value);
  }

  /** Whether the value was inferred from what came after it. */
  isInferred(value: Value): boolean {
    return this.inferences.has(value);
  }

  /** Notes the values that the module computed when it was loaded: they have the confidence of that run. */
  loaded(start: State): void {
    for (const [name, confidence] of start.doubts) {
      const value = start.globals.get(name);
      if (value) this.confidences.set(value, confidence);
    }
  }

  /** Notes the values that a step has predicted. */
  predicted(state: State): void {
    const { source, changes, values, prediction, from } = state.last;
    const frame = state.frames.find(({ id }) => id === from?.frame);
    if (!/^(?:predicted|checked|assumed)$/.test(source) || !frame) return;
    for (const [name, confidence] of changes) {
      const value = lookup(state, frame, name);
      if (!value) continue;
      this.confidences.set(value, confidence);
      const { predicted } = checkOfChange(prediction, name, value);
      if (predicted) this.disagreements.set(value, predicted);
    }
    for (const { value, predicted } of values) if (predicted) this.disagreements.set(value, predicted);
  }

  /** Notes a value of the past, inferred with a probability. */
  inferred(value: Value, probability: number): void {
    this.confidences.set(value, probability);
    this.inferences.add(value);
  }
}
