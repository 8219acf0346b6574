/** Predictions in which something that was worked out takes the place of what was said at first. */
import type { ComputedValue, Prediction, Query } from '../../codec/query';
import { isValueOf } from '../../codec/step/syntax/call-syntax';
import { sameValue } from '../../python/values/print';
import { withoutIds } from '../objects/containers';
import type { ThrownException } from '../state/exceptions';
import type { Result } from './arithmetic/long-arithmetic';
import type { Worked } from './rolling';

export function oneResult(name: string, worked: Worked | undefined): ReadonlyMap<string, Result> {
  return new Map(worked && 'value' in worked ? [[name, worked]] : []);
}

/** The statement does nothing but change what names hold. */
export function withChanges(query: Query, prediction: Prediction, results: ReadonlyMap<string, Result>): Prediction {
  const confidence = [...results.values()].reduce((product, result) => product * result.confidence, 1);
  const changes = [...results].flatMap(([name, result]) => {
    const old = query.lookup(name);
    return old && sameValue(withoutIds(old), result.value) ? [] : [{ name, ...result }];
  });
  return {
    ...prediction,
    changes,
    outcome: { kind: 'next', successor: 0 },
    outcomeConfidence: confidence,
    confidence: jointConfidence({ confidence }, prediction.values),
  };
}

export function withException(
  prediction: Prediction,
  values: readonly ComputedValue[],
  { exception, confidence }: { readonly exception: ThrownException; readonly confidence: number },
): Prediction {
  const outcome = { kind: 'raise' as const, exception };
  const said = { outcomeConfidence: confidence, confidence: jointConfidence({ confidence }, values) };
  return { ...prediction, values, changes: [], output: '', outcome, ...said };
}

/**
 * What a statement does that hands on the value of its one expression; undefined for any other.
 * @param values of all of its parts
 */
export function completed(query: Query, values: readonly ComputedValue[]): Prediction | undefined {
  const { returned, assignments = [], exit, kind } = query.statement;
  const [assignment, ...others] = assignments;
  const node = returned ?? (others.length === 0 && assignment?.operator === '=' ? assignment.value : undefined);
  const whole = node && [...query.computed, ...values].findLast((value) => isValueOf(value, node.bare));
  if (!whole) return undefined;
  const { value, confidence } = whole;
  const said = {
    values,
    output: '',
    changes: [],
    outcomeConfidence: 1,
    confidence: jointConfidence({ confidence: 1 }, values),
  };
  if (kind === 'return' && exit?.kind === 'return') return { ...said, outcome: { kind: 'return', value } };
  const [target, ...more] = assignment?.targets ?? [];
  if (kind !== 'assignment' || more.length > 0 || target?.bare.type !== 'identifier') return undefined;
  const changes = [{ name: target.bare.text, value, confidence }];
  return { ...said, changes, outcome: { kind: 'next', successor: 0 } };
}

/** Probability that something is right together with values that it was made from. */
export function jointConfidence(
  { confidence }: { readonly confidence: number },
  values: readonly ComputedValue[],
): number {
  return values.reduce((product, value) => product * value.confidence, confidence);
}
