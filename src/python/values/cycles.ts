/** Objects that are inside themselves: a value is a tree, in which a mark stands for an object that is around it. */
import type { Value } from './value';

/** Stands for an object inside itself. */
export function cycleStub(id: number): Value {
  return { kind: 'unknown', reason: `@${id}...` };
}

/** Number of the object that a cycle's mark stands for. */
export function stubId(value: Value): number | undefined {
  const match = value.kind === 'unknown' ? /^@(\d+)\.\.\.$/.exec(value.reason ?? '') : null;
  return match ? Number(match[1]) : undefined;
}

/** What the value is that was reached through others: in the place of a mark, the object that was passed. */
export function reached(value: Value | undefined, passed: readonly Value[]): Value | undefined {
  const id = value && stubId(value);
  return id === undefined ? value : (passed.findLast((one) => 'id' in one && one.id === id) ?? value);
}
