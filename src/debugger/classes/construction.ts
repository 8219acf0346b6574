/** The result of calling a class before (or without) its `__init__`. */
import type { CallArgument } from '../../codec/query';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { fieldsByPackage, isDataclass } from '../../python/definitions/dataclass-mark';
import { abstractMethods, isProtocol } from './abstract-methods';
import { innerCall, type InnerCall } from '../inner/calls/inner-call';
import { fieldValues, neededFactories, type ClassBindings } from './dataclasses';
import { madeOfFields, passedTo } from './field-factories';
import { builtInBase, emptyContents } from '../../python/definitions/built-in-bases';
import { constructValue } from '../../python/values/constructors';
import {
  directForeignBases,
  foreignBases,
  hasBareBases,
  isExceptionClass,
  resolutionOrder,
} from '../../python/definitions/class-order';
import { findMethod, valueName } from '../../python/definitions/definitions';
import { isOfLibrary, unreadBase } from '../../python/definitions/unread-bases';
import { keptAttributes, namedAttributes } from './exception-attributes';
import { AS_GIVEN, unreadInstance } from './unread-instances';

export type Construction =
  /** `__init__` (or `__post_init__`) runs with the new object and these arguments. */
  | {
      readonly kind: 'initialize';
      readonly init: FunctionInfo;
      readonly instance: Value;
      readonly arguments: readonly CallArgument[];
    }
  | {
      readonly kind: 'value';
      readonly value: Value;
      /** Where it is not sure. */
      readonly confidence?: number;
    }
  | { readonly kind: 'type-error'; readonly message: string }
  | { readonly kind: 'unknown' };

/** @param classes what the bodies of classes have bound */
export function construct(
  source: SourceFile,
  owner: FunctionInfo,
  all: readonly CallArgument[],
  classes?: ClassBindings,
): Construction {
  const problem = unmakeable(source, owner) ?? openProtocol(source, owner);
  if (problem !== undefined) return { kind: 'type-error', message: problem };
  // What that gives may be anything.
  if (findMethod(source, owner, '__new__')) return { kind: 'unknown' };
  if (foreignBases(source, owner).some((base) => /^(?:typing\.)?TypedDict$/.test(base))) return typedDict(all);
  const init = findMethod(source, owner, '__init__')?.info;
  const isException = isExceptionClass(source, owner);
  const positional = all.map(({ value }) => value);
  if (init) {
    // BaseException.__new__ keeps the arguments whatever __init__ does.
    const attributes = isException ? ([['args', { kind: 'tuple', items: positional }]] as const) : [];
    const base = builtInBase(source, owner);
    const contents = base === undefined ? undefined : (emptyContents(base) ?? handedOn(base, all));
    if (base !== undefined && !contents) return { kind: 'unknown' };
    const instance = {
      kind: 'object',
      className: valueName(owner),
      attributes,
      ...(contents && { contents }),
    } as const;
    return { kind: 'initialize', init, instance, arguments: all };
  }
  if (isDataclass(source, owner)) return dataclass(source, owner, all, classes);
  if (isException) return exception(source, owner, all);
  const base = builtInBase(source, owner);
  const contents = base === undefined ? undefined : handedOn(base, all);
  if (contents)
    return { kind: 'value', value: { kind: 'object', className: valueName(owner), attributes: [], contents } };
  if (unreadBase(source, owner) !== undefined)
    return { kind: 'value', value: unreadInstance(source, owner, all), confidence: AS_GIVEN };
  if (!hasBareBases(source, owner)) return { kind: 'unknown' };
  // Libraries give classes their constructors in ways that are not followed: by a metaclass, or where one is derived from theirs.
  if (all.length > 0 && isOfLibrary(source, owner))
    return { kind: 'value', value: unreadInstance(source, owner, all), confidence: AS_GIVEN };
  if (all.length > 0) return { kind: 'type-error', message: `${owner.name}() takes no arguments` };
  return { kind: 'value', value: { kind: 'object', className: valueName(owner), attributes: [] } };
}

