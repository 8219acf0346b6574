/** Prepares the text of one statement for the grammar, and finds the statement in the tree that comes back. */
import type { Parser } from 'web-tree-sitter';
import type { Item } from '../../structure/block-tree';
import { parseText } from './grammar';
import type { Piece } from './grammar-text';
import { GrammarText } from './grammar-text';
import type { SyntaxNode } from './syntax-node';
import type { LogicalLine } from '../../structure/logical-lines';
import type { PhysicalLines } from '../../text/physical-lines';
import { privatePrefix } from '../../text/private-names';

/** The nodes of a statement: the header, or the simple statements of a line with their semicolons. */
export interface StatementTree {
  readonly nodes: readonly SyntaxNode[];
  readonly hasError: boolean;
  readonly source: GrammarText;
}

/** Node types of headers; each has a colon and a block as direct children. */
export const headerTypes: ReadonlySet<string> = new Set([
  'if_statement',
  'while_statement',
  'for_statement',
  'with_statement',
  'match_statement',
  'case_clause',
  'except_clause',
  'function_definition',
  'class_definition',
]);

/**
 * Parses the header or the simple statements of an item. Its indented body is never included.
 * @param className of the class that it stands in: private names in it have that in front, in the tree and all that is made of it
 */
export function parseItem(
  { line }: Item,
  text: string,
  lines: PhysicalLines,
  parser: Parser,
  className?: string,
): StatementTree {
  const tree = parseLine(line, text, lines, parser);
  if (className === undefined || !/(?<!\w)__\w/.test(tree.source.text)) return tree;
  const prefixes = tree.nodes.flatMap((node) => prefixesIn(node, className));
  if (prefixes.length === 0) return tree;
  const assumed = [...line.assumed, ...prefixes].sort((one, other) => one.offset - other.offset);
  return parseLine({ ...line, assumed }, text, lines, parser);
}

function prefixesIn(node: SyntaxNode, className: string): LogicalLine['assumed'] {
  const prefix = node.type === 'identifier' ? privatePrefix(node.text, className) : '';
  const own = prefix === '' ? [] : [{ offset: node.offset, text: prefix }];
  return [...own, ...node.children.flatMap((child) => prefixesIn(child, className))];
}

/** Parses one logical line by itself. */
export function parseLine(line: LogicalLine, text: string, lines: PhysicalLines, parser: Parser): StatementTree {
  const source = new GrammarText(piecesOf(line, text), lines);
  const { root, hasError } = parseText(parser, source);
  const wrapped =
    line.head === 'except' ? root.find('except_clause') : line.head === 'case' ? root.find('case_clause') : undefined;
  return { nodes: wrapped ? [wrapped] : root.children, hasError, source };
}

function piecesOf(line: LogicalLine, text: string): Piece[] {
  const { start, end, colon } = line;
  const body: Piece[] = line.inlineBody ? [] : [hidden(' pass', end)];
  if (line.word === '@') return code(line, text, start + 1, end);
  switch (line.head) {
    case undefined: {
      // The grammar takes `type(x).y = 1` for the declaration of a type, unless it is the second target.
      const isTypeCall = line.word === 'type' && /^type[ \t]*[([.]/.test(text.slice(start, end));
      const prefix = isTypeCall && line.assignment === '=' ? [hidden('_ = ', start)] : [];
      return [...prefix, ...code(line, text, start, end)];
    }
    case 'try':
    case 'else':
    case 'finally':
      return line.inlineBody ? code(line, text, line.inlineBody.start, end) : [];
    case 'elif':
      return [{ text: 'if', offset: start }, ...code(line, text, start + 4, end), ...body];
    case 'except':
      return [hidden('try: pass\n', start), ...code(line, text, start, end), ...body];
    case 'case':
      return [hidden('match x:\n ', start), ...code(line, text, start, end), ...body];
    case 'match':
      return [...code(line, text, start, end), hidden('\n case _: pass', end)];
    case 'def':
    case 'class':
      return [...code(line, text, start, Math.min(colon + 1, end)), hidden(' pass', end)];
    default:
      return [...code(line, text, start, end), ...body];
  }
}

function hidden(text: string, offset: number): Piece {
  return { text, offset, made: 'hidden' };
}

/** The text between two offsets with what was assumed put in. */
function code(line: LogicalLine, text: string, start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const assumed of line.assumed) {
    if (assumed.offset < start || assumed.offset > end) continue;
    pieces.push({ text: text.slice(from, assumed.offset), offset: from }, { ...assumed, made: 'assumed' });
    from = assumed.offset;
  }
  pieces.push({ text: text.slice(from, end), offset: from });
  return pieces.filter((piece) => piece.text !== '');
}
