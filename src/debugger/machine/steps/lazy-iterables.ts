/** Iterators of the library whose items a loop takes one by one, since all of them at once would be too many, or would be missing elsewhere. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { first, itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import { givenIn, type Given } from '../../operands/leads';
import type { OperandValues } from '../../operands/operand-values';

/** Its items are taken one by one: it may go on for ever, has more than fit into a list, or takes them from an iterator that has a name. */
export function isLazy(node: SyntaxNode, values: OperandValues, isCut = false): boolean {
  if (node.type !== 'call') return false;
  const given = node.get('arguments')?.named ?? [];
  const callee = node.get('function')?.text ?? '';
  const isShort = isCut || CUTTING.test(callee);
  return (
    (!isCut && (ENDLESS.test(callee) || isMany(node, callee, values))) ||
    given.some((one) => isLazy(one, values, isShort) || (one.type === 'identifier' && isIterator(values.of(one))))
  );
}

const ENDLESS = /^(?:\w+\.)?(?:count|cycle|repeat)$/;
/** It takes no more than some items. */
const CUTTING = /^(?:\w+\.)?islice$/;

function isIterator(value: Value | undefined): boolean {
  return value?.kind === 'foreign' && /^(?:itertools\.|re\.\w*finditer|csv\.|\w*iterator$|(?:zip|map|filter|enumerate)$)/.test(value.type); // prettier-ignore
}

/** More are not written out as a list; the evaluator has the same limit (`_MOST_ITEMS`). */
const MOST_ITEMS = 2000;

const COMBINING = /^(?:\w+\.)?(product|permutations|combinations|combinations_with_replacement)$/;

function isMany(node: SyntaxNode, callee: string, values: OperandValues): boolean {
  const [, name] = COMBINING.exec(callee) ?? [];
  const given = name === undefined ? [] : givenIn(node.get('arguments'));
  if (name === undefined || given.some(({ star }) => star !== undefined)) return false;
  const pools = given.filter(({ keyword }) => keyword === undefined || keyword === 'iterable').map((one) => one.node);
  const [pool, second] = pools;
  const written = (keyword: string): SyntaxNode | undefined => given.find((one: Given) => one.keyword === keyword)?.node; // prettier-ignore
  if (name === 'product') {
    const times = numberOf(written('repeat'), values) ?? 1;
    return pools.reduce((all, one) => all * sizeOf(one, values), 1) ** times > MOST_ITEMS;
  }
  const size = sizeOf(pool, values);
  const length = numberOf(second ?? written('r'), values) ?? (name === 'permutations' ? size : 0);
  return combined(name, size, length) > MOST_ITEMS;
}

/** How many there are of `length` items each. */
function combined(name: string, size: number, length: number): number {
  let all = 1;
  for (let at = 0; at < length && all <= MOST_ITEMS ** 2; at++) {
    const choices = name === 'combinations_with_replacement' ? size + at : Math.max(0, size - at);
    all = name === 'permutations' ? all * choices : (all * choices) / (at + 1);
  }
  return all;
}

/** Items of a pool, counted as far as it matters; 0 where they are not known. */
function sizeOf(node: SyntaxNode | undefined, values: OperandValues): number {
  const value = node && values.of(node);
  return first((value && itemsOf(value)) ?? [], MOST_ITEMS + 1).length;
}

function numberOf(node: SyntaxNode | undefined, values: OperandValues): number | undefined {
  const value = node && values.of(node);
  return value?.kind === 'int' ? Number(value.value) : undefined;
}
