/** Forms of which the model is sure and often wrong, told by how they are written alone. */
import { innerFirst } from '../../python/desugar/iteration';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';

export function isHardForm({ operator, node }: SubExpression): boolean {
  // What is called for each item is easily forgotten where the items themselves are a good answer.
  if (/^[[{]for[\]}]$/.test(operator) && isMade(node?.get('body'))) return true;
  const first = node?.get('arguments')?.named[0];
  if (GATHERING.test(operator) && (isMade(generatorOf(node)?.get('body')) || innerFirst(first))) return true;
  if (/^(?:max|min)$/.test(operator) && first?.get('function')?.text === 'map') return true;
  return isMixedChoice(node);
}

/** `a or b and c`, `a if b else c if d else e`: which of them decides is often mistaken. */
function isMixedChoice(node: SyntaxNode | undefined): boolean {
  if (node?.bare.type === 'conditional_expression') return node.bare.named.some(({ bare }) => bare.type === 'conditional_expression'); // prettier-ignore
  const [outer, ...operands] = [node?.bare, node?.bare.get('left')?.bare, node?.bare.get('right')?.bare];
  if (outer?.type !== 'boolean_operator') return false;
  return operands.some((one) => one?.type === 'boolean_operator' && one.has('or') !== outer.has('or'));
}

/** An item of a comprehension that is more than one operation on an item, or a difference: its sign is easily the wrong one. */
function isMade(body: SyntaxNode | undefined): boolean {
  if (body?.bare.get('operator')?.text === '-') return true;
  return body !== undefined && ['call', 'tuple', 'list', 'conditional_expression', 'interpolation'].some((type) => body.bare.type === type || body.find(type)); // prettier-ignore
}

/** What gives all that a generator expression makes, or one of it. */
const GATHERING = /^(?:join|list|tuple|set|dict|sorted|max|min)$/;

/** What goes through the items of a generator expression, and is given nothing else: `', '.join(f'{x}' for x in xs)`. */
function generatorOf(call: SyntaxNode | undefined): SyntaxNode | undefined {
  const given = call?.type === 'call' ? call.get('arguments') : undefined;
  const [only, ...more] = given?.type === 'argument_list' ? given.named : given ? [given] : [];
  return more.length === 0 && only?.type === 'generator_expression' ? only : undefined;
}
