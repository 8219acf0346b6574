/** Arguments as a cache compares them: objects that are equal by what they hold are one key. */
import type { CallArgument } from '../../codec/query';
import { hasDataclassOption, isDataclass } from '../../python/definitions/dataclass-mark';
import { findClass, findMethod } from '../../python/definitions/definitions';
import type { SourceFile } from '../../python/syntax';
import { attributeOf } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { fieldNames } from '../classes/dataclasses';
import { tupleItems } from '../inner/classes/named-tuples';

export function asKeys(source: SourceFile, all: readonly CallArgument[]): CallArgument[] {
  return all.map((one) => ({ ...one, value: asKey(source, one.value) }));
}

function asKey(source: SourceFile, value: Value): Value {
  const owner = value.kind === 'object' ? findClass(source, value.className) : undefined;
  if (owner && ['__eq__', '__hash__'].some((name) => findMethod(source, owner, name))) return value;
  const items = value.kind === 'tuple' ? value.items : owner && tupleItems(source, value);
  if (items) return { kind: 'tuple', items: items.map((item) => asKey(source, item)) };
  if (!owner || !isDataclass(source, owner) || !hasDataclassOption(source, owner, 'frozen')) return value;
  const fields = fieldNames(source, owner, 'compare').map((name) => attributeOf(value, name));
  const args = fields.flatMap((field) => (field ? [asKey(source, field)] : []));
  return args.length === fields.length ? { kind: 'call', name: owner.qualifiedName, args } : value;
}
