/** Operations of which the model is often mistaken, in a few lines of Python that say the same in smaller steps. */
import { isSameRange } from '../../codec/step/syntax/call-syntax';
import { indented } from '../../python/desugar/iteration';
import type { CallSite, SubExpression } from '../../python/syntax';
import { entriesOf } from '../../python/values/access-path';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { masked } from './arithmetic/halves';
import { ofIterator } from './operands-of-iterators';
import { plainlyCalled } from './plainly-called';
import { chainOf } from './sequences/chains';
import { byteByByte } from './sequences/byte-by-byte';
import { boundsOf } from './sequences/item-lookup';
import { slicePlaces } from './sequences/slice-places';
import { ENDS_LINES } from './sequences/text-lines';

type Read = (text: string) => Value | undefined;

/** A function without parameters, and the values of its names. */
export interface FewLines {
  readonly text: string;
  readonly names: ReadonlyMap<string, Value>;
}

/** The text of a function with these lines. */
export function inFunction(lines: readonly string[]): string {
  return ['def f():', ...indented(lines), ''].join('\n');
}

/** Undefined for what is asked about as it is written, or in other ways. */
export function inFewLines(part: SubExpression, calls: readonly CallSite[], read: Read): FewLines | undefined {
  const chain = chainOf(part, read);
  if (chain) return chain;
  const plain = plainlyCalled(part, read);
  if (plain !== undefined) return { text: inFunction([`return ${plain}`]), names: new Map() };
  const iterated = ofIterator(part, read);
  if (iterated) return { text: inFunction(iterated.lines), names: iterated.names };
  const power = negatedPower(part, read);
  if (power) return power;
  const site = calls.find(({ range }) => isSameRange(range, part.range));
  const places = site && slicePlaces(site, read);
  if (places) return { text: inFunction(places.lines), names: places.names };
  const table = (site && (translationTable(site, read) ?? numberedTable(site, read))) ?? rangeWithin(part, read);
  if (table) return table;
  const bytes = byteByByte(part, site, read);
  if (bytes) return { text: inFunction(bytes.lines), names: bytes.names };
  const given = site ? [site.receiver, ...site.arguments.map(({ text }) => text)] : (part.operands ?? []);
  const [a, b, ...more] = given.flatMap((text) => (text === undefined ? [] : (read(text) ?? [])));
  const lines = a && more.length === 0 ? linesOf(part, a, b) : undefined;
  return lines && a && { text: inFunction(lines), names: new Map([['_a', a], ...(b ? [['_b', b] as const] : [])]) }; // prettier-ignore
}

/** `str.maketrans('ab', 'xy', '.,')`: the number of each character, and what it becomes. */
function translationTable({ callee, receiver, arguments: all }: CallSite, read: Read): FewLines | undefined {
  if (callee !== 'maketrans' || receiver !== 'str' || all.length < 2 || all.length > 3) return undefined;
  const given = all.map(({ text, keyword, star }) => (keyword !== undefined || star ? undefined : read(text)));
  const texts = given.flatMap((one) => (one?.kind === 'str' ? [Array.from(one.value)] : []));
  const [from = [], to = [], removed = []] = texts;
  if (texts.length !== all.length || from.length !== to.length || from.length + removed.length === 0) return undefined;
  const listed = (one: readonly string[]): Value => ({ kind: 'list', items: one.map((value) => ({ kind: 'str', value })) }); // prettier-ignore
  const pairs: Value = { kind: 'list', items: from.map((one, at) => ({ kind: 'tuple', items: [{ kind: 'str', value: one }, { kind: 'str', value: to[at] ?? '' }] })) }; // prettier-ignore
  const lines = [
    '_result = {}',
    ...(from.length > 0 ? ['for _from, _to in _pairs:', '    _key = ord(_from)', '    _value = ord(_to)', '    _result[_key] = _value'] : []), // prettier-ignore
    ...(removed.length > 0 ? ['for _item in _removed:', '    _key = ord(_item)', '    _result[_key] = None'] : []),
    'return _result',
  ];
  return { text: inFunction(lines), names: new Map([['_pairs', pairs], ['_removed', listed(removed)]]) }; // prettier-ignore
}

/** `str.maketrans({'a': 'x', 'b': None})`: what each character becomes, by its number. */
function numberedTable({ callee, receiver, arguments: all }: CallSite, read: Read): FewLines | undefined {
  const [given, ...more] = all;
  if (callee !== 'maketrans' || receiver !== 'str' || !given || more.length > 0) return undefined;
  const table = given.keyword === undefined && !given.star ? read(given.text) : undefined;
  if (table?.kind !== 'dict' || !table.entries.every(([{ kind }]) => kind === 'str')) return undefined;
  const pairs: Value = { kind: 'list', items: table.entries.map((items) => ({ kind: 'tuple', items })) };
  const lines = ['_result = {}', 'for _from, _to in _pairs:', '    _key = ord(_from)', '    _result[_key] = _to', 'return _result']; // prettier-ignore
  return { text: inFunction(lines), names: new Map([['_pairs', pairs]]) };
}

