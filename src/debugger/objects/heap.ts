/** Identity of mutable objects across a whole state: numbering them, finding them, changing all occurrences of one. */
import { sameValue } from '../../python/values/print';
import { children, cycleStub, idOf, isContainer, isFlat, mapChildren, sameType, someChild, stubId } from './containers';
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
  const id = idOf(value) ?? stubId(value);
  if (id === undefined) return isFlat(value) ? value : mapChildren(value, (child) => refresh(child, contents, open));
  if (open.includes(id)) return stubId(value) === undefined ? cycleStub(id) : value;
  const content = contents.get(id) ?? value;
  return isFlat(content) ? content : mapChildren(content, (child) => refresh(child, contents, [...open, id]));
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
