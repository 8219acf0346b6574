/** The fields of a class of named tuples that a call makes, as its arguments write them: `namedtuple('P', 'x y')`. */
import { pathOf } from '../expressions/decorator';
import { parseValue } from '../values/literal';
import type { Value } from '../values/value';
import type { TupleFields } from './statement-parts';
import type { SyntaxNode } from './tree/syntax-node';

/** The base that such a class has, whichever of the two functions makes it. */
export const NAMED_TUPLE_BASE = 'typing.NamedTuple';

/** Undefined for any other expression, and where the fields are not written down. */
export function tupleFieldsOf(node: SyntaxNode): TupleFields | undefined {
  const call = node.bare;
  const path = call.type === 'call' ? (pathOf(call.get('function')?.bare) ?? []).join('.') : '';
  const isTyped = path === 'NamedTuple' || path === 'typing.NamedTuple';
  if (!isTyped && !/^(?:_?collections\.)?_?namedtuple$/.test(path)) return undefined;
  const given = call.get('arguments')?.named ?? [];
  const [type, fields, ...others] = given.filter((one) => one.type !== 'keyword_argument');
  const keywords = given.filter((one) => one.type === 'keyword_argument');
  const named = (name: string): SyntaxNode | undefined =>
    keywords.find((one) => one.get('name')?.text === name)?.get('value');
  const listed = fields ?? named('field_names');
  const typeName = written(type);
  if (others.length > 0 || typeName?.kind !== 'str' || !listed) return undefined;
  if (keywords.some((one) => !/^(?:field_names|defaults|module)$/.test(one.get('name')?.text ?? ''))) return undefined;
  const names = isTyped ? typedNames(listed) : plainNames(written(listed));
  if (!names?.every((name, at) => NAME.test(name) && names.indexOf(name) === at)) return undefined;
  const defaults = named('defaults');
  return { typeName: typeName.value, names, ...(defaults && defaults.type !== 'none' && { defaults }) };
}

/** As Python allows them. */
const NAME = /^[\p{ID_Start}][\p{ID_Continue}]*$/u;

/** `'x y'`, `'x, y'` or `['x', 'y']` */
export function plainNames(value: Value | undefined): readonly string[] | undefined {
  if (value?.kind === 'str') return value.value.replaceAll(',', ' ').split(/\s+/).filter((name) => name !== ''); // prettier-ignore
  if (value?.kind !== 'list' && value?.kind !== 'tuple') return undefined;
  const names = value.items.flatMap((item) => (item.kind === 'str' ? [item.value] : []));
  return names.length === value.items.length ? names : undefined;
}

/** `[('x', int), ('y', str)]` */
function typedNames({ bare }: SyntaxNode): readonly string[] | undefined {
  if (bare.type !== 'list' && bare.type !== 'tuple') return undefined;
  const names = bare.named.flatMap((pair) => {
    const name = pair.type === 'tuple' && pair.named.length === 2 ? written(pair.named[0]) : undefined;
    return name?.kind === 'str' ? [name.value] : [];
  });
  return names.length === bare.named.length ? names : undefined;
}

export function written(node: SyntaxNode | undefined): Value | undefined {
  try {
    return node && parseValue(node.text);
  } catch {
    return undefined;
  }
}
