/** `copy.copy` and `copy.deepcopy` of instances of the program: what they hold is handed on, or copied like the instance itself. */
import { findMethod } from '../../../python/definitions/definitions';
import { isEnumClass } from '../../../python/definitions/class-order';
import { isMutable } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { children, idOf, mapChildren } from '../../objects/containers';
import { stubId } from '../../../python/values/cycles';
import { Numbering } from '../../objects/heap';
import type { Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** Methods by which a class says itself what a copy is. */
const OWN = ['__copy__', '__deepcopy__', '__reduce__', '__reduce_ex__', '__getstate__', '__setstate__', '__new__'];

/** Undefined for what holds no instance: that is evaluated. */
export function copyStep(
  isDeep: boolean,
  given: readonly Given[],
  values: HeldValues,
  classes: ProgramClasses,
): InnerStep | undefined {
  // prettier-ignore
  const [first, ...more] = given;
  if (!first || more.length > 0 || first.star || first.keyword !== undefined) return undefined;
  const value = values.of(first.node);
  if (!value) return { needs: first.node };
  if (isDeep ? !classes.holdsInstance(value) : value.kind !== 'object' || !classes.of(value)) return undefined;
  const own = isDeep ? '__deepcopy__' : '__copy__';
  if (classes.method(value, own)) return innerCall('<copy>', { _object: value }, [`return _object.${own}(${isDeep ? '{}' : ''})`]); // prettier-ignore
  const unknown = { kind: 'unknown', reason: 'what a copy holds is not followed', ...(value.kind === 'object' && { type: value.className }) } as const; // prettier-ignore
  if (!isDeep) return { value: shallowCopy(value, classes) ?? unknown };
  if (!isPlain(value, classes)) return { value: unknown };
  return {
    does: (state) => {
      const numbering = new Numbering(state.nextId);
      const copied = deepCopy(value, classes, numbering);
      return [{ ...state, nextId: numbering.position }, copied];
    },
  };
}

function shallowCopy(value: Value, classes: ProgramClasses): Value | undefined {
  if (value.kind !== 'object' || saysItself(value, classes)) return undefined;
  if (isMember(value, classes)) return value;
  return anew({ ...value, ...(value.contents && { contents: anew(value.contents) }) });
}

/** Nothing in it is unknown, or says itself what a copy of it is. */
function isPlain(value: Value, classes: ProgramClasses): boolean {
  if (value.kind === 'opaque' || (value.kind === 'object' && isMember(value, classes)) || stubId(value) !== undefined) return true; // prettier-ignore
  if (value.kind === 'unknown' || saysItself(value, classes)) return false;
  return children(value).every(([, child]) => isPlain(child, classes));
}

/** What is shared in it is shared in the copy. */
function deepCopy(value: Value, classes: ProgramClasses, numbering: Numbering): Value {
  const numbers = new Map<number, number>();
  const numberOf = (id: number): number => {
    const known = numbers.get(id) ?? numbering.take();
    numbers.set(id, known);
    return known;
  };
  const copied = (one: Value): Value => {
    const stub = stubId(one);
    if (stub !== undefined) return { kind: 'unknown', reason: `@${numberOf(stub)}...` };
    if (one.kind === 'opaque' || (one.kind === 'object' && isMember(one, classes))) return one;
    const id = isMutable(one) ? idOf(one) : undefined;
    const inner = mapChildren(one, copied);
    return id === undefined ? anew(inner) : ({ ...inner, id: numberOf(id) } as Value);
  };
  return copied(value);
}

function saysItself(value: Value, classes: ProgramClasses): boolean {
  const owner = value.kind === 'object' ? classes.of(value) : undefined;
  return owner !== undefined && OWN.some((name) => findMethod(classes.source, owner, name) !== undefined);
}

/** There is one object for each member of an enumeration. */
function isMember(value: Value, classes: ProgramClasses): boolean {
  const owner = classes.of(value);
  return owner !== undefined && isEnumClass(classes.source, owner);
}

/** The same as another object. */
function anew(value: Value): Value {
  const plain: Value & { id?: number } = { ...value };
  delete plain.id;
  return plain;
}