/** What `BaseException` makes of what it is given; a few of its classes take attributes by their names. */
function exception(source: SourceFile, owner: FunctionInfo, all: readonly CallArgument[]): Construction {
  const named = all.filter(({ keyword }) => keyword !== undefined);
  const taken = namedAttributes(source, owner);
  if (named.length > 0 && taken.length === 0)
    return { kind: 'type-error', message: `${owner.name}() takes no keyword arguments` };
  if (named.some(({ keyword }) => !taken.includes(keyword ?? ''))) return { kind: 'unknown' };
  const [name, attributes] = [valueName(owner), keptAttributes(source, owner, all)];
  const args = all.map(({ value }) => value);
  return { kind: 'value', value: attributes.length > 1 ? { kind: 'object', className: name, attributes } : { kind: 'call', name, args } }; // prettier-ignore
}

/** What an instance of a class derived from a built-in one holds, where that is nothing, or the value that it is made of. */
function handedOn(base: string, [first, ...more]: readonly CallArgument[]): Value | undefined {
  if (!first) return emptyContents(base) ?? constructValue(base, []);
  if (more.length > 0 || first.keyword !== undefined || first.value.kind !== base) return undefined;
  const value: Value & { id?: number } = { ...first.value };
  // A copy.
  delete value.id;
  return value;
}

/** It makes a plain dict. */
function typedDict(all: readonly CallArgument[]): Construction {
  const [first, ...others] = all.filter(({ keyword }) => keyword === undefined);
  if (others.length > 0 || (first && first.value.kind !== 'dict')) return { kind: 'unknown' };
  const entries = first?.value.kind === 'dict' ? first.value.entries : [];
  const named = all.flatMap(({ keyword, value }) => (keyword === undefined ? [] : [[{ kind: 'str', value: keyword }, value] as const])); // prettier-ignore
  const kept = entries.filter(([key]) => !named.some(([other]) => key.kind === 'str' && key.value === other.value));
  return { kind: 'value', value: { kind: 'dict', entries: [...kept, ...named] } };
}

/** Why there can be no instance of the class, in CPython's words. */
export function unmakeable(source: SourceFile, owner: FunctionInfo): string | undefined {
  const open = abstractMethods(source, owner);
  if (!open || open.length === 0) return undefined;
  return `Can't instantiate abstract class ${owner.name} with abstract method${open.length > 1 ? 's' : ''} ${open.join(', ')}`;
}

/** A protocol itself, which has no `__init__` of its own. */
function openProtocol(source: SourceFile, owner: FunctionInfo): string | undefined {
  if (!directForeignBases(source, owner).some(isProtocol) || findMethod(source, owner, '__init__')) return undefined;
  return 'Protocols cannot be instantiated';
}

/** What runs where a class is called that the program makes instances of itself, or whose fields are made first. */
export function madeFirst(
  source: SourceFile,
  owner: FunctionInfo,
  all: readonly CallArgument[],
  classes: ClassBindings,
): InnerCall {
  if (findMethod(source, owner, '__new__')) return madeByNew(owner, all);
  return madeOfFields(owner, all, neededFactories(source, owner, all, classes));
}

/** Calling a class whose `__new__` is the program's: `__init__` runs where that gives an instance of the class. */
function madeByNew(owner: FunctionInfo, all: readonly CallArgument[]): InnerCall {
  return innerCall('<new>', passedTo(owner, all), [
    '_made = _class.__new__(_class, *_args, **_options)',
    'if isinstance(_made, _class):',
    '    _made.__init__(*_args, **_options)',
    'return _made',
  ]);
}

function dataclass(
  source: SourceFile,
  owner: FunctionInfo,
  all: readonly CallArgument[],
  classes: ClassBindings | undefined,
): Construction {
  const made = fieldValues(source, owner, all, classes);
  if (!made.ok) return { kind: 'type-error', message: made.message };
  // Those of BaseException, whatever fields there are.
  const args = ['args', { kind: 'tuple', items: all.flatMap(({ keyword, value }) => (keyword === undefined ? [value] : [])) }] as const; // prettier-ignore
  const attributes = isExceptionClass(source, owner) ? [args, ...made.attributes] : made.attributes;
  const instance = { kind: 'object', className: valueName(owner), attributes } as const;
  const init = findMethod(source, owner, '__post_init__')?.info;
  if (init) return { kind: 'initialize', init, instance, arguments: made.forPostInit };
  const isByPackage = resolutionOrder(source, owner).some((info) => fieldsByPackage(source, info) !== undefined);
  return { kind: 'value', value: instance, ...(isByPackage && { confidence: AS_GIVEN }) };
}
