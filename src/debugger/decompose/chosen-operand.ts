/** `a or b`, `a and b` and `a if test else b`, operand by operand: what the first of them is says which other one is evaluated. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { truthOf } from '../objects/truth';
import type { Result } from './arithmetic/long-arithmetic';

/** What is known of an operand, or said of it when asked; undefined for neither. */
export type OperandValue = (operand: SyntaxNode) => Promise<Result | undefined>;

/** Undefined where an operand has no value, or where it is not plain whether it counts as true. */
export async function chosenOperand(node: SyntaxNode, valueOf: OperandValue): Promise<Result | undefined> {
  if (node.type === 'conditional_expression') return await chosenBranch(node, valueOf);
  if (node.type !== 'boolean_operator') return await valueOf(node);
  const [left, right] = [node.get('left')?.bare, node.get('right')?.bare];
  const first = left && (await chosenOperand(left, valueOf));
  const isTrue = first && truthOf(first.value);
  if (!first || isTrue === undefined || !right) return undefined;
  if (isTrue === node.has('or')) return first;
  const second = await chosenOperand(right, valueOf);
  return second && { value: second.value, confidence: first.confidence * second.confidence };
}

async function chosenBranch({ named }: SyntaxNode, valueOf: OperandValue): Promise<Result | undefined> {
  const [body, condition, otherwise] = named.map(({ bare }) => bare);
  const test = condition && (await chosenOperand(condition, valueOf));
  const isTrue = test && truthOf(test.value);
  const branch = isTrue === undefined ? undefined : isTrue ? body : otherwise;
  const chosen = branch && (await chosenOperand(branch, valueOf));
  return test && chosen && { value: chosen.value, confidence: test.confidence * chosen.confidence };
}
