/**
 * The tokens of a node. A statement that is asked about in another form has lost some of them, and those that name what is in
 * an imported file have been put together, so a form of a statement is read by its tokens and divided by its nodes.
 */
import type { SourceRange, SourceToken, Statement } from '../../syntax';
import { contains, isSameRange, rangeKey } from '../../text/ranges';
import type { SyntaxNode } from './syntax-node';

export function tokensIn({ tokens }: Pick<Statement, 'tokens'>, { range }: SyntaxNode): SourceToken[] {
  return tokens.filter((token) => contains(range, token.range));
}

/** The name that an attribute or item is reached by: `a` in `a.b[i]`. */
export function rootOf(statement: Pick<Statement, 'tokens'>, node: SyntaxNode): SourceToken | undefined {
  return tokensIn(statement, node).find(({ kind }) => kind === 'name');
}

/** A node with what it stands in. */
export interface Place {
  readonly node: SyntaxNode;
  readonly parent: Place | undefined;
}

const places = new WeakMap<Statement, ReadonlyMap<string, Place>>();

/** The smallest node in a range of the statement, such as that of a token; undefined where no node has just that range. */
export function placeOf(statement: Statement, range: SourceRange): Place | undefined {
  return placesIn(statement).get(rangeKey(range));
}

/** All nodes of the expressions and targets of a statement, by their ranges. */
export function placesIn(statement: Statement): ReadonlyMap<string, Place> {
  const known = places.get(statement) ?? findPlaces(statement);
  places.set(statement, known);
  return known;
}

function findPlaces({ evaluation, assignments = [] }: Statement): Map<string, Place> {
  const found = new Map<string, Place>();
  const visit = (node: SyntaxNode, parent: Place | undefined): void => {
    const place = { node, parent };
    found.set(rangeKey(node.range), place);
    for (const child of node.children) visit(child, place);
  };
  const roots = evaluation?.node ? [evaluation.node] : (evaluation?.parts.flatMap(({ node }) => node ?? []) ?? []);
  for (const { targets, value } of assignments) for (const node of [...targets, value]) visit(node, undefined);
  for (const node of roots) visit(node, undefined);
  return found;
}

/** What is left of a node, without the parentheses around it. */
export interface Remainder {
  readonly range: SourceRange;
  readonly text: string;
  /** The name that it is, if it is one and nothing else. */
  readonly name?: string;
}

export function remainderOf(statement: Pick<Statement, 'tokens'>, node: SyntaxNode): Remainder | undefined {
  const { bare } = node;
  const tokens = tokensIn(statement, bare);
  const [first, ...more] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return undefined;
  const { endLine, endColumn } = last.range;
  const range = { ...first.range, endLine, endColumn };
  const isWhole = isSameRange(range, bare.range);
  const text = isWhole ? bare.text : joined(tokens);
  return { range, text, ...(first.kind === 'name' && more.length === 0 && { name: first.text }) };
}

/** With spaces, so that words stay apart. */
export function joined(tokens: readonly SourceToken[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
