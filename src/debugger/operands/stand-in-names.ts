/** Names in the place of expressions whose value is another one for the rest of the statement, such as the text of an object. */
import type { ComputedValue, Prediction } from '../../codec/query';
import { contains } from '../../codec/step/syntax/call-syntax';
import { withNamedParts } from '../../python/statements/named-parts';
import type { SourceRange, Statement, SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';

const STAND_IN = /^_value\d+$/;

type Placed = Pick<SubExpression, 'text' | 'range'>;

export interface WithStandIns {
  readonly statement: Statement;
  /** The others. */
  readonly computed: readonly ComputedValue[];
  readonly names: ReadonlyMap<string, Value>;
}

export function withStandIns(statement: Statement, all: readonly ComputedValue[]): WithStandIns {
  const places = all.filter(({ inPlace }) => inPlace);
  if (places.length === 0) return { statement, computed: all, names: new Map() };
  const isInside = ({ range }: { readonly range: SourceRange }): boolean =>
    places.some((place) => contains(place.range, range));
  const parts = places.map(({ range, value }, at) => ({ name: `_value${at + 1}`, range, value }));
  const asked = withNamedParts(statement, parts);
  const names = new Map(parts.map(({ name, value }) => [name, value]));
  return { statement: asked, computed: all.filter((value) => !isInside(value)), names };
}

/** The text of a part of a statement that is asked about, with the names that stand in it. */
export function textWithStandIns({ text, range }: Placed, { tokens }: Statement): string {
  const stands = tokens.filter((token) => STAND_IN.test(token.text) && contains(range, token.range));
  const lines = text.split('\n');
  const offset = (line: number, column: number): number => {
    const before = lines.slice(0, line - range.line);
    return (
      before.reduce((sum, one) => sum + one.length + 1, 0) + (line === range.line ? column - range.column : column)
    );
  };
  return stands.reduceRight((whole, { text: name, range: { line, column, endLine, endColumn } }) => {
    const at = offset(line, column);
    // The parentheses around a generator expression may be those of a call.
    const stands = whole[at] === '(' && at > 0 ? `(${name})` : name;
    return whole.slice(0, at) + stands + whole.slice(offset(endLine, endColumn));
  }, text);
}

/** An answer without names that only the question had: what has become of their values is told by the objects, what is called is called by itself. */
export function withoutStandIns(statement: Statement, all: readonly ComputedValue[], answer: Prediction): Prediction {
  const { names } = withStandIns(statement, all);
  if (names.size === 0) return answer;
  const { outcome, changes } = answer;
  const called = outcome.kind === 'call' ? names.get(outcome.callee) : undefined;
  return {
    ...answer,
    changes: changes.filter(({ name }) => !names.has(name)),
    ...(outcome.kind === 'call' && called && 'name' in called && { outcome: { ...outcome, callee: called.name, receiver: called } }), // prettier-ignore
  };
}
