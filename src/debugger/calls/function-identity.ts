/**
 * Identity of functions and generators in predictions: the model knows at most their names, not which object is meant.
 * An object that a statement passes on unchanged follows from its syntax; otherwise from the names of the frame.
 */
import type { Prediction } from '../../codec/query';
import type { SourceFile, Statement } from '../../python/syntax';
import type { OpaqueValue, Value } from '../../python/values/value';
import { assignedText, returnedText } from '../classes/assigned-text';
import { children, mapChildren, someChild } from '../objects/containers';
import { mapResults } from '../objects/prediction-values';
import { evaluateDisplay } from '../objects/display';
import { evaluatePath } from '../../python/values/access-path';
import { lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';

export function withIdentities(
  source: SourceFile,
  state: State,
  frame: Frame,
  statement: Statement,
  prediction: Prediction,
): Prediction {
  const { changes, outcome } = prediction;
  const results = [...changes.map(({ value }) => value), ...(outcome.kind === 'return' ? [outcome.value] : [])];
  if (!results.some((value) => value && isVague(value))) return prediction;
  const text = outcome.kind === 'return' ? returnedText(source, statement) : assignedText(statement);
  const read = (part: string): Value | undefined =>
    frame.computed.findLast(({ expression }) => expression === part)?.value ??
    evaluatePath(part, (name) => lookup(state, frame, name));
  const whole = statement.targets.length > 1 || text === '' ? undefined : evaluateDisplay(text, read);
  return mapResults(prediction, (value) => byName(state, frame, aligned(value, whole)));
}

/** Whether it contains a function or iterator whose identity is ambiguous. */
function isVague(value: Value): boolean {
  if (value.kind !== 'opaque') return someChild(value, isVague);
  return isBare(value);
}

function isBare({ type, closure, generator }: OpaqueValue): boolean {
  return (type === 'function' && closure === undefined) || (type === 'iterator' && generator === undefined);
}

/** The value with the functions and iterators at the same places of the written one. */
function aligned(value: Value, written: Value | undefined): Value {
  if (!written) return value;
  if (value.kind === 'opaque')
    return written.kind === 'opaque' && written.type === value.type && isBare(value) ? written : value;
  const parts = new Map(children(written));
  return value.kind === written.kind ? mapChildren(value, (child, key) => aligned(child, parts.get(key))) : value;
}

/** A function is the one of its name that a call returned to the statement, or that a name of the frame refers to. */
function byName(state: State, frame: Frame, value: Value): Value {
  if (value.kind !== 'opaque') return mapChildren(value, (child) => byName(state, frame, child));
  if (value.type !== 'function' || value.closure !== undefined) return value;
  const isMeant = (other: Value): boolean =>
    other.kind === 'opaque' && other.type === 'function' && other.name === value.name && other.closure !== undefined;
  const computed = frame.computed.map((one) => one.value).toReversed();
  return [...computed, ...frame.locals.values(), ...state.globals.values()].find(isMeant) ?? value;
}
