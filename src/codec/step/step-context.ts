/** What the answer to a question about a statement is written with: names and values that it can refer to, and operations it can tell the values of. */
import type { Operation } from './syntax/call-syntax';
import type { SubExpression } from '../../python/syntax';
import { isBinding, isOnlyBound } from './syntax/binding-syntax';
import { isValueOf } from './syntax/call-syntax';
import type { ComputedValue, Query } from '../query';
import type { Slots } from '../vocabulary/slots';
import { findToken, resultToken, RESULTS } from '../vocabulary/vocabulary';
import type { ValueWriter } from '../values/value-writer';
import type { Reference } from '../values/references';
import type { Variable } from '../values/prompt-variables';
import { calleeToken } from './callee-tokens';

export class StepContext {
  /** Names that the statement mentions, in the order of their slots. */
  readonly names: readonly string[];
  /** In evaluation order. */
  readonly operations: readonly Operation[];
  /** Variables of the statement that have a value, by slot token. */
  readonly variables: readonly Variable[];
  /** Values computed before, as `r0`, `r1`, …. */
  readonly computed: readonly Reference[];

  /**
   * @param slots which know the names of the statement, and may know more
   * @throws CodecError for a name that they do not know, if they are complete
   */
  constructor(
    readonly query: Query,
    readonly slots: Slots,
    readonly writer: ValueWriter,
  ) {
    const { tokens } = query.statement;
    const mentioned = new Set(tokens.flatMap(({ kind, text }) => (kind === 'attribute' ? [] : [text])));
    this.names = slots.names.filter((name) => mentioned.has(name));
    this.variables = this.findVariables();
    this.operations = findOperations(query, slots);
    this.computed = query.computed
      .slice(0, RESULTS)
      .map(({ value }, result): Reference => ({ token: resultToken(result), value }));
  }

  /** Values that a new value may refer to as a whole: the newest result first, then variables. */
  references(results: readonly Reference[]): Reference[] {
    return [...[...results].reverse(), ...this.variables];
  }

  /** Token that names the operation of a computed value. */
  operationToken(computed: ComputedValue): string {
    const operation = this.operations.find(({ source }) => isValueOf(computed, source));
    if (operation) return operation.token;
    const call = this.query.statement.calls.find((site) => isValueOf(computed, site));
    return (call && calleeToken(call, this.slots)) ?? '()';
  }

  /** Names that the statement reads. A loop that goes on needs its iterator only. */
  private findVariables(): Variable[] {
    const { statement, iterator } = this.query;
    if (iterator && statement.kind === 'for' && statement.targets.every((name) => isOnlyBound(statement, name)))
      return [];
    return this.names.flatMap((name) => {
      if (isBinding(statement) && isOnlyBound(statement, name)) return [];
      const token = this.slots.known(name, 'name');
      const value = this.query.lookup(name);
      return value && token !== undefined ? [{ name, token, value }] : [];
    });
  }
}

function findOperations(query: Query, slots: Slots): Operation[] {
  return query.statement.subExpressions.flatMap((source) => {
    const isCall = source.operatorKind === 'call' || source.operatorKind === 'method';
    if (source.discarded && !(isCall && query.isCallable(source.operator))) return [];
    const token = operatorToken(source, slots);
    return token === undefined ? [] : [{ token, source }];
  });
}

function operatorToken(source: SubExpression, slots: Slots): string | undefined {
  const { operator, operatorKind } = source;
  if (operatorKind === 'call') return operator === '' || operator === '()' ? '()' : slots.token(operator, 'name');
  if (operatorKind !== 'operator') return slots.token(operator, 'attribute');
  const text = { 'not in': 'notin', 'is not': 'isnot' }[operator] ?? operator;
  return findToken(text) === undefined ? undefined : text;
}
