/** Handlers of `logging`: where each writes to, and the loggers that have it. */
import type { Value } from '../../python/values/value';
import { LOGGING, withLogSetting } from '../state/loggers';
import type { State } from '../state/state';
import { ROOT } from './logger-attributes';

export interface Handler {
  readonly number: number;
  /** Empty where it is not known. */
  readonly stream: string;
  /** A text in memory that it writes to. */
  readonly to?: Value;
}

const HANDLER = 'logging.StreamHandler';
const NONE: Value = { kind: 'none' };

export function handlerOf(value: Value | undefined): Handler | undefined {
  const [number, stream, to] = value?.kind === 'call' && value.name === HANDLER ? value.args : [];
  return number?.kind === 'int' && stream?.kind === 'str' ? { number: Number(number.value), stream: stream.value, ...(to && { to }) } : undefined; // prettier-ignore
}

export function handlerValue({ number, stream, to }: Handler): Value {
  const args: Value[] = [{ kind: 'int', value: BigInt(number) }, { kind: 'str', value: stream }, ...(to ? [to] : [])]; // prettier-ignore
  return { kind: 'call', name: HANDLER, args };
}

export function madeHandler(state: State, stream: string, to: Value | undefined): readonly [State, Value] {
  const number = state.classes.get(LOGGING)?.size ?? 0;
  return [withLogSetting(state, `handler ${number}`, NONE), handlerValue({ number, stream, ...(to && { to }) })];
}

export function withHandler(state: State, name: string, handler: Value): State {
  const before = state.classes.get(LOGGING)?.get(`handlers ${name}`);
  const items = before?.kind === 'list' ? before.items : [];
  return withLogSetting(state, `handlers ${name}`, { kind: 'list', items: [...items, handler] });
}

export function withoutHandler(state: State, name: string, { number }: Handler): State {
  const before = state.classes.get(LOGGING)?.get(`handlers ${name}`);
  const items = before?.kind === 'list' ? before.items.filter((one) => handlerOf(one)?.number !== number) : [];
  return withLogSetting(state, `handlers ${name}`, { kind: 'list', items });
}

/** The root logger with handlers that `basicConfig` is given: those without a format of their own have that one. */
export function withRootHandlers(state: State, handlers: readonly Value[], format: Value): State {
  return handlers.reduce((before, one) => {
    const name = `format of ${handlerOf(one)?.number ?? ''}`;
    const isSet = before.classes.get(LOGGING)?.has(name) === true;
    return withHandler(isSet ? before : withLogSetting(before, name, format), ROOT, one);
  }, state);
}
