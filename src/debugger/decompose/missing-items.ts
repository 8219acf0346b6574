/**
 * Keys and items that are not there: `ages['Bob']`, `names.index(name)`, `[].pop()`. The model takes one that looks like it, so that
 * it is asked of each that is there whether it is the same.
 */
import type { SubExpression } from '../../python/syntax';
import { itemsOf } from '../../python/values/items';
import { printValue, sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { raised, type ThrownException } from '../state/exceptions';
import type { TypeClash } from './type-clash';
import { differing, typesApart } from './types-apart';

type Read = (text: string) => Value | undefined;

/** Of more, it is not asked one by one. */
const MOST = 12;
/** Values that are equal to no other that is written otherwise, numbers apart. */
const PLAIN = /^(?:int|float|bool|str|bytes|none)$/;

/** Undefined where it is there, or may be, or something stands for it. */
export function missingItem(
  { operator, operatorKind, operands, node }: SubExpression,
  read: Read,
): TypeClash | undefined {
  if (operator === '[]' && operands) {
    const [holder, key] = operands.map(read);
    return holder?.kind === 'dict' && key ? absent(key, keysOf(holder), keyError(key)) : undefined;
  }
  const call = operatorKind === 'method' ? node?.bare : undefined;
  const receiver = call?.get('function')?.bare.get('object')?.bare.text;
  const holder = receiver === undefined ? undefined : read(receiver);
  const given = call?.get('arguments')?.named ?? [];
  if (!holder || given.some(({ type }) => type.endsWith('splat') || type === 'keyword_argument')) return undefined;
  const [first, ...more] = given.map(({ bare }) => read(bare.text));
  if (given.length === 0) return empty(operator, holder);
  if (!first || more.length > 0) return undefined;
  switch (`${holder.kind}.${operator}`) {
    case 'dict.pop':
      return holder.kind === 'dict' ? absent(first, keysOf(holder), keyError(first)) : undefined;
    case 'set.remove':
      return absent(first, itemsIn(holder), keyError(first));
    case 'list.remove':
      return absent(first, itemsIn(holder), raised('ValueError', 'list.remove(x): x not in list'));
    case 'list.index':
      return absent(first, itemsIn(holder), raised('ValueError', `${printValue(first)} is not in list`));
    case 'tuple.index':
      return absent(first, itemsIn(holder), raised('ValueError', 'tuple.index(x): x not in tuple'));
    default:
      return undefined;
  }
}

/** What there is nothing to take from. */
function empty(method: string, holder: Value): TypeClash | undefined {
  const said = (message: string): TypeClash => ({ pairs: [], exception: keyError({ kind: 'str', value: message }) });
  if (holder.kind === 'dict' && method === 'popitem' && holder.entries.length === 0)
    return said('popitem(): dictionary is empty');
  if (holder.kind === 'set' && method === 'pop' && itemsIn(holder).length === 0) return said('pop from an empty set');
  return undefined;
}

function absent(wanted: Value, all: readonly Value[], exception: ThrownException): TypeClash | undefined {
  if (!PLAIN.test(wanted.kind) || all.length > MOST || !all.every(({ kind }) => PLAIN.test(kind) || kind === 'tuple'))
    return undefined;
  // `1`, `1.0` and `True` are one key.
  if (all.some((one) => sameValue(one, wanted) || (isNumber(one) && isNumber(wanted) && one.kind !== wanted.kind))) return undefined; // prettier-ignore
  // Of two types that have no equal values it is asked by their names: `1` and `'1'` are easily taken for one another.
  const pairs = all.flatMap((one) => {
    const [left, right] = typesApart(one, wanted) ?? [];
    return left === undefined || right === undefined ? [[one, wanted] as const] : differing(left, [right]);
  });
  return { pairs, exception };
}

function isNumber({ kind }: Value): boolean {
  return kind === 'int' || kind === 'float' || kind === 'bool';
}

function keysOf(dict: Extract<Value, { readonly kind: 'dict' }>): readonly Value[] {
  return dict.entries.map(([key]) => key);
}

function itemsIn(value: Value): readonly Value[] {
  return [...(itemsOf(value) ?? [])];
}

function keyError(key: Value): ThrownException {
  return { type: 'KeyError', message: printValue(key), value: { kind: 'call', name: 'KeyError', args: [key] } };
}
