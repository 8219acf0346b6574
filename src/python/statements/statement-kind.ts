/** What kind of statement a line is, also where the grammar cannot tell. */
import type { Item } from '../structure/block-tree';
import type { StatementTree } from './tree/statement-parse';
import type { StatementKind } from '../syntax';

const keywords: Readonly<Record<string, StatementKind>> = {
  return: 'return',
  raise: 'raise',
  assert: 'assert',
  del: 'delete',
  pass: 'pass',
  break: 'break',
  continue: 'continue',
  import: 'import',
  from: 'import',
  global: 'global',
  nonlocal: 'global',
  elif: 'if',
};

export function kindOf(item: Item, tree: StatementTree, text: string): StatementKind {
  const { line, role } = item;
  if (role === 'decorator') return 'expression';
  if (line.head && line.head !== 'else' && line.head !== 'finally') return line.head === 'elif' ? 'if' : line.head;
  const word = /^\w+/.exec(text.slice(line.pieces[0] ?? line.start, line.end))?.[0] ?? '';
  const keyword = Object.hasOwn(keywords, word) ? keywords[word] : undefined;
  if (keyword !== undefined) return keyword;
  const [first] = tree.nodes;
  const inner = first?.type === 'expression_statement' ? first.children[0] : undefined;
  if (inner?.type === 'assignment') return 'assignment';
  if (inner?.type === 'augmented_assignment') return 'augmented-assignment';
  if (!tree.hasError || (first && first.type !== 'ERROR' && tree.nodes.length === 1)) return 'expression';
  if (line.assignment === undefined) return 'error';
  return line.assignment === '=' ? 'assignment' : 'augmented-assignment';
}
