/** Sub-expressions whose values are known because the program has computed them. */
import type { Value } from '../../python/values/value';
import type { Frame, State } from '../state/state';

/**
 * A sub-expression that the frame's line has computed before the call that it waits for.
 * @param orBefore what the step that led here has computed counts, too
 */
export function computedOn(text: string, state: State, frame: Frame, orBefore: boolean): Value | undefined {
  const last = orBefore && state.last.from?.frame === frame.id ? state.last.values : [];
  const known = [...last, ...(frame.waiting?.computed ?? []), ...frame.computed];
  const wanted = text.replaceAll(/\s+/g, '');
  return known.findLast(({ expression }) => expression.replaceAll(/\s+/g, '') === wanted)?.value;
}
