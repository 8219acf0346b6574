/** Groups of exceptions, and which part of one is of some classes: that follows from class statements, as with any `except`. */
import type { SourceFile } from '../../python/syntax';
import { itemsOf } from '../../python/values/items';
import type { CallValue, Value } from '../../python/values/value';
import { isKindOf } from './exception-matching';

/** The parts of a group: what is of the classes, and the rest. */
export interface Parted {
  readonly match: Value | undefined;
  readonly rest: Value | undefined;
}

export function isGroup(value: Value | undefined): value is CallValue {
  return value?.kind === 'call' && /^(?:Base)?ExceptionGroup$/.test(value.name) && value.args.length === 2;
}

/** The exceptions in a group. */
export function exceptionsIn({ args: [, inside] }: CallValue): readonly Value[] {
  return [...((inside && itemsOf(inside)) ?? [])];
}

/** How many exceptions it has, not counting those in the groups in it. */
export function countIn(group: CallValue): Value {
  return { kind: 'int', value: BigInt(exceptionsIn(group).length) };
}

/** What `str` makes of a group with that message and as many exceptions. */
export const GROUP_TEXT = [
  "_plural = '' if _count == 1 else 's'",
  "return f'{_text} ({_count} sub-exception{_plural})'",
];

/** A group that says the same of other exceptions; undefined where there are none. */
function derived({ name, args: [message] }: CallValue, items: readonly Value[]): CallValue | undefined {
  if (items.length === 0 || !message) return undefined;
  return { kind: 'call', name, args: [message, { kind: 'list', items }] };
}

/** Undefined where the classes do not say it. */
export function parted(source: SourceFile, value: Value, classes: readonly string[]): Parted | undefined {
  const type = value.kind === 'call' ? value.name : value.kind === 'object' ? value.className : undefined;
  if (type === undefined) return undefined;
  const kinds = classes.map((one) => isKindOf(source, type, one));
  if (kinds.includes(true)) return { match: value, rest: undefined };
  if (kinds.includes(undefined)) return undefined;
  if (!isGroup(value)) return { match: undefined, rest: value };
  const parts = exceptionsIn(value).map((one) => parted(source, one, classes));
  if (!parts.every((one) => one !== undefined)) return undefined;
  const all = (part: keyof Parted): Value[] => parts.flatMap((one) => one[part] ?? []);
  return { match: derived(value, all('match')), rest: derived(value, all('rest')) };
}

/** What `except*` binds where an exception is caught that is no group. */
export function wrapped(value: Value): Value {
  if (isGroup(value)) return value;
  return {
    kind: 'call',
    name: 'ExceptionGroup',
    args: [
      { kind: 'str', value: '' },
      { kind: 'tuple', items: [value] },
    ],
  };
}
