/** Where a statement calculates with numbers that one would write down. */
import type { Query } from '../../../codec/query';
import type { SourceRange, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { OPERATORS } from './long-arithmetic';
import { writtenNumber, type Written } from './numerals';

export interface Sum {
  readonly operator: string;
  readonly left: Written;
  readonly right: Written;
}

type Read = (text: string) => Value | undefined;

export function isArithmetic({ operator, operands }: SubExpression): boolean {
  return operands !== undefined && OPERATORS.has(operator);
}

/** An operator between two numbers, of which one has several digits. */
export function sumOf({ operator, operands }: SubExpression, read: Read): Sum | undefined {
  const [left, right] = (operands ?? []).map((text) => read(bare(text)));
  return sum(operator, left, right);
}

/** `name += …`, by what stands on the right. @param at the value of the part with that range */
export function augmentedSum(
  query: Query,
  read: Read,
  at: (range: SourceRange) => Value | undefined,
): (Sum & { readonly name: string }) | undefined {
  const { kind, tokens } = query.statement;
  const [name, operator, first, ...others] = tokens;
  const last = others.at(-1);
  if (kind !== 'augmented-assignment' || name?.kind !== 'name' || !operator || !first) return undefined;
  const { endLine, endColumn } = (last ?? first).range;
  const right = last ? at({ ...first.range, endLine, endColumn }) : read(first.text);
  const found = sum(operator.text.slice(0, -1), query.lookup(name.text), right);
  return found && { ...found, name: name.text };
}

function sum(operator: string, one: Value | undefined, other: Value | undefined): Sum | undefined {
  if (!OPERATORS.has(operator)) return undefined;
  const [left, right] = [writtenNumber(one), writtenNumber(other)];
  if (!left || !right || (left.digits.length < 2 && right.digits.length < 2)) return undefined;
  return { operator, left, right };
}

/** Without the brackets around it. */
export function bare(text: string): string {
  const [, inside] = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/s.exec(text.trim()) ?? [];
  return inside === undefined ? text : bare(inside);
}
