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
  const named = {
    ...prediction,
    changes: prediction.changes.map((one) => {
      const isBound = statement.targets.includes(one.name);
      const before = one.value && !isBound ? lookup(state, frame, one.name) : undefined;
      return before && one.value ? { ...one, value: kept(one.value, before) } : one;
    }),
  };
  return mapResults(named, (value) => byName(state, frame, aligned(value, whole)));
}

/** Functions that were in the value before are those of their names: at the same place, else anywhere in it. */
function kept(value: Value, before: Value): Value {
  const known = functionsIn(before);
  if (known.length === 0) return value;
  const visit = (one: Value, old: Value | undefined): Value => {
    if (one.kind !== 'opaque') {
      const parts = new Map(old?.kind === one.kind ? children(old) : []);
      return mapChildren(one, (child, key) => visit(child, parts.get(key)));
    }
    if (!isBare(one) || one.type !== 'function') return one;
    const isIt = (other: Value): boolean =>
      other.kind === 'opaque' && other.type === 'function' && other.name === one.name;
    return [...(old ? [old] : []), ...known].find(isIt) ?? one;
  };
  return visit(value, before);
}

/** Functions in a value that a name does not say. */
function functionsIn(value: Value): Value[] {
  if (value.kind === 'opaque') return value.type === 'function' && isSpecific(value) ? [value] : [];
  return children(value).flatMap(([, child]) => functionsIn(child));
}

function isSpecific({ closure, self, definition }: OpaqueValue): boolean {
  return closure !== undefined || self !== undefined || definition !== undefined;
}

/** Whether it contains a function or iterator whose identity is ambiguous. */
function isVague(value: Value): boolean {
  if (value.kind !== 'opaque') return someChild(value, isVague);
  return isBare(value);
}

function isBare({ type, closure, self, definition, generator }: OpaqueValue): boolean {
  return (
    (type === 'function' && closure === undefined && self === undefined && definition === undefined) ||
    (type === 'iterator' && generator === undefined)
  );
}

/** The value with the functions and iterators at the same places of the written one. */
function aligned(value: Value, written: Value | undefined): Value {
  if (!written) return value;
  if (value.kind === 'opaque')
    return written.kind === 'opaque' && written.type === value.type && isBare(value) ? written : value;
  const parts = new Map(children(written));
  return value.kind === written.kind ? mapChildren(value, (child, key) => aligned(child, parts.get(key))) : value;
}

/** A function is the one of its name that a call returned to the statement, or that this or another name of the frame refers to. */
function byName(state: State, frame: Frame, value: Value): Value {
  if (value.kind !== 'opaque') return mapChildren(value, (child) => byName(state, frame, child));
  if (value.type !== 'function' || isSpecific(value)) return value;
  const isMeant = (other: Value): boolean =>
    other.kind === 'opaque' && other.type === 'function' && other.name === value.name && isSpecific(other);
  const computed = frame.computed.map((one) => one.value).toReversed();
  const own = lookup(state, frame, value.name);
  return (
    [...computed, ...(own ? [own] : []), ...frame.locals.values(), ...state.globals.values()].find(isMeant) ?? value
  );
}