/** `numbers[2:n]` of a range is a range, too; places that are counted from its end are left to the model. */
function rangeWithin({ operator, operands, node }: SubExpression, read: Read): FewLines | undefined {
  const range = operator === '[:]' && operands?.[0] !== undefined ? read(operands[0]) : undefined;
  if (range?.kind !== 'call' || range.name !== 'range' || range.args.length > 2) return undefined;
  const [start, stop, step] = boundsOf(node).map((text) => (text === '' ? undefined : (read(text) ?? null)));
  if (step !== undefined || ![start, stop].every((one) => one === undefined || (one?.kind === 'int' && one.value >= 0n))) return undefined; // prettier-ignore
  const [first] = range.args.length > 1 ? range.args : [];
  const lines = [
    '_count = len(_a)',
    `_low = ${start ? 'min(_start, _count)' : '0'}`,
    `_high = ${stop ? 'min(_stop, _count)' : '_count'}`,
    ...(first ? ['_low += _first', '_high += _first'] : []),
    'return range(_low, _high)',
  ];
  const names = [['_a', range], ['_start', start], ['_stop', stop], ['_first', first]] as const; // prettier-ignore
  return { text: inFunction(lines), names: new Map(names.flatMap(([name, value]) => (value ? [[name, value]] : []))) };
}

/** `-x ** 2`: the power comes first. */
function negatedPower({ operator, node }: SubExpression, read: Read): FewLines | undefined {
  const power = operator === 'neg' ? node?.bare.get('argument')?.bare : undefined;
  if (power?.get('operator')?.type !== '**') return undefined;
  const [a, b] = [power.get('left'), power.get('right')].map((side) => side && read(side.bare.text));
  const lines = ['_power = _a ** _b', 'return -_power'];
  return a && b && { text: inFunction(lines), names: new Map([['_a', a], ['_b', b]]) }; // prettier-ignore
}

/** @param a the left side, the receiver or the only argument @param b the right side, or the argument of a method */
function linesOf({ operator, operatorKind }: SubExpression, a: Value, b: Value | undefined): string[] | undefined {
  if (operatorKind === 'operator') {
    if (!b) return undefined;
    if (a.kind === 'str' && a.value === '' && b.kind === 'str' && Object.hasOwn(OF_NOTHING, operator)) return OF_NOTHING[operator]; // prettier-ignore
    const mask = a.kind === 'int' && b.kind === 'int' ? masked(operator, a.value, b.value) : undefined;
    if (mask) return mask;
    if (operator === '==' || operator === '!=') return isOtherwiseOrdered(a, b) ? sameEntries(operator) : undefined;
    if (Object.hasOwn(INSIDE, operator)) return a.kind === 'set' && b.kind === 'set' ? INSIDE[operator] : undefined;
    if (a.kind === 'set' && b.kind === 'set' && /^[-^]$/.test(operator)) return without(operator === '^');
    if (isOfKeys(a) && isOfKeys(b) && Object.hasOwn(OF_KEYS, operator)) return OF_KEYS[operator];
    if (isCounter(a) && isCounter(b) && /^[-+]$/.test(operator)) return counted(operator);
    if (operator === '+' && areNested(a, b)) return ONE_AFTER_OTHER;
    // The square of a float is what the product is.
    if (operator === '**' && a.kind === 'float' && b.kind === 'int' && b.value === 2n) return ['return _a * _a'];
    const isReciprocal = operator === '**' && a.kind === 'int' && a.value !== 0n && b.kind === 'int' && b.value < 0n;
    return isReciprocal ? ['_count = -_b', '_power = _a ** _count', 'return 1 / _power'] : undefined;
  }
  if (a.kind === 'set' && b?.kind === 'set' && /^(?:symmetric_)?difference$/.test(operator)) return without(operator !== 'difference'); // prettier-ignore
  if (a.kind === 'set' && b?.kind === 'set' && /^issu(?:b|per)set$/.test(operator)) return INSIDE[operator === 'issubset' ? '<=' : '>=']; // prettier-ignore
  if (operator === 'round' && a.kind === 'int' && b?.kind === 'int' && b.value < 0n) return roundedTo(-b.value);
  if (operator === 'dist' && a.kind === 'tuple' && b?.kind === 'tuple') return APART;
  const [name, only] = b ? ['_b', b] : ['_a', a];
  if (operator === 'int' && operatorKind === 'call' && !b && a.kind === 'str') return plainDigits(a.value);
  if (operator === 'floor' && only.kind === 'float' && only.value < 0)
    return [`_whole = int(${name})`, `if _whole > ${name}:`, '    return _whole - 1', 'return _whole'];
  if (operator === 'reversed' && !b && a.kind === 'call' && a.name === 'range')
    return ['_items = list(_a)', 'return _items[::-1]'];
  if (/^(?:ceil|floor|trunc)$/.test(operator) && only.kind === 'int') return [`return ${name}`];
  if (operator === 'ceil' && only.kind === 'float')
    return [`_whole = int(${name})`, `if _whole < ${name}:`, '    return _whole + 1', 'return _whole'];
  if (operator === 'deque' && b?.kind === 'int' && isLongerThan(a, b.value))
    return ['_items = list(_a)', '_last = _items[-_b:]', 'return deque(_last, maxlen=_b)'];
  if (operator === 'zfill' && b && a.kind === 'str' && /^[-+]/.test(a.value))
    return ['_digits = _a[1:].zfill(_b - 1)', 'return _a[0] + _digits'];
  if (!b && a.kind === 'str' && Object.hasOwn(CASES, operator) && isCased(a.value)) return CASES[operator];
  if (operator === 'splitlines' && b?.kind === 'bool' && b.value && a.kind === 'str' && isOfPlainLines(a.value)) return WITH_ENDS; // prettier-ignore
  if (operator === 'expandtabs' && a.kind === 'str' && a.value.includes('\t')) return tabsExpanded(b ? '_b' : '8');
  const isText = operator === 'repr' && operatorKind === 'call' && !b && a.kind === 'str';
  return isText && isInDoubleQuotes(a.value) ? [`return '"' + _a + '"'`] : undefined;
}

