/** Built-in names of Python: functions and types, and their methods. */
import type { Value } from '../values/value';
import { isBuiltInException } from './builtin-exceptions';

const split = (text: string): string[] => text.trim().split(/\s+/);

/** Names for use in expressions; exceptions and dunder names are left out. */
export const BUILTIN_NAMES = split(`
  abs all any ascii bin bool bytearray bytes callable chr complex delattr dict dir divmod enumerate filter float format frozenset
  getattr hasattr hash hex id int isinstance issubclass iter len list map max min next object oct ord pow print range repr
  reversed round set setattr slice sorted str sum super tuple type vars zip`);

/** All that is bound in every module without a statement that binds it, exceptions apart: the rest of `builtins`, and what `site` adds. */
const OTHERS = split(`
  Ellipsis NotImplemented aiter anext breakpoint classmethod compile copyright credits eval exec exit globals help input license locals
  memoryview open property quit staticmethod`);
const BOUND: ReadonlySet<string> = new Set([...BUILTIN_NAMES, ...OTHERS]);

/** Whether every module has that name, of whatever nobody has to define. */
export function isBoundEverywhere(name: string): boolean {
  return BOUND.has(name) || isBuiltInException(name);
}

/** Those of them that are types. */
const TYPES: ReadonlySet<string> = new Set(
  split(`bool bytearray bytes complex dict enumerate filter float frozenset int list map object range reversed set slice str
    super tuple type zip`),
);

export function isBuiltInType(name: string): boolean {
  return TYPES.has(name);
}

/** The built-in function, type or exception of that name, as a value. */
export function builtInValue(name: string): Value | undefined {
  if (isBuiltInType(name) || isBuiltInException(name)) return { kind: 'opaque', type: 'class', name };
  // It is no name for expressions, but what methods give that have no answer.
  return BUILTIN_NAMES.includes(name) || name === 'NotImplemented'
    ? { kind: 'opaque', type: 'builtin', name }
    : undefined;
}

const LIST = split('append clear copy count extend index insert pop remove reverse sort');
const DICT = split('clear copy fromkeys get items keys pop popitem setdefault update values');
const FROZEN_SET = split('copy difference intersection isdisjoint issubset issuperset symmetric_difference union');
const NUMBER = split('as_integer_ratio conjugate imag real');
const INTEGER = [...NUMBER, ...split('bit_count bit_length denominator from_bytes numerator to_bytes')];
const BYTES =
  split(`capitalize center count decode endswith expandtabs find fromhex hex index isalnum isalpha isascii isdigit
  islower isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex
  rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill`);

/** By the kind of a value, or by the name of its type if it prints as a call. */
export const BUILTIN_METHODS: Readonly<Record<string, readonly string[]>> = {
  str: split(`capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii
    isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans
    partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith
    strip swapcase title translate upper zfill`),
  bytes: BYTES,
  bytearray: [...BYTES, ...LIST.filter((name) => name !== 'sort')],
  int: INTEGER,
  bool: INTEGER,
  complex: split('conjugate imag real'),
  float: [...NUMBER, ...split('fromhex hex is_integer')],
  list: LIST,
  tuple: ['count', 'index'],
  dict: DICT,
  set: [
    ...FROZEN_SET,
    ...split(`add clear difference_update discard intersection_update pop remove symmetric_difference_update update`),
  ],
  frozenset: FROZEN_SET,
  range: split('count index start step stop'),
  slice: split('indices start step stop'),
  deque: [...LIST.filter((name) => name !== 'sort'), ...split('appendleft extendleft maxlen popleft rotate')],
  defaultdict: [...DICT, 'default_factory'],
  OrderedDict: [...DICT, 'move_to_end'],
  Counter: [...DICT, ...split('elements most_common subtract total')],
};

/** A method of a built-in type as a value: `str.lower`. */
export function builtInMethod(type: string, name: string): Value | undefined {
  const isOne = BUILTIN_METHODS[type]?.includes(name) === true || /^__(?:get|set|del)item__$/.test(name);
  return OF_METHODS.test(type) && isOne ? { kind: 'opaque', type: 'builtin', name: `${type}.${name}` } : undefined;
}

const OF_METHODS = /^(?:str|list|dict|set|int|float|bytes|tuple)$/;
