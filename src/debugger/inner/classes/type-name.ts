/** The name of a value's type, as Python's messages have it. */
import type { Value } from '../../../python/values/value';

export function typeName(value: Value): string {
  switch (value.kind) {
    case 'none':
      return 'NoneType';
    case 'object':
      return value.className.slice(value.className.lastIndexOf('.') + 1);
    case 'call':
      return value.name.slice(value.name.lastIndexOf('.') + 1);
    case 'opaque':
      return value.type === 'class' ? 'type' : value.type === 'iterator' ? value.name : value.type;
    default:
      return value.kind;
  }
}
