/**
 * `functools.singledispatch` and `singledispatchmethod`: which function a call runs follows from the class of its first argument.
 * What has been registered is kept beside the attributes of classes; no qualified name looks so.
 */
import { exceptionAncestors, isBuiltInException } from '../../python/definitions/builtin-exceptions';
import { classOrder } from '../../python/definitions/class-order';
import { classOf, valueName } from '../../python/definitions/definitions';
import { hasDecorator, isDispatching, readDecorator } from '../../python/expressions/decorator';
import {
  enumerationOrder,
  isAbstract,
  isLibraryClass,
  libraryOrder,
  orderOfClass,
  registrable,
} from './library-orders';
import { libraryPath } from '../unknowns/library-paths';
import { expressionTree } from '../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Lookup } from '../../python/values/access-path';
import type { OpaqueValue, Value } from '../../python/values/value';
import type { CallArgument } from '../../codec/query';
import type { State } from '../state/state';

const METHODS = ['singledispatchmethod', 'functools.singledispatchmethod'];
const PLAIN: ReadonlySet<string> = new Set(
  'bool int float complex str bytes bytearray list tuple dict set frozenset range slice NoneType type object'.split(
    ' ',
  ),
);
/** Stands for a class of which it is not known what is derived from it. */
const OPEN = '?';

export function isDispatcher(info: Pick<FunctionInfo, 'decorators'>): boolean {
  return info.decorators.some(isDispatching);
}

/** The dispatching function whose `register` a decorator is; undefined for any other decorator. */
export function registersAt(source: SourceFile, text: string, find: Lookup): FunctionInfo | undefined {
  const { path } = readDecorator(text);
  const [root = '', name, ...more] = path.split('.');
  return name === 'register' && more.length === 0 ? dispatcherOf(source, find(root)) : undefined;
}

/** The dispatching function that a value is. */
export function dispatcherOf(source: SourceFile, value: Value | undefined): FunctionInfo | undefined {
  if (value?.kind !== 'opaque' || value.type !== 'function') return undefined;
  const { definition, name } = value;
  return source.functions.findLast(
    (info) =>
      isDispatcher(info) && (definition === undefined ? valueName(info) === name : info.qualifiedName === definition),
  );
}

/** The state once a dispatching function has been defined: nothing is registered with it. */
export function withDispatcher(state: State, info: FunctionInfo): State {
  return { ...state, classes: new Map(state.classes).set(keyOf(info), new Map()) };
}

