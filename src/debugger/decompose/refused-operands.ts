/**
 * Operands of types that an operation does not take: `len(5)`, `None[0]`, `-'a'`, `for x in 3`. The model is sure of what is meant,
 * and makes a value of it, so that it is asked whether the type is one of those that Python takes.
 */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import { itemsOf } from '../../python/values/items';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { raised } from '../state/exceptions';
import type { TypeClash } from './type-clash';
import { differing, typeName, typesApart } from './types-apart';

type Read = (text: string) => Value | undefined;

/** Undefined for what Python takes, or is not known well enough. */
export function refusedOperand(part: SubExpression, read: Read): TypeClash | undefined {
  const { operator, operatorKind, operands } = part;
  if (operatorKind === 'call') return read(operator) ? undefined : refusedArgument(part, read);
  if (operatorKind === 'method') return operator === 'sort' ? unsorted(part, read) : operator === 'join' ? refusedPiece(part, read) : undefined; // prettier-ignore
  if (operatorKind !== 'operator') return undefined;
  if (Object.hasOwn(UNARY, operator)) return refusedByUnary(part, read);
  if (operator === '[for]' || operator === '{for}') return refusedIterable(iterableOf(part.node), read);
  if (operands?.length !== 2) return undefined;
  const [left, right] = operands.map(read);
  if (operator === '[]') return left && refusedSubscript(left, right);
  if (/^(?:not )?in$/.test(operator)) return right && refusedContainer(left, right);
  return left && right && refusedByOperator(operator, left, right);
}

const SIZED = ['str', 'list', 'tuple', 'dict', 'set', 'bytes'];
const NUMBERS = ['int', 'float'];

/** Unless the type is one of some that are taken. */
function refused(type: string, taken: readonly string[], message: string): TypeClash {
  return { pairs: differing(type, taken), exception: raised('TypeError', message) };
}

/** The name of a plain type; undefined for any other. */
function typeOf(value: Value | undefined): string | undefined {
  return value?.kind === 'bool' ? 'bool' : typeName(value);
}

/** What takes numbers takes `True`. */
function isOf(type: string, types: readonly string[]): boolean {
  return types.includes(type === 'bool' ? 'int' : type);
}

const UNARY: Readonly<Record<string, string>> = { neg: '-', pos: '+', '~': '~' };

function refusedByUnary({ operator, node }: SubExpression, read: Read): TypeClash | undefined {
  const operand = node?.bare.get('argument');
  const type = typeOf(operand && read(operand.bare.text));
  const taken = operator === '~' ? ['int'] : NUMBERS;
  if (type === undefined || isOf(type, taken)) return undefined;
  return refused(type, taken, `bad operand type for unary ${UNARY[operator] ?? ''}: '${type}'`);
}

/** Built-in functions of one argument, by the types that they take, and how CPython words that it is another one. */
const TAKEN: Readonly<Partial<Record<string, readonly [types: readonly string[], message: (type: string) => string]>>> =
  {
    len: [SIZED, (type) => `object of type '${type}' has no len()`],
    abs: [NUMBERS, (type) => `bad operand type for abs(): '${type}'`],
    round: [NUMBERS, (type) => `type ${type} doesn't define __round__ method`],
    int: [[...NUMBERS, 'str', 'bytes'], (type) => `int() argument must be a string, a bytes-like object or a real number, not '${type}'`], // prettier-ignore
    float: [
      [...NUMBERS, 'str', 'bytes'],
      (type) => `float() argument must be a string or a real number, not '${type}'`,
    ],
    ord: [['str', 'bytes'], (type) => `ord() expected string of length 1, but ${type} found`],
    chr: [['int'], (type) => `'${type}' object cannot be interpreted as an integer`],
    range: [['int'], (type) => `'${type}' object cannot be interpreted as an integer`],
    reversed: [['str', 'list', 'tuple', 'dict', 'bytes'], (type) => `'${type}' object is not reversible`],
  };
const GOING_THROUGH = /^(?:list|tuple|set|frozenset|dict|sum|any|all|sorted|enumerate|zip|iter|max|min)$/;

