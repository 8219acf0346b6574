/** A function's source as a list: its statements in order of lines, and how deep each one is. */
import type { Block, Item } from './block-tree';
import { hasEvent } from './successors';
import type { OutlineLine, Statement } from '../syntax';

/**
 * The header of a block's owner, then the block. Docstrings and declarations are left out; of a nested function or class
 * there is the header only.
 */
export function* outlineOf(block: Block, statementOf: (item: Item) => Statement): Generator<OutlineLine> {
  if (block.owner) yield { statement: statementOf(block.owner), depth: 0 };
  yield* linesOf(block, block.owner ? 1 : 0, statementOf);
}

function* linesOf(block: Block, depth: number, statementOf: (item: Item) => Statement): Generator<OutlineLine> {
  for (const item of block.items) {
    yield* linesOfPart(item, depth, statementOf);
    const inside = item.role === 'match' ? depth + 1 : depth;
    for (const clause of item.clauses) yield* linesOfPart(clause, inside, statementOf);
  }
}

function* linesOfPart(item: Item, depth: number, statementOf: (item: Item) => Statement): Generator<OutlineLine> {
  const { word } = item.line;
  if (word === 'else' || word === 'finally') {
    yield { clause: word, depth };
    if (item.line.inlineBody) yield { statement: statementOf(item), depth: depth + 1 };
  } else if (hasEvent(item) || word === 'global' || word === 'nonlocal') yield { statement: statementOf(item), depth };
  if (item.body && item.role !== 'def' && item.role !== 'class') yield* linesOf(item.body, depth + 1, statementOf);
}
