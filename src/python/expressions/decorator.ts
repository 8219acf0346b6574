/** What a decorator names, and what it is called with, if it is. */
import type { SyntaxNode } from '../statements/syntax-node';
import { expressionTree } from './expression-tree';

export interface Decorator {
  /** With dots: `functools.lru_cache` of `@functools.lru_cache(maxsize=8)`; empty for what is no name. */
  readonly path: string;
  /** The last name of it. */
  readonly name: string;
  /** The arguments in the parentheses after it. */
  readonly arguments: readonly SyntaxNode[] | undefined;
}

/** @param text without the `@` */
export function readDecorator(text: string): Decorator {
  const tree = expressionTree(text)?.bare;
  const call = tree?.type === 'call' ? tree : undefined;
  const names = namesOf(call ? call.get('function') : tree) ?? [];
  return { path: names.join('.'), name: names.at(-1) ?? '', arguments: call && (call.get('arguments')?.named ?? []) };
}

function namesOf(node: SyntaxNode | undefined): string[] | undefined {
  if (node?.type === 'identifier') return [node.text];
  if (node?.type !== 'attribute') return undefined;
  const [holder, name] = [namesOf(node.get('object')?.bare), node.get('attribute')?.text];
  return holder && name !== undefined ? [...holder, name] : undefined;
}
