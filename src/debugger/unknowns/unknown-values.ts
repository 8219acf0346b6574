/** What is made of something unknown, as far as its type says: attributes, calls, items. No value is made up. */
import {
  className,
  isAlwaysTrue,
  isOptional,
  typeOfAttribute,
  typeOfCall,
  typeOfEntry,
  typeOfItem,
  typeOfMethod,
  typeOfValue,
} from '../../python/library/library-types';
import type { UnknownValue, Value } from '../../python/values/value';

/** An unknown value of some type, for the same reason as another one. */
export function unknownOf(
  type: string | undefined,
  { reason }: { readonly reason?: string | undefined },
): UnknownValue {
  return { kind: 'unknown', ...(reason !== undefined && { reason }), ...(type !== undefined && { type }) };
}

/** In the place of a text that is not known. */
export const UNKNOWN_TEXT = '<unknown>';

export function attributeOfUnknown(value: UnknownValue, name: string): UnknownValue {
  if (value.path !== undefined) {
    const path = `${value.path}.${name}`;
    const type = typeOfValue(path);
    return { ...unknownOf(type, value), ...(type === undefined && { path }) };
  }
  return unknownOf(value.type === undefined ? undefined : typeOfAttribute(value.type, name), value);
}

/** @param method the name of the method that is called on the value; undefined for a call of the value itself */
export function resultOfUnknown(value: UnknownValue, method?: string): UnknownValue {
  if (method === undefined) return unknownOf(value.path === undefined ? undefined : typeOfCall(value.path), value);
  if (value.path !== undefined) {
    const path = `${value.path}.${method}`;
    return unknownOf(typeOfCall(path) ?? classMethod(value.path, method), value);
  }
  return unknownOf(value.type === undefined ? undefined : typeOfMethod(value.type, method), value);
}

/** `Path.cwd()`: a method that is called on its class. */
function classMethod(path: string, method: string): string | undefined {
  const type = typeOfCall(path);
  return type === undefined ? undefined : typeOfMethod(type, method);
}

export function itemOfUnknown(value: UnknownValue): UnknownValue {
  return unknownOf(value.type === undefined ? undefined : typeOfItem(value.type), value);
}

export function entryOfUnknown(value: UnknownValue): UnknownValue {
  return unknownOf(value.type === undefined ? undefined : typeOfEntry(value.type), value);
}

/** The class of a value, as far as that is known. */
export function typeOf(value: Value): string | undefined {
  switch (value.kind) {
    case 'none':
      return 'NoneType';
    case 'object':
      return value.className;
    case 'call':
      return value.name;
    case 'foreign':
    case 'unknown':
      return value.type;
    case 'opaque':
      return value.type;
    default:
      return value.kind;
  }
}

const NUMBERS = ['bool', 'int', 'float', 'complex'];

/** The class of `left op right`, as far as numbers and equal sequences go. */
export function typeOfOperation(operator: string, left: Value, right: Value): string | undefined {
  const [one, other] = [left, right].map((value) => className(typeOf(value) ?? ''));
  const [first, second] = [NUMBERS.indexOf(one ?? ''), NUMBERS.indexOf(other ?? '')];
  if (first >= 0 && second >= 0) {
    const type = NUMBERS[Math.max(first, second, 1)];
    return operator === '/' && type === 'int' ? 'float' : operator === '**' && type === 'int' ? undefined : type;
  }
  if (operator === '%' && one === 'str') return 'str';
  if (operator === '+' && one === other && /^(?:str|bytes|list|tuple)$/.test(one ?? '')) return typeOf(left);
  if (operator === '/' && /^pathlib\.\w*Path$/.test(one ?? '')) return one;
  return undefined;
}

/** Types of which none goes with another in a sum, a quotient or an order. */
const APART: readonly (readonly string[])[] = [
  NUMBERS,
  ['str'],
  ['bytes'],
  ['list'],
  ['tuple'],
  ['dict'],
  ['NoneType'],
];

/**
 * Whether the types of two operands say that the operator cannot be applied, whatever the values are: what that comes to is
 * asked about, and nothing is unknown.
 */
export function isApart(operator: string, left: Value | undefined, right: Value | undefined): boolean {
  if (!left || !right || !/^(?:[-+/]|\/\/|[<>]=?)$/.test(operator)) return false;
  const [one, other] = [left, right].map((value) => APART.findIndex((types) => types.includes(plainType(value))));
  return one !== -1 && other !== -1 && one !== other;
}

/** A built-in class that the value surely is of; else an empty text. */
export function plainType(value: Value): string {
  const type = typeOf(value) ?? '';
  return isOptional(type) ? '' : className(type);
}

export function isSurelyTrue(value: Value): boolean {
  return value.kind === 'unknown' && value.type !== undefined && isAlwaysTrue(value.type);
}
