/** `eval` of an expression whose text is known. */
import { expressionTree } from '../../../python/expressions/expression-tree';
import type { Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import { innerCall, type InnerStep } from '../calls/inner-call';

/** `eval(text)` runs the expression that the text is, with the names of where it stands. */
export function evaluatedText({ node }: Given, text: Value | undefined): InnerStep | undefined {
  if (!text) return { needs: node };
  const tree = text.kind === 'str' && !/[\r\n]/.test(text.value) ? expressionTree(text.value) : undefined;
  return tree && { ...innerCall('<eval>', {}, [`return ${tree.text}`]), inPlace: true };
}
