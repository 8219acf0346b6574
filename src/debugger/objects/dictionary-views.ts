/** What `d.keys()`, `d.values()` and `d.items()` show: always what the dict has at that moment. */
import { entriesOf } from '../../python/values/access-path';
import type { CallValue, Value } from '../../python/values/value';

/** Undefined for what is no dict, or another method. */
export function itemsOfView(method: string | undefined, dict: Value): Value[] | undefined {
  const entries = dict.kind === 'object' ? undefined : entriesOf(dict);
  switch (method) {
    case 'keys':
      return entries?.map(([key]) => key);
    case 'values':
      return entries?.map(([, value]) => value);
    case 'items':
      return entries?.map((entry) => ({ kind: 'tuple', items: entry }));
    default:
      return undefined;
  }
}

/** The view once the dict that it looks into has changed. */
export function followed(view: CallValue, dict: Value): CallValue {
  const [list] = view.args;
  const items = itemsOfView(view.name.replace('dict_', ''), dict);
  return items && list?.kind === 'list' ? { ...view, args: [{ ...list, items }] } : view;
}
