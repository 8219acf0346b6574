/** What a decorator names, and what it is called with, if it is. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { FunctionInfo } from '../syntax';
import { expressionTree } from './expression-tree';

export interface Decorator {
  /** With dots: `functools.lru_cache` of `@functools.lru_cache(maxsize=8)`; empty for what is no name. */
  readonly path: string;
  /** The last name of it. */
  readonly name: string;
  /** The arguments in the parentheses after it. */
  readonly arguments: readonly SyntaxNode[] | undefined;
}

/** @param text without the `@` */
export function readDecorator(text: string): Decorator {
  // Two brackets mark a function of the program that only has the name of a library's decorator (see `function-scopes.ts`).
  const tree = text.startsWith('((') ? undefined : expressionTree(text)?.bare;
  const call = tree?.type === 'call' ? tree : undefined;
  const names = pathOf(call ? call.get('function') : tree) ?? [];
  return { path: names.join('.'), name: names.at(-1) ?? '', arguments: call && (call.get('arguments')?.named ?? []) };
}

/** Whether a function or class has one of these decorators, by their names with dots. */
export function hasDecorator({ decorators }: Pick<FunctionInfo, 'decorators'>, ...paths: readonly string[]): boolean {
  return decorators.some((text) => paths.includes(readDecorator(text).path));
}

/** What is read like an attribute: a call of it is not written. */
export function isProperty(info: Pick<FunctionInfo, 'decorators'>): boolean {
  return hasDecorator(info, 'property', 'cached_property', 'functools.cached_property');
}

/** A property that keeps what it has computed once, as `functools.cached_property`. */
export function isCachedProperty({ decorators }: Pick<FunctionInfo, 'decorators'>): boolean {
  return decorators.some((text) => readDecorator(text).name.includes('cached'));
}

/** Decorators after which a call still runs the function (or class) itself. */
const KNOWN: ReadonlySet<string> = new Set(
  `staticmethod classmethod property abstractmethod abc.abstractmethod contextmanager contextlib.contextmanager
  asynccontextmanager contextlib.asynccontextmanager types.coroutine
  overload typing.overload final typing.final override typing.override no_type_check typing.no_type_check`.split(/\s+/),
);
/** The same for those that may be called first. */
const KNOWN_WITH_ARGUMENTS: ReadonlySet<string> = new Set([
  ...'lru_cache cache cached_property total_ordering dataclass dataclasses.dataclass unique enum.unique'.split(' '),
  ...'lru_cache cache cached_property total_ordering'.split(' ').map((name) => `functools.${name}`),
]);

/** The machine knows what it does, or that it changes nothing about a call. */
export function isKnownDecorator(text: string): boolean {
  const { path, arguments: given } = readDecorator(text);
  if (KNOWN_WITH_ARGUMENTS.has(path)) return true;
  if (isDispatching(text)) return true;
  return given === undefined && (KNOWN.has(path) || /^[^.]+\.(?:setter|getter|deleter)$/.test(path));
}

/** A decorator of the library that hands a class back as it is. */
export function leavesClass(text: string): boolean {
  return /^(?:(?:enum\.)?unique|(?:typing\.)?(?:final|runtime_checkable))$/.test(readDecorator(text).path);
}

/** Which function a call runs hangs on the class of its first argument. */
export function isDispatching(text: string): boolean {
  return /^(?:functools\.)?singledispatch(?:method)?$/.test(text.trim());
}

export function isWraps(path: string): boolean {
  return path === 'wraps' || path === 'functools.wraps';
}

/** The names of `a.b.c`; undefined for anything else. */
export function pathOf(node: SyntaxNode | undefined): string[] | undefined {
  if (node?.type === 'identifier') return [node.text];
  if (node?.type !== 'attribute') return undefined;
  const [holder, name] = [pathOf(node.get('object')?.bare), node.get('attribute')?.text];
  return holder && name !== undefined ? [...holder, name] : undefined;
}
