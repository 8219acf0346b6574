/** Arguments that a call takes out of something with a star, each as one that is written by itself. */
import { itemsOf } from '../../../python/values/items';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import { argumentsOf, closedArgument, missingArgument, type Given } from '../../operands/leads';
import type { HeldValues, InnerCall } from '../calls/inner-call';
import { writtenCall } from '../calls/written-call';
import type { Iterations } from './iterations';
import { isLazyBuiltIn } from '../calls/lazy-built-ins';
import { isLibraryIterator } from './library-iterators';

/** Arguments without a star, and what they are. */
export interface Spread {
  readonly all: readonly Given[];
  readonly values: HeldValues;
}

/**
 * The arguments of a call as they are where none has a star. With one, only those of an iterator that is lazy and takes its items
 * from the program, or is kept for later: anything else may take them before its own work begins.
 */
export function spread(
  callee: SyntaxNode,
  path: string | undefined,
  all: readonly Given[],
  values: HeldValues,
  iterations: Iterations,
  isKept: () => boolean,
): Spread | undefined {
  // What an encoder is given by stars is taken apart where it is made.
  if (path === 'json.dumps' || all.every(({ star }) => star === undefined)) return { all, values };
  const isLazy = path === undefined ? isLazyBuiltIn(callee.text) : isLibraryIterator(path);
  const written = isLazy ? apart(all, values) : undefined;
  const isDriven = written?.all.some(({ node }) => iterations.isDriven(written.values.of(node))) === true;
  return isDriven || isKept() ? written : undefined;
}

/** Built-in functions that take all items of what they are given. */
const TAKING = /^(?:dict|list|tuple|set|frozenset|sum|sorted|min|max|any|all|Counter|OrderedDict|deque)$/;

/** The same call with each of its arguments by itself, where one of them takes its items from the program: `dict(*args, **named)`, `sorted(self, **named)`. */
export function withoutStars(
  name: string | undefined,
  all: readonly Given[],
  values: HeldValues,
  iterations: Iterations,
): InnerCall | undefined {
  if (name === undefined || !TAKING.test(name) || all.every(({ star }) => star === undefined)) return undefined;
  if (missingArgument(all, values) || closedArgument(all, values)) return undefined;
  const apart = argumentsOf(all, values);
  if (!apart.some(({ keyword, value }) => keyword === undefined && iterations.isDriven(value))) return undefined;
  return writtenCall(`<${name}>`, name, apart);
}

/** Undefined where a star has no items that are known. */
function apart(all: readonly Given[], values: HeldValues): Spread | undefined {
  const items = new Map<SyntaxNode, Value>();
  const given = all.map((one): readonly Given[] | undefined => {
    if (one.star === undefined) return [one];
    const value = one.star === '*' ? values.of(one.node) : undefined;
    const held = value && itemsOf(value);
    return held && [...held].map((item) => ({ node: placeFor(item, one.node.bare, items) }));
  });
  if (!given.every((one) => one !== undefined)) return undefined;
  const of = (node: SyntaxNode | undefined): Value | undefined => (node && items.get(node)) ?? values.of(node);
  return { all: given.flat(), values: { of, computed: (place) => values.computed(place) } };
}

/** A node of its own for each of the items, where the argument with the star stands. */
function placeFor(item: Value, node: SyntaxNode, items: Map<SyntaxNode, Value>): SyntaxNode {
  const own = node.of(node.children);
  items.set(own, item);
  return own;
}