function refusedArgument({ operator, node }: SubExpression, read: Read): TypeClash | undefined {
  const given = node?.bare.get('arguments')?.named ?? [];
  if (given.some(({ type }) => type.endsWith('splat') || type === 'for_in_clause')) return undefined;
  const plain = given.filter(({ type }) => type !== 'keyword_argument');
  const [first, ...more] = plain;
  const value = first && read(first.bare.text);
  const type = typeOf(value);
  if (!value || type === undefined) return undefined;
  const isOnly = more.length === 0 || operator === 'round' || operator === 'sum' || operator === 'enumerate';
  if (operator === 'int' && plain.length > 1) return undefined;
  if (GOING_THROUGH.test(operator)) {
    if (!isOnly && operator !== 'zip') return undefined;
    return refusedIterable(first, read) ?? (given.length === 1 ? unordered(operator, value) : undefined);
  }
  const rule = Object.hasOwn(TAKEN, operator) ? TAKEN[operator] : undefined;
  if (!rule) return undefined;
  const [types, message] = rule;
  if (operator === 'range') {
    const wrong = plain.map((one) => typeOf(read(one.bare.text))).find((one) => one !== undefined && !isOf(one, types));
    return wrong === undefined ? undefined : refused(wrong, types, message(wrong));
  }
  if (!isOnly) return undefined;
  if (!isOf(type, types)) return refused(type, types, message(type));
  return unreadText(operator, value);
}

/** Texts that are written like no number, and those of which `ord` does not take the length. */
function unreadText(operator: string, value: Value): TypeClash | undefined {
  if (value.kind !== 'str') return undefined;
  const pairs: TypeClash['pairs'] = [];
  if (operator === 'int' && NO_INTEGER.test(value.value))
    return { pairs, exception: raised('ValueError', `invalid literal for int() with base 10: ${printValue(value)}`) };
  if (operator === 'float' && NO_FLOAT.test(value.value))
    return { pairs, exception: raised('ValueError', `could not convert string to float: ${printValue(value)}`) };
  const length = Array.from(value.value).length;
  if (operator !== 'ord' || length === 1) return undefined;
  const count = (items: number): Value => ({ kind: 'int', value: BigInt(items) });
  const message = `ord() expected a character, but string of length ${length} found`;
  return { pairs: [[count(length), count(1)]], exception: raised('TypeError', message) };
}

/** There is something in it that stands in no whole number. */
const NO_INTEGER = /^\s*$|[^-+\p{Nd}_\s]/su;
/** There is something in it that stands neither in numbers nor in one of the words for what is none. */
const NO_FLOAT = /^\s*$|^(?!\s*[-+]?(?:inf(?:inity)?|nan)\s*$).*[^-+.\p{Nd}e_\s]/isu;

/** Of what is put in order, the first two that stand side by side and have no order. */
function unordered(operator: string, value: Value): TypeClash | undefined {
  if (!/^(?:sorted|max|min)$/.test(operator) || (value.kind !== 'list' && value.kind !== 'tuple')) return undefined;
  const items = [...(itemsOf(value) ?? [])];
  const at = items.findIndex((item, i) => i > 0 && typesApart(items[i - 1], item) !== undefined);
  const [before, item] = [typeOf(items[at - 1]), typeOf(items[at])];
  if (at < 1 || before === undefined || item === undefined) return undefined;
  const sign = operator === 'max' ? '>' : '<';
  return refused(item, [before], `'${sign}' not supported between instances of '${item}' and '${before}'`);
}

/** `rows.sort()` */
function unsorted({ node }: SubExpression, read: Read): TypeClash | undefined {
  const list = node?.bare.get('function')?.bare.get('object')?.bare.text;
  const value = list === undefined || (node?.bare.get('arguments')?.named.length ?? 0) > 0 ? undefined : read(list);
  return value && unordered('sorted', value);
}