/** How far two points are from each other. */
const APART = ['_total = 0', 'for _one, _other in zip(_a, _b):', '    _side = _one - _other', '    _total += _side * _side', 'return sqrt(_total)']; // prettier-ignore

/** A text that may have nothing in it is in any other. */
const OF_NOTHING: Readonly<Partial<Record<string, string[]>>> = {
  in: ['_size = len(_a)', 'if _size == 0:', '    return True', 'return _a in _b'],
  'not in': ['_size = len(_a)', 'if _size == 0:', '    return False', 'return _a not in _b'],
};

/** Letters that the model takes for those of one case, where some are of the other. */
const CASES: Readonly<Partial<Record<string, string[]>>> = Object.fromEntries(
  ['upper', 'lower', 'title'].map((name) => [`is${name}`, [`_other = _a.${name}()`, 'return _a == _other']]),
);

/** Several characters with letters among them, all of them plain. */
function isCased(text: string): boolean {
  return text.length <= MOST_CASED && /^[ -~]*[a-zA-Z][ -~]*$/.test(text) && text.length > 1;
}

/** Characters that are not too many to be made capitals one by one. */
const MOST_CASED = 40;

/** Lines that end where a text is split as well. */
function isOfPlainLines(text: string): boolean {
  return text.includes('\n') && Array.from(text).every((one) => !ENDS_LINES.has(one));
}

/** `text.splitlines(True)`: the last one has no end, or is none. */
const WITH_ENDS = [
  '_result = []',
  "*_ended, _last = _a.split('\\n')",
  'for _line in _ended:',
  "    _line += '\\n'",
  '    _result.append(_line)',
  'if _last:',
  '    _result.append(_last)',
  'return _result',
];

/** Column by column. */
function tabsExpanded(size: string): string[] {
  const tab = [`_count = ${size} - _column % ${size}`, `_result += ' ' * _count`, '_column += _count'];
  const other = ['_result += _item', '_column += 1', `if _item == '\\n':`, '    _column = 0'];
  const round = [`if _item == '\\t':`, ...indented(tab), 'else:', ...indented(other)];
  return [`_result = ''`, '_column = 0', 'for _item in _a:', ...indented(round), 'return _result'];
}

/** Something of which a `deque` drops the first items. */
function isLongerThan(items: Value, most: bigint): boolean {
  if (most <= 0n) return false;
  if (items.kind === 'str') return Array.from(items.value).length > most;
  return (items.kind === 'list' || items.kind === 'tuple') && items.items.length > most;
}

/** Dicts of one size whose entries stand in another order, so that they look different. */
function isOtherwiseOrdered(a: Value, b: Value): boolean {
  const isOther = [a, b].some(({ kind }) => kind === 'call') && ![a, b].every(isCounter);
  const [one, other] = isOther ? [] : [entriesOf(a), entriesOf(b)];
  if (!one || !other || one.length === 0 || one.length !== other.length) return false;
  return isCounter(a) || one.some(([key], at) => other[at] && printValue(key) !== printValue(other[at][0]));
}

