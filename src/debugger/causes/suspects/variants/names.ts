/** Another variable or attribute than the one that was meant. */
import { sameValue } from '../../../../python/values/print';
import type { Place } from '../../../../python/statements/tree/node-tokens';
import { type Edit, isTarget, isWhole, nodesOf, type Ran, sortOf } from './edit';

/** Variables that are tried in the place of one. */
const MOST_OTHERS = 5;

export function* nameEdits(ran: Ran): Generator<Edit> {
  for (const place of nodesOf(ran)) {
    const { node, parent } = place;
    if (node.type === 'identifier' && isRead(ran, place)) {
      yield* otherNames(ran, place);
      yield* attributesOf(ran, place);
    } else if (node.type === 'attribute' && parent?.node.type !== 'call') yield* otherAttributes(ran, place);
    else if (node.type === 'integer' && parent?.node.type !== 'unary_operator') yield* forNumber(ran, place);
  }
}

function isRead(ran: Ran, place: Place): boolean {
  const { node, parent } = place;
  if (!ran.values.has(node.text)) return false;
  if (parent?.node.type === 'keyword_argument' && node.field === 'name') return false;
  if (parent?.node.type === 'attribute' && node.field === 'attribute') return false;
  if (parent?.node.type === 'call' && node.field === 'function') return false;
  return !isTarget(ran, place);
}

function* otherNames(ran: Ran, place: Place): Generator<Edit> {
  const { node, parent } = place;
  const own = ran.values.get(node.text);
  if (!own) return;
  const isReturned = ran.statement.kind === 'return' && isWhole(place);
  const isArgument = parent?.node.type === 'argument_list';
  const likely = isReturned || isArgument ? 0.75 : 0.6;
  const others = [...ran.values].filter(
    ([name, value]) => name !== node.text && value.kind !== 'opaque' && (isReturned || sortOf(value) === sortOf(own)),
  );
  for (const [rank, [name, value]] of others.slice(-MOST_OTHERS).reverse().entries()) {
    const fits = isReturned && ran.expected && sameValue(value, ran.expected) ? 1.3 : 1;
    const same = sortOf(value) === sortOf(own) ? 1 : 0.6;
    // The same value leads to the same end, at least this time.
    const isNew = sameValue(value, own) ? 0.7 : 1;
    yield { range: node.range, by: name, weight: Math.min(1, likely * fits * same * isNew * 0.97 ** rank) };
  }
}

/** `n` for `1`. */
function* forNumber(ran: Ran, place: Place): Generator<Edit> {
  const { node, parent } = place;
  const inside = parent?.node.type ?? '';
  if (!isWhole(place) && !['argument_list', 'comparison_operator', 'binary_operator', 'list'].includes(inside)) return;
  const others = [...ran.values].filter(([, value]) => value.kind === 'int');
  for (const [name] of others.slice(-3)) yield { range: node.range, by: name, weight: 0.4 };
}

/** `x.next` for `x`. */
function* attributesOf(ran: Ran, { node, parent }: Place): Generator<Edit> {
  const value = ran.values.get(node.text);
  if (value?.kind !== 'object' || parent?.node.type === 'attribute') return;
  for (const [name, held] of value.attributes.slice(0, 4)) {
    const weight = held.kind === 'object' || held.kind === 'none' ? 0.5 : 0.4;
    yield { range: node.range, by: `${node.text}.${name}`, weight };
  }
}

/** `x.left` for `x.right`, `x` for `x.next`. */
function* otherAttributes(ran: Ran, place: Place): Generator<Edit> {
  const { node } = place;
  const [object, attribute] = [node.get('object'), node.get('attribute')];
  if (!object || !attribute || isTarget(ran, place)) return;
  const value = ran.values.get(object.text);
  if (value?.kind !== 'object') return;
  yield { range: node.range, by: object.text, weight: 0.45 };
  for (const [name] of value.attributes.slice(0, 5))
    if (name !== attribute.text) yield { range: attribute.range, by: name, weight: 0.6 };
}
