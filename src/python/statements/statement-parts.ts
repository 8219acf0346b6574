/** What a statement consists of, by the grammar: targets and value of an assignment, managers of a `with` header. */
import type { SyntaxNode } from './syntax-node';

export interface Assignment {
  /** From left to right: two in `a = b = c`, one in `a, b = c`. */
  readonly targets: readonly SyntaxNode[];
  /** `=`, `+=` and its like. */
  readonly operator: string;
  readonly value: SyntaxNode;
}

/** `manager as target`, both without parentheses around them. */
export interface WithItem {
  readonly manager: SyntaxNode;
  readonly target?: SyntaxNode;
}

/** Undefined for any other statement, for several on one line, and for a declaration without a value. */
export function assignmentOf(nodes: readonly SyntaxNode[]): Assignment | undefined {
  const [statement, ...more] = nodes;
  if (statement?.type !== 'expression_statement' || more.length > 0) return undefined;
  const targets: SyntaxNode[] = [];
  let node = statement.named[0];
  let operator = '=';
  while (node?.type === 'assignment' || node?.type === 'augmented_assignment') {
    const left = node.get('left');
    // What the grammar is given to accept the rest is no target.
    if (left && !left.isHidden) targets.push(left);
    if (node.type === 'augmented_assignment') operator = node.get('operator')?.text ?? '';
    node = node.get('right');
  }
  return node && targets.length > 0 ? { targets, operator, value: node } : undefined;
}

export function withItemsOf(nodes: readonly SyntaxNode[]): WithItem[] {
  const clause = nodes.find(({ type }) => type === 'with_statement')?.named.find(({ type }) => type === 'with_clause');
  return (clause?.named ?? []).flatMap((item) => {
    const pattern = item.get('value')?.bare;
    if (pattern?.type !== 'as_pattern') return pattern ? [{ manager: pattern }] : [];
    const [manager] = pattern.named;
    const target = pattern.get('alias');
    return manager ? [{ manager: manager.bare, ...(target && { target }) }] : [];
  });
}
