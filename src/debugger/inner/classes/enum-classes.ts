/** Enumerations of the program: going through their members, and looking one up by its value or name. */
import { foreignBases, isEnumClass, isFlagClass } from '../../../python/definitions/class-order';
import { classOf, classValue, findMethod, valueName } from '../../../python/definitions/definitions';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { printValue, sameValue } from '../../../python/values/print';
import type { ObjectValue, Value } from '../../../python/values/value';
import { UNKNOWN } from '../../objects/containers';
import { hasUnknown } from '../../objects/resemblance';
import { innerCall, type InnerStep } from '../calls/inner-call';

/** What a class has, by name. */
export type Namespace = (owner: FunctionInfo) => ReadonlyMap<string, Value>;

/** The enumeration that a value is; undefined for any other value. */
function enumOf(source: SourceFile, value: Value | undefined): FunctionInfo | undefined {
  const owner = value?.kind === 'opaque' && value.type === 'class' ? classOf(source, value) : undefined;
  return owner && isEnumClass(source, owner) ? owner : undefined;
}

/** The class of a member of an enumeration of flags. */
function flagClassOf(source: SourceFile, value: Value | undefined): FunctionInfo | undefined {
  const owner = value?.kind === 'object' ? classOf(source, value) : undefined;
  return owner && isEnumClass(source, owner) && isFlagClass(source, owner) ? owner : undefined;
}

/** What an enumeration has bound as members, second names for the same value included. */
function allMembers(owner: FunctionInfo, namespace: Namespace): ObjectValue[] {
  const isMember = (item: Value): item is ObjectValue => item.kind === 'object' && item.className === valueName(owner);
  return [...namespace(owner).values()].filter(isMember);
}

/** The members of an enumeration as a list, or those that a member of several flags is put together of; undefined for any other value. */
export function enumMembers(source: SourceFile, value: Value | undefined, namespace: Namespace): Value | undefined {
  const flag = flagClassOf(source, value);
  if (value && flag) {
    const bits = bitsOf(value);
    return { kind: 'list', items: allMembers(flag, namespace).filter((item) => isSingle(item) && hasBits(bits, item)) };
  }
  const owner = enumOf(source, value);
  if (!owner) return undefined;
  const all = allMembers(owner, namespace);
  // A second name for the same value is no member of its own, and neither are several flags together.
  const items = all.filter((item, at) => !all.slice(0, at).some((other) => isSameMember(source, item, other)));
  return { kind: 'list', items: isFlagClass(source, owner) ? items.filter(isSingle) : items };
}

/** `__members__`: second names for the same value included. */
export function membersByName(source: SourceFile, value: Value | undefined, namespace: Namespace): Value | undefined {
  const owner = enumOf(source, value);
  if (!owner) return undefined;
  const all = allMembers(owner, namespace);
  const entries = [...namespace(owner)].flatMap(([name, item]): (readonly [Value, Value])[] => {
    const member = all.find((other) => isSameMember(source, item, other));
    return member ? [[{ kind: 'str', value: name }, member]] : [];
  });
  return { kind: 'dict', entries };
}

function bitsOf(member: Value): bigint {
  const value = attribute(member, 'value');
  return value?.kind === 'int' ? value.value : 0n;
}

function hasBits(bits: bigint, member: Value): boolean {
  const own = bitsOf(member);
  return own !== 0n && (bits & own) === own;
}

/** It is a flag by itself. */
function isSingle(member: Value): boolean {
  const bits = bitsOf(member);
  return bits > 0n && (bits & (bits - 1n)) === 0n;
}

/** Names for a member that has one already, and what it is called. @param names what the class has */
export function secondNames(names: ReadonlyMap<string, Value>): [name: string, first: string][] {
  return [...names].flatMap(([name, item]) => {
    const first = item.kind === 'object' ? attribute(item, 'name') : undefined;
    return first?.kind === 'str' && first.value !== name ? [[name, first.value] as [string, string]] : [];
  });
}

/** `C(value)` or `C[name]` */
export function enumMember(
  source: SourceFile,
  from: Value | undefined,
  by: 'name' | 'value',
  key: Value,
  namespace: Namespace,
): InnerStep | undefined {
  const owner = enumOf(source, from);
  if (!owner) return undefined;
  const all = allMembers(owner, namespace);
  const reason = (key.kind === 'unknown' ? key.reason : undefined) ?? `nothing tells which ${owner.name} it is`;
  const untold: InnerStep = { value: { kind: 'unknown', type: owner.qualifiedName, reason } };
  if (hasUnknown(key)) return untold;
  const byName = by === 'name' && key.kind === 'str' ? namespace(owner).get(key.value) : undefined;
  const named = all.find((item) => {
    const own = attribute(item, 'value');
    return item === byName || (by === 'value' && own !== undefined && sameValue(own, key));
  });
  // Of two names for one value the first one is the member's.
  const found = named && all.find((item) => isSameMember(source, item, named));
  if (found) return { value: found };
  const isSelf = by === 'value' && key.kind === 'object' && classOf(source, key) === owner;
  if (isSelf) return { value: key };
  const bits = by === 'value' && isFlagClass(source, owner) && key.kind === 'int' ? key : undefined;
  const keepsAll = foreignBases(source, owner).some((base) => /^(?:enum\.)?IntFlag$/.test(base));
  const together = bits && flagsOf(owner, bits, all.filter(isSingle), keepsAll);
  if (together) return { value: together };
  if (bits && bits.value < 0n) return untold;
  if (all.some((item) => hasUnknown(attribute(item, by) ?? UNKNOWN))) return untold;
  const error =
    by === 'name'
      ? `KeyError(${printValue(key)})`
      : `ValueError(${JSON.stringify(bits ? invalidFlags(owner, bits.value, all) : `${printValue(key)} is not a valid ${owner.name}`)})`; // prettier-ignore
  if (by === 'name' || !findMethod(source, owner, '_missing_')) return innerCall('<enum>', {}, [`raise ${error}`]);
  // Where a value is none of them, the program may say which member is meant.
  return innerCall('<enum>', { _class: classValue(owner), _value: key }, [
    '_member = _class._missing_(_value)',
    'if _member is None:',
    `    raise ${error}`,
    'return _member',
  ]);
}

