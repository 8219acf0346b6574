/** Predictions in which something that was worked out takes the place of what was said at first. */
import type { ComputedValue, Prediction, Query } from '../../codec/query';
import { isValueOf } from '../../codec/step/syntax/call-syntax';
import { isSameRange } from '../../python/text/ranges';
import { partsOfTarget } from '../../python/statements/statement-parts';
import { partedItems } from '../../python/values/dates';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { withoutIds } from '../objects/containers';
import { displayedValue } from '../objects/display';
import type { ThrownException } from '../state/exceptions';
import type { Result } from './routines/run-routine';
import type { ChangesOnTheWay } from './changes/changes-on-the-way';
import type { SeveralChanges } from './changes/several-changes';
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
  const { returned, assignments = [], exit, kind, evaluation } = query.statement;
  const [assignment, ...others] = assignments;
  // A part that is asked about by itself is returned, too.
  const [part, ...parts] = kind === 'return' ? (evaluation?.parts ?? []) : [];
  const asked = part && parts.length === 0 && !(returned && isSameRange(part.range, returned.range)) ? part.node : undefined; // prettier-ignore
  const node =
    asked ?? returned ?? (others.length === 0 && assignment?.operator === '=' ? assignment.value : undefined);
  const all = [...query.computed, ...values];
  const whole = node && (all.findLast((value) => isValueOf(value, node.bare)) ?? displayed(query, node, all));
  if (!whole) return undefined;
  const { value, confidence } = whole;
  const said = {
    values,
    output: '',
    changes: [],
    outcomeConfidence: 1,
    confidence: jointConfidence({ confidence: 1 }, values),
  };
  if (asked || (kind === 'return' && exit?.kind === 'return')) return { ...said, outcome: { kind: 'return', value } };
  const [target, ...more] = assignment?.targets ?? [];
  const bound = kind === 'assignment' && more.length === 0 && target ? boundNames(target, value) : undefined;
  if (!bound) return undefined;
  const changes = bound.map(([name, part]) => ({ name, value: part, confidence }));
  return { ...said, changes, outcome: { kind: 'next', successor: 0 } };
}

/** `total, names[0]`, whose parts are there: they are only put side by side. */
function displayed(
  query: Query,
  node: SyntaxNode,
  values: readonly ComputedValue[],
): Pick<ComputedValue, 'value' | 'confidence'> | undefined {
  // A name may have been bound to something else in between.
  if (!DISPLAY.test(node.bare.type) || query.statement.tokens.some(({ text }) => text === ':=')) return undefined;
  const used: ComputedValue[] = [];
  const value = displayedValue(node.bare, (part) => {
    const found = values.findLast((one) => isValueOf(one, part.bare));
    if (found) used.push(found);
    const read = found?.value ?? (part.bare.type === 'identifier' ? query.lookup(part.bare.text) : undefined);
    return read?.kind === 'unknown' ? undefined : read;
  });
  return value && { value, confidence: jointConfidence({ confidence: 1 }, used) };
}

const DISPLAY = /^(?:expression_list|tuple|list|dictionary)$/;

/** What a statement does that takes several items from a container and hands on what it makes of them. */
export function afterSeveral(
  query: Query,
  { name, parts, whole }: SeveralChanges,
  worked: Result,
): Prediction | undefined {
  const { value, confidence } = worked;
  const all = value.kind === 'tuple' && value.items.length === parts.length + 2 ? value.items : [];
  const [made, held] = all.slice(-2);
  if (!made || !held) return undefined;
  const values = parts.flatMap((part, at): ComputedValue[] => (all[at] ? [{ expression: part.text, range: part.range, value: all[at], confidence }] : [])); // prettier-ignore
  const result = { expression: whole.text, range: whole.range, value: made, confidence };
  const isPart = query.statement.subExpressions.some((part) => isValueOf(result, part));
  const done = completed(query, [result]);
  const changes = [...(done?.changes ?? []), { name, value: held, confidence }];
  return done && { ...done, values: [...values, ...(isPart ? [result] : [])], changes };
}

/** What a statement does that changes something on the way to what it gives. */
export function afterChanges(
  query: Query,
  { changed, whole }: ChangesOnTheWay,
  { value, confidence }: Result,
): Prediction | undefined {
  const [made, ...held] = value.kind === 'tuple' ? value.items : [];
  if (!made || held.length !== changed.length) return undefined;
  const result = { expression: whole.text, range: whole.range, value: made, confidence };
  const isPart = query.statement.subExpressions.some((part) => isValueOf(result, part));
  const dropped = { values: [], output: '', changes: [], outcome: { kind: 'next', successor: 0 } as const };
  const isDropped = query.statement.kind === 'expression';
  const done = isDropped ? { ...dropped, outcomeConfidence: confidence } : completed(query, [result]);
  const changes = changed.flatMap((name, at) => {
    const [before, now] = [query.lookup(name), held[at]];
    return !now || (before && sameValue(withoutIds(before), now)) ? [] : [{ name, value: now, confidence }];
  });
  return done && { ...done, values: isPart ? [result] : [], changes: [...done.changes, ...changes], confidence };
}

/** `a, (b, *c) = …` of a list or tuple that has the parts; undefined for any other target. */
function boundNames({ bare }: SyntaxNode, value: Value): (readonly [string, Value])[] | undefined {
  if (bare.type === 'identifier') return [[bare.text, value]];
  const parts = partsOfTarget(bare);
  const items = value.kind === 'list' || value.kind === 'tuple' ? value.items : partedItems(value);
  if (!parts || !items) return undefined;
  const star = parts.findIndex((part) => part.bare.type === 'list_splat_pattern');
  const behind = parts.length - star - 1;
  const rest = items.length - parts.length + 1;
  if (star < 0 ? items.length !== parts.length : rest < 0) return undefined;
  const taken = star < 0 ? items : [...items.slice(0, star), list(items.slice(star, star + rest)), ...items.slice(items.length - behind)]; // prettier-ignore
  const bound = parts.map((part, i) => {
    const named = i === star ? part.bare.named[0] : part;
    return named && taken[i] && boundNames(named, taken[i]);
  });
  return bound.every((one) => one !== undefined) ? bound.flat() : undefined;
}

function list(items: readonly Value[]): Value {
  return { kind: 'list', items };
}

/** Probability that something is right together with values that it was made from. */
export function jointConfidence(
  { confidence }: { readonly confidence: number },
  values: readonly ComputedValue[],
): number {
  return values.reduce((product, value) => product * value.confidence, confidence);
}

/** What was said before a part was; of one that was left out, what is evaluated before it. */
export function saidBefore(
  part: SubExpression,
  { statement }: Query,
  { values, outcome }: Prediction,
): readonly ComputedValue[] {
  const at = values.findIndex((value) => isValueOf(value, part));
  if (at >= 0) return values.slice(0, at);
  // The exception comes up in the part itself.
  if (outcome.kind === 'raise') return values;
  const earlier = statement.subExpressions.slice(0, statement.subExpressions.indexOf(part));
  return values.filter((value) => earlier.some((one) => isValueOf(value, one)));
}
