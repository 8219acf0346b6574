/** What `locals()` and the like tell where the program stands: no prediction is needed to look around. */
import type { Value } from '../../python/values/value';
import { lookup } from '../state/name-scopes';
import { globalsOf, localsOf, type Frame, type State } from '../state/state';

const CALL = /^(locals|globals|vars|dir)\s*\(\s*\)$/;

/** Undefined for any other text, and where the program itself has a function of that name. */
export function namespace(text: string, state: State, frame: Frame): Value | undefined {
  const name = CALL.exec(text.trim())?.[1];
  if (name === undefined || lookup(state, frame, name)) return undefined;
  const all = name === 'globals' ? globalsOf(state, frame.function) : localsOf(state, frame);
  // Parts of modules are kept under the names of these, too.
  const entries = [...all]
    .filter(([key]) => !key.includes('.'))
    .map(([key, value]) => [{ kind: 'str', value: key }, value] as const);
  if (name !== 'dir') return { kind: 'dict', entries };
  return { kind: 'list', items: entries.map(([key]) => key).sort((one, other) => (one.value < other.value ? -1 : 1)) };
}
