/** Calls inside value texts: which of them are really plain values, and how their keyword arguments are kept. */
import type { Value } from './value';

/** A keyword argument inside a `call` value: a pair of its name and its value. */
export function keywordArgument(name: string, value: Value): Value {
  return { kind: 'tuple', items: [{ kind: 'str', value: name, isKeyword: true }, value] };
}

/** The keyword and value that an argument of a call value stands for, or undefined for a positional one. */
export function asKeywordArgument(callee: string, argument: Value): { name: string; value: Value } | undefined {
  // Exceptions take any arguments but no keywords, so there a pair is a pair.
  if (/(?:Error|Exception|Warning|Interrupt|Iteration|Exit)$/.test(callee)) return undefined;
  if (argument.kind !== 'tuple' || argument.items.length !== 2) return undefined;
  const [name, value] = argument.items;
  // Those of a function may be anything, and so are marked.
  if (name?.kind === 'str' && name.isKeyword !== true && callee.startsWith('functools.partial')) return undefined;
  if (name?.kind !== 'str' || value === undefined || !/^[A-Za-z_]\w*$/.test(name.value)) return undefined;
  return { name: name.value, value };
}

const empty: Readonly<Record<string, Value>> = {
  set: { kind: 'set', items: [] },
  dict: { kind: 'dict', entries: [] },
  list: { kind: 'list', items: [] },
  tuple: { kind: 'tuple', items: [] },
  str: { kind: 'str', value: '' },
  int: { kind: 'int', value: 0n },
  float: { kind: 'float', value: 0 },
  bool: { kind: 'bool', value: false },
};

/** A call as a value: `set()` and `float('inf')` are plain values, everything else stays a call; one of pairs may hold a dict. */
export function constructValue(name: string, args: readonly Value[]): Value {
  const [first] = args;
  if (first === undefined && Object.hasOwn(empty, name) && empty[name] !== undefined) return empty[name];
  if (name === 'float' && args.length === 1 && first?.kind === 'str') {
    const special = /^\s*([+-]?)(inf(?:inity)?|nan)\s*$/i.exec(first.value);
    if (special?.[2] !== undefined) {
      const magnitude = special[2].toLowerCase() === 'nan' ? NaN : Infinity;
      return { kind: 'float', value: special[1] === '-' ? -magnitude : magnitude };
    }
  }
  if (name === 'complex') return complexValue(args) ?? { kind: 'call', name, args };
  const held = name === 'OrderedDict' && first ? dictOfPairs(first) : first;
  // As CPython writes them.
  if ((name === 'OrderedDict' || name === 'Counter') && held?.kind === 'dict')
    return { kind: 'call', name, args: held.entries.length > 0 ? [held] : [] };
  return { kind: 'call', name, args };
}

/** Written with one or two numbers. */
function complexValue(args: readonly Value[]): Value | undefined {
  const parts = args.map((part) => (part.kind === 'int' || part.kind === 'float' ? Number(part.value) : undefined));
  const [real = 0, imaginary = 0, ...more] = parts;
  return more.length > 0 || parts.includes(undefined) ? undefined : complexOf(real, imaginary);
}

/** A complex number is `complex` of two floats. */
export function complexOf(real: number, imaginary: number): Value {
  const args = [real, imaginary].map((value) => ({ kind: 'float', value }) as const);
  return { kind: 'call', name: 'complex', args };
}

/** `OrderedDict([('a', 1)])` holds what `OrderedDict({'a': 1})` does, as newer versions of Python write it. */
function dictOfPairs(value: Value): Value {
  if (value.kind !== 'list') return value;
  const entries = value.items.flatMap((pair) => {
    const [key, item, ...more] = pair.kind === 'tuple' ? pair.items : [];
    return key && item && more.length === 0 ? [[key, item] as const] : [];
  });
  return entries.length === value.items.length ? { kind: 'dict', entries } : value;
}

/** The other way round, for its repr. */
export function pairsOfDict(value: Value): Value {
  if (value.kind !== 'dict') return value;
  return { kind: 'list', items: value.entries.map((items) => ({ kind: 'tuple', items })) };
}

/** True for a call that stands for a value when it is written with literals, as `deque([1])` does, and `f([1])` does not. */
export function isValueCall(name: string): boolean {
  return /^(?:[a-z]+\.)?(?:deque|Counter|OrderedDict|defaultdict|range|frozenset|Decimal|Fraction|complex|bytearray|array|date|time|datetime|timedelta|slice|\w+(?:Error|Exception))$/.test(
    name,
  );
}
