/** Corrects the places where the grammar reads Python differently from CPython. */
import type { SyntaxNode } from './syntax-node';

/** Whatever begins with a star is starred as a whole. */
const WEAKER_THAN_STAR = /^(?:subscript|attribute|call|(?:boolean|comparison|binary)_operator|conditional_expression)$/;

/** The node, with its children put together as CPython does. The children have been corrected before. */
export function normalize(node: SyntaxNode): SyntaxNode {
  if (WEAKER_THAN_STAR.test(node.type) && node.children[0]?.type === 'list_splat') return liftSplat(node);
  if (node.type === 'binary_operator') return regroupBitwise(node);
  if (node.type === 'conditional_expression' && node.children[0]?.type === 'named_expression') return liftName(node);
  if (node.type === 'conditional_expression' || node.type === 'lambda') return liftPattern(node);
  return node;
}

/** The grammar lets `^` bind more tightly than `&`: `a & b ^ c` is `(a & b) ^ c`. */
function regroupBitwise(node: SyntaxNode): SyntaxNode {
  const parts = flatten(node);
  if (!parts.some((part) => part.type === '^') || !parts.some((part) => part.type === '&')) return node;
  return groupBy('^', parts, node, (group) => groupBy('&', group, node, ([operand]) => operand ?? node)).as(node.field);
}

/** Operands and operators of nested `&` and `^` without parentheses, in order. */
function flatten(node: SyntaxNode): SyntaxNode[] {
  const operator = node.get('operator')?.type;
  const isBitwise = node.type === 'binary_operator' && (operator === '&' || operator === '^');
  return isBitwise ? node.children.flatMap((child) => (child.field === 'operator' ? [child] : flatten(child))) : [node];
}

/** Joins what stands between the operators from left to right. */
function groupBy(
  operator: string,
  parts: readonly SyntaxNode[],
  model: SyntaxNode,
  join: (group: readonly SyntaxNode[]) => SyntaxNode,
): SyntaxNode {
  const last = parts.findLastIndex((part) => part.type === operator && part.field === 'operator');
  const sign = parts[last];
  if (!sign) return join(parts);
  const left = groupBy(operator, parts.slice(0, last), model, join).as('left');
  return model.of([left, sign, join(parts.slice(last + 1)).as('right')]);
}

/** In `x = *a[i], b` and `f(c, *a or b)` the grammar takes the star for a part of `a`. */
function liftSplat(node: SyntaxNode): SyntaxNode {
  const [first, ...rest] = node.children;
  const [star, inner] = first?.type === 'list_splat' ? first.children : [];
  if (!first || !star || !inner) return node;
  return first.of([star, normalize(node.of([inner.as(first.field), ...rest])).as(undefined)]).as(node.field);
}

/** In `(n := a if b else c)` the grammar takes `n := a` for the first operand. */
function liftName(node: SyntaxNode): SyntaxNode {
  const [first, ...rest] = node.children;
  const value = first?.get('value');
  if (!first || !value) return node;
  const whole = normalize(node.of([value.as(first.field), ...rest])).as('value');
  return first.of([...first.children.slice(0, -1), whole]).as(node.field);
}

/** In `with a if b else c as d` the grammar takes `c as d` for a part of the condition. */
function liftPattern(node: SyntaxNode): SyntaxNode {
  const [last, ...before] = node.children.toReversed();
  const [value, ...rest] = last?.type === 'as_pattern' ? last.children : [];
  if (!last || !value) return node;
  return last.of([node.of([...before.toReversed(), value.as(last.field)]).as(undefined), ...rest]).as(node.field);
}
