/**
 * Operators between plain values of two types that have none in common: `'total: ' + 5`. The model is sure of what is meant, so it is
 * asked about the types first.
 */
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { typesApart } from './types-apart';
import type { ThrownException } from '../state/exceptions';

/** Those that `%` and `*` are not among, which take two types. */
const OPERATORS = /^(?:[-+/]|\/\/|[<>]=?)$/;

/** What is raised unless the two types, whose names they are, are one. */
export interface TypeClash {
  readonly left: Value;
  readonly right: Value;
  readonly exception: ThrownException;
}

/** Undefined for operands that have an operator in common, or of which that is not known. */
export function typeClashOf(
  { operator, operands }: SubExpression,
  read: (text: string) => Value | undefined,
): TypeClash | undefined {
  if (operands?.length !== 2 || !OPERATORS.test(operator)) return undefined;
  const [one, other] = operands.map(read);
  const types = typesApart(one, other);
  if (!types) return undefined;
  const [left, right] = types;
  return {
    left: { kind: 'str', value: left },
    right: { kind: 'str', value: right },
    exception: { type: 'TypeError', message: refusal(operator, left, right) },
  };
}

/** As CPython words it. */
function refusal(operator: string, left: string, right: string): string {
  if (/^[<>]/.test(operator)) return `'${operator}' not supported between instances of '${left}' and '${right}'`;
  if (operator === '+' && left === 'bytes') return `can't concat ${right} to bytes`;
  if (operator === '+' && /^(?:str|list|tuple)$/.test(left)) return `can only concatenate ${left} (not "${right}") to ${left}`; // prettier-ignore
  return `unsupported operand type(s) for ${operator}: '${left}' and '${right}'`;
}