/** Lists of lists or tuples: one of them easily goes. */
function areNested(a: Value, b: Value): boolean {
  const all = [a, b].flatMap((one) => (one.kind === 'list' && one.items.length > 0 ? [one.items] : []));
  const items = all.flat();
  return all.length === 2 && items.length <= MOST_NESTED && items.some(({ kind }) => /^(?:list|tuple)$/.test(kind));
}

/** Items that are put one behind the other. */
const MOST_NESTED = 12;
const ONE_AFTER_OTHER = ['_result = []', ...['_a', '_b'].flatMap((one) => [`for _item in ${one}:`, '    _result.append(_item)']), 'return _result']; // prettier-ignore

function isCounter(value: Value): boolean {
  return value.kind === 'call' && value.name === 'Counter';
}

/** The items that the other set does not have. @param isOfBoth those that only the other one has, too */
function without(isOfBoth: boolean): string[] {
  const lacking = (one: string, other: string): string[] => [
    `for _item in ${one}:`,
    `    if _item not in ${other}:`,
    '        _result.add(_item)',
  ];
  return ['_result = set()', ...lacking('_a', '_b'), ...(isOfBoth ? lacking('_b', '_a') : []), 'return _result'];
}

/** Sets, and the keys of dicts. */
function isOfKeys(value: Value): boolean {
  return value.kind === 'set' || (value.kind === 'call' && /^dict_(?:keys|items)$/.test(value.name));
}

/** `prices.keys() & stock.keys()`; of sets the model knows the others. */
const OF_KEYS: Readonly<Partial<Record<string, string[]>>> = {
  '-': without(false),
  '^': without(true),
  '&': ['_result = set()', 'for _item in _a:', '    if _item in _b:', '        _result.add(_item)', 'return _result'],
  '|': ['_result = set()', ...['_a', '_b'].flatMap((one) => [`for _item in ${one}:`, '    _result.add(_item)']), 'return _result'], // prettier-ignore
};

/** A whole number to so many zeros; what is half way becomes even. */
function roundedTo(zeros: bigint): string[] {
  return [
    `_unit = 10 ** ${zeros}`,
    '_rest = _a % _unit',
    '_low = _a - _rest',
    '_twice = _rest * 2',
    'if _twice > _unit:',
    '    return _low + _unit',
    'if _twice == _unit:',
    '    _times = _low // _unit',
    '    return _low + _times % 2 * _unit',
    'return _low',
  ];
}

/** A number with spaces around it, or with lines between its digits. */
function plainDigits(text: string): string[] | undefined {
  if (/^\s*[-+]?\d+(?:_\d+)+\s*$/.test(text)) return [`_digits = _a.replace('_', '')`, 'return int(_digits)'];
  return /^\s*[-+]?\d+\s*$/.test(text) && /\s/.test(text) ? ['return int(_a.strip())'] : undefined;
}

/** How often each key comes, where that is more than never. */
function counted(operator: string): string[] {
  const kept = ['    if _count > 0:', '        _result[_key] = _count'];
  const first = ['for _key in _a:', `    _count = _a[_key] ${operator} _b.get(_key, 0)`, ...kept];
  const sign = operator === '-' ? '-' : '';
  const others = ['for _key in _b:', '    if _key in _a:', '        continue', `    _count = ${sign}_b[_key]`, ...kept];
  return ['_result = {}', ...first, ...others, 'return Counter(_result)'];
}

function sameEntries(operator: '==' | '!='): string[] {
  const [same, different] = operator === '==' ? ['True', 'False'] : ['False', 'True'];
  return [
    'for _key in _a:',
    '    if _key not in _b:',
    `        return ${different}`,
    '    if _a[_key] != _b[_key]:',
    `        return ${different}`,
    `return ${same}`,
  ];
}

/** There is an apostrophe in it, and nothing else that is not written as it is. */
function isInDoubleQuotes(text: string): boolean {
  return text.includes("'") && !/["\\\p{C}]|(?! )\p{Z}/u.test(text);
}

/** Sets of which one has all items of the other, and more. */
const INSIDE: Readonly<Partial<Record<string, string[]>>> = {
  '<': ['for _item in _a:', '    if _item not in _b:', '        return False', 'return len(_a) < len(_b)'],
  '>': ['for _item in _b:', '    if _item not in _a:', '        return False', 'return len(_a) > len(_b)'],
  '<=': ['for _item in _a:', '    if _item not in _b:', '        return False', 'return True'],
  '>=': ['for _item in _b:', '    if _item not in _a:', '        return False', 'return True'],
};
