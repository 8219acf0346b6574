/** How deep texts and values may be nested, so that recursion over them does not overflow the stack. */
import { itemsInside } from './children';
import type { Value } from './value';

/** Maximum nesting of brackets: CPython's limit. */
export const DEEPEST = 200;

/** What is wrong with a text or value that is nested deeper. */
export const TOO_DEEP = `it is nested more than ${DEEPEST} deep`;

/** Unary operators nest, too. */
const TOO_MANY_SIGNS = new RegExp(`(?:(?:\\bnot\\b|[-+~])\\s*){${DEEPEST + 1}}`);

/** True for a text with more nested brackets, outside strings, or more unary operators. */
export function isTextTooDeep(text: string): boolean {
  if (text.length <= DEEPEST) return false;
  if (TOO_MANY_SIGNS.test(text)) return true;
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (quote !== '') {
      if (character === '\\') index++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character) && ++depth > DEEPEST) return true;
    else if (')]}'.includes(character)) depth--;
  }
  return false;
}

/** True for a value with more nested containers. */
export function isValueTooDeep(value: Value): boolean {
  let level = [value].filter(isHolder);
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) level = level.flatMap(inside).filter(isHolder);
  return level.length > 0;
}

function isHolder(value: Value): boolean {
  return 'items' in value || 'args' in value || 'entries' in value || 'attributes' in value;
}

function inside(value: Value): readonly Value[] {
  if ('items' in value) return value.items;
  if ('args' in value) return value.args;
  if ('entries' in value) return value.entries.flat();
  return 'attributes' in value ? itemsInside(value) : [];
}
