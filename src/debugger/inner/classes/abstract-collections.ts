/**
 * What `isinstance` says of classes of `collections.abc` and `numbers` for values that are not derived from them. Where the program
 * derives classes of its own from them, they are classes of a text that the machine runs, which knows nothing of other values;
 * elsewhere they are names that it imports.
 */
import { foreignBases } from '../../../python/definitions/class-order';
import { classOf, findMethod } from '../../../python/definitions/definitions';
import { registrarsOf } from '../../../python/definitions/registered-classes';
import { importsOf, importStatements } from '../../../python/modules/imports';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';

const OWNER = /^(?:collections\.abc|_collections_abc|numbers)\./;

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
  Set: 'set frozenset',
  MutableSet: 'set',
  Number: 'int float bool complex',
  Complex: 'int float bool complex',
  Real: 'int float bool',
  Rational: 'int bool',
  Integral: 'int bool',
};

/** Modules that have such classes, under names of their own or as aliases. */
const MODULES = /^(?:collections(?:\.abc)?|typing|numbers)$/;

const imported = new WeakMap<SourceFile, ReadonlyMap<string, string>>();

/** The name of such a class that the program imports, by what is written for it: `Iterable`, `t.Iterable`, `collections.abc.Iterable`. */
export function importedCollection(source: SourceFile, written: string): string | undefined {
  const known = imported.get(source) ?? importsIn(source);
  imported.set(source, known);
  const dot = written.lastIndexOf('.');
  const name =
    dot < 0 ? known.get(written) : known.has(`${written.slice(0, dot)}.`) ? written.slice(dot + 1) : undefined;
  return name !== undefined && Object.hasOwn(BUILT_IN, name) ? name : undefined;
}

/** Names by what binds them, and what stands before a dot. */
function importsIn(source: SourceFile): ReadonlyMap<string, string> {
  return new Map(
    [...importStatements(source)]
      .flatMap(importsOf)
      .flatMap(({ module, level, name, binds, isWhole }): [string, string][] => {
        if (level > 0) return [];
        if (name === undefined) return MODULES.test(module) ? [[`${isWhole ? binds : module}.`, '']] : [];
        if (module === 'collections' && name === 'abc') return [[`${binds}.`, '']];
        return MODULES.test(module) ? [[binds, name]] : [];
      }),
  );
}

/** The name of such a class; undefined for any other class. */
export function abstractCollection({ qualifiedName }: FunctionInfo): string | undefined {
  const name = OWNER.test(qualifiedName) ? qualifiedName.replace(OWNER, '') : '';
  return BUILT_IN[name] === undefined ? undefined : name;
}

/** Whether a built-in class is one of them. */
export function isRegistered(builtIn: string, name: string): boolean {
  return (BUILT_IN[name] ?? '').split(' ').includes(builtIn);
}

/** Whether the program has registered a class of its own: `Sequence.register(Rows)`. */
export function isRegisteredWith(source: SourceFile, owner: FunctionInfo, name: string): boolean {
  return registrarsOf(source, owner).some((text) => importedCollection(source, text) === name);
}

/** Undefined where that cannot be told from the value. */
export function isCollection(source: SourceFile, value: Value, name: string): boolean | undefined {
  if (value.kind === 'unknown' || value.kind === 'foreign') return undefined;
  if (value.kind === 'opaque') return isOfOpaque(value.type, value.generator !== undefined, name);
  const kind = value.kind === 'call' ? value.name : value.kind;
  const owner = classOf(source, value);
  if (!owner) return value.kind === 'call' && !/^(?:range|frozenset)$/.test(kind) ? undefined : isRegistered(kind, name); // prettier-ignore
  if (isRegisteredWith(source, owner, name)) return true;
  if (value.kind === 'object' && value.contents) return isCollection(source, value.contents, name);
  if (METHODS[name] === undefined && foreignBases(source, owner).length > 0) return undefined;
  if (name === 'Hashable') return findMethod(source, owner, '__hash__') || !findMethod(source, owner, '__eq__') ? true : undefined; // prettier-ignore
  return METHODS[name]?.every((method) => findMethod(source, owner, method) !== undefined) ?? false;
}

function isOfOpaque(type: string, isGenerator: boolean, name: string): boolean | undefined {
  if (isGenerator) return name === 'Iterator' || name === 'Iterable' || name === 'Hashable';
  const isCalled = type === 'function' || type === 'class' || type === 'builtin';
  return isCalled ? name === 'Callable' || name === 'Hashable' : undefined;
}
