/** Parts that are handed over as they are: arguments of the program's functions, and what lazy iterators of the library go through. */
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { isSameRange } from '../../python/text/ranges';
import type { Value } from '../../python/values/value';
import { lambdaTree } from '../inner/calls/lambdas';
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

/** @param within the part of the statement that is looked through */
export function isPassed(
  within: Evaluation | undefined,
  part: Pick<SyntaxNode, 'range' | 'type'>,
  values: OperandValues,
  callees: Callees,
): boolean {
  const { node, parts = [] } = within ?? {};
  const given = node?.type === 'call' ? givenIn(node.get('arguments')) : [];
  if (node && given.some((one) => isSameRange(one.node.range, part.range))) {
    const callee = values.of(node.get('function'));
    if (callee !== undefined && !(callee.kind === 'opaque' && callee.type === 'builtin'))
      return callees.isCalled(callee);
    if (part.type !== 'generator_expression') return false;
    // Its items are handed on to a function of the program.
    const isApplied = given.some(({ node: { bare } }) => {
      const value = values.of(bare);
      if (value && (comparedBy(value) ?? callees.isCalled(value))) return true;
      return (value ? lambdaTree(value) : bare.type === 'lambda' ? bare : undefined)?.find('call') !== undefined;
    });
    if (isApplied && APPLYING.test(node.get('function')?.text ?? '')) return true;
    const path = libraryPath(node.get('function'), (name) => callees.imported(name));
    return path !== undefined && isLibraryIterator(path);
  }
  return parts.some((inner) => isPassed(inner, part, values, callees));
}
