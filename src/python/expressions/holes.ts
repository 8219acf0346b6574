/** Holes of f-strings: `{price:.2f}` in `f'{price:.2f} €'`. */
import type { SyntaxNode } from '../statements/tree/syntax-node';

/** Those of a text, but not the ones inside of their formats; none of anything else. */
export function holesOf(node: SyntaxNode | undefined): readonly SyntaxNode[] {
  return node?.type === 'string' ? node.children.filter(({ type }) => type === 'interpolation') : [];
}

/** The expression in a hole; undefined in one that is not complete. */
export function inHole(hole: SyntaxNode): SyntaxNode | undefined {
  return hole.get('expression') ?? hole.named[0];
}

/** What follows the colon in a hole, with it; undefined where nothing does. */
export function specifierOf(hole: SyntaxNode): SyntaxNode | undefined {
  return hole.get('format_specifier') ?? hole.named.find(({ type }) => type === 'format_specifier');
}
