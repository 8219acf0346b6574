/**
 * What class a value is of: `isinstance`, `type`. That follows from the value's class and from class statements, like the method
 * that a call enters and the `except` clause that takes an exception.
 */
import { exceptionPath, isBuiltInException, isLibraryException } from '../../../python/definitions/builtin-exceptions';
import { foreignBases, isSubclass, hasBareBases } from '../../../python/definitions/class-order';
import { isTupleClass } from '../../../python/definitions/dataclass-mark';
import { classOf, classValue, valueName } from '../../../python/definitions/definitions';
import { metaclassIn } from '../../../python/definitions/metaclass';
import { pathOfShown } from '../../../python/library/shown-classes';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { OpaqueValue, Value } from '../../../python/values/value';
import { isException } from '../../classes/exception-attributes';
import { typeOfDescriptor } from '../../objects/unknowns';
import { isKindOf } from '../../state/exception-matching';
import { isMadeByABCMeta } from '../../classes/abstract-methods';
import {
  abstractCollection,
  importedCollection,
  isCollection,
  isRegistered,
  isRegisteredWith,
} from './abstract-collections';
import type { HeldValues, InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';
import { namedType } from './named-types';
import { hasMembers, isProtocolClass } from './protocols';

const BUILT_IN: ReadonlySet<string> = new Set('bool int float complex str bytes list tuple dict set'.split(' '));
/** Built-in classes that none of those is derived from. */
const OTHER: ReadonlySet<string> = new Set('bytearray frozenset range slice memoryview'.split(' '));

const OF_FUNCTIONS = /^types\.(Function|Lambda|Method)Type$/;

/** Classes of the library that no value of a built-in type is an instance of. */
const OF_LIBRARY =
  /^(?:(?:datetime\.)?(?:date|datetime|time|timedelta|timezone)|(?:decimal\.)?Decimal|(?:fractions\.)?Fraction|(?:uuid\.)?UUID|(?:pathlib\.)?(?:Pure)?Path|(?:re\.)?(?:Pattern|Match)|(?:collections\.)?(?:deque|Counter|OrderedDict|defaultdict|ChainMap)|(?:enum\.)?(?:Enum|Flag)|array\.array|io\.(?:StringIO|BytesIO|IOBase|TextIOBase))$/;

/** `isinstance(value, classes)`; undefined where class statements do not say. */
export function isInstance(
  source: SourceFile,
  value: Value,
  classes: SyntaxNode,
  values: HeldValues,
  isOwn: (name: string) => boolean,
): boolean | undefined {
  const { bare } = classes;
  if (bare.type === 'tuple' || (bare.type === 'binary_operator' && bare.get('operator')?.text === '|')) {
    const each = bare.named.map((one) => isInstance(source, value, one, values, isOwn));
    if (each.includes(true)) return true;
    return each.includes(undefined) ? undefined : false;
  }
  const held = values.of(bare);
  if (!held && /^(?:abc\.)?ABCMeta$/.test(bare.text)) return isOfABCMeta(source, value);
  if (!held && isDecorating(bare)) {
    const descriptor = typeOfDescriptor(value);
    return value.kind === 'unknown' && descriptor === undefined ? undefined : descriptor === bare.text;
  }
  const wanted = held && classOf(source, held);
  const name = held ? builtInName(held) : bare.type === 'identifier' && !isOwn(bare.text) ? bare.text : undefined;
  if (name === 'object') return true;
  if (wanted && isProtocolClass(source, wanted)) return hasMembers(source, value, wanted);
  const type = wanted ? undefined : namedType(source, bare.text);
  if (type !== undefined) return isOfType(source, value, type);
  const isOfLibrary = !wanted && OF_LIBRARY.test(bare.text) && !isOwn(bare.text.replace(/\..*/, ''));
  if (isOfLibrary && (BUILT_IN.has(value.kind) || value.kind === 'none')) return false;
  const told = value.kind === 'opaque' && !wanted ? typeOfOpaque(value) : typeOfDescriptor(value);
  const [, kind] = (wanted ? null : OF_FUNCTIONS.exec(bare.text)) ?? [];
  // Classes of `types`: what a value of any other kind is, is known, too.
  if (kind !== undefined && !isOwn(bare.text.replace(/\..*/, '')) && (told !== undefined || BUILT_IN.has(value.kind)))
    return told === (kind === 'Method' ? 'method' : 'function');
  if (told !== undefined && name !== undefined && /^[a-z_]+$/.test(name)) return told === name;
  if (wanted && value.kind === 'opaque' && value.type === 'class') return isOfMeta(source, value, wanted);
  const collection = wanted && abstractCollection(wanted);
  if (collection !== undefined) return derives(source, value, wanted) || isCollection(source, value, collection);
  const known =
    wanted || (bare.type === 'identifier' && isOwn(bare.text)) ? undefined : importedCollection(source, bare.text);
  if (known !== undefined) return isCollection(source, value, known);
  const written = name ?? (isOwn(bare.text.replace(/\..*/, '')) ? '' : bare.text);
  const last = written.slice(written.lastIndexOf('.') + 1);
  const exception = isBuiltInException(last) || isLibraryException(last);
  if (isException(source, value) && (wanted || exception)) {
    const type = value.kind === 'object' ? value.className : value.name;
    return isKindOf(source, type, wanted ? valueName(wanted) : last);
  }
  if (!wanted && (name === undefined || (!exception && !BUILT_IN.has(name) && !OTHER.has(name)))) return undefined;
  if (BUILT_IN.has(value.kind))
    return wanted ? false : value.kind === name || (value.kind === 'bool' && name === 'int');
  if (value.kind === 'none') return false;
  const owner = value.kind === 'object' || value.kind === 'call' ? classOf(source, value) : undefined;
  if (!owner) return undefined;
  if (wanted && isSubclass(source, owner, wanted)) return true;
  if (isTupleClass(source, owner)) return name === 'tuple';
  return foreignBases(source, owner).length === 0 ? false : undefined;
}

/** Whether a value is a function, a generator or the like. */
function isOfType(source: SourceFile, value: Value, type: string): boolean | undefined {
  const told = value.kind === 'opaque' ? typeOfOpaque(value) : typeOfDescriptor(value);
  if (told !== undefined) return told === type;
  if (value.kind === 'none') return type === 'NoneType';
  if (BUILT_IN.has(value.kind) || (value.kind === 'opaque' && value.type === 'class')) return false;
  const owner = value.kind === 'object' || value.kind === 'call' ? classOf(source, value) : undefined;
  return owner && foreignBases(source, owner).length === 0 ? false : undefined;
}

/** A class is an instance of its metaclass; undefined for one of somebody else's. */
function isOfMeta(source: SourceFile, value: Value, wanted: FunctionInfo): boolean | undefined {
  const owner = classOf(source, value);
  const meta = owner && metaclassIn(source, owner);
  if (meta === 'foreign') return undefined;
  return meta !== undefined && isSubclass(source, meta, wanted);
}

function derives(source: SourceFile, value: Value, wanted: FunctionInfo | undefined): boolean {
  const owner = value.kind === 'object' || value.kind === 'call' ? classOf(source, value) : undefined;
  return owner !== undefined && wanted !== undefined && isSubclass(source, owner, wanted);
}

/**
 * `issubclass` of classes of the program.
 * @param written what stands for the base
 */
export function subclassStep(
  source: SourceFile,
  one: Value,
  base: Value | undefined,
  written = '',
): InnerStep | undefined {
  const [derived, owner] = [one, base].map((each) => each?.kind === 'opaque' ? classOf(source, each) : undefined); // prettier-ignore
  const collection = owner && abstractCollection(owner);
  const name = builtInName(one);
  const imported = derived && !base ? importedCollection(source, written) : undefined;
  if (derived && imported !== undefined && isRegisteredWith(source, derived, imported)) return { value: { kind: 'bool', value: true }, inPlace: true }; // prettier-ignore
  // What is registered with it is no heir of the text that stands for it.
  if (!derived && collection !== undefined && name !== undefined && isRegistered(name, collection)) return { value: { kind: 'bool', value: true }, inPlace: true }; // prettier-ignore
  return derived && owner ? { value: { kind: 'bool', value: isSubclass(source, derived, owner) }, inPlace: true } : undefined; // prettier-ignore
}

function builtInName(value: Value): string | undefined {
  return value.kind === 'opaque' && value.type !== 'function' ? value.name : undefined;
}

/** Classes of the library that have a metaclass which is not followed. */
const WITH_META = /^(?:enum\.)?\w*(?:Enum|Flag)$|^collections\.abc\./;

/** `type(value)` of a class of the program, where that is not `type`: its metaclass. */
export function typeOfClass(source: SourceFile, value: Value): InnerStep | undefined {
  const owner = value.kind === 'opaque' && value.type === 'class' ? classOf(source, value) : undefined;
  const meta = owner && metaclassIn(source, owner);
  if (!owner) return undefined;
  if (!meta && isMadeByABCMeta(source, owner)) return { value: { kind: 'opaque', type: 'class', name: 'abc.ABCMeta' }, inPlace: true }; // prettier-ignore
  if (!meta && !foreignBases(source, owner).some((base) => WITH_META.test(base))) return undefined;
  if (meta && meta !== 'foreign') return { value: classValue(meta), inPlace: true };
  return { value: { kind: 'unknown', type: 'type', reason: `the metaclass of ${owner.name} is not followed` } };
}

/** Undefined for what may be a class that nobody has read. */
function isOfABCMeta(source: SourceFile, value: Value): boolean | undefined {
  if (BUILT_IN.has(value.kind) || value.kind === 'none' || value.kind === 'object') return false;
  const owner = value.kind === 'opaque' && value.type === 'class' ? classOf(source, value) : undefined;
  if (!owner) return undefined;
  return (
    isMadeByABCMeta(source, owner) || (hasBareBases(source, owner) && !metaclassIn(source, owner) ? false : undefined)
  );
}

/** `type(value)` of what the program can write down. */
export function typeOfInstance(value: Value): InnerStep | undefined {
  const path = value.kind === 'call' ? (exceptionPath(value.name) ?? pathOfShown(value.name)) : undefined;
  if (path !== undefined) return { value: { kind: 'opaque', type: 'builtin', name: path } };
  const descriptor = typeOfDescriptor(value);
  const name = descriptor ?? (value.kind === 'opaque' ? typeOfOpaque(value) : value.kind === 'none' ? 'NoneType' : value.kind); // prettier-ignore
  if (value.kind === 'call' && OTHER.has(value.name))
    return { value: { kind: 'opaque', type: 'class', name: value.name } };
  const isTold = BUILT_IN.has(value.kind) || value.kind === 'none' || value.kind === 'opaque' || descriptor !== undefined; // prettier-ignore
  return isTold && name !== undefined ? { value: { kind: 'opaque', type: 'class', name } } : undefined;
}

/** It names a class whose instances decorators make of methods. */
function isDecorating(node: SyntaxNode): boolean {
  return /^(?:property|staticmethod|classmethod)$/.test(node.bare.text);
}

/** `callable(value)` of such, of a generator, and of an instance of a class that the program says all of. */
export function callableStep(classes: ProgramClasses, value: Value): InnerStep | undefined {
  const isOwn = value.kind === 'object' && classes.isPlain(value);
  const isGenerator = value.kind === 'opaque' && value.type === 'iterator' && value.generator !== undefined;
  if (isOwn || isGenerator) return { value: { kind: 'bool', value: classes.isCallable(value) } };
  const descriptor = typeOfDescriptor(value);
  return descriptor === undefined ? undefined : { value: { kind: 'bool', value: descriptor === 'staticmethod' } };
}

/** Of a function, method, generator or module; a class may have one of its own. */
function typeOfOpaque({ type, name, self, generator }: OpaqueValue): string | undefined {
  switch (type) {
    case 'function':
      return self ? 'method' : 'function';
    case 'builtin':
      return /^[a-z]\w*$/.test(name) ? 'builtin_function_or_method' : undefined;
    case 'iterator':
      return generator === undefined ? undefined : name;
    case 'module':
      return 'module';
    default:
      return undefined;
  }
}
