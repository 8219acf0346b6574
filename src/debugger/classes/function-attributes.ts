/** Attributes that functions and methods have or have not, whatever they do: what a method is bound to, what nobody has set. */
import { isDispatching, hasDecorator } from '../../python/expressions/decorator';
import { valueName } from '../../python/definitions/definitions';
import type { SourceFile } from '../../python/syntax';
import type { OpaqueValue, Value } from '../../python/values/value';
import type { State } from '../state/state';
import { functionKey } from './attributes-set';

const OF_METHODS = /^__(?:self|func)__$/;
/** Caches and functions that dispatch have more of them, and so has what `functools` has made of a context manager. */
const MADE = ['lru_cache', 'cache', 'contextmanager', 'asynccontextmanager', 'functools.lru_cache', 'functools.cache', 'contextlib.contextmanager', 'contextlib.asynccontextmanager']; // prettier-ignore

const WRITTEN_INTO = /(?:\b__dict__|\bvars\([^()]*\))\s*(?:\.(?:update|setdefault)\b|\[[^\]]*\]\s*=[^=])/;

/** What a bound method was found through, and the function that it is. */
export function ofMethod({ self, ...called }: OpaqueValue, name: string): Value | undefined {
  if (!self || !OF_METHODS.test(name)) return undefined;
  return name === '__self__' ? self : called;
}

/** What Python says of an attribute that a function surely has not; undefined where it may have it. */
export function missingOfFunction(
  source: SourceFile,
  state: State,
  holder: OpaqueValue,
  name: string,
): string | undefined {
  const { self, definition } = holder;
  if (state.classes.get(functionKey(holder))?.has(name)) return undefined;
  const problem = `'${self ? 'method' : 'function'}' object has no attribute '${name}'`;
  const info = source.functions.findLast((one) => definition === undefined ? valueName(one) === holder.name : one.qualifiedName === definition); // prettier-ignore
  // One that was read off a text may be bound to something.
  const isVague = definition === undefined && info?.className !== undefined;
  if (OF_METHODS.test(name)) return self || isVague ? undefined : problem;
  const isMade = info !== undefined && (hasDecorator(info, ...MADE) || info.decorators.some(isDispatching));
  if (isMade || (/^__\w+__$/.test(name) && name !== '__wrapped__')) return undefined;
  // What is written into the dictionary of a function is not followed.
  return WRITTEN_INTO.test(source.text) ? undefined : problem;
}
