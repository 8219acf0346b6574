/** The syntax tree of a text that is an expression, for what is typed in and for parts that are read by themselves. */
import type { Parser } from 'web-tree-sitter';
import { parseText } from '../statements/tree/grammar';
import { GrammarText } from '../statements/tree/grammar-text';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { PhysicalLines } from '../text/physical-lines';

/** Texts that are kept as they were read. */
const MOST_TEXTS = 2000;

/** The grammar is loaded once for the whole process, and so is its parser. */
let grammar: Parser | undefined;
const known = new Map<string, SyntaxNode | undefined>();

/** The parser that expressions are read with. */
export function readExpressionsWith(parser: Parser): void {
  grammar ??= parser;
}

/**
 * The node of the expression, where the text is one and nothing else; of a tuple without parentheses, the node whose named
 * children are its items (`expression_statement`).
 */
export function expressionTree(text: string): SyntaxNode | undefined {
  const trimmed = text.trim();
  if (known.has(trimmed)) return known.get(trimmed);
  const tree = readTree(trimmed);
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(trimmed, tree);
  return tree;
}

/** The text without the parentheses around it. */
export function withoutParentheses(text: string): string {
  return text.trimStart().startsWith('(') ? (expressionTree(text)?.bare.text ?? text) : text;
}

function readTree(text: string): SyntaxNode | undefined {
  if (!grammar) throw new Error('The grammar of Python has not been loaded.');
  const source = new GrammarText([{ text, offset: 0 }], new PhysicalLines(text));
  const { root, hasError } = parseText(grammar, source);
  const [statement, ...more] = root.named;
  if (hasError || statement?.type !== 'expression_statement' || more.length > 0) return undefined;
  const [only, ...others] = statement.children;
  if (!only || STATEMENTS.has(only.type)) return undefined;
  return others.length === 0 ? only : statement;
}

/** What the grammar also takes for an expression statement. */
const STATEMENTS: ReadonlySet<string> = new Set(['assignment', 'augmented_assignment', 'yield']);
