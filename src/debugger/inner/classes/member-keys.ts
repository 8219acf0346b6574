/**
 * Dicts with members of enumerations among their keys, as tables of states have them, with instances that are equal to nothing
 * but themselves, or with instances among their values: which entry is meant follows from which of these, texts and numbers the
 * keys are.
 */
import { foreignBases, isEnumClass, isPlainEnumClass } from '../../../python/definitions/class-order';
import { comparesFields } from '../../../python/definitions/dataclass-mark';
import { classOf, findMethod } from '../../../python/definitions/definitions';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { entriesOf } from '../../../python/values/access-path';
import { holdsInstance } from '../../../python/values/distinct';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { idOf } from '../../objects/containers';
import { missingArgument, type Given } from '../../operands/leads';
import type { HeldValues, InnerStep } from '../calls/inner-call';
import { isSameMember } from './enum-classes';

const SIMPLE = /^(?:str|int|bool|none)$/;

/** The entry with that key; null where there surely is none, undefined where that cannot be told. */
export function entryOfMember(
  source: SourceFile,
  holder: Value | undefined,
  key: Value,
): readonly [Value, Value] | null | undefined {
  // prettier-ignore
  const entries = holder && entriesOf(holder);
  if (!entries?.some((entry) => entry.some(holdsInstance))) return undefined;
  for (const entry of entries) {
    const isSame = isSameKey(source, entry[0], key);
    if (isSame === undefined) return undefined;
    if (isSame) return entry;
  }
  return null;
}

function isSameKey(source: SourceFile, one: Value, other: Value): boolean | undefined {
  const [alone, otherAlone] = [isItselfAlone(source, one), isItselfAlone(source, other)];
  if (alone && otherAlone) return idOf(one) === idOf(other);
  if (alone || otherAlone) return SIMPLE.test((alone ? other : one).kind) ? false : undefined;
  if (one.kind === 'object' && other.kind === 'object') {
    // Those of two enumerations of numbers are equal where the numbers are.
    const isApart = [one, other].every((value) => { const owner = classOf(source, value); return owner !== undefined && isPlainEnumClass(source, owner); }); // prettier-ignore
    return one.className === other.className || isApart ? isSameMember(source, one, other) : undefined;
  }
  if (one.kind === 'tuple' && other.kind === 'tuple') {
    if (one.items.length !== other.items.length) return false;
    const all = one.items.map((item, at) => other.items[at] && isSameKey(source, item, other.items[at]));
    return all.includes(undefined) ? undefined : all.every((isSame) => isSame === true);
  }
  if (!SIMPLE.test(one.kind) || one.kind !== other.kind) return undefined;
  return sameValue(one, other);
}

/** An instance of a class that leaves `==` and `hash` as those of `object` are. */
function isItselfAlone(source: SourceFile, value: Value): boolean {
  const owner = value.kind === 'object' && idOf(value) !== undefined ? classOf(source, value) : undefined;
  if (!owner || isEnumClass(source, owner) || foreignBases(source, owner).length > 0) return false;
  return !saysWhatIsEqual(source, owner) && !comparesFields(source, owner);
}

function saysWhatIsEqual(source: SourceFile, owner: FunctionInfo): boolean {
  return (findMethod(source, owner, '__eq__') ?? findMethod(source, owner, '__hash__')) !== undefined;
}

/** Members, and tuples of members, texts and numbers, none of them twice, that are found by what `Enum` says: each is a key of its own. */
export function areMemberKeys(source: SourceFile, values: readonly Value[]): boolean {
  return (
    values.some(holdsInstance) &&
    values.every((value) => isKeyOfMembers(source, value)) &&
    values.every((value, at) => values.slice(at + 1).every((other) => isSameKey(source, value, other) === false))
  );
}

function isKeyOfMembers(source: SourceFile, value: Value): boolean {
  if (value.kind === 'tuple') return value.items.every((item) => isKeyOfMembers(source, item));
  if (value.kind !== 'object') return SIMPLE.test(value.kind);
  if (isItselfAlone(source, value)) return true;
  const owner = classOf(source, value);
  if (!owner || !isEnumClass(source, owner)) return false;
  return !saysWhatIsEqual(source, owner);
}

/** `table.get((state, event), state)` */
export function getOfMember(
  source: SourceFile,
  holder: Value | undefined,
  all: readonly Given[],
  values: HeldValues,
): InnerStep | undefined {
  const isKeyed =
    holder && holder.kind !== 'object' && entriesOf(holder)?.some((entry) => entry.some(holdsInstance)) === true;
  if (!isKeyed || all.length > 2 || all.some(({ keyword, star }) => keyword !== undefined || star)) return undefined;
  const open = missingArgument(all, values);
  if (open) return { needs: open };
  const [key, otherwise] = all.map(({ node }) => values.of(node));
  const entry = key && entryOfMember(source, holder, key);
  if (entry === undefined) return undefined;
  return { value: entry?.[1] ?? otherwise ?? { kind: 'none' } };
}
