/** Parts that are handed over as they are: arguments of the program's functions, and what lazy iterators of the library go through. */
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { isSameRange } from '../../python/text/ranges';
import type { Value } from '../../python/values/value';
import { isLibraryIterator, libraryPath } from '../inner/built-ins/library-iterators';
import { givenIn } from './leads';
import type { OperandValues } from './operand-values';

interface Callees {
  /** Calling the value runs a function of the program. */
  isCalled(callee: Value): boolean;
  /** What a name means by the import statements of the program. */
  imported(name: string): string | undefined;
}

/** @param within the part of the statement that is looked through */
export function isPassed(
  within: Evaluation | undefined,
  part: Pick<SyntaxNode, 'range' | 'type'>,
  values: OperandValues,
  callees: Callees,
): boolean {
  const { node, parts = [] } = within ?? {};
  if (
    node?.type === 'call' &&
    givenIn(node.get('arguments')).some((given) => isSameRange(given.node.range, part.range))
  ) {
    const callee = values.of(node.get('function'));
    if (callee !== undefined) return callees.isCalled(callee);
    if (part.type !== 'generator_expression') return false;
    const path = libraryPath(node.get('function'), (name) => callees.imported(name));
    return path !== undefined && isLibraryIterator(path);
  }
  return parts.some((inner) => isPassed(inner, part, values, callees));
}
