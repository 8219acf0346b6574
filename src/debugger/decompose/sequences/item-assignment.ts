/** Items that a statement puts into lists, tables and dicts: the places are gone through, and the rest stays as it is. */
import { containerCallOf } from '../../../codec/values/container-calls';
import type { Query } from '../../../codec/query';
import type { SourceRange, SourceToken } from '../../../python/syntax';
import type { DictValue, SequenceValue, Value } from '../../../python/values/value';
import type { Result, RunRoutine } from '../arithmetic/long-arithmetic';
import { pairOf, lookedUp, type ItemLookup } from './item-lookup';
import { APPLY, PUT, PUT_KEY } from '../routines/items';
import { listOf } from '../arithmetic/numerals';

/** `name[place]… = value`, or `+=` with the operator `+`. */
export interface ItemAssignment {
  readonly name: string;
  /** Indices and keys, from the outermost container inwards. */
  readonly places: readonly Value[];
  readonly value: Value;
  readonly operator: string;
}

/** What is known of a statement: of a text, and of the part with a range. */
export interface Known {
  readonly read: (text: string) => Value | undefined;
  readonly at: (range: SourceRange) => Value | undefined;
}

/** All that the statement does, in order, if it is nothing else; undefined for any other. */
export function itemAssignmentsOf(query: Query, known: Known): readonly ItemAssignment[] | undefined {
  const { kind, tokens } = query.statement;
  if (kind !== 'assignment' && kind !== 'augmented-assignment') return undefined;
  const [left = [], right = [], ...more] = parted(tokens, (text) => ASSIGNS.test(text));
  const operator = tokens[left.length]?.text.slice(0, -1) ?? '';
  const [targets, values] = [left, right].map((side) => parted(side, (text) => text === ','));
  if (!targets || !values || more.length > 0 || targets.length !== values.length) return undefined;
  const settings = targets.map((target, i): ItemAssignment | undefined => {
    const [name, ...rest] = target;
    const places = placesOf(rest, known);
    const value = valueOf(values[i] ?? [], known);
    if (name?.kind !== 'name' || places.length === 0 || !value || !query.lookup(name.text)) return undefined;
    return { name: name.text, places, value, operator };
  });
  const found = settings.filter((setting) => setting !== undefined);
  return found.length === settings.length ? found : undefined;
}

const ASSIGNS = /^(?:[-+*/%&|^]|\/\/|\*\*|<<|>>)?=$/;

/** The container afterwards; undefined where the model does not say. */
export async function withItem(
  container: Value,
  setting: ItemAssignment,
  roll: RunRoutine,
): Promise<Result | undefined> {
  const holder = containerCallOf(container);
  const inside = holder?.inside ?? container;
  const [place, ...inner] = setting.places;
  if (!place || (inside.kind !== 'dict' && (inside.kind !== 'list' || place.kind !== 'int'))) return undefined;
  const item = await newItem(inside, place, { ...setting, places: inner }, roll);
  const found = item && (await replaced(inside, place, item.value, roll));
  if (!found) return undefined;
  return { value: holder?.around(found.value) ?? found.value, confidence: item.confidence * found.confidence };
}

type Container = SequenceValue | DictValue;

/** What comes to a place. */
async function newItem(
  container: Container,
  place: Value,
  { operator, value, ...setting }: ItemAssignment,
  roll: RunRoutine,
): Promise<Result | undefined> {
  if (setting.places.length === 0 && operator === '') return { value, confidence: 1 };
  const old = await lookedUp(selectionAt(container, place), roll);
  if (!old) return undefined;
  const item =
    setting.places.length > 0
      ? await withItem(old.value, { ...setting, operator, value }, roll)
      : await roll(APPLY[operator] ?? '', { item: old.value, change: value });
  return item && { value: item.value, confidence: old.confidence * item.confidence };
}

function selectionAt(container: Container, place: Value): ItemLookup {
  if (container.kind === 'dict') return { dict: container, key: place };
  return { items: container, index: place.kind === 'int' ? place.value : 0n };
}

/** The container with another item at the place. */
async function replaced(
  container: Container,
  place: Value,
  item: Value,
  roll: RunRoutine,
): Promise<Result | undefined> {
  if (container.kind === 'dict') {
    const entries = listOf(container.entries.map(pairOf));
    const found = await roll(PUT_KEY, { entries, wanted: place, new: item });
    const dict = found && dictOf(found.value);
    return dict && { value: dict, confidence: found.confidence };
  }
  const index = place.kind === 'int' ? place.value : 0n;
  const isBehind = index < 0n;
  const turned = (items: readonly Value[]): readonly Value[] => (isBehind ? items.toReversed() : items);
  const found = await roll(PUT, {
    items: listOf(turned(container.items)),
    first: { kind: 'int', value: isBehind ? 1n : 0n },
    place: { kind: 'int', value: isBehind ? -index : index },
    new: item,
  });
  if (found?.value.kind !== 'list') return undefined;
  return { value: listOf(turned(found.value.items)), confidence: found.confidence };
}

function dictOf(pairs: Value): DictValue | undefined {
  if (pairs.kind !== 'list') return undefined;
  const entries = pairs.items.flatMap((pair) => {
    const [key, value] = pair.kind === 'tuple' ? pair.items : [];
    return key && value ? [[key, value] as const] : [];
  });
  return { kind: 'dict', entries };
}

/** The values in brackets behind a name, if there is nothing else. */
function placesOf(tokens: readonly SourceToken[], known: Known): Value[] {
  const places: Value[] = [];
  let rest = tokens;
  while (rest[0]?.text === '[') {
    const [inside = []] = parted(rest.slice(1), (text) => text === ']');
    const value = valueOf(inside, known);
    if (!value || rest[inside.length + 1]?.text !== ']') return [];
    places.push(value);
    rest = rest.slice(inside.length + 2);
  }
  return rest.length === 0 ? places : [];
}

function valueOf(tokens: readonly SourceToken[], { read, at }: Known): Value | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return undefined;
  const { endLine, endColumn } = last.range;
  return at({ ...first.range, endLine, endColumn }) ?? read(tokens.map(({ text }) => text).join(''));
}

/** Split at marks that are not inside brackets. */
function parted(tokens: readonly SourceToken[], isMark: (text: string) => boolean): SourceToken[][] {
  const parts: SourceToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0 && isMark(token.text)) parts.push([]);
    else {
      if (/^[[({]$/.test(token.text)) depth++;
      else if (/^[\])}]$/.test(token.text)) depth--;
      parts.at(-1)?.push(token);
    }
  }
  return parts;
}
