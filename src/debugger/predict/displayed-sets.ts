/**
 * A set that is written out beside an operator, such as `pair == {left, right}`, is asked about by a name. The values of names come in
 * one order, whatever order they are written in, so that the model sees which sets are equal.
 */
import type { Query } from '../../codec/query';
import { reader } from '../decompose/doubtful-parts';
import { evaluateOperand } from '../objects/display';
import { withNamedParts } from '../../python/statements/named-parts';

const OPERATORS = /^(?:[=!]=|[<>]=?|[-|&^]|(?:not )?in)$/;

/** The question with names for the sets whose items are known. */
export function withSetsAsNames(query: Query): Query {
  const { statement } = query;
  const read = reader(query);
  const written = statement.subExpressions.flatMap(
    ({ operator, operatorKind, node }) =>
    operatorKind === 'operator' && OPERATORS.test(operator) ? (node?.bare.named ?? []).filter(({ bare }) => bare.type === 'set') : [], // prettier-ignore
  );
  const sets = written.flatMap(({ bare: { text }, range }, at) => {
    const value = evaluateOperand(text, read);
    return value ? [{ name: `_set${at}`, range, value }] : [];
  });
  if (sets.length === 0) return query;
  const values = new Map(sets.map(({ name, value }) => [name, value]));
  const named = withNamedParts(statement, sets);
  return { ...query, statement: named, lookup: (name) => values.get(name) ?? query.lookup(name) };
}
