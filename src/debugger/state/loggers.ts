/** Loggers of `logging` as values, and what the machine keeps of them beside the attributes of classes. */
import type { Value } from '../../python/values/value';
import { idOf } from '../objects/containers';
import type { State } from './state';
import { withContents } from './value-roots';

/** Settings of `logging`; no qualified name looks so. */
export const LOGGING = 'logging ';

export function logger(name: string): Value {
  return { kind: 'call', name: 'logging.Logger', args: [{ kind: 'str', value: name }] };
}

export function loggerName(value: Value | undefined): string | undefined {
  const [name] = value?.kind === 'call' && value.name === 'logging.Logger' ? value.args : [];
  return name?.kind === 'str' ? name.value : undefined;
}

export function withLogSetting(state: State, name: string, value: Value): State {
  const settings = new Map(state.classes.get(LOGGING)).set(name, value);
  return { ...state, classes: new Map(state.classes).set(LOGGING, settings) };
}

/** The state once messages call the methods of a handler of the program: nothing is known of it any more. */
export function unfollowed(state: State, handler: Value | undefined): State {
  const id = handler && idOf(handler);
  if (id === undefined || handler?.kind !== 'object') return state;
  const reason = 'what messages do to a handler is not followed';
  return withContents(state, new Map([[id, { kind: 'unknown', reason, type: handler.className }]]));
}