/** `~flag`: all other flags. */
export function otherFlags(source: SourceFile, value: Value | undefined, namespace: Namespace): InnerStep | undefined {
  const owner = flagClassOf(source, value);
  if (!value || !owner) return undefined;
  const items = allMembers(owner, namespace).filter(isSingle).map((item): Value => ({ kind: 'int', value: bitsOf(item) })); // prettier-ignore
  const locals = { _class: classValue(owner), _value: { kind: 'int', value: bitsOf(value) }, _bits: { kind: 'list', items } } as const; // prettier-ignore
  return innerCall('<~>', locals, ['_all = 0', 'for _bit in _bits:', '    _all = _all | _bit', 'return _class(_all & ~_value)']); // prettier-ignore
}

/** What Python says of bits that belong to no flag: they are set beside those that may be. */
function invalidFlags({ name }: FunctionInfo, bits: bigint, members: readonly ObjectValue[]): string {
  const allowed = members.reduce((all, item) => all | bitsOf(item), 0n);
  const [given, may] = [bits.toString(2), allowed.toString(2)];
  const shown = (digits: string): string => `0b0 ${digits.padStart(Math.max(given.length, may.length), '0')}`;
  return `<flag '${name}'> invalid value ${bits}\n    given ${shown(given)}\n  allowed ${shown(may)}`;
}

/** Several flags together, named after each of them; undefined where a bit belongs to none. @param keepsAll such bits are kept, too */
function flagsOf(
  owner: FunctionInfo,
  value: Value & { readonly kind: 'int' },
  members: readonly ObjectValue[],
  keepsAll: boolean,
): ObjectValue | undefined {
  const own = members.filter((item) => hasBits(value.value, item));
  const others = value.value & ~own.reduce((bits, item) => bits | bitsOf(item), 0n);
  if (others !== 0n && (!keepsAll || value.value < 0n)) return undefined;
  const known = own.flatMap((item) => { const name = attribute(item, 'name'); return name?.kind === 'str' ? [name.value] : []; }); // prettier-ignore
  const names = known.length > 0 && others !== 0n ? [...known, String(others)] : known;
  const name: Value = names.length === 0 ? { kind: 'none' } : { kind: 'str', value: names.join('|') };
  return { kind: 'object', className: valueName(owner), attributes: [['name', name], ['value', value]], isMember: true }; // prettier-ignore
}

/** Members are the same where they have the same value; undefined for what is no member. */
export function isSameMember(source: SourceFile, one: Value, other: Value): boolean | undefined {
  const [first, second] = [classOf(source, one), classOf(source, other)];
  if (one.kind !== 'object' || other.kind !== 'object' || !first || !isEnumClass(source, first)) return undefined;
  const [value, otherValue] = [attribute(one, 'value'), attribute(other, 'value')];
  return first === second && value !== undefined && otherValue !== undefined && sameValue(value, otherValue);
}

/** What `auto()` stands for in the body of an enumeration: one more than the largest number, the next bit, the name. */
export function autoValue(
  source: SourceFile,
  body: FunctionInfo,
  bound: ReadonlyMap<string, Value>,
  target: string | undefined,
): InnerStep | undefined {
  if (body.kind !== 'class' || !isEnumClass(source, body)) return undefined;
  if (foreignBases(source, body).some((base) => /^(?:enum\.)?StrEnum$/.test(base)))
    return target === undefined
      ? undefined
      : innerCall('<auto>', { _name: { kind: 'str', value: target } }, ['return _name.lower()']);
  const items = [...bound.values()].filter(({ kind }) => kind === 'int');
  if (items.length === 0) return { value: { kind: 'int', value: 1n } };
  // Of flags each has a bit of its own.
  const next = isFlagClass(source, body) ? '1 << max(_values).bit_length()' : 'max(_values) + 1';
  return innerCall('<auto>', { _values: { kind: 'list', items } }, [`return ${next}`]);
}

function attribute(value: Value, name: string): Value | undefined {
  return value.kind === 'object' ? value.attributes.find(([own]) => own === name)?.[1] : undefined;
}
