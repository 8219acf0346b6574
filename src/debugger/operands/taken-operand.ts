/** Expressions that have the value of one of their operands. */
import { isSameRange } from '../../codec/step/syntax/call-syntax';
import type { ComputedValue } from '../../codec/query';
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { Residual } from '../../python/expressions/residual';
import type { Value } from '../../python/values/value';

/** Values of expressions that are those of their operands, beside these; the answer is about the operands alone. */
export function withTaken(
  values: readonly ComputedValue[],
  before: readonly ComputedValue[],
  residual: Residual | undefined,
  valueOf: (expression: Evaluation) => Value | undefined,
): ComputedValue[] {
  const all = [...values];
  for (const { expression, part } of residual?.taken ?? []) {
    const { range, text } = expression;
    const isSame = (value: ComputedValue, other: Evaluation): boolean =>
      isSameRange(value.range, other.range) && value.expression === other.text;
    if (expression.kind === 'named' || [...before, ...all].some((value) => isSame(value, expression))) continue;
    const at = all.findIndex((value) => isSame(value, part));
    const found = all[at] ?? before.find((value) => isSame(value, part));
    const value = found?.value ?? valueOf(part);
    if (value)
      all.splice(at < 0 ? all.length : at + 1, 0, {
        expression: text,
        range,
        value,
        confidence: found?.confidence ?? 1,
      });
  }
  return all;
}
