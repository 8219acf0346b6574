/** Changing values by hand. */
import type { Value } from '../../python/values/value';
import { children, isContainer, mapChildren } from '../objects/containers';
import { propagate } from '../machine/effects/effects';
import { indexObjects, Numbering } from '../objects/heap';
import { itemAt, attributeOf, readPath } from '../../python/values/access-path';
import { isValueTooDeep, TOO_DEEP } from '../../python/values/nesting';
import { shortened } from '../../python/text/shortened';
import { printValue } from '../../python/values/print';
import { bind, lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';

/** A value cannot be set; the message says why. */
export class EditError extends Error {
  override readonly name = 'EditError';
}

/**
 * The state with another value of a name, or of an item or attribute inside (`a.b[0]`), as the frame sees it. Every
 * holder of a changed object sees the change.
 * @throws EditError if nothing is there to be set.
 */
export function assign(state: State, frame: Frame, target: string, value: Value): State {
  const path = readPath(target, (name) => lookup(state, frame, name));
  if (!path) throw new EditError(`${shortened(target)} cannot be set: only names, attributes and items can.`);
  // What was worked out for it may have made objects of its own.
  const highest = Math.max(-1, ...indexObjects([value]).keys());
  const numbering = new Numbering(Math.max(state.nextId, highest + 1));
  const given = numbering.label(value);
  const old = lookup(state, frame, path.name);
  const next = path.steps.length === 0 ? given : replaceInside(old, path.steps, given, target);
  if (isValueTooDeep(next)) throw new EditError(`${shortened(target)} cannot be set: ${TOO_DEEP} then.`);
  const bound = bindIn(state, frame, path.name, next);
  const last = { ...state.last, source: 'given' as const, changes: new Map([[path.name, 1]]), confidence: 1 };
  return { ...propagate(state, bound), nextId: numbering.position, last };
}

/** The state with another value returned by the function that has just returned. */
export function assignReturned(state: State, value: Value): State {
  const numbering = new Numbering(state.nextId);
  const given = numbering.label(value);
  const frames = state.frames.map((frame, index) =>
    index === state.frames.length - 1 ? { ...frame, value: given } : frame,
  );
  return { ...state, frames, nextId: numbering.position };
}

function replaceInside(
  whole: Value | undefined,
  [step, ...rest]: readonly (string | Value)[],
  value: Value,
  target: string,
): Value {
  if (step === undefined) return value;
  const isAttribute = typeof step === 'string';
  const old = whole && (isAttribute ? attributeOf(whole, step) : itemAt(whole, step));
  if (!whole || !old) throw new EditError(`${shortened(target)} cannot be set: it has no value.`);
  if (!isContainer(whole))
    throw new EditError(`${shortened(target)} cannot be set: ${describeKind(whole)} cannot be changed.`);
  const inner = replaceInside(old, rest, value, target);
  const progress = { isDone: false };
  const replaceIn = (container: Value): Value =>
    mapChildren(container, (child, key) => {
      if (!progress.isDone && child === old && (isAttribute || keyFits(container, key, step))) {
        progress.isDone = true;
        return inner;
      }
      // `defaultdict(<class 'int'>, {…})` and `deque([…])` hold their items one level down.
      return !progress.isDone && container.kind === 'call' && children(child).length > 0 ? replaceIn(child) : child;
    });
  const next = replaceIn(whole);
  if (!progress.isDone)
    throw new EditError(`${shortened(target)} cannot be set: ${describeKind(whole)} cannot be changed.`);
  return next;
}

function keyFits(container: Value, key: string, step: Value): boolean {
  if (container.kind === 'dict') return key === printValue(step);
  const size = BigInt(children(container).length);
  return step.kind === 'int' && key === String(step.value < 0n ? step.value + size : step.value);
}

function bindIn(state: State, frame: Frame, name: string, value: Value): State {
  const depth = state.frames.findIndex(({ id }) => id === frame.id) + 1;
  const bound = bind({ ...state, frames: state.frames.slice(0, depth) }, name, value);
  return { ...bound, frames: [...bound.frames, ...state.frames.slice(depth)] };
}

function describeKind(value: Value): string {
  return value.kind === 'tuple' || value.kind === 'str' || value.kind === 'bytes' ? `a ${value.kind}` : 'this value';
}
