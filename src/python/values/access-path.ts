/** Reads what a name, attribute or subscript such as `a.b[0]['k']` refers to, without computing anything. */
import { itemsOf } from './items';
import { parseValue } from './literal';
import { isTextTooDeep } from './nesting';
import { sameValue } from './print';
import type { Value } from './value';
import { mayRepeat } from './distinct';

export type Lookup = (name: string) => Value | undefined;

/** The value that the text refers to; undefined if it is no such text or nothing is there. */
export function evaluatePath(text: string, lookup: Lookup, computed?: Lookup): Value | undefined {
  const path = readPath(text, lookup, computed);
  if (!path) return undefined;
  let value = lookup(path.name);
  for (const step of path.steps) {
    if (typeof step !== 'string') value = value && itemAt(value, step);
    // What an imported file defines is looked up by the module's name.
    else if (value?.kind === 'opaque' && value.type === 'module') value = lookup(`${value.name}.${step}`);
    else value = value && attributeOf(value, step);
  }
  return value;
}

export interface Path {
  readonly name: string;
  /** Attributes by name, subscripts by their value. */
  readonly steps: readonly (string | Value)[];
}

/**
 * Takes `a.b[0]['k']` apart; undefined if the text is anything else.
 * @param computed values of index expressions such as `i + 1`, by their text
 */
export function readPath(text: string, lookup: Lookup, computed?: Lookup): Path | undefined {
  const name = /^\s*([\p{ID_Start}_][\p{ID_Continue}]*)\s*/u.exec(text);
  if (!name?.[1] || isTextTooDeep(text)) return undefined;
  const steps: (string | Value)[] = [];
  let rest = text.slice(name[0].length);
  while (rest !== '') {
    const attribute = /^\.\s*([\p{ID_Start}_][\p{ID_Continue}]*)\s*/u.exec(rest);
    const end = attribute || !rest.startsWith('[') ? -1 : closingBracket(rest);
    const index = end < 0 ? undefined : indexValue(rest.slice(1, end), lookup, computed);
    const step = attribute?.[1] ?? index;
    if (step === undefined) return undefined;
    steps.push(step);
    rest = attribute ? rest.slice(attribute[0].length) : rest.slice(end + 1).trimStart();
  }
  return { name: name[1], steps };
}

function indexValue(text: string, lookup: Lookup, computed: Lookup | undefined): Value | undefined {
  return literal(text) ?? evaluatePath(text, lookup, computed) ?? computed?.(text);
}

/** The attribute of an instance, where it is known. */
export function attributeOf(value: Value, name: string): Value | undefined {
  if (value.kind !== 'object') return undefined;
  return value.attributes.find(([attribute]) => attribute === name)?.[1];
}

/** `value[index]`, where it can be seen. */
export function itemAt(value: Value, index: Value): Value | undefined {
  const entries = entriesOf(value);
  if (entries) return entries.find(([key]) => sameValue(key, index))?.[1];
  if (index.kind !== 'int' || value.kind === 'set') return undefined;
  const items = [...(itemsOf(value) ?? [])];
  return items.at(Number(index.value));
}

/** Keys and values of a dict or of a value that holds one, such as `defaultdict(<class 'int'>, {})`. */
export function entriesOf(value: Value): readonly (readonly [Value, Value])[] | undefined {
  if (value.kind === 'dict') return value.entries;
  if (value.kind !== 'call') return undefined;
  const held = value.args.find((argument) => argument.kind === 'dict');
  const holds = /^(?:defaultdict|Counter|OrderedDict|mappingproxy)$/.test(value.name);
  return holds && held?.kind === 'dict' ? held.entries : undefined;
}

/** The value of a literal; undefined for any other text, calls and sets that say an item twice included. */
export function literal(text: string): Value | undefined {
  try {
    const value = parseValue(text);
    return value.kind === 'call' || mayRepeat(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Offset of the bracket that closes the one at the start, or -1. */
function closingBracket(text: string): number {
  return marks(text).find(({ character, depth }) => depth === 0 && ')]}'.includes(character))?.index ?? -1;
}

/** Brackets and commas outside of strings, with the depth after them. */
function marks(text: string): { readonly index: number; readonly character: string; readonly depth: number }[] {
  const found = [];
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (quote !== '') {
      if (character === '\\') index++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('[({])},'.includes(character)) {
      depth += '[({'.includes(character) ? 1 : character === ',' ? 0 : -1;
      found.push({ index, character, depth });
    }
  }
  return found;
}
