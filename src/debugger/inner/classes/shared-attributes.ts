/** What an instance that an expression gives (`self.owner.rate`) finds in its class: only those that names stand for are shown with it. */
import { isSameRange } from '../../../python/text/ranges';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement } from '../../../python/syntax';
import { attributeOf } from '../../../python/values/access-path';
import { hasUnknown } from '../../objects/resemblance';
import type { Value } from '../../../python/values/value';
import type { HeldValues } from '../calls/inner-call';

/** Whether an attribute is one of an instance that an expression gives, and the instance has it of its class, if at all. */
function isOfClassInside(node: SyntaxNode, holder: Value | undefined): boolean {
  const isNamed = node.get('object')?.bare.type === 'identifier';
  return holder?.kind === 'object' && !isNamed && !attributeOf(holder, node.get('attribute')?.text ?? '');
}

/**
 * The same where the instance is one of which not all is known: what is not would keep the rest of the statement from being
 * evaluated.
 */
export function sharedAttribute(
  node: SyntaxNode,
  holder: Value | undefined,
  values: HeldValues,
  { kind, tokens }: Statement,
): Value | undefined {
  const isTarget = kind === 'augmented-assignment' && tokens[0]?.range.column === node.range.column;
  // What is reached through a package, `pkg.module.name`, is not one name where its import says nothing of the module.
  if (holder?.kind === 'opaque' && holder.type === 'module')
    return isTarget || tokens.some(({ text, range }) => text.includes('.') && isSameRange(range, node.range)) ? undefined : values.of(node); // prettier-ignore
  if (isTarget || (holder?.kind === 'object' && !isOfClassInside(node, holder) && !hasUnknown(holder)))
    return undefined;
  const value = holder?.kind === 'object' ? values.of(node) : undefined;
  return value && isSameAnywhere(value) ? value : undefined;
}

/** The target of `tasks[i].total += x`: what is asked about the item is easily lost on the way into the list. */
function isOfItem(target: SyntaxNode, holder: Value | undefined): boolean {
  return holder?.kind === 'object' && /^(?:subscript|call)$/.test(target.get('object')?.bare.type ?? '');
}

/** The target of `self.total += x` is such an attribute. */
function isKnownPart(target: SyntaxNode, holder: Value | undefined, values: HeldValues): boolean {
  const value = holder?.kind === 'object' && hasUnknown(holder) ? values.of(target) : undefined;
  return value !== undefined && isSameAnywhere(value);
}

/** Values that are the same wherever they stand; `sys.stdout` is one, too. */
function isSameAnywhere(value: Value): boolean {
  if (value.kind === 'opaque') return value.type === 'builtin';
  return /^(?:none|bool|int|float|complex|str|bytes|tuple)$/.test(value.kind) && !hasUnknown(value);
}

/**
 * An attribute of a function or class, `wrapper.calls`, or one that an instance inside of another has of its class: a question
 * shows these with none of the values that names stand for. Or one of an instance that is an item, or of which not all is known.
 */
export function isOfOther(target: SyntaxNode, values: HeldValues): boolean {
  const holder = target.type === 'attribute' ? values.of(target.get('object')) : undefined;
  const isDefinition = holder?.kind === 'opaque' && (holder.type === 'function' || holder.type === 'class');
  return (
    isDefinition || isOfClassInside(target, holder) || isOfItem(target, holder) || isKnownPart(target, holder, values)
  );
}
