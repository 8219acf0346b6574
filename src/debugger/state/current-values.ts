/** Values that were computed on a line, as a call of the same line has left their objects since. */
import type { ComputedValue } from '../../codec/query';
import { findObjects, indexObjects, refresh } from '../objects/heap';
import type { Value } from '../../python/values/value';
import type { State } from './state';
import { valuesOf } from './value-roots';

/** The value as it is now; what was computed before a call stays as it was then. */
export function currentValue(state: State, value: Value): Value {
  return refreshing(state, [value])?.(value) ?? value;
}

/** Each with what its object holds now, where that is something else. */
export function withCurrent(state: State, computed: readonly ComputedValue[]): readonly ComputedValue[] {
  // Nothing has run since the last one.
  if (computed.length < 2) return computed;
  const refreshed = refreshing(
    state,
    computed.map(({ value }) => value),
  );
  if (!refreshed) return computed;
  return computed.map((one) => {
    const now = refreshed(one.value);
    return now === one.value ? one : { ...one, now };
  });
}

/** Undefined where no value has an object in it. */
function refreshing(state: State, values: readonly Value[]): ((value: Value) => Value) | undefined {
  const ids = new Set(indexObjects(values).keys());
  if (ids.size === 0) return undefined;
  const contents = findObjects(valuesOf(state), ids);
  return (value) => refresh(value, contents);
}
