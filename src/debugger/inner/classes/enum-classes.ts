/** Enumerations of the program: going through their members, and looking one up by its value or name. */
import { foreignBases, isEnumClass, isFlagClass } from '../../../python/definitions/class-order';
import { classOf, findMethod, valueName } from '../../../python/definitions/definitions';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { printValue, sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { innerCall, type InnerStep } from '../calls/inner-call';

/** What a class has, by name. */
export type Namespace = (owner: FunctionInfo) => ReadonlyMap<string, Value>;

/** The enumeration that a value is; undefined for any other value. */
function enumOf(source: SourceFile, value: Value | undefined): FunctionInfo | undefined {
  const owner = value?.kind === 'opaque' && value.type === 'class' ? classOf(source, value) : undefined;
  return owner && isEnumClass(source, owner) ? owner : undefined;
}

/** The members of an enumeration as a list; undefined for any other value. */
export function enumMembers(source: SourceFile, value: Value | undefined, namespace: Namespace): Value | undefined {
  const owner = enumOf(source, value);
  // Those of several bits are no members of their own.
  if (!owner || isFlagClass(source, owner)) return undefined;
  const isMember = (item: Value): boolean => item.kind === 'object' && item.className === valueName(owner);
  const all = [...namespace(owner).values()].filter(isMember);
  // A second name for the same value is no member of its own.
  const items = all.filter((item, at) => !all.slice(0, at).some((other) => isSameMember(source, item, other)));
  return { kind: 'list', items };
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
  const members = enumMembers(source, from, namespace);
  if (!owner || members?.kind !== 'list' || findMethod(source, owner, '_missing_')) return undefined;
  const found = members.items.find((item) => {
    const own = attribute(item, by);
    return own !== undefined && sameValue(own, key);
  });
  if (found) return { value: found };
  const isSelf = by === 'value' && key.kind === 'object' && classOf(source, key) === owner;
  if (isSelf) return { value: key };
  const error =
    by === 'name'
      ? `KeyError(${printValue(key)})`
      : `ValueError(${JSON.stringify(`${printValue(key)} is not a valid ${owner.name}`)})`;
  return innerCall('<enum>', {}, [`raise ${error}`]);
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
