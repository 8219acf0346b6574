/** What kind of value an operation gives, by what Python says of it and of the kinds of its operands. */
import { isSameRange } from '../../../python/text/ranges';
import type { SubExpression } from '../../../python/syntax';
import { typeOfCall } from '../../../python/library/library-types';
import { literal } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import type { Query } from '../../query';

type Kind = Value['kind'];
type Kinds = Readonly<Partial<Record<Kind, string>>>;

/** Built-in functions, whatever they are given. */
const FUNCTIONS = byName({
  int: 'int len ord hash id',
  float: 'float',
  str: 'str repr ascii chr bin oct hex format input',
  bool: 'bool isinstance issubclass callable hasattr any all',
  list: 'list sorted dir',
  tuple: 'tuple divmod',
  dict: 'dict',
});

/** Methods of the built-in types, by the kind of what they are called on. */
const METHODS: Readonly<Partial<Record<Kind, ReadonlyMap<string, Kind>>>> = {
  str: byName({
    str:
      'capitalize casefold center expandtabs format format_map join ljust lower lstrip removeprefix removesuffix replace ' +
      'rjust rstrip strip swapcase title translate upper zfill',
    int: 'count find index rfind rindex',
    bool:
      'endswith startswith isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace ' +
      'istitle isupper',
    list: 'split rsplit splitlines',
    tuple: 'partition rpartition',
  }),
  list: byName({ int: 'count index', list: 'copy', none: 'append clear extend insert remove reverse sort' }),
  tuple: byName({ int: 'count index' }),
  dict: byName({ dict: 'copy', tuple: 'popitem', none: 'clear update' }),
  set: byName({
    bool: 'isdisjoint issubset issuperset',
    set: 'copy difference intersection symmetric_difference union',
    none: 'add clear difference_update discard intersection_update remove symmetric_difference_update update',
  }),
  int: byName({ int: 'bit_length bit_count conjugate' }),
  call: byName({ str: 'isoformat strftime' }),
  float: byName({ bool: 'is_integer', str: 'hex', tuple: 'as_integer_ratio' }),
};

/** What is written as a value of that kind. */
const DISPLAYS: Readonly<Partial<Record<string, Kind>>> = {
  string: 'str',
  concatenated_string: 'str',
  list_comprehension: 'list',
  dictionary_comprehension: 'dict',
  set_comprehension: 'set',
};
const IDENTITY = /^(?:is|is not|in|not in|not)$/;
const COMPARISON = /^(?:==|!=|<|<=|>|>=)$/;
/** What compares itself with others, and says whether; objects of the program may give anything. */
const COMPARABLE: ReadonlySet<Kind> = new Set(['none', 'bool', 'int', 'float', 'str', 'list', 'tuple', 'dict', 'set']);

/**
 * Undefined where it cannot be told.
 * @param known the kind of a name's value, or of what has been computed of the statement
 */
export function resultKind(
  query: Query,
  part: SubExpression,
  known: (text: string) => Kind | undefined,
): Kind | undefined {
  const { operator, operatorKind } = part;
  if (operatorKind === 'call') return query.lookup(operator) ? undefined : FUNCTIONS.get(operator);
  // A name may have been bound to something else in between.
  if (query.statement.tokens.some(({ text }) => text === ':=')) return undefined;
  const kindOf = (text: string): Kind | undefined => known(text) ?? literal(text)?.kind;
  if (operatorKind === 'method') {
    const site = query.statement.calls.find(({ range }) => isSameRange(range, part.range));
    if (site?.receiver === undefined) return undefined;
    const receiver = kindOf(site.receiver);
    if (receiver) return METHODS[receiver]?.get(operator);
    return query.lookup(site.receiver) ? undefined : ofLibrary(`${site.receiver}.${operator}`);
  }
  if (operatorKind !== 'operator') return undefined;
  const display = DISPLAYS[part.node?.type ?? ''];
  if (display) return display;
  if (IDENTITY.test(operator)) return 'bool';
  const [first, second] = part.operands ?? [];
  const left = first === undefined ? undefined : kindOf(first);
  if (!left || second === undefined) return undefined;
  if (operator === '[]' || operator === '[:]') return ofSubscript(operator, left);
  const right = kindOf(second);
  if (!right) return undefined;
  if (COMPARISON.test(operator)) return COMPARABLE.has(left) && COMPARABLE.has(right) ? 'bool' : undefined;
  return ofArithmetic(operator, left, right);
}

/** Whether it adds up what it is given, which can be said, whatever kind of number it is. */
export function isTotal(query: Query, { operator, operatorKind }: SubExpression): boolean {
  return operatorKind === 'call' && operator === 'sum' && !query.lookup(operator);
}

/** Types of the library that are kinds of values. */
const KINDS: ReadonlySet<string> = new Set<Kind>(['bool', 'int', 'float', 'str', 'list', 'tuple', 'dict']);

/** What a function of a module gives: `math.pow` a float. */
function ofLibrary(path: string): Kind | undefined {
  const type = typeOfCall(path)?.replace(/\[.*\]$/, '');
  return type !== undefined && KINDS.has(type) ? (type as Kind) : undefined;
}

function ofSubscript(operator: string, holder: Kind): Kind | undefined {
  if (holder === 'str') return 'str';
  return operator === '[:]' && (holder === 'list' || holder === 'tuple') ? holder : undefined;
}

function ofArithmetic(operator: string, left: Kind, right: Kind): Kind | undefined {
  if (left === 'str' && operator === '%') return 'str';
  if (left === right && /^(?:str|list|tuple)$/.test(left)) return operator === '+' ? left : undefined;
  if (isWhole(left) !== isWhole(right) && operator === '*') {
    const items = isWhole(left) ? right : left;
    if (/^(?:str|list|tuple)$/.test(items)) return items;
  }
  if (left === 'set' && right === 'set') return /^[-&|^]$/.test(operator) ? 'set' : undefined;
  if (!isNumber(left) || !isNumber(right)) return undefined;
  if (operator === '/') return 'float';
  if (left === 'float' || right === 'float') return /^(?:[-+*%]|\/\/)$/.test(operator) ? 'float' : undefined;
  if (/^(?:[-+*%]|\/\/|<<|>>)$/.test(operator)) return 'int';
  return /^[&|^]$/.test(operator) ? (left === 'bool' && right === 'bool' ? 'bool' : 'int') : undefined;
}

function isWhole(kind: Kind): boolean {
  return kind === 'int' || kind === 'bool';
}

function isNumber(kind: Kind): boolean {
  return isWhole(kind) || kind === 'float';
}

function byName(kinds: Kinds): ReadonlyMap<string, Kind> {
  return new Map(
    Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind] as const)),
  );
}
