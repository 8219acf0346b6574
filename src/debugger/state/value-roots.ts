/**
 * All places of a state that hold values as they are now. Values already computed on a line are not among them: they
 * stay as they were when they were computed, as the model has seen them in training.
 */
import type { Bindings, Frame, Pending, State, WaitingCall } from './state';
import type { Value } from '../../python/values/value';

type Convert = (value: Value) => Value;

/** The state with every value in it replaced; unchanged parts are shared with the old state. */
export function mapValues(state: State, convert: Convert): State {
  return {
    ...state,
    frames: mapAll(state.frames, (frame) => mapFrame(frame, convert)),
    globals: mapBindings(state.globals, convert),
    modules: mapModules(state.modules, convert),
    defaults: mapBindings(state.defaults, convert),
    closures: new Map(
      [...state.closures].map(([id, one]) => [id, { ...one, locals: mapBindings(one.locals, convert) }]),
    ),
    classes: mapModules(state.classes, convert),
    generators: mapGenerators(state.generators, convert),
    ...(state.result && { result: convert(state.result) }),
  };
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

function mapFrame(frame: Frame, convert: Convert): Frame {
  return {
    ...frame,
    locals: mapBindings(frame.locals, convert),
    iterators: mapAll(frame.iterators, (iterator) => ({ ...iterator, iterable: convert(iterator.iterable) })),
    withs: mapAll(frame.withs, (open) => ({ ...open, managers: open.managers.map(convert) })),
    pending: mapAll(frame.pending, (pending) => mapPending(pending, convert)),
    ...(frame.waiting && { waiting: mapWaiting(frame.waiting, convert) }),
    ...(frame.value && { value: convert(frame.value) }),
    ...(frame.delegate && { delegate: { ...frame.delegate, iterable: convert(frame.delegate.iterable) } }),
  };
}

function mapGenerators(generators: State['generators'], convert: Convert): State['generators'] {
  if (generators.size === 0) return generators;
  return new Map([...generators].map(([id, frame]) => [id, mapFrame(frame, convert)]));
}

function mapPending(pending: Pending, convert: Convert): Pending {
  const { action } = pending;
  return action.kind === 'return' ? { ...pending, action: { ...action, value: convert(action.value) } } : pending;
}

function mapWaiting(waiting: WaitingCall, convert: Convert): WaitingCall {
  return waiting.instance ? { ...waiting, instance: convert(waiting.instance) } : waiting;
}

function mapModules(modules: State['modules'], convert: Convert): State['modules'] {
  const mapped = [...modules].map(([name, bindings]) => [name, mapBindings(bindings, convert)] as const);
  return mapped.some(([name, bindings]) => bindings !== modules.get(name)) ? new Map(mapped) : modules;
}

function mapBindings(bindings: Bindings, convert: Convert): Bindings {
  let changed = false;
  const mapped = new Map<string, Value>();
  for (const [name, value] of bindings) {
    const next = convert(value);
    changed ||= next !== value;
    mapped.set(name, next);
  }
  return changed ? mapped : bindings;
}

function mapAll<T>(items: readonly T[], map: (item: T) => T): readonly T[] {
  return items.length === 0 ? items : items.map(map);
}
