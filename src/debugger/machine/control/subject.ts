/** What of a test a value can be given for. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement } from '../../../python/syntax';
import { isSameRange } from '../../../python/text/ranges';
import type { Decisive } from './undecided';

const LITERALS = new Set('integer float string concatenated_string true false none'.split(' '));

/**
 * The only operand of a test that is not known: of `mean > 2` people know what `mean` is, not whether it is larger. All of the
 * test where there are several.
 */
export function subjectOf(
  { subExpressions }: Statement,
  decisive: Decisive,
  isKnown: (name: string) => boolean,
): Decisive {
  const node = subExpressions.find(({ range }) => isSameRange(range, decisive.range))?.node;
  const open = operands(node).filter(
    ({ type, text }) => !LITERALS.has(type) && !(type === 'identifier' && isKnown(text)),
  );
  const [only] = open;
  // A name has the value wherever it stands.
  const isOnly = open.length === 1 || open.every(({ type, text }) => type === 'identifier' && text === only?.text);
  return only && isOnly && only.text.length < decisive.text.length ? { text: only.text, range: only.range } : decisive;
}

/** What operators are applied to. */
function operands(node: SyntaxNode | undefined): SyntaxNode[] {
  switch (node?.type) {
    case 'parenthesized_expression':
    case 'comparison_operator':
      return node.named.flatMap((part) => operands(part));
    case 'not_operator':
    case 'unary_operator':
      return operands(node.get('argument'));
    case 'binary_operator':
    case 'boolean_operator':
      return [...operands(node.get('left')), ...operands(node.get('right'))];
    default:
      return node ? [node] : [];
  }
}
