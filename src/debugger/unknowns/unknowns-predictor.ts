/**
 * Questions in which something is unknown are asked twice, with different values in its place: the model knows no unknown values,
 * and what it says both times does not depend on them.
 */
import type { PredictOptions, Prediction, Predictor, Query } from '../../codec/query';
import { isOnlyBound } from '../../codec/step/syntax/binding-syntax';
import { contains, isSameRange } from '../../codec/step/syntax/call-syntax';
import { withNamedParts } from '../../python/statements/named-parts';
import type { SourceRange } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { children } from '../objects/containers';
import { stubId } from '../../python/values/cycles';
import { typedByFormats } from './formatted-names';
import { MergedAnswers } from './merged-answers';
import { ValueStandIns, type Side } from './value-stand-ins';

export class UnknownsPredictor implements Predictor {
  constructor(private readonly predictor: Predictor) {}

  get policy(): Predictor['policy'] {
    return this.predictor.policy;
  }

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    if (!readsUnknown(query)) return await this.predictor.predict(query, options);
    const standIns = new ValueStandIns();
    const named = typedByFormats(withPartsAsNames(query));
    const first = await this.predictor.predict(standingIn(named, standIns, 0), options);
    const second = await this.predictor.predict(standingIn(named, standIns, 1), options);
    return new MergedAnswers(query.statement, standIns, (name) => query.lookup(name)).answer(first, second);
  }
}

function readsUnknown(query: Query): boolean {
  const { statement, computed, iterator } = query;
  if (computed.some(({ value }) => holdsUnknown(value)) || iterator?.items.some(holdsUnknown) === true) return true;
  return statement.tokens.some(({ kind, text }) => {
    const value = kind === 'name' && !isOnlyBound(statement, text) ? query.lookup(text) : undefined;
    return value !== undefined && holdsUnknown(value);
  });
}

/** The mark of an object inside itself says nothing unknown: nothing would stand for it. */
function holdsUnknown(value: Value): boolean {
  if (value.kind === 'unknown') return stubId(value) === undefined;
  return children(value).some(([, child]) => holdsUnknown(child));
}

/** Parts of the statement that are known to be unknown, as names: their own parts have no bearing on the rest. */
function withPartsAsNames(query: Query): Query {
  const all = query.computed.filter(({ value }) => value.kind === 'unknown');
  const isInside = (one: SourceRange, other: SourceRange): boolean => !isSameRange(one, other) && contains(other, one);
  const parts = all.filter(({ range }) => !all.some((other) => isInside(range, other.range)));
  if (parts.length === 0) return query;
  const { statement } = query;
  const asked = withNamedParts(
    statement,
    parts.map(({ expression, range }) => ({ name: expression, range })),
  );
  const values = new Map(parts.map(({ expression, value }) => [expression, value]));
  const left = new Set(asked.tokens.map(({ text }) => text));
  // `x` of `x.y` has no bearing on the rest either, unless it stands there, too.
  const gone = new Set(statement.tokens.map(({ text }) => text).filter((text) => !left.has(text)));
  return {
    ...query,
    statement: asked,
    lookup: (name) => values.get(name) ?? (gone.has(name) ? undefined : query.lookup(name)),
    computed: query.computed.filter(
      (one) => !parts.some(({ range }) => isSameRange(range, one.range) || contains(range, one.range)),
    ),
  };
}

function standingIn(query: Query, standIns: ValueStandIns, side: Side): Query {
  const shown = (value: Value): Value => standIns.standIn(value, side);
  const { iterator } = query;
  return {
    ...query,
    lookup: (name) => {
      const value = query.lookup(name);
      return value && shown(value);
    },
    computed: query.computed.map((one) => ({ ...one, value: shown(one.value) })),
    ...(iterator && { iterator: { ...iterator, items: iterator.items.map(shown) } }),
  };
}
