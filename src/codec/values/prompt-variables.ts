/** Names of a prompt that have a value. */
import { itemsInside } from '../../python/values/children';
import { isMutable } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import type { Reference } from './references';
import type { ValueWriter } from './value-writer';
import { BUILTINS } from '../vocabulary/python-words';

export interface Variable extends Reference {
  readonly name: string;
}

const words = new Set(BUILTINS);

/** The name means what it means in Python itself: a built-in, or a module or class that is a word of the language. */
export function isWord(name: string, value: Value): boolean {
  return (
    value.kind === 'opaque' &&
    (value.type === 'builtin' ||
      value.type === 'module' ||
      (value.type === 'class' && words.has(name) && value.name === name))
  );
}

/** `v0 = …` for each. A container that an earlier variable also holds is written as that variable: they are the same object. */
export function writeVariables(variables: readonly Variable[], writer: ValueWriter): string[] {
  return variables.flatMap(({ token, value }, index) => {
    const mark = 'id' in value && isMutable(value) ? value.id : undefined;
    const same =
      mark === undefined
        ? undefined
        : variables.slice(0, index).find((other) => 'id' in other.value && other.value.id === mark);
    return [token, '=', ...(same ? [same.token] : writer.write(value))];
  });
}

/** Nothing inside is unknown, nor an iterator, which hides what it yields. */
export function isKnown(value: Value): boolean {
  switch (value.kind) {
    case 'foreign':
    case 'unknown':
      return false;
    case 'opaque':
      return value.type !== 'iterator';
    case 'list':
    case 'tuple':
    case 'set':
      return value.items.every(isKnown);
    case 'dict':
      return value.entries.every(([key, item]) => isKnown(key) && isKnown(item));
    case 'call':
      return value.args.every(isKnown);
    case 'object':
      return itemsInside(value).every(isKnown);
    default:
      return true;
  }
}
