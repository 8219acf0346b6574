/** Checks whether a reached state is consistent with a known one; unknown values match anything. */
import { sameValue } from '../../python/values/print';
import type { CallValue, ObjectValue, Value } from '../../python/values/value';
import { children, sameType } from '../objects/containers';
import { isSameName } from '../state/exceptions';
import { localsOf, topFrame, type Bindings, type State } from '../state/state';

export function fitsState(known: State, reached: State): boolean {
  if (known.frames.length !== reached.frames.length || known.frames.length === 0) return false;
  const [frame, other] = [topFrame(known), topFrame(reached)];
  if (frame.event !== other.event || frame.line !== other.line || frame.function !== other.function) return false;
  if (frame.event === 'return' && frame.value && !(other.value && fitsValue(frame.value, other.value))) return false;
  if (frame.exception?.type !== other.exception?.type) return false;
  const message = frame.exception?.message;
  if (message !== undefined && message !== other.exception?.message) return false;
  return fitsBindings(localsOf(known, frame), localsOf(reached, other)) && fitsBindings(known.globals, reached.globals);
}

/** @param known may hold unknown values at any depth */
export function fitsValue(known: Value, other: Value): boolean {
  if (known.kind === 'unknown' || sameValue(known, other)) return true;
  if (known.kind === 'call' && other.kind === 'object') return fitsPrinted(known, other);
  if (known.kind === 'set' || !sameType(known, other)) return false;
  const [items, others] = [children(known), children(other)];
  return (
    items.length > 0 &&
    items.length === others.length &&
    items.every(([key, item], index) => {
      const match = others[index];
      return match?.[0] === key && fitsValue(item, match[1]);
    })
  );
}

/** What a traceback shows of an object, as its `__repr__` prints it (`Order(number=7, items=[])`): only the names in it say what they mean. */
function fitsPrinted({ name, args }: CallValue, { className, attributes }: ObjectValue): boolean {
  if (!isSameName(name, className)) return false;
  const held = new Map(attributes);
  return args.every((argument) => {
    const [key, value] = argument.kind === 'tuple' ? argument.items : [];
    const own = key?.kind === 'str' && key.isKeyword ? held.get(key.value) : undefined;
    return own === undefined || value === undefined || fitsValue(value, own);
  });
}

/** An unknown value may also mean that the name is unbound. */
function fitsBindings(known: Bindings, reached: Bindings): boolean {
  return [...new Set([...known.keys(), ...reached.keys()])].every((name) => {
    const [value, other] = [known.get(name), reached.get(name)];
    if (!value || !other) return value?.kind === 'unknown' || (!value && !other);
    return fitsValue(value, other);
  });
}
