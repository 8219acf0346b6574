/** What an instance of a class of named tuples holds, in order, as its attributes have it. */
import type { SourceFile } from '../syntax';
import type { Value } from '../values/value';
import { isTupleClass } from './dataclass-mark';
import { classOf } from './definitions';

/** Undefined for any other value. @param source where the class is, or a part of that which is gone through by itself */
export function namedTupleItems(source: SourceFile, value: Value): readonly Value[] | undefined {
  if (value.kind !== 'object') return undefined;
  const owner = classOf(source, value);
  if (!owner) return source.partOf && namedTupleItems(source.partOf, value);
  return isTupleClass(source, owner) ? value.attributes.map(([, item]) => item) : undefined;
}
