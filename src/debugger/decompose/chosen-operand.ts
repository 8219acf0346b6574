/** `a or b` and `a and b`, operand by operand: what the first of them is says whether the other one is evaluated at all. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { truthOf } from '../operands/questions';
import type { Result } from './arithmetic/long-arithmetic';

/** What is known of an operand, or said of it when asked; undefined for neither. */
export type OperandValue = (operand: SyntaxNode) => Promise<Result | undefined>;

/** Undefined where an operand has no value, or where it is not plain whether it counts as true. */
export async function chosenOperand(node: SyntaxNode, valueOf: OperandValue): Promise<Result | undefined> {
  if (node.type !== 'boolean_operator') return await valueOf(node);
  const [left, right] = [node.get('left')?.bare, node.get('right')?.bare];
  const first = left && (await chosenOperand(left, valueOf));
  const isTrue = first && truthOf(first.value);
  if (!first || isTrue === undefined || !right) return undefined;
  if (isTrue === node.has('or')) return first;
  const second = await chosenOperand(right, valueOf);
  return second && { value: second.value, confidence: first.confidence * second.confidence };
}
