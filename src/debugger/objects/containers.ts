/** Looking into values and rebuilding them: what they hold, which object they are, and the mark of a cycle. */
import { itemsInside } from '../../python/values/children';
import { holdsInstance } from '../../python/values/distinct';
import { isValueCall } from '../../python/values/constructors';
import { isMutable, printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

/** A value that can change while several names hold it, and so has an identity. */
export type Container = Extract<Value, { readonly id?: number }>;

export const NONE: Value = { kind: 'none' };
export const UNKNOWN: Value = { kind: 'unknown' };

export function isContainer(value: Value | undefined): value is Container {
  return value !== undefined && isMutable(value);
}

/** The object's number, or undefined for an immutable value and for one that the machine has not seen yet. */
export function idOf(value: Value | undefined): number | undefined {
  return isContainer(value) ? value.id : undefined;
}

/** Key of what an instance holds as a list, a dict or a text, beside its attributes. */
const CONTENTS = '()';

/** Values directly inside, each with its key (index, printed dict key, attribute). */
export function children(value: Value): readonly (readonly [string, Value])[] {
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return value.items.map((item, index) => [String(index), item] as const);
    case 'call':
      return [...value.args.map((item, index) => [String(index), item] as const), ...(value.named ?? [])];
    case 'foreign':
      return value.parts.map((item, index) => [String(index), item] as const);
    case 'dict':
      return value.entries.flatMap(([key, item], index) => [
        ...(holdsInstance(key) ? [[keyOfKey(index), key] as const] : []),
        [printValue(key), item] as const,
      ]);
    case 'object':
      return value.contents ? [...value.attributes, [CONTENTS, value.contents]] : value.attributes;
    case 'opaque':
      return value.self ? [['__self__', value.self]] : [];
    default:
      return [];
  }
}

/** Of a key that is an instance, which can change like any other object. */
function keyOfKey(index: number): string {
  return `key ${index}`;
}

/** Whether the test holds for some value directly inside. */
export function someChild(value: Value, isSo: (child: Value) => boolean): boolean {
  if (value.kind === 'dict')
    return value.entries.some(([key, item]) => isSo(item) || (holdsInstance(key) && isSo(key)));
  return itemsInside(value).some(isSo);
}

/** It is an instance of a class, or has one in it. */
export function holdsObject(value: Value): boolean {
  return value.kind === 'object' || someChild(value, holdsObject);
}

/** The value has nothing inside that could change or hold something: a text or a list of numbers, however long. */
export function isFlat(value: Value): boolean {
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
    case 'call':
    case 'dict':
    case 'foreign':
    case 'object': {
      const known = flat.get(value);
      if (known !== undefined) return known;
      const found = !someChild(
        value,
        (child) => HOLDING.has(child.kind) || (child.kind === 'opaque' && !isFlat(child)),
      );
      flat.set(value, found);
      return found;
    }
    case 'opaque':
      return value.self === undefined;
    default:
      return true;
  }
}

const flat = new WeakMap<Value, boolean>();
/** What may hold something, be an object, or stand for one in a cycle. */
const HOLDING: ReadonlySet<Value['kind']> = new Set([
  'list', 'tuple', 'set', 'call', 'dict', 'object', 'foreign', 'unknown',
]); // prettier-ignore

/** The value with every child replaced; the very same value if no child changes. */
export function mapChildren(value: Value, map: (child: Value, key: string) => Value): Value {
  const seen = { change: false };
  const apply = (child: Value, key: string): Value => {
    const next = map(child, key);
    seen.change ||= next !== child;
    return next;
  };
  const rebuilt = rebuild(value, apply);
  return seen.change ? rebuilt : value;
}

function rebuild(value: Value, apply: (child: Value, key: string) => Value): Value {
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return { ...value, items: value.items.map((item, index) => apply(item, String(index))) };
    case 'call':
      return {
        ...value,
        args: value.args.map((item, index) => apply(item, String(index))),
        ...(value.named && { named: value.named.map(([name, item]) => [name, apply(item, name)] as const) }),
      };
    case 'foreign':
      return { ...value, parts: value.parts.map((item, index) => apply(item, String(index))) };
    case 'dict':
      return {
        ...value,
        entries: value.entries.map(([key, item], index) => {
          const own = holdsInstance(key) ? apply(key, keyOfKey(index)) : key;
          return [own, apply(item, printValue(key))] as const;
        }),
      };
    case 'object': {
      const attributes = value.attributes.map(([name, item]) => [name, apply(item, name)] as const);
      return { ...value, attributes, ...(value.contents && { contents: apply(value.contents, CONTENTS) }) };
    }
    case 'opaque':
      return value.self ? { ...value, self: apply(value.self, '__self__') } : value;
    default:
      return value;
  }
}

/** The same value without any identity, as the model's answers are. */
export function withoutIds(value: Value): Value {
  // What a method is bound to stays the object that it is.
  if (value.kind === 'opaque') return value;
  const bare = mapChildren(value, withoutIds);
  if (!('id' in bare)) return bare;
  const plain: { -readonly [K in keyof Container]: Container[K] } = { ...bare };
  delete plain.id;
  return plain as Value;
}

/** True for two containers that could be one object before and after a change. */
export function sameType(a: Value | undefined, b: Value): boolean {
  if (a?.kind !== b.kind) return false;
  if (a.kind === 'object' && b.kind === 'object') return a.className === b.className;
  if (a.kind === 'foreign' && b.kind === 'foreign') return a.type === b.type;
  return a.kind !== 'call' || b.kind !== 'call' || a.name === b.name;
}

/** What is said of an instance by its contents alone, as the model says it, which writes no more than these: the instance itself. */
export function withContentsOf(known: Value | undefined, said: Value): Value {
  const held = known?.kind === 'object' ? known.contents : undefined;
  return known && held && isContainer(said) && sameType(held, said) ? ({ ...known, contents: said } as Value) : said;
}

/** A call inside a text of the program that does not say itself what value it is: `timedelta` means what it was imported as. */
export function openCall(value: Value): string | undefined {
  return callInside(value, (name) => !isValueCall(name) || IMPORTED.test(name));
}

const IMPORTED = /^(?!datetime\.)(?:[a-z]+\.)?(?:date|time|datetime|timedelta)$/;

function callInside(value: Value, isMeant: (name: string) => boolean): string | undefined {
  if (value.kind === 'call' && isMeant(value.name)) return value.name;
  for (const [, child] of children(value)) {
    const found = callInside(child, isMeant);
    if (found !== undefined) return found;
  }
  return undefined;
}
