/** Which attributes are an instance's own, where its class has one of the same name. */
import { Identities } from '../objects/identity';
import type { Numbering } from '../objects/heap';
import { attributeOf } from '../../python/values/access-path';
import { itemsInside } from '../../python/values/children';
import { sameValue } from '../../python/values/print';
import { placesOfTarget } from '../../python/statements/statement-parts';
import { mapChildren } from '../objects/containers';
import { lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';
import type { Statement } from '../../python/syntax';
import type { ObjectValue, Value } from '../../python/values/value';

/** The outermost instances in a value. */
export function instancesInside(value: Value): readonly ObjectValue[] {
  return value.kind === 'object' ? [value] : itemsInside(value).flatMap(instancesInside);
}

/** The instances and those that they hold, at any depth. */
export function instancesWithin(instances: readonly ObjectValue[]): readonly ObjectValue[] {
  return instances.flatMap((one) => [
    one,
    ...instancesWithin(one.attributes.flatMap(([, held]) => instancesInside(held))),
  ]);
}

/** Whether the attribute is the instance's own, which hides the one of its class: it was so before, of it or of all that are like it. */
export function isItsOwn(
  before: readonly ObjectValue[],
  { className, id }: ObjectValue,
  name: string,
  value: Value,
): boolean {
  if (id !== undefined && before.some((one) => one.id === id && attributeOf(one, name))) return true;
  const like = before.filter((one) => one.className === className).map((one) => attributeOf(one, name));
  const held = like.flatMap((one) => one ?? []);
  return held.some((one) => sameValue(one, value)) || (held.length > 0 && held.length === like.length);
}

/** The value with every object in it replaced; the same value if nothing changes. */
export function mapObjects(value: Value, convert: (object: ObjectValue) => Value): Value {
  return value.kind === 'object' ? convert(value) : mapChildren(value, (child) => mapObjects(child, convert));
}

/** The value with these objects in it replaced, however deep they are: they are known by their numbers. */
export function mapKnown(value: Value, known: readonly ObjectValue[], convert: (object: ObjectValue) => Value): Value {
  const ids = new Set(known.flatMap(({ id }) => id ?? []));
  const visit = (one: Value): Value => {
    const inside = mapChildren(one, visit);
    return inside.kind === 'object' && inside.id !== undefined && ids.has(inside.id) ? convert(inside) : inside;
  };
  return ids.size > 0 ? visit(value) : value;
}

/** Attributes that the statement gives to what stands in front of them: of `self.id = next(self.ids)`, only `id`. */
export function boundBy({ assignments = [] }: Statement): ReadonlySet<string> {
  const places = assignments.flatMap(({ targets }) => targets.flatMap(placesOfTarget));
  return new Set(places.flatMap((place) => (place.type === 'attribute' ? [place.get('attribute')?.text ?? ''] : [])));
}

/** The attributes of a class that a statement has changed: which objects they are follows from the statement, as it does for a name. */
export function afterward(
  statement: Statement,
  name: string,
  value: ObjectValue,
  shown: (name: string) => Value | undefined,
  numbering: Numbering,
): ObjectValue['attributes'] {
  const before = shown(name);
  if (before?.kind !== 'object') return value.attributes;
  const now = new Identities(statement, shown, numbering).inPlace(name, before, value);
  return now.kind === 'object' ? now.attributes : value.attributes;
}

/** Attributes that the statement names; with `of`, those that it names of this one. */
export function attributesIn({ tokens }: Statement, of?: string): string[] {
  const isOf = (at: number): boolean =>
    of === undefined || (tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === of);
  return [...new Set(tokens.flatMap(({ kind, text }, at) => (kind === 'attribute' && isOf(at) ? [text] : [])))];
}

/** Attributes that the statement names of anything but a class or module that has a name: those of objects. */
export function ofObjects(state: State, frame: Frame, { tokens }: Statement): string[] {
  const isOpaque = (at: number): boolean =>
    tokens[at - 1]?.text !== '.' && lookup(state, frame, tokens[at]?.text ?? '')?.kind === 'opaque';
  return [
    ...new Set(tokens.flatMap(({ kind, text }, at) => (kind === 'attribute' && !isOpaque(at - 2) ? [text] : []))),
  ];
}
