/** What `input(prompt)` prints before anybody answers. */
import { contains, type SourceRange } from '../../../python/text/ranges';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { lookup } from '../../state/name-scopes';
import { topFrame, type State } from '../../state/state';
import { printed } from './output';

/**
 * The state once the prompts in a part of the statement have been printed.
 * @param part all of it if undefined
 * @param read the value of an expression, where it is known
 */
export function prompted(
  state: State,
  { subExpressions }: Statement,
  part: SourceRange | undefined,
  read: (node: SyntaxNode) => Value | undefined,
): State {
  if (lookup(state, topFrame(state), 'input')) return state;
  const prompts = subExpressions.flatMap(({ node, range }) => {
    const isInput =
      node?.type === 'call' && node.get('function')?.bare.text === 'input' && (!part || contains(part, range));
    const [prompt] = isInput ? (node.get('arguments')?.named ?? []) : [];
    const value = prompt && read(prompt);
    return value?.kind === 'str' ? [value.value] : [];
  });
  const output = prompts.join('');
  if (output === '') return state;
  return printed(state, output);
}
