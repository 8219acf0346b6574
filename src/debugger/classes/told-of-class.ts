/** Attributes that every class has, and that its statement says. */
import { isPathOfShown } from '../../python/library/shown-classes';
import { moduleName } from '../../python/definitions/name-resolution';
import type { Class } from '../../python/definitions/base-classes';
import {
  BARE,
  builtInOrder,
  classOrder,
  directBases,
  hasBareBases,
  resolutionOrder,
} from '../../python/definitions/class-order';
import { exceptionModule, exceptionPath, isLibraryException } from '../../python/definitions/builtin-exceptions';
import { classValue, ownMethod, pythonName } from '../../python/definitions/definitions';
import { hasDataclassOption, isDataclass, isTupleClass } from '../../python/definitions/dataclass-mark';
import { docstringOf } from '../../python/definitions/docstring';
import { annotatedStatements } from '../../python/definitions/function-statements';
import { writtenAnnotations } from '../../python/definitions/written-annotations';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { writtenName } from '../../python/text/private-names';
import type { Value } from '../../python/values/value';
import { builtInValue } from '../../python/definitions/builtin-names';
import { NONE } from '../objects/containers';
import { abstractMethods } from './abstract-methods';
import { fieldNames } from './dataclasses';
import { ownFields } from './slots';

/** Classes of the library that a program derives its own from, and asks for nothing but their names. */
const NAMED = /^(?:abc\.ABC|typing\.(?:Generic|Protocol)|enum\.\w+)$/;

/** Classes that are written with one base and have another one. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['NamedTuple', 'tuple'],
  ['typing.NamedTuple', 'tuple'],
  ['TypedDict', 'dict'],
  ['typing.TypedDict', 'dict'],
]);

function asValue(one: Class): Value | undefined {
  if (typeof one !== 'string') return classValue(one);
  const meant = MEANT.get(one);
  if (meant !== undefined) return builtInValue(meant);
  const path = exceptionPath(one);
  if (path !== undefined) return { kind: 'opaque', type: 'builtin', name: path };
  return NAMED.test(one) ? { kind: 'opaque', type: 'class', name: one } : builtInValue(one);
}

/** What is known of a class that is not the program's: its name, and of a built-in one its bases. */
export function toldOfForeign(holder: Value, name: string): Value | undefined {
  if (holder.kind !== 'opaque' || holder.definition !== undefined) return undefined;
  const last = holder.name.slice(holder.name.lastIndexOf('.') + 1);
  const module = exceptionModule(last);
  const isShown = isPathOfShown(holder.name);
  if (holder.type !== 'class' && !BARE.test(holder.name) && module === undefined && !isShown) return undefined;
  if (/^__(?:qual)?name__$/.test(name)) return { kind: 'str', value: last };
  if (name === '__module__' && module !== undefined) return { kind: 'str', value: module };
  const isOfLibrary = isLibraryException(last);
  const isOrder = name === '__mro__' || name === '__base__' || (name === '__bases__' && !isOfLibrary);
  const names = isOrder ? builtInOrder(isOfLibrary ? last : holder.name) : undefined;
  // A class of the library is held by the name that the program has for it.
  const order = names?.map((one, at) => (at === 0 && isOfLibrary ? holder : asValue(one)));
  if (!order?.every((item) => item !== undefined)) return undefined;
  if (name === '__mro__') return { kind: 'tuple', items: order };
  const [base] = order.slice(1);
  return name === '__base__' ? (base ?? NONE) : { kind: 'tuple', items: base ? [base] : [] };
}

/** `vars(object)`, which a search through the classes behind `__mro__` comes to last. */
export function namespaceOfObject(): Value {
  const entries = OF_OBJECT.map((name) => [{ kind: 'str', value: name }, { kind: 'opaque', type: 'function', name: `object.${name}` }] as const); // prettier-ignore
  const doc = [
    { kind: 'str', value: '__doc__' },
    { kind: 'str', value: DOC_OF_OBJECT },
  ] as const;
  return { kind: 'dict', entries: [...entries, doc] };
}

