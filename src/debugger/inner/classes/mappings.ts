/** Instances that have keys, and a value for each: what `dict(x)` and `**x` make of them. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import { innerCall, type HeldValues, type InnerCall, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

export function isMapping(classes: ProgramClasses, value: Value): boolean {
  if (!classes.method(value, '__getitem__')) return false;
  // A plain dict is copied without asking it.
  const isOrdered = value.kind === 'object' && value.contents?.kind === 'call' && value.contents.name === 'OrderedDict';
  return isOrdered || classes.method(value, 'keys') !== undefined;
}

/** A dict with what it says of each of its keys. */
export function mappingItems(value: Value): InnerCall {
  return innerCall('<dict>', { _object: value }, [
    '_made = {}',
    '_keys = [_key for _key in _object.keys()]',
    'for _key in _keys:',
    '    _made[_key] = _object[_key]',
    'return _made',
  ]);
}

/** What two stars take apart. */
export function mappingSplat(
  classes: ProgramClasses,
  node: SyntaxNode | undefined,
  values: HeldValues,
): InnerStep | undefined {
  const value = values.of(node);
  if (!node || !value) return node && classes.mayGiveObject(node.bare) ? { needs: node } : undefined;
  return isMapping(classes, value) ? { ...mappingItems(value), place: node, inPlace: true } : undefined;
}
