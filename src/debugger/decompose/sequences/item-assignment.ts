/** Items that a statement sets in lists, tables and dicts: the target is found item by item, and the rest stays as it is. */
import { mappingCallOf } from '../../../codec/values/container-calls';
import type { Query } from '../../../codec/query';
import { remainderOf } from '../../../python/statements/tree/node-tokens';
import { partsOfTarget } from '../../../python/statements/statement-parts';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceRange, Statement } from '../../../python/syntax';
import type { DictValue, SequenceValue, Value } from '../../../python/values/value';
import type { Result, RunRoutine } from '../routines/run-routine';
import { pairOf, lookedUp, startOf, type ItemLookup } from './item-lookup';
import { APPLY, PUT, PUT_KEY } from '../routines/item-routines';
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
  const { statement } = query;
  if (statement.kind !== 'assignment' && statement.kind !== 'augmented-assignment') return undefined;
  const [assignment, ...others] = statement.assignments ?? [];
  const [target, ...more] = assignment?.targets ?? [];
  if (!assignment || !target || others.length > 0 || more.length > 0) return undefined;
  const pairs = pairsOf(target, assignment.value.bare);
  const settings = pairs?.map(([place, written]): ItemAssignment | undefined => {
    const found = placesOf(statement, place, known);
    const value = valueOf(statement, written, known);
    if (!found || !value || !query.lookup(found.name)) return undefined;
    return { ...found, value, operator: assignment.operator.slice(0, -1) };
  });
  const done = settings?.filter((setting) => setting !== undefined);
  return done?.length === settings?.length ? done : undefined;
}

/** Targets and the values written for them; undefined where a value is taken apart. */
function pairsOf(target: SyntaxNode, value: SyntaxNode): [target: SyntaxNode, value: SyntaxNode][] | undefined {
  const targets = partsOfTarget(target);
  if (!targets) return [[target, value]];
  const values = value.type === 'expression_list' || value.type === 'tuple' ? value.named : [];
  if (targets.length !== values.length) return undefined;
  return targets.flatMap((one, i) => (values[i] ? [[one, values[i]]] : []));
}

/** The container afterwards; undefined where the model does not say. */
export async function withItem(
  container: Value,
  setting: ItemAssignment,
  roll: RunRoutine,
): Promise<Result | undefined> {
  const holder = mappingCallOf(container);
  const inside = holder?.inside ?? container;
  const [place, ...inner] = setting.places;
  if (!place || (inside.kind !== 'dict' && (inside.kind !== 'list' || place.kind !== 'int'))) return undefined;
  const item = await newItem(inside, place, { ...setting, places: inner, start: startOf(container) }, roll);
  const found = item && (await replaced(inside, place, item.value, roll));
  if (!found) return undefined;
  return { value: holder?.around(found.value) ?? found.value, confidence: item.confidence * found.confidence };
}

type Container = SequenceValue | DictValue;

/** The value that is set. */
async function newItem(
  container: Container,
  place: Value,
  { operator, value, start, ...setting }: ItemAssignment & { readonly start: Value | undefined },
  roll: RunRoutine,
): Promise<Result | undefined> {
  if (setting.places.length === 0 && operator === '') return { value, confidence: 1 };
  const old = await lookedUp(selectionAt(container, place, start), roll);
  if (!old || 'exception' in old) return undefined;
  const item =
    setting.places.length > 0
      ? await withItem(old.value, { ...setting, operator, value }, roll)
      : await roll(APPLY[operator] ?? '', { item: old.value, change: value });
  return item && { value: item.value, confidence: old.confidence * item.confidence };
}

function selectionAt(container: Container, place: Value, start: Value | undefined): ItemLookup {
  if (container.kind === 'dict') return { dict: container, key: place, start };
  return { items: container, index: place.kind === 'int' ? place.value : 0n };
}

/** The container with another item at the place. Instances are only moved, so numbers stand for what the container holds beside them. */
async function replaced(
  container: Container,
  place: Value,
  item: Value,
  roll: RunRoutine,
): Promise<Result | undefined> {
  const held = container.kind === 'dict' ? container.entries.map(([, value]) => value) : container.items;
  const all = [...held, item];
  if (!all.some(({ kind }) => kind === 'object')) return await put(container, place, item, roll);
  const number = (value: number): Value => ({ kind: 'int', value: BigInt(value) });
  const numbered: Container =
    container.kind === 'dict'
      ? { ...container, entries: container.entries.map(([key], i) => [key, number(i)] as const) }
      : { ...container, items: held.map((_, i) => number(i)) };
  const found = await put(numbered, place, number(held.length), roll);
  const meant = (value: Value): Value | undefined => (value.kind === 'int' ? all[Number(value.value)] : undefined);
  const value = found && withItems(found.value, meant);
  return value && { value, confidence: found.confidence };
}

/** The container with other items; undefined where one of them is nothing. */
function withItems(value: Value, meant: (item: Value) => Value | undefined): Value | undefined {
  if (value.kind === 'dict') {
    const entries = value.entries.flatMap(([key, item]) => {
      const other = meant(item);
      return other ? [[key, other] as const] : [];
    });
    return entries.length === value.entries.length ? { kind: 'dict', entries } : undefined;
  }
  const items = value.kind === 'list' ? value.items.flatMap((item) => meant(item) ?? []) : [];
  return value.kind === 'list' && items.length === value.items.length ? listOf(items) : undefined;
}

async function put(container: Container, place: Value, item: Value, roll: RunRoutine): Promise<Result | undefined> {
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

/** The name and the values in brackets after it, if there is nothing else. */
function placesOf(
  statement: Statement,
  target: SyntaxNode,
  known: Known,
): Pick<ItemAssignment, 'name' | 'places'> | undefined {
  const places: Value[] = [];
  let node = target;
  while (node.type === 'subscript') {
    const keys = node.all('subscript').map((key) => valueOf(statement, key, known));
    const items = keys.flatMap((key) => key ?? []);
    const holder = node.get('value');
    // `counts[row, column]` has a tuple for its key.
    const key: Value | undefined = node.has(',') ? { kind: 'tuple', items } : items[0];
    const value = items.length === keys.length ? key : undefined;
    if (!holder || !value) return undefined;
    places.unshift(value);
    node = holder.bare;
  }
  const name = remainderOf(statement, node)?.name;
  return name === undefined || places.length === 0 ? undefined : { name, places };
}

function valueOf(statement: Statement, node: SyntaxNode, { read, at }: Known): Value | undefined {
  const written = remainderOf(statement, node);
  return written && (at(written.range) ?? read(written.text));
}
