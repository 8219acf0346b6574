/** `super().__str__()` and `super().__repr__()` where no class of the program is asked: what exceptions and `object` say. */
import { builtInBase } from '../../python/definitions/built-in-bases';
import { exceptionAncestors } from '../../python/definitions/builtin-exceptions';
import { foreignBases } from '../../python/definitions/class-order';
import { classOf, findClass, findMethod } from '../../python/definitions/definitions';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { attributeOf } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { exceptionArguments, isException } from '../classes/exception-attributes';
import { isSuper } from '../operands/leads';
import { innerCall, type InnerStep } from './calls/inner-call';

/** @param scope the method that the statement is in */
export function inheritedText(
  source: SourceFile,
  node: SyntaxNode,
  scope: FunctionInfo,
  lookup: (name: string) => Value | undefined,
): InnerStep | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const name = callee?.type === 'attribute' ? (callee.get('attribute')?.text ?? '') : '';
  const above = callee?.get('object')?.bare;
  const holder = above?.type === 'identifier' && /^(?:list|dict|tuple)$/.test(above.text) ? above.text : undefined;
  const given = node.get('arguments')?.named ?? [];
  if (holder !== undefined && name === '__repr__' && given.length === 1 && !lookup(holder))
    return contentsShown(source, holder, lookup(given[0]?.bare.text ?? ''));
  if (!/^__(?:str|repr)__$/.test(name) || !isSuper(above) || (above?.get('arguments')?.named ?? []).length > 0)
    return undefined;
  const { className, parameters } = scope;
  const self = lookup(parameters[0]?.name ?? '');
  const [owner, inside] = [self && classOf(source, self), className === undefined ? undefined : findClass(source, className)]; // prettier-ignore
  if (!self || !owner || !inside || findMethod(source, owner, name, inside)) return undefined;
  if (isException(source, self)) {
    const _args = exceptionArguments(source, self, 'args') ?? attributeOf(self, 'args');
    if (_args?.kind !== 'tuple') return undefined;
    const base = foreignBases(source, owner).find((one) => exceptionAncestors(one).length > 0) ?? 'Exception';
    const _error: Value = { kind: 'call', name: base, args: _args.items };
    if (name === '__str__') return innerCall('<str>', { _error }, ['return str(_error)']);
    const _name: Value = { kind: 'str', value: owner.name };
    const [only, ...more] = _args.items;
    if (only && more.length === 0) return innerCall('<repr>', { _name, _only: only }, ['return _name + "(" + repr(_only) + ")"']); // prettier-ignore
    return innerCall('<repr>', { _name, _args }, ['return _name + repr(_args)']);
  }
  const base = builtInBase(source, owner);
  if (name === '__repr__' && base !== undefined) return contentsShown(source, base, self);
  if (name === '__str__' && foreignBases(source, owner).length === 0)
    return innerCall('<str>', { _object: self }, ['return repr(_object)']);
  return undefined;
}

/** What `list`, `dict` and `tuple` say of an instance is what they say of its items. */
function contentsShown(source: SourceFile, base: string, self: Value | undefined): InnerStep | undefined {
  const owner = self?.kind === 'object' ? classOf(source, self) : undefined;
  const contents = self?.kind === 'object' ? self.contents : undefined;
  if (!owner || contents?.kind !== base || builtInBase(source, owner) !== base) return undefined;
  return innerCall('<repr>', { _items: contents }, ['return repr(_items)']);
}
