/** What a value holds. */
import type { Value } from './value';

/** Values directly inside, without the keys of a dict. */
export function itemsInside(value: Value): readonly Value[] {
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return value.items;
    case 'call':
      return value.args;
    case 'foreign':
      return value.parts;
    case 'dict':
      return value.entries.map(([, item]) => item);
    case 'object': {
      const own = value.attributes.map(([, item]) => item);
      return value.contents ? [...own, value.contents] : own;
    }
    case 'opaque':
      return value.self ? [value.self] : [];
    default:
      return [];
  }
}
