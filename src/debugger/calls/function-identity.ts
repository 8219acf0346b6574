/**
 * Functions and generators that a prediction names without saying which: the model knows only what they are called, if that.
 * What a statement hands on as it is can be read off it; else a name of the frame tells.
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

/** Whether there is a function or iterator in it that may be one of several. */
function isVague(value: Value): boolean {
  if (value.kind !== 'opaque') return someChild(value, isVague);
  return isBare(value);
}

function isBare({ type, closure, generator }: OpaqueValue): boolean {
  return (type === 'function' && closure === undefined) || (type === 'iterator' && generator === undefined);
}

/** The value with what stands in the same place of what was written. */
function aligned(value: Value, written: Value | undefined): Value {
  if (!written) return value;
  if (value.kind === 'opaque')
    return written.kind === 'opaque' && written.type === value.type && isBare(value) ? written : value;
  const parts = new Map(children(written));
  return value.kind === written.kind ? mapChildren(value, (child, key) => aligned(child, parts.get(key))) : value;
}

/** A function is that of its name which the statement has got from a call, or that a name of the frame means. */
function byName(state: State, frame: Frame, value: Value): Value {
  if (value.kind !== 'opaque') return mapChildren(value, (child) => byName(state, frame, child));
  if (value.type !== 'function' || value.closure !== undefined) return value;
  const isMeant = (other: Value): boolean =>
    other.kind === 'opaque' && other.type === 'function' && other.name === value.name && other.closure !== undefined;
  const computed = frame.computed.map((one) => one.value).toReversed();
  return [...computed, ...frame.locals.values(), ...state.globals.values()].find(isMeant) ?? value;
}