/** The state once a decorator has registered a function. */
export function withRegistered(
  source: SourceFile,
  state: State,
  dispatcher: FunctionInfo,
  text: string,
  made: FunctionInfo,
  find: Lookup,
): State {
  const [written] = readDecorator(text).arguments ?? [];
  const parameter = made.parameters[placeOf(dispatcher)];
  const annotation = parameter?.annotation?.replace(/^(["'])(.*)\1$/, '$2');
  const type = written ?? (annotation === undefined ? undefined : expressionTree(annotation));
  const names = type ? classNames(source, type.bare, find) : [OPEN];
  return names.reduce((next, name) => registeredAs(next, dispatcher, name, implementation(made)), state);
}

/** The state once `register(C, f)` has been called. */
export function registeredAs(state: State, dispatcher: FunctionInfo, name: string, value: Value): State {
  const key = keyOf(dispatcher);
  return { ...state, classes: new Map(state.classes).set(key, new Map(state.classes.get(key)).set(name, value)) };
}

/** The function that runs where a dispatching one is called; undefined where that is not known. */
export function dispatched(
  source: SourceFile,
  { classes }: Pick<State, 'classes'>,
  info: FunctionInfo,
  all: readonly CallArgument[],
): FunctionInfo | undefined {
  const value = all.filter(({ keyword }) => keyword === undefined)[placeOf(info)]?.value;
  if (!value) return info;
  const found = chosen(classes.get(keyOf(info)), ancestors(source, value));
  if (!found) return found === null ? info : undefined;
  return found.kind === 'opaque' ? functionAt(source, found.definition) : undefined;
}

/** What `dispatch(C)` gives. */
export function dispatchedFor(
  source: SourceFile,
  { classes }: State,
  info: FunctionInfo,
  owner: Value,
): Value | undefined {
  const found = owner.kind === 'opaque' ? chosen(classes.get(keyOf(info)), ancestorsOf(source, owner)) : undefined;
  return found === null ? implementation(info) : found;
}

/** `f.registry`: which function has been registered for which class, its own for `object`; undefined where that is not known. */
export function registryOf({ classes }: State, info: FunctionInfo): Value | undefined {
  const registry = classes.get(keyOf(info));
  if (!registry || registry.has(OPEN)) return undefined;
  const all = new Map<string, Value>([['object', implementation(info)], ...registry]);
  return { kind: 'dict', entries: [...all].map(([name, value]) => [{ kind: 'opaque', type: 'class', name }, value]) };
}

/** A function by its line, where several have the same name. */
export function functionAt(source: SourceFile, definition: string | undefined): FunctionInfo | undefined {
  return source.functions.find((info) => `${info.qualifiedName}:${info.line}` === definition);
}

/** Null where nothing has been registered for any of the classes. */
function chosen(
  registry: ReadonlyMap<string, Value> | undefined,
  order: readonly string[] | undefined,
): Value | null | undefined {
  if (!registry) return undefined;
  for (const name of order ?? [OPEN]) {
    const found = name === OPEN ? undefined : registry.get(name);
    if (found) return found;
    // What is derived from that, or is said to be, may have been registered.
    if (name === OPEN || (name === 'object' && isOpen(registry, order))) return undefined;
  }
  return null;
}

/** Whether more may have been registered for a class than is known: only of those of the library is known what they are said to be. */
function isOpen(registry: ReadonlyMap<string, Value>, [first = '']: readonly string[] = []): boolean {
  return registry.has(OPEN) || (!isLibraryClass(first) && [...registry.keys()].some(isAbstract));
}

function implementation(info: FunctionInfo): OpaqueValue {
  return { kind: 'opaque', type: 'function', name: valueName(info), definition: `${info.qualifiedName}:${info.line}` };
}

function keyOf({ qualifiedName }: FunctionInfo): string {
  return `dispatch ${qualifiedName}`;
}

function placeOf(info: FunctionInfo): 0 | 1 {
  return hasDecorator(info, ...METHODS) ? 1 : 0;
}

/** Names of the classes that are written there: `int`, `int | str`, `type(None)`. */
function classNames(source: SourceFile, node: SyntaxNode, find: Lookup): string[] {
  const { type, text } = node.bare;
  if (type === 'binary_operator' && node.get('operator')?.text === '|')
    return [node.get('left'), node.get('right')].flatMap((side) => (side ? classNames(source, side.bare, find) : []));
  if (text === 'type(None)' || type === 'none') return ['NoneType'];
  const value = type === 'identifier' ? find(text) : undefined;
  if (value) return [value.kind === 'opaque' && value.type === 'class' ? value.name : OPEN];
  if (PLAIN.has(text) || isBuiltInException(text)) return [text];
  const [root = '', ...rest] = type === 'identifier' || type === 'attribute' ? text.split('.') : [];
  const path = libraryPath(source, root);
  return [(path === undefined ? undefined : registrable([path, ...rest].join('.'))) ?? OPEN];
}

/** The classes of a value, its own first. */
function ancestors(source: SourceFile, value: Value): readonly string[] | undefined {
  const own = classOf(source, value);
  switch (value.kind) {
    case 'none':
      return ['NoneType', 'object'];
    case 'opaque':
      return value.type === 'class' ? ['type', 'object'] : [value.type, 'object'];
    case 'object':
    case 'call':
      if (own) return ancestorsOf(source, { kind: 'opaque', type: 'class', name: valueName(own) });
      return value.kind === 'call' ? builtIn(value.name) : undefined;
    case 'foreign':
      return libraryOrder(value.type);
    case 'unknown':
    case 'ellipsis':
      return undefined;
    default:
      return builtIn(value.kind);
  }
}

function ancestorsOf(source: SourceFile, owner: OpaqueValue): readonly string[] | undefined {
  const own = classOf(source, owner);
  if (!own) return builtIn(owner.name);
  return classOrder(source, own).classes.flatMap((one) => {
    if (typeof one !== 'string') return valueName(one);
    return PLAIN.has(one) || isBuiltInException(one) || /^(?:ABC|Generic|Protocol)$/.test(one)
      ? one
      : (enumerationOrder(one) ?? [OPEN]);
  });
}

function builtIn(name: string): readonly string[] {
  if (isBuiltInException(name)) return [...exceptionAncestors(name), 'object'];
  return orderOfClass(name);
}
