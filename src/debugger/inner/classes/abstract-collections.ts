/**
 * What `isinstance` says of classes of `collections.abc` for values that are not derived from them. The program derives classes of
 * its own from them, so that they are classes of a text that the machine runs, which knows nothing of other values.
 */
import { classOf, findMethod } from '../../../python/definitions/definitions';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';

const OWNER = 'collections.abc.';

/** A class with such methods counts as one of them. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  Hashable: ['__hash__'],
  Callable: ['__call__'],
  Sized: ['__len__'],
  Container: ['__contains__'],
  Iterable: ['__iter__'],
  Iterator: ['__iter__', '__next__'],
  Collection: ['__len__', '__iter__', '__contains__'],
};

const SEQUENCES = 'str bytes list tuple bytearray range';
const SIZED = `${SEQUENCES} dict set frozenset`;

/** Built-in classes that are registered with them. */
const BUILT_IN: Readonly<Record<string, string>> = {
  Hashable: 'str bytes int float bool complex tuple none frozenset range ellipsis',
  Callable: '',
  Sized: SIZED,
  Container: SIZED,
  Iterable: SIZED,
  Iterator: '',
  Collection: SIZED,
  Mapping: 'dict',
  MutableMapping: 'dict',
  Sequence: SEQUENCES,
  MutableSequence: 'list bytearray',
};

/** The name of such a class; undefined for any other class. */
export function abstractCollection({ qualifiedName }: FunctionInfo): string | undefined {
  const name = qualifiedName.startsWith(OWNER) ? qualifiedName.slice(OWNER.length) : '';
  return BUILT_IN[name] === undefined ? undefined : name;
}

/** Undefined where that cannot be told from the value. */
export function isCollection(source: SourceFile, value: Value, name: string): boolean | undefined {
  if (value.kind === 'unknown' || value.kind === 'foreign') return undefined;
  if (value.kind === 'opaque') return isOfOpaque(value.type, value.generator !== undefined, name);
  const kind = value.kind === 'call' ? value.name : value.kind;
  const owner = classOf(source, value);
  if (!owner) return value.kind === 'call' && !/^(?:range|frozenset)$/.test(kind) ? undefined : (BUILT_IN[name] ?? '').split(' ').includes(kind); // prettier-ignore
  if (value.kind === 'object' && value.contents) return isCollection(source, value.contents, name);
  if (name === 'Hashable') return findMethod(source, owner, '__hash__') || !findMethod(source, owner, '__eq__') ? true : undefined; // prettier-ignore
  return METHODS[name]?.every((method) => findMethod(source, owner, method) !== undefined) ?? false;
}

function isOfOpaque(type: string, isGenerator: boolean, name: string): boolean | undefined {
  if (isGenerator) return name === 'Iterator' || name === 'Iterable' || name === 'Hashable';
  const isCalled = type === 'function' || type === 'class' || type === 'builtin';
  return isCalled ? name === 'Callable' || name === 'Hashable' : undefined;
}
