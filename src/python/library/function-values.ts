/** Functions of the library as values: what `math.sqrt` is where it is not called. */
import type { Value } from '../values/value';
import { isLibraryClass } from './library-types';

/** Functions of these modules are put into tables and passed on; their own code is not Python, so none of it is entered. */
const OF_OPERATORS = /^operator\.(?!itemgetter$|attrgetter$|methodcaller$)[a-z]\w*$/;
const OF_NUMBERS = /^math\.(?!(?:pi|e|tau|inf|nan)$)[a-z]\w*$/;
/** Classes of these modules are derived from, stand in annotations, or are known as functions; exceptions are known by what they are derived from. */
const OF_TYPES =
  /^(?:typing|types|abc|enum|collections\.abc|operator|functools|itertools|contextlib)\.|(?:Error|Exception|Warning)$/;

/** What is written to is only a name: where it goes is said by that name. */
const STREAM = /^sys\.(?:__)?std(?:out|err)(?:__)?$/;

/** Undefined for anything but a class, a function of such a module, or a stream that is written to. */
export function libraryValue(path: string): Value | undefined {
  const isFunction = OF_OPERATORS.test(path) || OF_NUMBERS.test(path) || isStandardStream(path);
  const isClass = !OF_TYPES.test(path) && isLibraryClass(path);
  if (!isFunction && !isClass) return undefined;
  return { kind: 'opaque', type: 'builtin', name: path };
}

/** `sys.stderr` and the like, which are written to. */
export function isStandardStream(path: string): boolean {
  return STREAM.test(path);
}

/** The module that a value is: `operator` of `import operator as op`. */
export function moduleNamed(value: Value): string | undefined {
  return value.kind === 'opaque' && value.type === 'module' ? value.name : undefined;
}
