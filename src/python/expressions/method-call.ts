/** Calls of methods on objects that the same expression makes: `Class(1).m(2)`. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { expressionTree } from './expression-tree';

export interface MethodCall {
  /** `Class` */
  readonly owner: string;
  readonly name: string;
  /** `Class(1)` */
  readonly receiver: string;
  /** `2` */
  readonly given: string;
}

/** The call taken apart; undefined for anything else. */
export function methodCall(call: string): MethodCall | undefined {
  const tree = expressionTree(call);
  const callee = tree?.type === 'call' ? tree.get('function') : undefined;
  const [receiver, name] = [callee?.get('object'), callee?.get('attribute')];
  const owner = receiver?.type === 'call' ? classCalled(receiver) : undefined;
  if (!receiver || !name || owner === undefined) return undefined;
  return { owner, name: name.text, receiver: receiver.text, given: tree?.get('arguments')?.text.slice(1, -1) ?? '' };
}

/** `Class` in `Class(1)` and in `Class(1).other(2)`. */
function classCalled(call: SyntaxNode): string | undefined {
  const callee = call.get('function');
  const inner = callee?.get('object');
  return inner?.type === 'call' ? classCalled(inner) : callee?.text;
}
