/** The members of an enumeration that a call makes, as its arguments write them: `Enum('Color', 'RED GREEN')`. */
import { pathOf } from '../expressions/decorator';
import type { Value } from '../values/value';
import type { EnumMembers } from './statement-parts';
import type { SyntaxNode } from './tree/syntax-node';
import { plainNames, written } from './tuple-fields';

/** Undefined for any other expression, and where the members are not written down. */
export function enumMembersOf(node: SyntaxNode): EnumMembers | undefined {
  const call = node.bare;
  const base = call.type === 'call' ? (pathOf(call.get('function')?.bare) ?? []).join('.') : '';
  if (!/^(?:enum\.)?(?:Int)?(?:Enum|Flag)$/.test(base)) return undefined;
  const given = call.get('arguments')?.named ?? [];
  const isOfOrigin = (one: SyntaxNode): boolean => one.type === 'keyword_argument' && /^(?:module|qualname)$/.test(one.get('name')?.text ?? ''); // prettier-ignore
  const [type, listed, ...others] = given.filter((one) => !isOfOrigin(one));
  const value = written(listed);
  // Of flags each has a bit of its own.
  const numbered = (at: number): bigint => (base.endsWith('Flag') ? 1n << BigInt(at) : BigInt(at + 1));
  if (others.length > 0 || written(type)?.kind !== 'str' || !value) return undefined;
  const members = pairs(value) ?? plainNames(value)?.map((name, at): Pair => [name, { kind: 'int', value: numbered(at) }]); // prettier-ignore
  return members && members.length > 0 ? { base, members } : undefined;
}

type Pair = readonly [string, Value];

/** `{'RED': 1}` or `[('RED', 1)]` */
function pairs(value: Value): readonly Pair[] | undefined {
  const own = value.kind === 'dict' ? value.entries : value.kind === 'list' ? value.items.map(parts) : [];
  const named = own.flatMap((pair): Pair[] => (pair?.[0].kind === 'str' ? [[pair[0].value, pair[1]]] : []));
  return named.length === own.length && own.length > 0 ? named : undefined;
}

function parts(item: Value): readonly [Value, Value] | undefined {
  const [name, value, ...more] = item.kind === 'tuple' || item.kind === 'list' ? item.items : [];
  return name && value && more.length === 0 ? [name, value] : undefined;
}
