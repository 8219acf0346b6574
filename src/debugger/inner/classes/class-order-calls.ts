/** What a class says of others: `C.mro()`, the classes in which an attribute is looked for, `C.__subclasses__()`, and `C.register(D)`. */
import { directBases } from '../../../python/definitions/class-order';
import { classOf, findMethod } from '../../../python/definitions/definitions';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Lookup } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import { isMadeByABCMeta } from '../../classes/abstract-methods';
import { toldOfClass, toldOfForeign } from '../../classes/told-of-class';
import { importedCollection } from './abstract-collections';
import { givenIn } from '../../operands/leads';
import type { HeldValues, InnerStep } from '../calls/inner-call';

export function classOrderCall(
  source: SourceFile,
  node: SyntaxNode,
  values: HeldValues,
  lookup: Lookup,
): InnerStep | undefined {
  const callee = node.get('function')?.bare;
  const name = callee?.type === 'attribute' ? (callee.get('attribute')?.text ?? '') : '';
  if (name !== 'mro' && name !== '__subclasses__' && name !== 'register') return undefined;
  const holder = values.of(callee?.get('object'));
  if (name === 'register') return registration(source, node, holder, values);
  if (holder?.kind !== 'opaque' || holder.type !== 'class' || givenIn(node.get('arguments')).length > 0)
    return undefined;
  const owner = classOf(source, holder);
  if (owner && findMethod(source, owner, name)) return undefined;
  if (name === '__subclasses__') return owner && listed(subclasses(source, owner, lookup));
  const order = owner ? toldOfClass(source, owner, '__mro__') : toldOfForeign(holder, '__mro__');
  return order?.kind === 'tuple' ? listed(order.items) : undefined;
}

/** An abstract class counts the other one as its own from then on, which is read off the text, and gives it back. */
function registration(
  source: SourceFile,
  node: SyntaxNode,
  holder: Value | undefined,
  values: HeldValues,
): InnerStep | undefined {
  // prettier-ignore
  const owner = holder?.kind === 'opaque' && holder.type === 'class' ? classOf(source, holder) : undefined;
  const isAbstract = owner
    ? !findMethod(source, owner, 'register') && isMadeByABCMeta(source, owner)
    : importedCollection(source, node.get('function')?.bare.get('object')?.text ?? '') !== undefined;
  if (!isAbstract) return undefined;
  const [given, ...more] = givenIn(node.get('arguments'));
  if (!given || more.length > 0) return undefined;
  const value = values.of(given.node);
  return value ? { value, inPlace: true } : { needs: given.node };
}

function listed(items: readonly Value[] | undefined): InnerStep | undefined {
  return items && { value: { kind: 'list', items }, inPlace: true };
}

/** Those that the module has made so far, oldest first; undefined where others may be among them. */
function subclasses(source: SourceFile, owner: FunctionInfo, lookup: Lookup): Value[] | undefined {
  const derived = source.functions.filter((info) => info.kind === 'class' && directBases(source, info).includes(owner));
  if (!derived.every(({ parent }) => parent?.kind === 'module')) return undefined;
  return derived.flatMap((info) => {
    const value = lookup(info.name);
    return value && classOf(source, value) === info ? [value] : [];
  });
}