const DOC_OF_OBJECT = `The base class of the class hierarchy.

When called, it accepts no arguments and returns a new featureless
instance that has no instance attributes and cannot be given any.
`;

const OF_OBJECT =
  `__new__ __repr__ __hash__ __str__ __getattribute__ __setattr__ __delattr__ __lt__ __le__ __eq__ __ne__ __gt__ __ge__
  __init__ __reduce_ex__ __reduce__ __getstate__ __subclasshook__ __init_subclass__ __format__ __sizeof__ __dir__ __class__`.split(
    /\s+/,
  );

/** What an instance finds in its class: annotations are those of the first class that has some. */
export function toldOfInstance(source: SourceFile, owner: FunctionInfo, name: string): Value | undefined {
  if (name === '__module__' || name === '__hash__') return toldOfClass(source, owner, name);
  const annotated = (info: FunctionInfo): boolean => annotatedStatements(source, info).length > 0;
  const found = name === '__annotations__' ? resolutionOrder(source, owner).find(annotated) : undefined;
  return found && toldOfClass(source, found, name);
}

export function toldOfClass(source: SourceFile, owner: FunctionInfo, name: string): Value | undefined {
  switch (name) {
    case '__name__':
      return { kind: 'str', value: writtenName(owner) };
    case '__qualname__':
      return { kind: 'str', value: pythonName(owner) };
    case '__doc__':
      return docstringOf(owner);
    case '__module__':
      return { kind: 'str', value: moduleName(owner) };
    case '__annotations__':
      return writtenAnnotations(source, owner);
    case '__slots__':
      return hasDataclassOption(source, owner, 'slots') ? tupleOf(ownFields(source, owner)) : undefined;
    case '__match_args__':
      return isDataclass(source, owner) && !isTupleClass(source, owner) ? tupleOf(fieldNames(source, owner, 'match')) : undefined; // prettier-ignore
    case '__abstractmethods__': {
      const names = abstractMethods(source, owner);
      const items = names?.map((one): Value => ({ kind: 'str', value: one }));
      return items && { kind: 'call', name: 'frozenset', args: items.length > 0 ? [{ kind: 'set', items }] : [] };
    }
    case '__mro__': {
      const { classes, problem } = classOrder(source, owner);
      const items = classes.map(asValue);
      return problem === undefined && items.every((item) => item !== undefined) ? { kind: 'tuple', items } : undefined;
    }
    case '__bases__': {
      const bases = directBases(source, owner);
      const items = (bases.length > 0 ? bases : ['object']).map(asValue);
      return items.every((item) => item !== undefined) ? { kind: 'tuple', items } : undefined;
    }
    case '__base__': {
      const [base] = directBases(source, owner);
      return asValue(base ?? 'object');
    }
    case '__hash__':
      return hashOf(source, owner);
    default:
      return undefined;
  }
}

/** A class that says which of its instances are equal, and not what their hashes are, has none; undefined where a method of the program is it. */
function hashOf(source: SourceFile, owner: FunctionInfo): Value | undefined {
  const says = (info: FunctionInfo, name: string): boolean => ownMethod(source, info, name) !== undefined;
  const found = resolutionOrder(source, owner).find((info) => says(info, '__hash__') || says(info, '__eq__'));
  if (found && says(found, '__hash__')) return undefined;
  const isOther = isDataclass(source, owner) || owner.locals.includes('__hash__') || !hasBareBases(source, owner);
  return found && !isOther ? { kind: 'none' } : { kind: 'unknown', reason: 'what hashes of such a class are made by' };
}

function tupleOf(names: readonly string[]): Value {
  return { kind: 'tuple', items: names.map((value) => ({ kind: 'str', value })) };
}

/** What it shows of itself are the functions and classes of the program that it holds. */
export function isNamespace(value: Value): boolean {
  return value.kind === 'foreign' && /^(?:types\.SimpleNamespace|argparse\.Namespace)$/.test(value.type);
}
