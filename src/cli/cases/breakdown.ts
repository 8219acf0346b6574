/** Accuracy by kind: of statement, of operation, of roll-out length. */
import type { Statement } from '../../python/syntax';

export interface BreakdownRow {
  readonly name: string;
  readonly count: number;
  readonly accuracy: number;
}

export class Breakdown {
  private readonly counts = new Map<string, { count: number; right: number }>();

  add(name: string, right: boolean): void {
    const row = this.counts.get(name) ?? { count: 0, right: 0 };
    row.count++;
    row.right += Number(right);
    this.counts.set(name, row);
  }

  /** Most frequent first. */
  get rows(): BreakdownRow[] {
    return [...this.counts]
      .map(([name, { count, right }]) => ({ name, count, accuracy: right / count }))
      .sort((a, b) => b.count - a.count);
  }
}

/** What a statement computes: operators as written, methods with a dot, functions with brackets; or nothing. */
export function operationsOf(statement: Statement): string[] {
  const names = statement.subExpressions.map(({ operator, operatorKind }) => {
    if (operatorKind === 'operator') return operator;
    return operatorKind === 'call' ? `${operator}()` : `.${operator}`;
  });
  return names.length === 0 ? ['no operation'] : [...new Set(names)];
}
