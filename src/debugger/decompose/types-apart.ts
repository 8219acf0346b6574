/** Plain values of two types that look alike to the model: `'1'` and `1`, `(1, 2)` and `[1, 2]`. */
import type { Value } from '../../python/values/value';

const TYPES: Readonly<Partial<Record<Value['kind'], string>>> = {
  int: 'int',
  float: 'float',
  str: 'str',
  bytes: 'bytes',
  list: 'list',
  tuple: 'tuple',
  dict: 'dict',
  set: 'set',
  none: 'NoneType',
};

/** Undefined where several values have more than their type in common. */
export function typeName(value: Value | undefined): string | undefined {
  return value && TYPES[value.kind];
}

/** The names of their types; undefined where they are one, both numbers, or not known. */
export function typesApart(
  left: Value | undefined,
  right: Value | undefined,
): readonly [left: string, right: string] | undefined {
  const [one, other] = [typeName(left), typeName(right)];
  if (one === undefined || other === undefined || one === other || (isNumber(one) && isNumber(other))) return undefined;
  return [one, other];
}

function isNumber(name: string): boolean {
  return name === 'int' || name === 'float';
}

/** Names of types, to be asked about two by two: one type, and each of those that it would have to be. */
export function differing(name: string, others: readonly string[]): readonly (readonly [Value, Value])[] {
  return others.map((other) => [textOf(name), textOf(other)] as const);
}

function textOf(value: string): Value {
  return { kind: 'str', value };
}
