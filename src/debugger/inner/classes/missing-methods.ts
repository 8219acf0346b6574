/** Methods that are called and surely not there. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { innerCall, type BuiltInContext, type HeldValues, type InnerCall } from '../calls/inner-call';

/** Reading the method raises, as a function of our own does it. */
export function missingMethod(
  node: SyntaxNode,
  values: HeldValues,
  { unreadable }: Pick<BuiltInContext, 'unreadable'>,
): InnerCall | undefined {
  const callee = node.get('function')?.bare;
  const holder = callee?.type === 'attribute' ? values.of(callee.get('object')) : undefined;
  const problem = holder && unreadable(holder, callee?.get('attribute')?.text ?? '');
  return problem === undefined ? undefined : missingAttribute(problem);
}

/** @param message as Python says it */
export function missingAttribute(message: string): InnerCall {
  return innerCall('<attribute>', {}, [`raise AttributeError(${JSON.stringify(message)})`]);
}
