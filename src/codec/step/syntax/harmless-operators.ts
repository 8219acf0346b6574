/** Statements of which nothing that is still to be done can raise an exception, by the types of what it is done with. */
import type { Statement, SubExpression } from '../../../python/syntax';
import { contains } from '../../../python/text/ranges';
import { areKeys } from '../../../python/values/distinct';
import type { Value } from '../../../python/values/value';
import type { ComputedValue, Query } from '../../query';

/** Their targets are plain names, or nothing. */
const KINDS: ReadonlySet<Statement['kind']> = new Set(['if', 'while', 'return', 'expression']);

/** Another statement stands on the same line. */
const OTHER: ReadonlySet<string> = new Set([';', 'raise', 'assert', 'del', 'import']);

/** They raise nothing of their own; methods of the program that they call are entered. */
const COMPARING: ReadonlySet<string> = new Set(['and', 'or', 'not', 'is', 'is not', '==', '!=', 'if']);

const CONTAINERS: ReadonlySet<Value['kind']> = new Set(['list', 'tuple', 'dict', 'set']);

/**
 * @param told values that are known by now
 * @param read what is known of an expression
 */
export function raisesNothing(
  { statement, ...query }: Pick<Query, 'statement' | 'lookup'>,
  told: readonly ComputedValue[],
  read: (text: string) => Value | undefined,
): boolean {
  if (!KINDS.has(statement.kind) || statement.tokens.some(({ text }) => OTHER.has(text))) return false;
  const open = statement.subExpressions.filter((part) => !told.some(({ range }) => contains(range, part.range)));
  if (!open.every((part) => isHarmless(part, read))) return false;
  // A name without a value may be unbound, and what is not Python's own compares as it likes.
  return statement.tokens.every(({ kind, text }) => kind !== 'name' || isPlain(query.lookup(text)));
}

function isPlain(value: Value | undefined): boolean {
  return value !== undefined && value.kind !== 'unknown' && value.kind !== 'foreign';
}

function isHarmless(
  { operator, operatorKind, operands }: SubExpression,
  read: (text: string) => Value | undefined,
): boolean {
  if (operatorKind !== 'operator') return false;
  if (COMPARING.has(operator)) return true;
  const [left, right] = operands?.map(read) ?? [];
  if (!left || !right) return false;
  switch (operator) {
    case 'in':
    case 'not in':
      if (right.kind === 'str') return left.kind === 'str';
      return CONTAINERS.has(right.kind) && areKeys([left]);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return (isNumber(left) && isNumber(right)) || (left.kind === 'str' && right.kind === 'str');
    default:
      return false;
  }
}

function isNumber({ kind }: Value): boolean {
  return kind === 'int' || kind === 'float' || kind === 'bool';
}
