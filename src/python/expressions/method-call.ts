/** Calls of methods on objects that the same expression makes or names: `Class(1).m(2)`, `Class.MEMBER.m(2)`. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { expressionTree } from './expression-tree';

export interface MethodCall {
  /** `Class` */
  readonly owner: string;
  readonly name: string;
  /** `Class(1)`, `Class.MEMBER` */
  readonly receiver: string;
  /** `2` */
  readonly given: string;
}

/**
 * The call taken apart; undefined for anything else.
 * @param isClass whether a name, which may have dots, is one of a class: what stands behind it is no object then
 */
export function methodCall(call: string, isClass: (name: string) => boolean): MethodCall | undefined {
  const tree = expressionTree(call);
  const callee = tree?.type === 'call' ? tree.get('function') : undefined;
  const [receiver, name] = [callee?.get('object'), callee?.get('attribute')];
  const owner = receiver?.type === 'call' ? classCalled(receiver) : receiver && classOfMember(receiver, isClass);
  if (!receiver || !name || owner === undefined) return undefined;
  return { owner, name: name.text, receiver: receiver.text, given: tree?.get('arguments')?.text.slice(1, -1) ?? '' };
}

/** `Class` in `Class(1)` and in `Class(1).other(2)`. */
function classCalled(call: SyntaxNode): string | undefined {
  const callee = call.get('function');
  const inner = callee?.get('object');
  return inner?.type === 'call' ? classCalled(inner) : callee?.text;
}

/** `Class` in `Class.MEMBER` */
function classOfMember(member: SyntaxNode, isClass: (name: string) => boolean): string | undefined {
  const owner = member.type === 'attribute' ? member.get('object')?.text : undefined;
  return owner !== undefined && isClass(owner) && !isClass(member.text) ? owner : undefined;
}
