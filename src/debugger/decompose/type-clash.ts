/**
 * Operators between plain values of two types that have none in common: `'total: ' + 5`. The model is sure of what is meant, so it is
 * asked about the types first.
 */
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { literal } from '../../python/values/access-path';
import { differing, typeName, typesApart } from './types-apart';
import type { ThrownException } from '../state/exceptions';

/** Those that `%` and `*` are not among, which take two types. */
const OPERATORS = /^(?:[-+/]|\/\/|[<>]=?)$/;

/** The types that have an operator for two of them; `%`, `*` and `|` are among no others. */
const HAVE: Readonly<Record<string, readonly string[]>> = {
  '+': ['int', 'float', 'str', 'bytes', 'list', 'tuple'],
  '-': ['int', 'float', 'set'],
  '/': ['int', 'float'],
  '>': ['int', 'float', 'str', 'bytes', 'list', 'tuple', 'set'],
  '<': ['int', 'float', 'str', 'bytes', 'list', 'tuple', 'set'],
};

/** What is raised unless one of the pairs, which are names of types, is the same twice. */
export interface TypeClash {
  readonly pairs: readonly (readonly [Value, Value])[];
  readonly exception: ThrownException;
}

/** Undefined for operands that have an operator in common, or of which that is not known. */
export function typeClashOf(part: SubExpression, read: (text: string) => Value | undefined): TypeClash | undefined {
  const { operator, operands } = part;
  if (operator === 'Decimal') return unreadNumeral(part, read);
  if (operands?.length !== 2 || !OPERATORS.test(operator)) return undefined;
  return clashOf(operator, operands.map(read));
}

/** `Decimal('2x5')`: a text that is written like no number at all. */
function unreadNumeral(
  { operatorKind, node }: SubExpression,
  read: (text: string) => Value | undefined,
): TypeClash | undefined {
  const [given, ...more] = node?.bare.get('arguments')?.named ?? [];
  const text = operatorKind !== 'attribute' && given && more.length === 0 ? (read(given.text) ?? literal(given.text)) : undefined; // prettier-ignore
  if (text?.kind !== 'str' || !UNREAD.test(text.value)) return undefined;
  return { pairs: [], exception: { type: 'InvalidOperation', message: "[<class 'decimal.ConversionSyntax'>]" } };
}

/** There is something in it that stands neither in numbers nor in one of the words for what is none. */
const UNREAD = /^\s*$|^(?!\s*[-+]?(?:inf(?:inity)?|s?nan\d*)\s*$).*[^-+.\p{Nd}e_\s]/isu;

/** @param operator as it is written, with the `=` of an augmented assignment */
export function clashOf(written: string, [one, other]: readonly (Value | undefined)[]): TypeClash | undefined {
  const operator = written.replace(/^([-+/]+)=$/, '$1');
  const [left, right] = [typeName(one), typeName(other)];
  if (!OPERATORS.test(operator) || left === undefined || right === undefined) return undefined;
  const have = HAVE[operator === '//' ? '/' : operator.slice(0, 1)] ?? [];
  // `xs += 'ab'` takes items of anything.
  if (operator !== written && left === 'list' && operator === '+') return undefined;
  if (left === right ? have.includes(left) : !typesApart(one, other)) return undefined;
  const pairs = differing(left, left === right ? have : [right]);
  return { pairs, exception: { type: 'TypeError', message: refusal(written, left, right) } };
}

/** As CPython words it. */
function refusal(operator: string, left: string, right: string): string {
  if (/^[<>]/.test(operator)) return `'${operator}' not supported between instances of '${left}' and '${right}'`;
  if (/^\+=?$/.test(operator) && left === 'bytes') return `can't concat ${right} to bytes`;
  if (/^\+=?$/.test(operator) && /^(?:str|list|tuple)$/.test(left)) return `can only concatenate ${left} (not "${right}") to ${left}`; // prettier-ignore
  return `unsupported operand type(s) for ${operator}: '${left}' and '${right}'`;
}
