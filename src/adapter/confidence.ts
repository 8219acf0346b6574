/** How sure the model was of the values that variables have now. */
import type { Session } from '../debugger/session';
import type { Bindings, State } from '../debugger/state';

/** States to look through for the step that made a value. */
const LOOK_BACK = 20_000;

/**
 * By name, the probability that the value is right; names with values that were given, or for which that is not known, are
 * left out. States share structure, so the step that made a value is the one before which another one was there.
 * @param read the same bindings in an earlier state
 */
export function confidences(session: Session, bindings: Bindings, read: (state: State) => Bindings | undefined): Map<string, number> {
  const known = new Map<string, number>();
  const open = new Map(bindings);
  const { history, position } = session;
  for (let at = position; at > 0 && at > position - LOOK_BACK && open.size > 0; at--) {
    const state = history[at];
    const before = history[at - 1];
    const earlier = before && read(before);
    if (!state) break;
    if (earlier && earlier === read(state)) continue;
    for (const [name, value] of open) {
      if (earlier?.get(name) === value) continue;
      open.delete(name);
      const { source, changes } = state.last;
      const confidence = changes.get(name);
      if (source === 'predicted' && confidence !== undefined) known.set(name, confidence);
    }
  }
  return known;
}
