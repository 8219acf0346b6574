/** Values as people type them between the parentheses of a call. */
import type { ParsedArgument } from './literal';
import { printValue } from './print';
import type { Value } from './value';

/**
 * Something that can be typed: no instance, function or class anywhere inside.
 * @param isCallAllowed which calls may stand for a value; all if not given
 */
export function isTypeable(value: Value, isCallAllowed: (name: string) => boolean = () => true): boolean {
  const isAllowed = (inner: Value): boolean => isTypeable(inner, isCallAllowed);
  switch (value.kind) {
    case 'opaque':
    case 'object':
    case 'foreign':
    case 'unknown':
      return false;
    case 'list':
    case 'tuple':
    case 'set':
      return value.items.every(isAllowed);
    case 'dict':
      return value.entries.every(([key, item]) => isAllowed(key) && isAllowed(item));
    case 'call':
      return isCallAllowed(value.name) && value.args.every(isAllowed);
    default:
      return true;
  }
}

/** `[1, 2], key='x'`; an argument that is an expression as it is written. */
export function argumentsText(all: readonly (ParsedArgument & { readonly expression?: string })[]): string {
  return all
    .map(({ keyword, value, expression = printValue(value, { members: true }) }) =>
      keyword === undefined ? expression : `${keyword}=${expression}`,
    )
    .join(', ');
}
