/** Methods of lists that compare items, or call a key, where those are the program's. */
import { itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import { innerCall, type InnerCall } from '../calls/inner-call';

/** `list.sort`: the list itself gets the new order. */
export function listSort(items: Value, key: Value | undefined, isReversed: boolean): InnerCall {
  const options = `${key ? ', key=_function' : ''}${isReversed ? ', reverse=True' : ''}`;
  const lines = [`_sorted = sorted(_items${options})`, '_items[:] = _sorted', 'return None'];
  return innerCall('<sort>', { _items: items, ...(key && { _function: key }) }, lines);
}

/** `list.index`, `count` and `remove`: looking for an equal item. */
export function listSearch(name: string, items: Value, item: Value): InnerCall {
  const numbered = [...(itemsOf(items) ?? [])].map((one, at): Value => ({
    kind: 'tuple',
    items: [{ kind: 'int', value: BigInt(at) }, one],
  }));
  const locals = { _item: item, _numbered: { kind: 'list', items: numbered } as const };
  const each = ['for _place, _each in _numbered:', '    if _each is _item or _each == _item:'];
  if (name === 'count')
    return innerCall('<count>', locals, ['_count = 0', ...each, '        _count = _count + 1', 'return _count']);
  if (name === 'index')
    return innerCall('<index>', locals, [...each, '        return _place', 'raise ValueError("is not in list")']);
  return innerCall('<remove>', { ...locals, _items: items }, [
    ...each,
    '        del _items[_place]',
    '        return None',
    'raise ValueError("list.remove(x): x not in list")',
  ]);
}
