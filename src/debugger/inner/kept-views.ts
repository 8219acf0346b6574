/** `names = d.keys()`: a view that is kept shows what the dict has later, so it says which dict that is. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Statement } from '../../python/syntax';
import { isSameRange } from '../../python/text/ranges';
import { idOf } from '../objects/containers';
import { viewOf } from '../objects/paired-items';
import type { HeldValues, InnerStep } from './calls/inner-call';

export function keptView(node: SyntaxNode, values: HeldValues, { assignments = [] }: Statement): InnerStep | undefined {
  if (node.type !== 'call' || !assignments.some(({ value }) => isSameRange(value.range, node.range))) return undefined;
  const dict = values.of(node.get('function')?.bare.get('object'));
  const isDict = dict?.kind === 'dict' || (dict?.kind === 'call' && /^(?:defaultdict|Counter)$/.test(dict.name));
  const id = isDict ? idOf(dict) : undefined;
  const view = viewOf(node, (one) => values.of(one));
  return view && id !== undefined ? { value: { ...view, viewOf: id }, inPlace: true } : undefined;
}
