/** `super()`, however it is written. */
import { expressionTree } from './expression-tree';

/** @param text of what stands in front of the dot of a method */
export function isSuper(text: string): boolean {
  // Anything else needs no tree.
  if (!/^[\s(]*super\b/.test(text)) return false;
  const tree = expressionTree(text)?.bare;
  return tree?.type === 'call' && tree.get('function')?.bare.text === 'super';
}
