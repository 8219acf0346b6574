/** What a predicted step does to names and objects. */
import {
  NEW_OBJECTS,
  type Change,
  type CheckedObjects,
  type ComputedValue,
  type Prediction,
  isShown,
} from '../../../codec/query';
import type { Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { builtInValue } from '../../../python/definitions/builtin-names';
import { sameValue } from '../../../python/values/print';
import { itemsInside } from '../../../python/values/children';
import {
  idOf,
  isContainer,
  isFlat,
  mapChildren,
  sameType,
  someChild,
  withContentsOf,
  withoutIds,
} from '../../objects/containers';
import { cycleStub, stubId } from '../../../python/values/cycles';
import { printed, printedToErrors } from './output';
import { cyclicContents, findObjects, hasCycle, indexObjects, Numbering, refresh } from '../../objects/heap';
import { Identities } from '../../objects/identity';
import { iteratorAt, nextItem } from '../../state/loop-iterators';
import { evaluateDisplay } from '../../objects/display';
import { evaluatePath } from '../../../python/values/access-path';
import { hasUnknown } from '../../objects/resemblance';
import { eachNewValue, mapValues, valuesOf, withContents } from '../../state/value-roots';
import { withArguments } from '../../state/exception-links';
import { bind, lookup } from '../../state/name-scopes';
import { topFrame, withTop, type State } from '../../state/state';
import { itemsFrom } from '../../../python/values/items';

export interface Effects {
  readonly state: State;
  /** All sub-expressions of the statement computed so far; each value is the object that it means. */
  readonly computed: readonly ComputedValue[];
  /** Says which object a value after the step is: what is returned, arguments of a call. */
  readonly identities: Pick<Identities, 'value' | 'argument'>;
  readonly numbering: Numbering;
}

/** Applies values, printed text and changes of a prediction to the top frame; control stays where it is. */
export function applyEffects(state: State, statement: Statement, answer: Prediction): Effects {
  if (answer.checked) return applyChecked(state, answer, answer.checked);
  const frame = topFrame(state);
  const prediction = withInstances(state, statement, answer);
  const numbering = new Numbering(state.nextId);
  const before = identitiesOf(state, statement, frame.computed, numbering);
  const values = prediction.values.map((value) => before.computed(value));
  const computed = [...frame.computed, ...values];
  const changed = changeNames(withTop(state, { ...frame, computed }), statement, prediction, before, computed);
  const settled = asSaid(propagate(state, changed), statement, prediction, numbering);
  const now = topFrame(settled).computed;
  const next = told(state, settled, prediction, numbering);
  const identities = identitiesOf(next, statement, now, numbering);
  return { state: next, computed: now, identities, numbering };
}

/** Changed instances that the answer names by their contents alone. */
function withInstances(state: State, statement: Statement, answer: Prediction): Prediction {
  const frame = topFrame(state);
  const changes = answer.changes.map((change): Change => {
    const { name, value } = change;
    return value && mutates(statement, name) ? { ...change, value: withContentsOf(lookup(state, frame, name), value) } : change; // prettier-ignore
  });
  return { ...answer, changes };
}

/** Checked values come with the identities of their objects. */
function applyChecked(state: State, prediction: Prediction, { contents }: CheckedObjects): Effects {
  const numbering = new Numbering(state.nextId);
  const numbers = new Map<number, number>();
  const settle = (value: Value): Value => renumbered(value, numbering, numbers);
  const frame = topFrame(state);
  const computed = [...frame.computed, ...prediction.values.map((one) => ({ ...one, value: settle(one.value) }))];
  const bound = prediction.changes.reduce(
    (next, { name, value }) => {
      const now = value && settle(value);
      return bind(withArguments(next, lookup(next, frame, name), now), name, now);
    },
    withTop(state, { ...frame, computed }),
  );
  const changed = new Map([...contents].map(([id, value]) => [id, settle(value)] as const));
  const settled = withContents(bound, changed);
  const identities = { value: settle, argument: (_: string | undefined, value: Value) => settle(value) };
  return {
    state: told(state, settled, prediction, numbering),
    computed: topFrame(settled).computed,
    identities,
    numbering,
  };
}

/** New objects get the numbers that are next. */
function renumbered(value: Value, numbering: Numbering, numbers: Map<number, number>): Value {
  const numberOf = (id: number): number => {
    const known = id < NEW_OBJECTS ? id : numbers.get(id);
    if (known !== undefined) return known;
    const taken = numbering.take();
    numbers.set(id, taken);
    return taken;
  };
  const stub = stubId(value);
  if (stub !== undefined) return cycleStub(numberOf(stub));
  const id = idOf(value);
  const own = id === undefined ? undefined : numberOf(id);
  const inner = isFlat(value) ? value : mapChildren(value, (child) => renumbered(child, numbering, numbers));
  return own === undefined || own === id ? inner : ({ ...inner, id: own } as Value);
}

/** The state with the record of the step: values, output, changes, confidence. */
function told(before: State, settled: State, prediction: Prediction, numbering: Numbering): State {
  // Of several questions each has to be checked.
  const isChecked = prediction.checked && (before.last.source === 'checked' || !before.last.prediction);
  const last = {
    ...before.last,
    source: isChecked
      ? ('checked' as const)
      : before.last.source === 'checked'
        ? ('predicted' as const)
        : before.last.source,
    values: topFrame(settled).computed.filter(isShown),
    // A statement may take several questions.
    changes: new Map([
      ...before.last.changes,
      ...prediction.changes.map(({ name, confidence }) => [name, confidence] as const),
    ]),
    confidence: before.last.confidence * prediction.confidence,
    prediction,
  };
  const now = printed({ ...settled, nextId: numbering.position, last }, prediction.output);
  return printedToErrors(now, prediction.errors ?? '');
}

/** What the loop whose header is the statement iterates over. */
export function iterableOf(state: State, statement: Statement, computed: readonly ComputedValue[]): Value | undefined {
  const frame = topFrame(state);
  const active = iteratorAt(frame, statement.line);
  if (active) return active.iterable;
  const { iterable } = statement;
  if (!iterable) return undefined;
  const named = (text: string): Value | undefined =>
    computed.findLast(({ expression }) => expression === text)?.value ??
    evaluatePath(text, (name) => lookup(state, frame, name)) ??
    builtInValue(text);
  const at = computed.findLast(
    ({ range }) =>
      range.line === iterable.range.line &&
      range.column === iterable.range.column &&
      range.endColumn === iterable.range.endColumn,
  );
  return at?.value ?? evaluateDisplay(iterable.text, named);
}

/** The state with numbers given to all objects that have none, as after an edit. */
export function numbered(state: State): State {
  const numbering = new Numbering(state.nextId);
  const next = mapValues(state, (value) => numbering.label(value));
  return { ...next, nextId: numbering.position };
}

/** A value as the state has it: an object in a cycle is expanded from itself. */
export function expanded(state: State, value: Value): Value {
  return hasCycle(value) ? refresh(value, indexObjects([...valuesOf(state), value])) : value;
}

/** The state in which every occurrence of a changed object shows its new content. */
export function propagate(before: State, after: State): State {
  const fresh = newContents(before, after);
  if (!fresh) return after;
  const contents = cyclicContents(valuesOf(after));
  for (const value of fresh) contents.set(idOf(value) ?? 0, value);
  return withContents(after, contents);
}

/**
 * Objects that are new, or have changed, if there may be any old one among them: most steps change none, and that is seen
 * from the few values that the step has made.
 */
function newContents(before: State, after: State): ReadonlySet<Value> | undefined {
  const fresh = new Set<Value>();
  const inCycle = new Set<Value>();
  eachNewValue(after, before, (value, old) => {
    collectNew(value, old, fresh);
    if (hasCycle(value)) inCycle.add(value);
  });
  if (fresh.size + inCycle.size === 0) return undefined;
  const isOld = (value: Value): boolean => (idOf(value) ?? Infinity) < before.nextId;
  if ([...fresh].some(isOld)) removeHeld(valuesOf(before), fresh);
  return inCycle.size > 0 || [...fresh].some(isOld) ? fresh : undefined;
}

/** Objects in a value that are not in the same place of its old self. */
function collectNew(value: Value, old: Value | undefined, found: Set<Value>): void {
  if (value === old || found.has(value)) return;
  if (idOf(value) !== undefined) found.add(value);
  if (isFlat(value)) return;
  const items = old?.kind === value.kind ? itemsInside(old) : [];
  itemsInside(value).forEach((item, i) => {
    collectNew(item, items[i], found);
  });
}

/** Removes the objects that the values hold unchanged. */
function removeHeld(values: Iterable<Value>, candidates: Set<Value>): void {
  const visit = (value: Value): boolean => {
    if (idOf(value) !== undefined) candidates.delete(value);
    return candidates.size === 0 || (!isFlat(value) && someChild(value, visit));
  };
  for (const value of values) if (visit(value)) return;
}

function identitiesOf(
  state: State,
  statement: Statement,
  computed: readonly ComputedValue[],
  numbering: Numbering,
): Identities {
  const frame = topFrame(state);
  const iterable = iteratorAt(frame, statement.line)?.iterable;
  const identities = new Identities(statement, (name) => lookup(state, frame, name), numbering, iterable);
  const wanted = new Set(computed.flatMap(({ value }) => idOf(value) ?? []));
  const objects = wanted.size > 0 ? findObjects(valuesOf(state), wanted) : new Map<number, Value>();
  for (const item of computed) identities.known({ ...item, value: objects.get(idOf(item.value) ?? 0) ?? item.value });
  return identities;
}

function changeNames(
  state: State,
  statement: Statement,
  prediction: Prediction,
  identities: Identities,
  computed: readonly ComputedValue[],
): State {
  const frame = topFrame(state);
  const item = itemAhead(state, statement, computed);
  const settle = ({ name, value }: Pick<Change, 'name' | 'value'>): Value | undefined => {
    if (!value) return undefined;
    const old = lookup(state, frame, name);
    const isTarget = statement.targets.includes(name);
    if (isTarget && statement.kind === 'for') return identities.item(value, item);
    return mutates(statement, name) && isContainer(old) && sameType(old, value)
      ? identities.inPlace(name, old, value)
      : identities.value(value);
  };
  const changes = [...prediction.changes, ...rebindings(state, statement, prediction)];
  return changes
    .map((change) => [change.name, settle(change)] as const)
    .reduce((next, [name, value]) => bind(next, name, value), state);
}

/**
 * A value is taken for an object that was there before because the two are equal. Where that object changes in the same step, or
 * would come to hold itself, the name shows another value than was predicted: then it was another object.
 */
function asSaid(state: State, statement: Statement, { changes }: Prediction, numbering: Numbering): State {
  const frame = topFrame(state);
  const said = changes.reduce((next, { name, value }) => {
    const held = lookup(next, frame, name);
    if (!value || !held || hasUnknown(value) || sameValue(held, value)) return next;
    const other = numbering.label(withoutIds(value));
    const isSame = mutates(statement, name) && isContainer(held) && sameType(held, other);
    return bind(next, name, isSame && held.id !== undefined ? ({ ...other, id: held.id } as Value) : other);
  }, state);
  return said === state ? state : propagate(state, said);
}

/** A name whose object changes, rather than being replaced. */
function mutates({ targets, kind }: Statement, name: string): boolean {
  return !targets.includes(name) || kind === 'augmented-assignment';
}

/** Targets that get another object with an equal value: no change to see, but the alias is gone (or new). */
function rebindings(state: State, statement: Statement, prediction: Prediction): Pick<Change, 'name' | 'value'>[] {
  const binds =
    statement.kind === 'assignment' ||
    (statement.kind === 'for' && prediction.outcome.kind === 'next' && prediction.outcome.successor === 0);
  if (!binds || prediction.outcome.kind === 'raise' || prediction.outcome.kind === 'call') return [];
  const frame = topFrame(state);
  const quiet = statement.targets.filter((name) => !prediction.changes.some((change) => change.name === name));
  return quiet.map((name) => ({ name, value: lookup(state, frame, name) })).filter(({ value }) => isContainer(value));
}

function itemAhead(state: State, statement: Statement, computed: readonly ComputedValue[]): Value | undefined {
  if (statement.kind !== 'for') return undefined;
  const { item } = topFrame(state);
  if (item) return item;
  const active = iteratorAt(topFrame(state), statement.line);
  if (active) return nextItem(active);
  const iterable = iterableOf(state, statement, computed);
  const items = iterable && itemsFrom(iterable, 0);
  for (const first of items ?? []) return first;
  return undefined;
}
