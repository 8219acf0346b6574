/** Classes of the program that are derived from built-in ones: instances hold what those hold, beside their attributes. */
import type { FunctionInfo, SourceFile } from '../syntax';
import type { Value } from '../values/value';
import { BUILTIN_METHODS } from './builtin-names';
import { BARE, foreignBases, isEnumClass, isExceptionClass } from './class-order';
import { isTupleClass } from './dataclass-mark';

/** What an instance holds to begin with, by the last name of the built-in class; the more special ones first. */
const EMPTY: Readonly<Record<string, Value>> = {
  Counter: { kind: 'call', name: 'Counter', args: [] },
  OrderedDict: { kind: 'call', name: 'OrderedDict', args: [] },
  defaultdict: { kind: 'call', name: 'defaultdict', args: [{ kind: 'none' }, { kind: 'dict', entries: [] }] },
  deque: { kind: 'call', name: 'deque', args: [{ kind: 'list', items: [] }] },
  list: { kind: 'list', items: [] },
  dict: { kind: 'dict', entries: [] },
  set: { kind: 'set', items: [] },
};

/** These get what they hold when they are made, and never anything else. */
const UNCHANGING: ReadonlySet<string> = new Set(['tuple', 'frozenset', 'str', 'bytes', 'int', 'float', 'complex']);

/** Special methods of these, apart from what every class has. */
const SEQUENCE = '__len__ __iter__ __getitem__ __contains__ __add__ __mul__ __rmul__';
const COMPARED = '__eq__ __ne__ __lt__ __le__ __gt__ __ge__';
const NUMBER = `${COMPARED} __hash__ __bool__ __add__ __sub__ __mul__ __truediv__ __floordiv__ __mod__ __pow__ __divmod__ __radd__ __rsub__ __rmul__ __rtruediv__ __rfloordiv__ __rmod__ __rpow__ __neg__ __pos__ __abs__ __repr__ __format__ __int__ __float__ __round__`; // prettier-ignore
const MAPPING = '__len__ __iter__ __getitem__ __contains__ __reversed__ __setitem__ __delitem__ __eq__ __ne__ __or__ __ror__ __ior__ __repr__'; // prettier-ignore
const SET = `__len__ __iter__ __contains__ ${COMPARED} __and__ __or__ __sub__ __xor__ __rand__ __ror__ __rsub__ __rxor__ __repr__`; // prettier-ignore
const LIST = `${SEQUENCE} ${COMPARED} __reversed__ __setitem__ __delitem__ __iadd__ __imul__ __repr__`;
const SPECIAL: Readonly<Record<string, string>> = {
  list: LIST,
  deque: LIST,
  tuple: `${SEQUENCE} ${COMPARED} __hash__ __repr__`,
  str: `${SEQUENCE} ${COMPARED} __mod__ __rmod__ __hash__ __str__ __repr__ __format__`,
  bytes: `${SEQUENCE} ${COMPARED} __mod__ __rmod__ __hash__ __repr__`,
  dict: MAPPING,
  OrderedDict: MAPPING,
  defaultdict: `${MAPPING} __missing__`,
  Counter: `${MAPPING} __missing__ __lt__ __le__ __gt__ __ge__ __add__ __sub__ __and__ __iadd__ __isub__ __iand__`,
  set: `${SET} __iand__ __ior__ __isub__ __ixor__`,
  frozenset: `${SET} __hash__`,
  int: `${NUMBER} __and__ __or__ __xor__ __lshift__ __rshift__ __rand__ __ror__ __rxor__ __invert__ __index__`,
  float: NUMBER,
  complex: NUMBER,
};

/** Last name of the built-in class whose instances hold something: `list`, `defaultdict`; undefined for all other classes. */
export function builtInBase(source: SourceFile, owner: FunctionInfo): string | undefined {
  const names = foreignBases(source, owner).map(plainName);
  const found = [...Object.keys(EMPTY), ...UNCHANGING].find((name) => names.includes(name));
  if (found === undefined || isEnumClass(source, owner)) return undefined;
  return isTupleClass(source, owner) || isExceptionClass(source, owner) ? undefined : found;
}

/** What a new instance holds; undefined where that is said by what it is made of. */
export function emptyContents(base: string): Value | undefined {
  return Object.hasOwn(EMPTY, base) ? EMPTY[base] : undefined;
}

/** The built-in class itself has a special method of that name. */
export function hasSpecial(base: string, method: string): boolean {
  return (SPECIAL[base] ?? '').split(' ').includes(method);
}

/** The built-in class itself has a method or attribute of that name that is no special one. */
export function hasAttribute(base: string, name: string): boolean {
  return BUILTIN_METHODS[base]?.includes(name) === true;
}

/** A built-in class whose attributes are all known, with others that have none. */
export function isAllBuiltIn(source: SourceFile, owner: FunctionInfo): boolean {
  const base = builtInBase(source, owner);
  if (base === undefined || !Object.hasOwn(BUILTIN_METHODS, base)) return false;
  return foreignBases(source, owner).every((name) => plainName(name) === base || BARE.test(name));
}

/** `collections.OrderedDict`, `typing.List[int]` and `list` by the name that they have as built-in classes. */
function plainName(text: string): string {
  const path = text.replace(/\[.*$/s, '');
  const typing = /^typing\.(List|Dict|Set|FrozenSet|Tuple|DefaultDict|Deque)$/.exec(path);
  if (typing) return (typing[1] ?? '').toLowerCase();
  if (/^(?:collections|typing)\.(?:Counter|OrderedDict|defaultdict|deque)$/.test(path)) return path.slice(path.indexOf('.') + 1); // prettier-ignore
  return path.replace(/^builtins\./, '');
}
