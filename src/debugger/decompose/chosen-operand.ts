/** `a or b`, `a and b` and `a if test else b`, operand by operand: what the first of them is says which other one is evaluated. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { truthOf } from '../objects/truth';
import type { Result } from './routines/run-routine';

/** What is known of an operand, or said of it when asked; undefined for neither. */
export type OperandValue = (operand: SyntaxNode) => Promise<Result | undefined>;

/** Whether a value counts as true, where it does not say so itself; undefined where that is not known. */
export type Truth = (value: Value) => Promise<{ readonly isTrue: boolean; readonly confidence: number } | undefined>;

/** Undefined where an operand has no value, or where it is not plain whether it counts as true. */
export async function chosenOperand(
  node: SyntaxNode,
  valueOf: OperandValue,
  truth: Truth,
): Promise<Result | undefined> {
  if (node.type === 'conditional_expression') return await chosenBranch(node, valueOf, truth);
  if (node.type !== 'boolean_operator') return await valueOf(node);
  const [left, right] = [node.get('left')?.bare, node.get('right')?.bare];
  const first = left && (await chosenOperand(left, valueOf, truth));
  const test = first && (await tested(first, truth));
  if (!test || !right) return undefined;
  if (test.isTrue === node.has('or')) return { ...first, confidence: test.confidence };
  const second = await chosenOperand(right, valueOf, truth);
  return second && { value: second.value, confidence: test.confidence * second.confidence };
}

async function chosenBranch({ named }: SyntaxNode, valueOf: OperandValue, truth: Truth): Promise<Result | undefined> {
  const [body, condition, otherwise] = named.map(({ bare }) => bare);
  const value = condition && (await chosenOperand(condition, valueOf, truth));
  const test = value && (await tested(value, truth));
  const branch = test && (test.isTrue ? body : otherwise);
  const chosen = branch && (await chosenOperand(branch, valueOf, truth));
  return chosen && { value: chosen.value, confidence: test.confidence * chosen.confidence };
}

async function tested({ value, confidence }: Result, truth: Truth): ReturnType<Truth> {
  const known = truthOf(value);
  if (known !== undefined) return { isTrue: known, confidence };
  const said = await truth(value);
  return said && { isTrue: said.isTrue, confidence: confidence * said.confidence };
}
