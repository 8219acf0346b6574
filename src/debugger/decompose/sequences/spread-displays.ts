/** `names = [*map(str, numbers), *'JQK']`: what an iterator gives is not seen in it, so that its items are taken one by one. */
import type { Query } from '../../../codec/query';
import { inFunction } from '../few-lines';
import type { ChangeInPlace } from '../changes/changes-in-place';

const MADE: Readonly<Partial<Record<string, string>>> = {
  list: '_items',
  tuple: 'tuple(_items)',
  expression_list: 'tuple(_items)',
  set: 'set(_items)',
};

/** Undefined for any other statement, and where nothing is spread that has to be called first. */
export function spreadDisplay({ statement }: Query): ChangeInPlace | undefined {
  const [assignment, ...others] = statement.assignments ?? [];
  const [target, ...more] = assignment?.targets ?? [];
  if (!assignment || !target || others.length + more.length > 0 || assignment.operator !== '=') return undefined;
  const display = assignment.value.bare;
  const made = MADE[display.type];
  const spread = display.named.flatMap((one) => (one.type === 'list_splat' ? (one.named[0]?.bare ?? []) : []));
  if (target.bare.type !== 'identifier' || made === undefined || !spread.some(({ type }) => type === 'call')) return undefined; // prettier-ignore
  if (display.text.includes('\n') || display.text.includes(':=')) return undefined;
  const lines = display.named.flatMap((one) => {
    const items = one.type === 'list_splat' ? one.named[0] : undefined;
    return items
      ? [`_spread = ${items.text}`, 'for _item in _spread:', '    _items.append(_item)']
      : [`_item = ${one.text}`, '_items.append(_item)'];
  });
  return { name: target.bare.text, text: inFunction(['_items = []', ...lines, `return ${made}`]), names: new Map() };
}
