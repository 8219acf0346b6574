/** Identity of mutable objects across a whole state: numbering them, finding them, changing all occurrences of one. */
import { sameValue } from '../../python/values/print';
import { children, idOf, isContainer, isFlat, mapChildren, sameType, someChild } from './containers';
import { followed } from './dictionary-views';
import { cycleStub, stubId } from '../../python/values/cycles';
import type { Value } from '../../python/values/value';

/** Numbers for new objects. */
export class Numbering {
  constructor(private next: number) {}

  /** The number that the next new object will get. */
  get position(): number {
    return this.next;
  }

  take(): number {
    return this.next++;
  }

  /** Gives a number to every container inside that has none. */
  label(value: Value): Value {
    const inner = isFlat(value) ? value : mapChildren(value, (child) => this.label(child));
    return isContainer(inner) && inner.id === undefined ? { ...inner, id: this.take() } : inner;
  }
}

/** A value stated from outside as a version of a known one: what is in the same place is the same object. */
export function keepIds(known: Value | undefined, value: Value, numbering: Numbering): Value {
  if (known && sameValue(known, value)) return known;
  const before = new Map(known && sameType(known, value) ? children(known) : []);
  const filled = mapChildren(value, (child, key) => keepIds(before.get(key), child, numbering));
  if (!isContainer(filled)) return filled;
  const id = known && sameType(known, value) ? idOf(known) : undefined;
  return { ...filled, id: id ?? numbering.take() };
}

/** Every object that the values contain, by number. */
export function indexObjects(values: Iterable<Value>): Map<number, Value> {
  const found = new Map<number, Value>();
  eachObject(values, (id, value) => {
    if (!found.has(id)) found.set(id, value);
  });
  return found;
}

/** Every object by number where some object is inside itself, and so is shown with what all others hold; else none. */
export function cyclicContents(values: readonly Value[]): Map<number, Value> {
  return values.some(hasCycle) ? indexObjects(values) : new Map<number, Value>();
}

/** The objects with these numbers, as the values contain them. */
export function findObjects(values: Iterable<Value>, ids: ReadonlySet<number>): Map<number, Value> {
  const found = new Map<number, Value>();
  if (ids.size > 0)
    eachObject(values, (id, value) => {
      if (ids.has(id) && !found.has(id)) found.set(id, value);
    });
  return found;
}

function eachObject(values: Iterable<Value>, tell: (id: number, value: Value) => void): void {
  const visit = (value: Value): boolean => {
    const id = idOf(value);
    if (id !== undefined) tell(id, value);
    return !isFlat(value) && someChild(value, visit);
  };
  for (const value of values) visit(value);
}

/** The value with the current contents of every object in it; an object inside itself becomes a cycle's mark. */
export function refresh(value: Value, contents: ReadonlyMap<number, Value>, open: readonly number[] = []): Value {
  const dict = value.kind === 'call' && value.viewOf !== undefined ? contents.get(value.viewOf) : undefined;
  if (value.kind === 'call' && dict) return mapChildren(followed(value, dict), (child) => refresh(child, contents, open)); // prettier-ignore
  const id = idOf(value) ?? stubId(value);
  if (id === undefined) return isFlat(value) ? value : mapChildren(value, (child) => refresh(child, contents, open));
  if (open.includes(id)) return stubId(value) === undefined ? cycleStub(id) : value;
  const content = contents.get(id) ?? value;
  return isFlat(content) ? content : mapChildren(content, (child) => refresh(child, contents, [...open, id]));
}

/** True where it holds an object that is around it: it has been cut out of that one, and says no more than which one it is. */
function isCutOut(value: Value, open: readonly number[] = []): boolean {
  const stub = stubId(value);
  if (stub !== undefined) return !open.includes(stub);
  if (isFlat(value)) return false;
  const id = idOf(value);
  const within = id === undefined ? open : [...open, id];
  return someChild(value, (child) => isCutOut(child, within));
}

/** A part of a value by itself. @param around where the objects are that it was inside of */
export function byItself(value: Value, around: () => Iterable<Value>): Value {
  return isCutOut(value) ? refresh(value, indexObjects(around())) : value;
}

/** Every occurrence of every object in the values. */
export function occurrences(values: Iterable<Value>): Set<Value> {
  const found = new Set<Value>();
  const visit = (value: Value): boolean => {
    if (found.has(value)) return false;
    if (idOf(value) !== undefined) found.add(value);
    return !isFlat(value) && someChild(value, visit);
  };
  for (const value of values) visit(value);
  return found;
}

/** True where some object occurs inside itself. */
export function hasCycle(value: Value): boolean {
  return stubId(value) !== undefined || (!isFlat(value) && someChild(value, hasCycle));
}
