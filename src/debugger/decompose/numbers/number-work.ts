/** Calculating with whole numbers and floats, digit by digit, and whether one of them is less than another. */
import type { Value } from '../../../python/values/value';
import { LongArithmetic } from '../arithmetic/long-arithmetic';
import { asStored } from '../arithmetic/numerals';
import type { RunRoutine } from '../routines/run-routine';

/** What is asked gives no answer that can be read. */
export class NoNumberError extends Error {
  override readonly name = 'NoNumberError';
}

export class NumberWork {
  /** That all of it is right so far. */
  confidence = 1;

  constructor(private readonly roll: RunRoutine) {}

  /** What is worked out, all of which may be without an answer. */
  async tried<T>(all: () => Promise<T>): Promise<T | undefined> {
    try {
      return await all();
    } catch (error) {
      if (error instanceof NoNumberError) return undefined;
      throw error;
    }
  }

  /** `left operator right` @throws NoNumberError where the model does not say enough */
  async of(operator: string, left: bigint, right: bigint): Promise<bigint> {
    const said = await this.value(operator, whole(left), whole(right));
    if (said.kind !== 'int') throw new NoNumberError(operator);
    return said.value;
  }

  /** Whether a comparison holds. @throws NoNumberError where the model does not say enough */
  async holds(operator: string, left: bigint, right: bigint): Promise<boolean> {
    const said = await this.value(operator, whole(left), whole(right));
    if (said.kind !== 'bool') throw new NoNumberError(operator);
    return said.value;
  }

  /** @throws NoNumberError where the model does not say enough */
  async value(operator: string, left: Value, right: Value): Promise<Value> {
    const [one, other] = [asStored(left), asStored(right)];
    const said = one && other && (await new LongArithmetic(this.roll).result(operator, one, other));
    if (!said) throw new NoNumberError(operator);
    this.confidence *= said.confidence;
    return said.value;
  }
}

export function whole(value: bigint): Value {
  return { kind: 'int', value };
}
