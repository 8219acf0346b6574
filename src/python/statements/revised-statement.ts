/** Statements in another form, for questions about them. */
import type { Statement } from '../syntax';

/** The statement with other parts. What it says is worked out on demand, so the rest stays the statement's own. */
export function revised(statement: Statement, parts: Partial<Statement>): Statement {
  const values = Object.entries(parts).map(([name, value]) => [name, { value }] as const);
  return Object.create(statement, Object.fromEntries(values)) as Statement;
}