/** `','.join(5)`, `','.join(['a', 1])` */
function refusedPiece({ node }: SubExpression, read: Read): TypeClash | undefined {
  const [only, ...more] = node?.bare.get('arguments')?.named ?? [];
  const separator = node?.bare.get('function')?.bare.get('object')?.bare.text;
  const value = only && more.length === 0 ? read(only.bare.text) : undefined;
  if (separator === undefined || read(separator)?.kind !== 'str' || !value) return undefined;
  const type = typeOf(value);
  if (type !== undefined && !isOf(type, SIZED)) return refused(type, SIZED, 'can only join an iterable');
  if (value.kind !== 'list' && value.kind !== 'tuple') return undefined;
  const items = [...(itemsOf(value) ?? [])];
  const at = items.findIndex((item) => item.kind !== 'str');
  const wrong = typeOf(items[at]);
  return wrong === undefined ? undefined : refused(wrong, ['str'], `sequence item ${at}: expected str instance, ${wrong} found`); // prettier-ignore
}

/** What a comprehension goes through first. */
function iterableOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const clause = node?.bare.named.find(({ type }) => type === 'for_in_clause');
  return clause?.get('right')?.bare;
}

function refusedIterable(node: SyntaxNode | undefined, read: Read): TypeClash | undefined {
  const type = typeOf(node && read(node.bare.text));
  if (type === undefined || !NOT_GONE_THROUGH.has(type)) return undefined;
  return refused(type, SIZED, `'${type}' object is not iterable`);
}

const NOT_GONE_THROUGH = new Set(['int', 'float', 'bool', 'NoneType']);

function refusedSubscript(holder: Value, key: Value | undefined): TypeClash | undefined {
  const [type, index] = [typeOf(holder), typeOf(key)];
  if (type === undefined) return undefined;
  const taken = SIZED.filter((one) => one !== 'set');
  if (!isOf(type, taken)) return refused(type, taken, `'${type}' object is not subscriptable`);
  if (index === undefined || isOf(index, ['int']) || type === 'dict') return undefined;
  const words: Readonly<Partial<Record<string, string>>> = {
    list: `list indices must be integers or slices, not ${index}`,
    tuple: `tuple indices must be integers or slices, not ${index}`,
    str: `string indices must be integers, not '${index}'`,
    bytes: `byte indices must be integers or slices, not ${index}`,
  };
  const message = words[type];
  return message === undefined ? undefined : refused(index, ['int'], message);
}

function refusedContainer(item: Value | undefined, container: Value): TypeClash | undefined {
  const [type, within] = [typeOf(item), typeOf(container)];
  if (within === undefined) return undefined;
  if (!isOf(within, SIZED)) return refused(within, SIZED, `argument of type '${within}' is not iterable`);
  if (within !== 'str' || type === undefined || type === 'str') return undefined;
  return refused(type, ['str'], `'in <string>' requires string as left operand, not ${type}`);
}

/** Types that an operator takes two of; `%` of texts fills them, and `*` repeats what has items. */
const BETWEEN: Readonly<Partial<Record<string, readonly string[]>>> = {
  '*': NUMBERS,
  '**': NUMBERS,
  '%': NUMBERS,
  '|': ['int', 'set', 'dict'],
  '&': ['int', 'set'],
  '^': ['int', 'set'],
  '<<': ['int'],
  '>>': ['int'],
};
const REPEATED = ['str', 'list', 'tuple', 'bytes'];

function refusedByOperator(operator: string, one: Value, other: Value): TypeClash | undefined {
  const taken = Object.hasOwn(BETWEEN, operator) ? BETWEEN[operator] : undefined;
  const [left, right] = [typeOf(one), typeOf(other)];
  if (!taken || left === undefined || right === undefined) return undefined;
  if (operator === '%' && (left === 'str' || left === 'bytes')) return undefined;
  const [isLeft, isRight] = [isOf(left, taken), isOf(right, taken)];
  if (operator === '*' && (REPEATED.includes(left) || REPEATED.includes(right))) {
    const times = REPEATED.includes(left) ? right : left;
    if (isOf(times, ['int'])) return undefined;
    return refused(times, ['int'], `can't multiply sequence by non-int of type '${times}'`);
  }
  const isBoth = isLeft && isRight && (left === right || (isOf(left, NUMBERS) && isOf(right, NUMBERS)));
  if (isBoth) return undefined;
  const sign = operator === '**' ? '** or pow()' : operator;
  const message = `unsupported operand type(s) for ${sign}: '${left}' and '${right}'`;
  if (!isLeft) return refused(left, taken, message);
  return isRight ? refused(left, [right], message) : refused(right, taken, message);
}
