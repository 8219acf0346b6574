/** Places in the arguments of a call where another value can stand. */
import { areKeys } from '../../../python/values/distinct';
import type { Value } from '../../../python/values/value';

/** The values of the arguments, in order. */
export type Inputs = readonly Value[];

export interface Spot {
  readonly value: Value;
  /** 0: an argument itself. */
  readonly depth: number;
  /** Of a dict. */
  readonly isKey?: true;
  /** The arguments with another value here; undefined where that cannot stand here. */
  readonly with: (other: Value) => Inputs | undefined;
}

/** All places, the arguments themselves first. */
export function spotsOf(inputs: Inputs): Spot[] {
  const all = inputs.map((value, at): Spot => ({ value, depth: 0, with: (other) => inputs.with(at, other) }));
  for (const spot of all) all.push(...inside(spot));
  return all;
}

function inside({ value, depth, with: put }: Spot): Spot[] {
  const spot = (own: Value, holding: (other: Value) => Value): Spot => ({
    value: own,
    depth: depth + 1,
    with: (other) => {
      const whole = holding(other);
      return isWritable(whole) ? put(whole) : undefined;
    },
  });
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return value.items.map((item, at) => spot(item, (other) => ({ ...value, items: value.items.with(at, other) })));
    case 'dict':
      return value.entries.flatMap(([key, item], at) => [
        spot(item, (other) => ({ ...value, entries: value.entries.with(at, [key, other]) })),
        {
          ...spot(key, (other) => ({ ...value, entries: value.entries.with(at, [other, item]) })),
          isKey: true as const,
        },
      ]);
    default:
      return [];
  }
}

/** What is in a set, or a key of a dict, is hashable and there once. */
export function isWritable(value: Value): boolean {
  if (value.kind === 'set') return areKeys(value.items);
  return value.kind !== 'dict' || areKeys(value.entries.map(([key]) => key));
}

/** What a value is a sequence of, and the value that has others instead. */
export interface Sequence {
  readonly items: readonly Value[];
  readonly of: (items: readonly Value[]) => Value | undefined;
}

/** Characters of a text, items of a container, entries of a dict as pairs. */
export function sequenceOf(value: Value): Sequence | undefined {
  switch (value.kind) {
    case 'str':
      return {
        items: Array.from(value.value, (character): Value => ({ kind: 'str', value: character })),
        of: (items) => (items.every(isText) ? { kind: 'str', value: items.map(textOf).join('') } : undefined),
      };
    case 'list':
    case 'tuple':
    case 'set':
      return { items: value.items, of: (items) => ({ ...value, items }) };
    case 'dict':
      return {
        items: value.entries.map(([key, item]): Value => ({ kind: 'tuple', items: [key, item] })),
        of: (items) => {
          const entries = items.flatMap((pair) => {
            const [key, item] = pair.kind === 'tuple' && pair.items.length === 2 ? pair.items : [];
            return key && item ? [[key, item] as const] : [];
          });
          return entries.length === items.length ? { ...value, entries } : undefined;
        },
      };
    default:
      return undefined;
  }
}

function isText({ kind }: Value): boolean {
  return kind === 'str';
}

function textOf(value: Value): string {
  return value.kind === 'str' ? value.value : '';
}
