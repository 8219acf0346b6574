/** What named tuples of the program bring along: copies with other items, their items by name, and what their fields are called. */
import { isTupleClass } from '../../../python/definitions/dataclass-mark';
import { classOf } from '../../../python/definitions/definitions';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { itemsOf } from '../../../python/values/items';
import type { ObjectValue, Value } from '../../../python/values/value';
import { fieldDefaults, fieldNames } from '../../classes/dataclasses';
import { argumentsOf, givenIn, missingArgument } from '../../operands/leads';
import { innerCall, type BuiltInContext, type HeldValues, type InnerStep } from '../calls/inner-call';

/** The items of a named tuple in order; undefined for any other value. */
export function tupleItems(source: SourceFile, value: Value | undefined): readonly Value[] | undefined {
  const owner = value?.kind === 'object' ? tupleClass(source, value) : undefined;
  if (!owner || value?.kind !== 'object') return undefined;
  const items = fieldNames(source, owner).map((name) => value.attributes.find(([own]) => own === name)?.[1]);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** A named tuple as the tuple that it is; any other value itself. */
export function asTuple(source: SourceFile, value: Value): Value {
  const items = tupleItems(source, value);
  return items ? { kind: 'tuple', items } : value;
}

/** `p._fields` and `p._field_defaults`; undefined for any other attribute. */
export function tupleAttribute(
  source: SourceFile,
  holder: Value | undefined,
  name: string,
  { settings }: Pick<BuiltInContext, 'settings'>,
): InnerStep | undefined {
  const owner = holder && /^_field(?:s|_defaults)$/.test(name) ? tupleClass(source, holder) : undefined;
  if (!owner) return undefined;
  const key = (value: string): Value => ({ kind: 'str', value });
  if (name === '_fields') return step({ kind: 'tuple', items: fieldNames(source, owner).map(key) });
  const entries = fieldDefaults(source, owner, { get: settings }).map(([field, value]) => [key(field), value] as const);
  return { value: { kind: 'dict', entries }, inPlace: true };
}

/** A call of `_replace`, `_asdict` or `_make`, which only hand on items. */
export function tupleCall(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const callee = node.get('function')?.bare;
  const name = callee?.type === 'attribute' ? callee.get('attribute')?.text : undefined;
  if (name !== '_replace' && name !== '_asdict' && name !== '_make') return undefined;
  const holder = values.of(callee?.get('object'));
  const owner = holder && tupleClass(source, holder);
  if (!owner) return undefined;
  const given = givenIn(node.get('arguments'));
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  const fields = fieldNames(source, owner);
  const all = argumentsOf(given, values);
  const [only, ...more] = all;
  if (name === '_make') {
    if (!only || more.length > 0) return undefined;
    const items = itemsOf(only.value);
    if (items) return step(instanceOf(holder, fields, [...items]));
    const isTaken = only.value.kind === 'opaque' && only.value.type === 'iterator';
    return isTaken ? innerCall('<_make>', { _class: holder, _items: only.value }, ['return _class._make([*_items])']) : undefined; // prettier-ignore
  }
  const items = tupleItems(source, holder);
  if (!items) return undefined;
  if (name === '_replace') {
    const isOther = all.some(({ keyword }) => keyword === undefined || !fields.includes(keyword));
    const changed = fields.map((field, at) => all.find(({ keyword }) => keyword === field)?.value ?? items[at]);
    return isOther
      ? undefined
      : step(
          instanceOf(
            holder,
            fields,
            changed.flatMap((item) => item ?? []),
          ),
        );
  }
  const entries = items.map((item, at) => [{ kind: 'str', value: fields[at] ?? '' }, item] as const);
  return only ? undefined : step({ kind: 'dict', entries });
}

function step(value: Value | undefined): InnerStep | undefined {
  return value && { value };
}

/** An instance of the same class, or of the class itself. */
function instanceOf(like: Value, fields: readonly string[], items: readonly Value[]): ObjectValue | undefined {
  if (items.length !== fields.length) return undefined;
  const className = like.kind === 'object' ? like.className : like.kind === 'opaque' ? like.name : '';
  const attributes = items.map((item, at) => [fields[at] ?? '', item] as const);
  return { kind: 'object', className, attributes };
}

function tupleClass(source: SourceFile, value: Value): FunctionInfo | undefined {
  const owner = classOf(source, value);
  return owner && isTupleClass(source, owner) ? owner : undefined;
}
