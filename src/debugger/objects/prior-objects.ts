/** Which objects the values before a statement were: those that the values after it still hold, as far as they are the same. */
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { children, idOf, isContainer, mapChildren, sameType } from './containers';
import type { Numbering } from './heap';

/** The value that a name held before, by the objects that are known now; an object that is none of them is new. */
export function priorValue(value: Value, known: readonly Value[], numbering: Numbering): Value {
  if (!isContainer(value)) return mapChildren(value, (child) => priorValue(child, known, numbering));
  const same = known.find((candidate) => sameValue(candidate, value));
  return same ?? numbering.label(mapChildren(value, (child) => priorValue(child, known, numbering)));
}

/** The content that the object itself had before. */
export function priorContent(now: Value, value: Value, known: readonly Value[], numbering: Numbering): Value {
  if (sameValue(now, value)) return now;
  if (!isContainer(now) || !sameType(now, value)) return priorValue(value, known, numbering);
  const inside = new Map(children(now));
  const parts = children(value);
  // Each object inside is found again once: in its place, or elsewhere.
  const found = new Map<string, Value>();
  for (const isInPlace of [true, false]) {
    for (const [key, part] of parts) {
      if (!isContainer(part) || found.has(key)) continue;
      const places = isInPlace ? [key] : [...inside.keys()];
      const place = places.find((other) => {
        const candidate = inside.get(other);
        return candidate !== undefined && sameValue(candidate, part);
      });
      if (place === undefined) continue;
      found.set(key, inside.get(place) ?? part);
      inside.delete(place);
    }
  }
  const older = mapChildren(value, (part, key) => {
    const same = found.get(key);
    if (same) return same;
    // What stands in its place, and was nowhere else, is a later version of it.
    const later = inside.get(key);
    return isContainer(later) && sameType(later, part)
      ? priorContent(later, part, known, numbering)
      : priorValue(part, known, numbering);
  });
  const id = idOf(now) ?? numbering.take();
  return { ...older, id } as Value;
}
