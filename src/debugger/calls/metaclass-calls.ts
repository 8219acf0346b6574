/** What `super()` and `type` give in a metaclass: the methods of the one after it, or those of `type`. */
import { findMethod } from '../../python/definitions/definitions';
import { isMetaclass, metaclassIn } from '../../python/definitions/metaclass';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { NONE } from '../objects/containers';
import { newOfType } from './class-making';
import type { Target } from './target';

interface Asked {
  readonly self: Value;
  /** The class of `self`, or `self` where that is the metaclass. */
  readonly owner: FunctionInfo;
  readonly name: string;
  /** The metaclass in which the method is written. */
  readonly inside: FunctionInfo;
}

/** @param plain what calling the class does where no metaclass says anything else */
export function inheritedOfMeta(
  source: SourceFile,
  { self, owner, name, inside }: Asked,
  plain: () => Target | undefined,
): Target | undefined {
  const meta = isMetaclass(source, owner) ? owner : metaclassIn(source, owner);
  const method = meta && meta !== 'foreign' ? findMethod(source, meta, name, inside) : undefined;
  if (method)
    return { kind: 'function', info: method.info, first: method.binding === 'static' ? [] : [{ value: self }] };
  return name === '__call__' ? plain() : ofType(source, name);
}

/** `type.__new__`, `type.__init__` and `type.__prepare__`; undefined for any other name. */
export function ofType(source: SourceFile, name: string): Target | undefined {
  if (name === '__init__') return { kind: 'value', value: NONE };
  if (name === '__prepare__') return { kind: 'value', value: { kind: 'dict', entries: [] } };
  return name === '__new__' ? { kind: 'function', info: newOfType(source), first: [] } : undefined;
}
