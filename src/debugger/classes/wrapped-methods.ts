/** What `property(get_area)` makes in the body of a class: whoever looks the name up finds the method itself. */
import { isWrapping } from '../../python/definitions/class-aliases';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import type { Frame } from '../state/state';

/** Undefined for any other expression. */
export function wrappedMethod(frame: Frame, node: SyntaxNode): Value | undefined {
  const name = frame.function.kind === 'class' && isWrapping(node) ? node.bare.get('function')?.text : undefined;
  if (name === undefined) return undefined;
  return {
    kind: 'foreign',
    type: name,
    text: `<${name} object>`,
    attributes: [],
    recipe: '',
    parts: [],
    isMutable: false,
  };
}
