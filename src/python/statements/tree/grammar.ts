/** Parses the text of one statement with tree-sitter and copies the tree out of its memory. */
import type { GrammarText } from './grammar-text';
import { SyntaxNode } from './syntax-node';
import type { Parser, Tree, TreeCursor } from 'web-tree-sitter';
import { normalize } from './grammar-corrections';

/** The tree of a statement, and whether the grammar had to leave anything out. */
export interface ParsedText {
  readonly root: SyntaxNode;
  readonly hasError: boolean;
}

export function parseText(parser: Parser, source: GrammarText): ParsedText {
  const tree = parsed(parser, source.text);
  if (!tree) return { root: new SyntaxNode('module', true, undefined, [], 0, 0, source), hasError: true };
  const hasError = tree.rootNode.hasError;
  const cursor = tree.walk();
  const root = copyNode(cursor, source);
  cursor.delete();
  tree.delete();
  return { root, hasError };
}

/** In `f"{title:=^44}"` the grammar takes `:=` for an assignment, where it is a specification that fills with `=`. */
function parsed(parser: Parser, text: string): Tree | null {
  const tree = parser.parse(text);
  const signs = text.includes(':=') ? (tree?.rootNode.descendantsOfType('interpolation') ?? []) : [];
  const places = signs.flatMap((node) => {
    const sign = node.namedChild(0)?.type === 'named_expression' ? text.indexOf(':=', node.startIndex) : -1;
    return sign < 0 ? [] : [sign];
  });
  if (places.length === 0) return tree;
  tree?.delete();
  // As long as before, so that every place in the tree is one in the text.
  return parsed(
    parser,
    places.reduce((all, at) => `${all.slice(0, at)}:<${all.slice(at + 2)}`, text),
  );
}

const ignored: ReadonlySet<string> = new Set(['comment', 'line_continuation']);

/** Deeper nodes are kept as leaves, so that no text can exhaust the stack. */
const deepest = 500;

function copyNode(cursor: TreeCursor, source: GrammarText, depth = 0): SyntaxNode {
  const { nodeType, nodeIsNamed, currentFieldName, startIndex, endIndex } = cursor;
  const children: SyntaxNode[] = [];
  if (depth < deepest && cursor.gotoFirstChild()) {
    do {
      if (!cursor.nodeIsMissing && !ignored.has(cursor.nodeType)) children.push(copyNode(cursor, source, depth + 1));
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }
  const field = currentFieldName ?? undefined;
  return normalize(new SyntaxNode(nodeType, nodeIsNamed, field, children, startIndex, endIndex, source));
}
