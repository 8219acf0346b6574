/** Attributes that functions and methods have or have not, whatever they do: what a method is bound to, what nobody has set. */
import { isDispatching, hasDecorator } from '../../python/expressions/decorator';
import { valueName } from '../../python/definitions/definitions';
import { writtenDefaults, writtenKeywordDefaults } from '../../python/definitions/written-defaults';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { OpaqueValue, Value } from '../../python/values/value';
import { defaultKey } from '../state/default-values';
import type { State } from '../state/state';
import { functionKey } from './attributes-set';

const OF_METHODS = /^__(?:self|func)__$/;
/** Caches and functions that dispatch have more of them, and so has what `functools` has made of a context manager. */
const MADE = ['lru_cache', 'cache', 'contextmanager', 'asynccontextmanager', 'functools.lru_cache', 'functools.cache', 'contextlib.contextmanager', 'contextlib.asynccontextmanager']; // prettier-ignore

/** Between underscores: what every function has, in some version of Python. */
const OWN = new Set(
  'annotate annotations builtins call class closure code defaults delattr dict dir doc eq format ge get getattribute getstate globals gt hash init init_subclass kwdefaults le lt module name ne new qualname reduce reduce_ex repr setattr sizeof str subclasshook type_params'
    .split(' ')
    .map((name) => `__${name}__`),
);

/** `f.__dict__[key] = …`, `vars(f).update(…)`; what an object is called in its own methods is no function. */
const WRITTEN_INTO =
  /(?:\b(?!self\b)\w+\.__dict__|\bvars\((?!self\))[^()]*\))\s*(?:\.(?:update|setdefault)\(\s*(?<key>[^,()]*)|\[(?<item>[^\]]*)\]\s*=[^=])/g;
const PLAIN_KEY = /^(?<quote>['"])(?<name>\w+)\k<quote>$/;

/** Of a text: the names that are written into dictionaries of attributes; undefined for one that is not written out. */
const writtenNames = new WeakMap<SourceFile, ReadonlySet<string | undefined>>();

function namesWritten(source: SourceFile): ReadonlySet<string | undefined> {
  const known = writtenNames.get(source);
  if (known) return known;
  const keys = [...source.text.matchAll(WRITTEN_INTO)].map(({ groups }) => groups?.key ?? groups?.item ?? '');
  const names = new Set(keys.map((key) => PLAIN_KEY.exec(key)?.groups?.name));
  writtenNames.set(source, names);
  return names;
}

/** `__defaults__` and `__kwdefaults__`: those that are worked out where the function is defined are what the run holds. */
export function defaultsOf(
  state: State,
  info: FunctionInfo | undefined,
  { closure }: OpaqueValue,
  name: string,
): Value | undefined {
  const held = (parameter: string): Value | undefined => info && state.defaults.get(defaultKey(info, parameter, closure)); // prettier-ignore
  return name === '__defaults__' ? writtenDefaults(info, held) : writtenKeywordDefaults(info, held);
}

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
  if (isMade || OWN.has(name)) return undefined;
  // What is written into the dictionary of a function is not followed.
  const written = namesWritten(source);
  return written.has(name) || written.has(undefined) ? undefined : problem;
}
