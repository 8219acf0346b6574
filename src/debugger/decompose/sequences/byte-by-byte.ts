/** Operations on bytes that are no plain characters, and on letters of other alphabets, as sums and comparisons of the numbers of their bytes. */
import { indented } from '../../../python/desugar/iteration';
import type { CallSite, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';

type Read = (text: string) => Value | undefined;

interface ByteLines {
  readonly lines: readonly string[];
  readonly names: ReadonlyMap<string, Value>;
}

/** Undefined for what the model knows as it is. */
export function byteByByte(part: SubExpression, site: CallSite | undefined, read: Read): ByteLines | undefined {
  if (!site || site.repeated || site.arguments.some(({ star, keyword }) => star !== undefined || keyword !== undefined)) return undefined; // prettier-ignore
  const values = site.arguments.map(({ text }) => read(text));
  const [first, second, ...more] = values.flatMap((one) => one ?? []);
  if (more.length > 0 || values.includes(undefined)) return undefined;
  const receiver = site.receiver === undefined ? undefined : read(site.receiver);
  const isFunction = site.receiver === undefined && part.operatorKind === 'call' && !read(part.operator);
  const lines = isFunction && first && !second ? ofOne(part.operator, first) : undefined;
  if (lines && first) return { lines, names: new Map([['_a', first]]) };
  if (receiver?.kind === 'str') return inAscii(part.operator, receiver, values);
  return receiver?.kind === 'bytes' ? ofBytes(part.operator, receiver.value, first, second) : undefined;
}

/** Functions of one character, one number, or bytes. */
function ofOne(name: string, value: Value): string[] | undefined {
  if (name === 'ord') return value.kind === 'str' && isForeign(value.value) ? CODE_POINT : undefined;
  if (name === 'chr') return value.kind === 'int' && value.value >= 128n && value.value < 0x11_00_00n ? CHARACTER : undefined; // prettier-ignore
  const isListed = name === 'tuple' && value.kind === 'bytes' && !isShown(value.value);
  return isListed ? ['_result = []', 'for _item in _a:', '    _result.append(_item)', 'return tuple(_result)'] : undefined; // prettier-ignore
}

/** One character outside ASCII, as UTF-8 has it. */
const CODE_POINT = [
  '_result = 0',
  'for _item in _a.encode():',
  '    if _item >= 240:',
  '        _result = _item - 240',
  '    elif _item >= 224:',
  '        _result = _item - 224',
  '    elif _item >= 192:',
  '        _result = _item - 192',
  '    else:',
  '        _item -= 128',
  '        _result *= 64',
  '        _result += _item',
  'return _result',
];

/** The bytes of UTF-8, from the last one on. */
const CHARACTER = [
  '_items = []',
  '_left = _a',
  '_room = 32',
  '_mark = 192',
  'while _left >= _room or not _items:',
  '    _item = _left % 64',
  '    _left //= 64',
  '    _item += 128',
  '    _items.insert(0, _item)',
  '    if len(_items) > 1:',
  '        _room //= 2',
  '        _mark += _room * 2',
  '_left += _mark',
  '_items.insert(0, _left)',
  '_data = bytes(_items)',
  'return _data.decode()',
];

function isForeign(text: string): boolean {
  return Array.from(text).length === 1 && !isPlain(text);
}

function isPlain(text: string): boolean {
  return Array.from(text).every((character) => character < '\u0080');
}

/** Bytes that are written as the characters that they are. */
function isShown(bytes: string): boolean {
  return /^[ -~]*$/.test(bytes);
}

/** `text.encode('ascii', 'replace')` */
function inAscii(
  name: string,
  text: Value & { readonly kind: 'str' },
  [codec, errors]: readonly (Value | undefined)[],
): ByteLines | undefined {
  // prettier-ignore
  if (name !== 'encode' || codec?.kind !== 'str' || !/^(?:us-)?ascii$/i.test(codec.value)) return undefined;
  const otherwise = errors?.kind === 'str' && Object.hasOwn(OTHERWISE, errors.value) ? OTHERWISE[errors.value] : undefined; // prettier-ignore
  if (otherwise === undefined || text.value.length > SHORT || isPlain(text.value)) return undefined;
  const lines = ["_result = ''", 'for _item in _a:', '    if _item.isascii():', '        _result += _item', ...otherwise, 'return _result.encode()']; // prettier-ignore
  return { lines, names: new Map([['_a', text]]) };
}

/** Longer texts take more questions than they are worth. */
const SHORT = 40;

const OTHERWISE: Readonly<Partial<Record<string, readonly string[]>>> = {
  replace: ['    else:', "        _result += '?'"],
  ignore: [],
};

function ofBytes(
  name: string,
  bytes: string,
  first: Value | undefined,
  second: Value | undefined,
): ByteLines | undefined {
  // prettier-ignore
  const receiver: Value = { kind: 'bytes', value: bytes };
  const given = (lines: readonly string[], ...more: readonly Value[]): ByteLines => ({
    lines,
    names: new Map([['_a', receiver], ...more.map((one, at) => [`_${'bc'.charAt(at)}`, one] as const)]),
  });
  if (name === 'join' && !second) return first?.kind === 'list' || first?.kind === 'tuple' ? given(JOINED, first) : undefined; // prettier-ignore
  if (name === 'zfill') return first?.kind === 'int' && !/^[-+]/.test(bytes) ? given(FILLED, first) : undefined;
  if (isShown(bytes)) return undefined;
  if (/^[lr]?strip$/.test(name)) {
    const stripped = first ?? { kind: 'bytes', value: ' \t\n\r\v\f' };
    const numbers = stripped.kind === 'bytes' && !second ? numbersOf(stripped.value) : undefined;
    return numbers && given(stripping(name), numbers);
  }
  if (!first && (name === 'upper' || name === 'lower')) return given(name === 'upper' ? IN_CAPITALS : IN_SMALL);
  if (name === 'replace') {
    const [old, other] = [first, second].map((one) => (one?.kind === 'bytes' ? numbersOf(one.value) : undefined));
    return old && other && old.items.length === 1 ? given(REPLACED, old, other) : undefined;
  }
  if (name !== 'decode' || first?.kind !== 'str' || second) return undefined;
  if (/^(?:us-)?ascii$/i.test(first.value)) return given(FROM_ASCII);
  return /^(?:latin[-_]?1|iso-?8859-1)$/i.test(first.value) ? given(FROM_LATIN) : undefined;
}

function numbersOf(bytes: string): Value & { readonly kind: 'list' } {
  return { kind: 'list', items: Array.from(bytes, (one) => ({ kind: 'int', value: BigInt(one.charCodeAt(0)) })) };
}

const JOINED = [
  "_result = b''",
  '_started = False',
  'for _item in _b:',
  '    if _started:',
  '        _result += _a',
  '    _result += _item',
  '    _started = True',
  'return _result',
];

const FILLED = [
  '_size = len(_a)',
  'if _size >= _b:',
  '    return _a',
  '_count = _b - _size',
  "return b'0' * _count + _a",
];

/** What may be stripped is held back until something else comes. */
function stripping(name: string): string[] {
  const kept = ['_kept += _held', '_held = []', '_kept.append(_item)'];
  const held = name === 'rstrip' ? ['_held.append(_item)'] : ['if _kept:', '    _held.append(_item)'];
  const round = ['if _item in _b:', ...indented(held), 'else:', ...indented(kept)];
  const last = name === 'lstrip' ? ['_kept += _held'] : [];
  return ['_kept = []', '_held = []', 'for _item in _a:', ...indented(round), ...last, 'return bytes(_kept)'];
}

function shifted(least: number, most: number, change: string): string[] {
  const round = [`if ${least} <= _item <= ${most}:`, `    _item ${change} 32`, '_result.append(_item)'];
  return ['_result = []', 'for _item in _a:', ...indented(round), 'return bytes(_result)'];
}

const IN_CAPITALS = shifted(97, 122, '-=');
const IN_SMALL = shifted(65, 90, '+=');

const REPLACED = [
  '_result = []',
  'for _item in _a:',
  '    if _item in _b:',
  '        _result += _c',
  '    else:',
  '        _result.append(_item)',
  'return bytes(_result)',
];

const FROM_ASCII = [
  "_result = ''",
  '_place = 0',
  'for _item in _a:',
  '    if _item >= 128:',
  '        _next = _place + 1',
  `        _reason = 'ordinal not in range(128)'`,
  `        raise UnicodeDecodeError('ascii', _a, _place, _next, _reason)`,
  '    _result += chr(_item)',
  '    _place += 1',
  'return _result',
];

/** All of them as UTF-8 has them, which is read at once. */
const FROM_LATIN = [
  '_items = []',
  'for _item in _a:',
  '    if _item >= 192:',
  '        _items.append(195)',
  '        _item -= 64',
  '    elif _item >= 128:',
  '        _items.append(194)',
  '    _items.append(_item)',
  '_data = bytes(_items)',
  'return _data.decode()',
];
