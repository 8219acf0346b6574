/** Attributes under `functools.cached_property`: what the function gives is kept in the instance. */
import { valueName } from '../../../python/definitions/definitions';
import { isCachedProperty } from '../../../python/expressions/decorator';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import { innerCall, type HeldValues, type InnerCall } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** What reading the attribute runs; undefined for any other, and once it is kept. */
export function cachedProperty(
  classes: ProgramClasses,
  node: SyntaxNode,
  holder: Value | undefined,
): InnerCall | undefined {
  const name = node.get('attribute')?.text ?? '';
  const info = classes.method(holder, name)?.info;
  if (holder?.kind !== 'object' || !info || !isCachedProperty(info)) return undefined;
  if (holder.attributes.some(([own]) => own === name)) return undefined;
  const _function = { kind: 'opaque', type: 'function', name: valueName(info), definition: info.qualifiedName } as const; // prettier-ignore
  return innerCall('<cached_property>', { _object: holder, _function }, [
    '_value = _function(_object)',
    `object.__setattr__(_object, "${name}", _value)`,
    'return _value',
  ]);
}

/** `self.key(x)`: the attribute that is called is read first. */
export function calledProperty(classes: ProgramClasses, call: SyntaxNode, values: HeldValues): InnerCall | undefined {
  const callee = call.get('function')?.bare;
  if (callee?.type !== 'attribute' || values.of(callee)) return undefined;
  const read = cachedProperty(classes, callee, values.of(callee.get('object')));
  return read && { ...read, place: callee, inPlace: true };
}
