/**
 * Parts that are handed over as they are: arguments of the program's functions, what lazy iterators of the library go through, and
 * generators in a display.
 */
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { Statement } from '../../python/syntax';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { isSameRange } from '../../python/text/ranges';
import type { Value } from '../../python/values/value';
import { lambdaTree } from '../inner/calls/lambdas';
import { isLazyBuiltIn } from '../inner/calls/lazy-built-ins';
import { isLibraryIterator, libraryPath } from '../inner/built-ins/library-iterators';
import { comparedBy } from '../inner/built-ins/orders';
import { givenIn } from './leads';
import type { OperandValues } from './operand-values';

interface Callees {
  /** Calling the value runs a function of the program. */
  isCalled(callee: Value): boolean;
  /** What a name means by the import statements of the program. */
  imported(name: string): string | undefined;
}

const APPLYING = /^(?:sorted|min|max|map|filter|(?:functools\.)?reduce)$/;

/** The statement binds or returns the part, or goes through it: there, only a generator expression has code of the program to run. */
export function keeps(
  { kind, assignments, returned, iterable, evaluation }: Statement,
  part: Pick<SyntaxNode, 'range' | 'type'>,
): boolean {
  const isGenerator = part.type === 'generator_expression';
  const whole = [assignments?.[0]?.value, returned].flatMap((one) => (one ? takenFrom(one.bare) : []));
  const kept = whole.flatMap((one) => (isGenerator && one.type === 'expression_list' ? one.named : repeatedItems(one)));
  // What a `yield` hands out is asked about as what is returned.
  const yielded = isGenerator && kind === 'return' && !returned ? (evaluation?.parts ?? []) : [];
  const ranges = [
    ...yielded.map(({ range }) => range),
    ...kept.map(({ bare }) => bare.range),
    ...(isGenerator && iterable ? [iterable.range] : []),
  ];
  return ranges.some((range) => isSameRange(range, part.range));
}

/** What is kept, and iterators that it takes its items from later. */
function takenFrom(kept: SyntaxNode): SyntaxNode[] {
  const isLazy = kept.type === 'call' && isLazyBuiltIn(kept.get('function')?.text ?? '');
  const given = isLazy ? givenIn(kept.get('arguments')) : [];
  return [kept, ...given.flatMap(({ node }) => takenFrom(node.bare))];
}

/** `[iter(xs)] * 2` holds the one iterator twice. */
function repeatedItems(node: SyntaxNode): readonly SyntaxNode[] {
  const isRepeated = node.type === 'binary_operator' && node.get('operator')?.text === '*';
  const held = isRepeated ? node.get('left')?.bare : undefined;
  return held && /^(?:list|tuple)$/.test(held.type) ? held.named : [node];
}

function isIteratorCall(node: SyntaxNode, callees: Pick<Callees, 'imported'>): boolean {
  const path = node.type === 'call' ? libraryPath(node.get('function'), (name) => callees.imported(name)) : undefined;
  return path !== undefined && isLibraryIterator(path);
}

const DISPLAY = /^(?:tuple|list|expression_list|dictionary)$/;

/** `[f(a) for a in (g(b) for b in bs)]`: another comprehension takes its items from it. */
function isGoneThrough({ type, named }: SyntaxNode, { range }: Pick<SyntaxNode, 'range'>): boolean {
  if (!/^(?:generator_expression|\w+_comprehension)$/.test(type)) return false;
  const first = named.find((one) => one.type === 'for_in_clause')?.get('right');
  return first !== undefined && isSameRange(first.bare.range, range);
}

/** `[*map(shown, rows), shown(last)]`: what the iterator gives is taken before the program is called for what stands behind it. */
function isTakenApart(
  node: SyntaxNode,
  { range }: Pick<SyntaxNode, 'range'>,
  isCalled: (callee: SyntaxNode) => boolean,
): boolean {
  const items = node.type === 'call' ? (node.get('arguments')?.named ?? []) : DISPLAY.test(node.type) ? node.named : [];
  const at = items.findIndex(
    ({ type, named: [inside] }) => type === 'list_splat' && inside && isSameRange(inside.bare.range, range),
  );
  const behind = at < 0 ? [] : items.slice(at + 1).map(({ bare }) => bare.get('function'));
  return behind.some((callee) => callee && isCalled(callee));
}

const NOTHING: Value = { kind: 'none' };

/** @param within the part of the statement that is looked through */
export function isPassed(
  within: Evaluation | undefined,
  part: Pick<SyntaxNode, 'range' | 'type'>,
  values: OperandValues,
  callees: Callees,
): boolean {
  const { node, parts = [] } = within ?? {};
  if (node && isTakenApart(node, part, (callee) => callees.isCalled(values.of(callee) ?? NOTHING))) return true;
  const given = node?.type === 'call' ? givenIn(node.get('arguments')) : [];
  if (node && given.some((one) => isSameRange(one.node.range, part.range))) {
    const callee = values.of(node.get('function'));
    if (callee !== undefined && !(callee.kind === 'opaque' && callee.type === 'builtin'))
      return callees.isCalled(callee);
    const isIterator = isIteratorCall(node, callees);
    // `cycle(islice(it, 2))`
    if (part.type === 'call') return isIterator && given.some(({ node: { bare } }) => isSameRange(bare.range, part.range) && isIteratorCall(bare, callees)); // prettier-ignore
    if (part.type !== 'generator_expression') return false;
    // Its items are handed on to a function of the program.
    const isApplied = given.some(({ node: { bare } }) => {
      const value = values.of(bare);
      if (value && (comparedBy(value) ?? callees.isCalled(value))) return true;
      return (value ? lambdaTree(value) : bare.type === 'lambda' ? bare : undefined)?.find('call') !== undefined;
    });
    if (isApplied && APPLYING.test(node.get('function')?.text ?? '')) return true;
    return isIterator;
  }
  if (part.type === 'generator_expression' && node && DISPLAY.test(node.type)) {
    const shown = node.named.map((item) => (item.type === 'pair' ? item.get('value') : item));
    if (shown.some((item) => item && isSameRange(item.bare.range, part.range))) return true;
  }
  if (part.type === 'generator_expression' && node && isGoneThrough(node, part)) return true;
  return parts.some((inner) => isPassed(inner, part, values, callees));
}
