/** What a statement consists of, by the grammar: targets and value of an assignment, managers of a `with` header. */
import type { SourceRange } from '../text/ranges';
import type { Value } from '../values/value';
import type { SyntaxNode } from './tree/syntax-node';

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

/** What the header of a loop goes through. */
export interface LoopIterable {
  readonly range: SourceRange;
  readonly text: string;
  readonly isName: boolean;
  /** Where the grammar's tree has it. */
  readonly node?: SyntaxNode;
}

/** What says when a statement runs. */
export interface Waiting {
  /** It is an `async for` or `async with`: what it calls has to be awaited. */
  readonly isAsync?: boolean;
}

/** The fields of a class of named tuples, as a call writes them: `namedtuple('P', 'x y')`. */
export interface TupleFields {
  /** What the class calls itself. */
  readonly typeName: string;
  readonly names: readonly string[];
  /** What the last of the fields stand for where no argument is given: an expression that has as many items. */
  readonly defaults?: SyntaxNode;
}

/** An enumeration that a call makes: `Enum('Color', 'RED GREEN')`. */
export interface EnumMembers {
  /** The class that is called, as it is written. */
  readonly base: string;
  readonly members: readonly (readonly [name: string, value: Value])[];
}

/** A declaration without a value is none. */
export function assignmentsOf(nodes: readonly SyntaxNode[]): Assignment[] {
  return nodes.flatMap((node) => assignmentOf(node) ?? []);
}

function assignmentOf(statement: SyntaxNode): Assignment | undefined {
  if (statement.type !== 'expression_statement') return undefined;
  const targets: SyntaxNode[] = [];
  let node = statement.named[0];
  let operator = '=';
  while (node?.type === 'assignment' || node?.type === 'augmented_assignment') {
    const left = node.get('left');
    // What only makes the grammar accept the rest is no target.
    if (left && !left.isHidden) targets.push(left);
    if (node.type === 'augmented_assignment') operator = node.get('operator')?.text ?? '';
    node = node.get('right');
  }
  return node && targets.length > 0 ? { targets, operator, value: node } : undefined;
}

/** The targets that stand in a target, if it takes something apart: `a` and `*b.c` in `(a, *b.c)`; undefined for any other. */
export function partsOfTarget(target: SyntaxNode): SyntaxNode[] | undefined {
  const { type, named } = target.bare;
  return /^(?:pattern_list|list_pattern|tuple_pattern)$/.test(type) ? named : undefined;
}

/** The names, attributes and items that are set: `a` and `b.c` in `(a, *b.c)`. */
export function placesOfTarget(target: SyntaxNode): SyntaxNode[] {
  const { bare } = target;
  const parts = bare.type === 'list_splat_pattern' ? bare.named : partsOfTarget(bare);
  return parts?.flatMap(placesOfTarget) ?? [bare];
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
