/**
 * The value roots of a state: all places that hold current values. Values already computed on a line are not included: they
 * stay as they were when computed, as the model has seen them in training.
 */
import type { Bindings, Frame, Pending, State, WaitingCall } from './state';
import type { Value } from '../../python/values/value';
import { refresh } from '../objects/heap';
import { itemsThrough } from './loop-sources';

type Convert = (value: Value) => Value;

/** The state with every value in it replaced; unchanged parts are shared with the old state. */
export function mapValues(state: State, convert: Convert): State {
  const result = state.result && convert(state.result);
  return {
    ...state,
    frames: mapAll(state.frames, (frame) => mapFrame(frame, convert)),
    globals: mapBindings(state.globals, convert),
    modules: mapEach(state.modules, (bindings) => mapBindings(bindings, convert)),
    defaults: mapBindings(state.defaults, convert),
    closures: mapEach(state.closures, (one) => {
      const locals = mapBindings(one.locals, convert);
      return locals === one.locals ? one : { ...one, locals };
    }),
    classes: mapEach(state.classes, (bindings) => mapBindings(bindings, convert)),
    generators: mapEach(state.generators, (frame) => mapFrame(frame, convert)),
    ...(result && { result }),
  };
}

/** The state in which every occurrence of these objects shows its contents; by number. */
export function withContents(state: State, contents: ReadonlyMap<number, Value>): State {
  return contents.size > 0 ? mapValues(state, (value) => refresh(value, contents)) : state;
}

/** Every value that the state holds. */
export function valuesOf(state: State): Value[] {
  const values: Value[] = [];
  mapValues(state, (value) => {
    values.push(value);
    return value;
  });
  return values;
}

/** Reports the values of a state that differ from those at the same place in another one, usually its predecessor. */
export function eachNewValue(state: State, before: State, tell: (value: Value, old: Value | undefined) => void): void {
  const add = (value: Value): Value => {
    tell(value, undefined);
    return value;
  };
  const ofBindings = (bindings: Bindings, old: Bindings | undefined): void => {
    if (bindings === old) return;
    for (const [name, value] of bindings) {
      const known = old?.get(name);
      if (value !== known) tell(value, known);
    }
  };
  const ofFrame = (frame: Frame, old: Frame | undefined): void => {
    if (frame === old) return;
    ofBindings(frame.locals, old?.locals);
    // Little is kept beside the variables.
    mapFrame({ ...frame, locals: NOTHING }, add);
  };
  const ofEach = <T>(all: ReadonlyMap<number | string, T>, old: typeof all, of: (one: T, known?: T) => void): void => {
    if (all !== old) for (const [key, one] of all) of(one, old.get(key));
  };
  state.frames.forEach((frame, depth) => {
    ofFrame(frame, before.frames[depth]);
  });
  ofBindings(state.globals, before.globals);
  ofEach(state.modules, before.modules, ofBindings);
  ofBindings(state.defaults, before.defaults);
  ofEach(state.closures, before.closures, ({ locals }, known) => {
    ofBindings(locals, known?.locals);
  });
  ofEach(state.classes, before.classes, ofBindings);
  ofEach(state.generators, before.generators, ofFrame);
  if (state.result) tell(state.result, before.result);
}

const NOTHING: Bindings = new Map();

function mapFrame(frame: Frame, convert: Convert): Frame {
  const locals = mapBindings(frame.locals, convert);
  const iterators = mapAll(frame.iterators, (iterator) => {
    const operands = iterator.sources && mapBindings(iterator.sources.operands, convert);
    if (iterator.sources && operands && operands !== iterator.sources.operands) {
      const sources = { ...iterator.sources, operands };
      return { ...iterator, sources, iterable: itemsThrough(sources) ?? convert(iterator.iterable) };
    }
    const iterable = convert(iterator.iterable);
    return iterable === iterator.iterable ? iterator : { ...iterator, iterable };
  });
  const withs = mapAll(frame.withs, (open) => {
    const managers = mapAll(open.managers, convert);
    return managers === open.managers ? open : { ...open, managers };
  });
  const pending = mapAll(frame.pending, (one) => mapPending(one, convert));
  const waiting = frame.waiting && mapWaiting(frame.waiting, convert);
  const value = frame.value && convert(frame.value);
  const delegate = frame.delegate && mapDelegate(frame.delegate, convert);
  const inner = frame.inner && mapAll(frame.inner, (one) => mapFrame(one, convert));
  const decorators = frame.decorators && mapAll(frame.decorators, convert);
  const sent = frame.sent && convert(frame.sent);
  const isSame =
    sent === frame.sent &&
    decorators === frame.decorators &&
    locals === frame.locals &&
    iterators === frame.iterators &&
    withs === frame.withs &&
    pending === frame.pending &&
    waiting === frame.waiting &&
    value === frame.value &&
    delegate === frame.delegate &&
    inner === frame.inner;
  if (isSame) return frame;
  const maybe = { ...(waiting && { waiting }), ...(value && { value }), ...(delegate && { delegate }) };
  const others = { ...(inner && { inner }), ...(decorators && { decorators }), ...(sent && { sent }) };
  return { ...frame, locals, iterators, withs, pending, ...maybe, ...others };
}

function mapDelegate(delegate: NonNullable<Frame['delegate']>, convert: Convert): NonNullable<Frame['delegate']> {
  const iterable = convert(delegate.iterable);
  const waiting = delegate.within && mapWaiting(delegate.within.waiting, convert);
  if (iterable === delegate.iterable && waiting === delegate.within?.waiting) return delegate;
  return { ...delegate, iterable, ...(waiting && { within: { ...delegate.within, waiting } }) };
}

function mapPending(pending: Pending, convert: Convert): Pending {
  const { action } = pending;
  if (action.kind !== 'return') return pending;
  const value = convert(action.value);
  return value === action.value ? pending : { ...pending, action: { ...action, value } };
}

function mapWaiting(waiting: WaitingCall, convert: Convert): WaitingCall {
  const instance = waiting.instance && convert(waiting.instance);
  const items = waiting.items && mapAll(waiting.items, convert);
  const decorators = waiting.decorators && mapAll(waiting.decorators, convert);
  const otherwise = waiting.request?.otherwise && convert(waiting.request.otherwise);
  const isSame =
    instance === waiting.instance &&
    items === waiting.items &&
    decorators === waiting.decorators &&
    otherwise === waiting.request?.otherwise;
  if (isSame) return waiting;
  const request = waiting.request && otherwise && { request: { ...waiting.request, otherwise } };
  const maybe = { ...(instance && { instance }), ...(items && { items }), ...(decorators && { decorators }) };
  return { ...waiting, ...maybe, ...request };
}

function mapBindings(bindings: Bindings, convert: Convert): Bindings {
  return mapEach(bindings, convert);
}

/** The same map object if nothing changes. */
function mapEach<K, T>(entries: ReadonlyMap<K, T>, map: (item: T) => T): ReadonlyMap<K, T> {
  let changed: Map<K, T> | undefined;
  for (const [key, item] of entries) {
    const next = map(item);
    if (next === item) continue;
    changed ??= new Map(entries);
    changed.set(key, next);
  }
  return changed ?? entries;
}

/** The same list object if nothing changes. */
function mapAll<T>(items: readonly T[], map: (item: T) => T): readonly T[] {
  let changed: T[] | undefined;
  items.forEach((item, i) => {
    const next = map(item);
    if (next === item) return;
    changed ??= [...items];
    changed[i] = next;
  });
  return changed ?? items;
}
