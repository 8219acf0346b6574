/** `copy.copy` and `copy.deepcopy` of instances of the program: what they hold is handed on, or copied like the instance itself. */
import { findMethod } from '../../../python/definitions/definitions';
import { isEnumClass } from '../../../python/definitions/class-order';
import { isMutable } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { children, idOf, mapChildren } from '../../objects/containers';
import type { Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** Methods by which a class says itself what a copy is. */
const OWN = ['__copy__', '__deepcopy__', '__reduce__', '__reduce_ex__', '__getstate__', '__setstate__', '__new__'];

/** Undefined for what holds no instance: that is evaluated. */
export function copyStep(isDeep: boolean, given: readonly Given[], values: HeldValues, classes: ProgramClasses): InnerStep | undefined { // prettier-ignore
  const [first, ...more] = given;
  if (!first || more.length > 0 || first.star || first.keyword !== undefined) return undefined;
  const value = values.of(first.node);
  if (!value) return { needs: first.node };
  if (isDeep ? !classes.holdsInstance(value) : value.kind !== 'object' || !classes.of(value)) return undefined;
  const own = isDeep ? '__deepcopy__' : '__copy__';
  if (classes.method(value, own)) return innerCall('<copy>', { _object: value }, [`return _object.${own}(${isDeep ? '{}' : ''})`]); // prettier-ignore
  const copied = isDeep ? deepCopy(value, classes) : shallowCopy(value, classes);
  return { value: copied ?? { kind: 'unknown', reason: 'what a copy holds is not followed', ...(value.kind === 'object' && { type: value.className }) } }; // prettier-ignore
}

function shallowCopy(value: Value, classes: ProgramClasses): Value | undefined {
  if (value.kind !== 'object' || saysItself(value, classes)) return undefined;
  if (isMember(value, classes)) return value;
  return anew({ ...value, ...(value.contents && { contents: anew(value.contents) }) });
}

/** Undefined where something in it is there twice, or says itself what a copy of it is. */
function deepCopy(value: Value, classes: ProgramClasses): Value | undefined {
  const seen = new Set<number>();
  let isPlain = true;
  const visit = (one: Value): void => {
    if (one.kind === 'object' && isMember(one, classes)) return;
    const id = isMutable(one) ? idOf(one) : undefined;
    if ((id !== undefined && seen.has(id)) || one.kind === 'unknown' || saysItself(one, classes)) isPlain = false;
    if (id !== undefined) seen.add(id);
    if (isPlain && one.kind !== 'opaque') for (const [, child] of children(one)) visit(child);
  };
  const copied = (one: Value): Value => {
    if (one.kind === 'opaque' || (one.kind === 'object' && isMember(one, classes))) return one;
    return anew(mapChildren(one, copied));
  };
  visit(value);
  return isPlain ? copied(value) : undefined;
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
