/** Values that stand for unknown ones in a question: of the right type where that is known, and such as hardly occur otherwise. */
import { className } from '../../python/library/library-types';
import { printValue } from '../../python/values/print';
import { mapChildren } from '../objects/containers';
import { PLAIN } from './likely-types';
import { plainType } from './unknown-values';
import type { UnknownValue, Value } from '../../python/values/value';

/** How often each question is asked, with other values. */
export type Side = 0 | 1;

/** In the place of a value that is not known, in a text; a character that no program prints. */
export const UNKNOWN_MARK = '\uE000';

/** In the order of the alphabet. */
const WORDS = ['kz', 'qj', 'vx', 'wq', 'xv', 'zk'];

export class ValueStandIns {
  private readonly unknown: UnknownValue[] = [];

  get count(): number {
    return this.unknown.length;
  }

  /** Why what depends on them is unknown. */
  get reason(): string | undefined {
    return this.unknown.find(({ reason }) => reason !== undefined)?.reason;
  }

  /** Whether they are all of the types that what they stand for is of: what is due to types alone is not due to them. */
  get areTyped(): boolean {
    const isTyped = (value: UnknownValue): boolean => value.path === undefined && PLAIN.has(plainType(value));
    return this.unknown.length > 0 && this.unknown.every(isTyped);
  }

  /** The value with something in the place of each unknown part; the same part is the same thing everywhere. */
  standIn(value: Value, side: Side): Value {
    if (value.kind !== 'unknown') return mapChildren(value, (child) => this.standIn(child, side));
    // The mark of an object inside itself.
    if (value.reason?.startsWith('@') === true) return value;
    const at = this.unknown.indexOf(value);
    const index = at >= 0 ? at : this.unknown.push(value) - 1;
    return made(value.type, index, side);
  }

  /** A text that was printed with these values, with a mark in the place of each of them. */
  marked(text: string, side: Side): string {
    const shown = this.unknown.flatMap(({ type }, index) => {
      const own = textOf(made(type, index, side));
      return [own, own.toUpperCase(), own.charAt(0).toUpperCase() + own.slice(1)];
    });
    const longest = shown.filter((one) => one.length > 1).toSorted((a, b) => b.length - a.length);
    return longest.reduce((rest, one) => rest.replaceAll(one, UNKNOWN_MARK), text);
  }

  /** The unknown value that two values stand for. */
  meant(one: Value, other: Value): UnknownValue | undefined {
    return this.unknown.find((unknown, index) => {
      if (/^(?:bool|NoneType)$/.test(className(unknown.type ?? ''))) return false;
      return isSame(one, made(unknown.type, index, 0)) && isSame(other, made(unknown.type, index, 1));
    });
  }
}

/** As it is printed; truth values are printed by others, too. */
function textOf(value: Value): string {
  if (value.kind === 'str') return value.value;
  return value.kind === 'bool' ? '' : printValue(value);
}

function made(type: string | undefined, index: number, side: Side): Value {
  // The two have as little in common as possible: what is least on one side is greatest on the other, and the distances differ.
  const number = BigInt(side === 0 ? 61 + 13 * index : -8407 - 17 * index);
  const at = index % WORDS.length;
  const word = side === 0 ? (WORDS[at] ?? '') : `3 ${WORDS[WORDS.length - 1 - at] ?? ''}/H,f.x`;
  const text: Value = { kind: 'str', value: word };
  const int: Value = { kind: 'int', value: number };
  switch (className(type ?? '')) {
    case 'str':
      return text;
    case 'bytes':
      return { kind: 'bytes', value: word };
    case 'bool':
      return { kind: 'bool', value: side === 0 };
    case 'float':
      return { kind: 'float', value: Number(number) + (side === 0 ? 0.2537 : 0.5172) };
    case 'list':
    case 'tuple':
    case 'set':
      return { kind: className(type ?? '') as 'list', items: side === 0 ? [int] : [int, text] };
    case 'dict':
      return { kind: 'dict', entries: side === 0 ? [[text, int]] : [[text, int], [int, text]] }; // prettier-ignore
    case '':
      return side === 0 ? int : text;
    default:
      return int;
  }
}

function isSame(one: Value, other: Value): boolean {
  if (one.kind === 'int' && other.kind === 'int') return one.value === other.value;
  if ((one.kind === 'str' || one.kind === 'bytes' || one.kind === 'float') && one.kind === other.kind)
    return one.value === other.value;
  if (one.kind === 'dict' && other.kind === 'dict')
    return (
      one.entries.length === other.entries.length &&
      one.entries.every(([key], i) => isSame(key, other.entries[i]?.[0] ?? key))
    );
  const isSequence = one.kind === 'list' || one.kind === 'tuple' || one.kind === 'set';
  if (!isSequence || other.kind !== one.kind || one.items.length !== other.items.length) return false;
  return one.items.every((item, i) => isSame(item, other.items[i] ?? { kind: 'none' }));
}
