/** Displays such as `[a, 'x', b[0]]`, put together from things that can be read: no operator is applied, nothing is compared. */
import { ATOMS, constantOf } from '../../python/expressions/constants';
import { expressionTree } from '../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { DictValue, Value } from '../../python/values/value';
import { itemsOf } from '../../python/values/items';
import { printValue } from '../../python/values/print';
import { areKeys, hasOwnOrder } from '../../python/values/distinct';
import { literal } from '../../python/values/access-path';

/** What is known of a part without looking into it. */
type Read = (part: SyntaxNode) => Value | undefined;

/** Whether values can be keys, or items of a set, each by itself, without anything of the program being run. */
type AreKeys = (values: readonly Value[]) => boolean;

/**
 * The value of a display of things that can be read; undefined for anything else. Whether two items of a set, or two keys of
 * a dict that are no texts, are the same one cannot be seen from how they are written, so a display that may have such is not read.
 */
export function evaluateDisplay(text: string, read: (text: string) => Value | undefined): Value | undefined {
  const node = expressionTree(text);
  return node && displayedValue(node, (part) => read(part.text));
}

/** The same of what an operator takes: in which order the items of a set come is no matter. */
export function evaluateOperand(text: string, read: (text: string) => Value | undefined): Value | undefined {
  const found = evaluateDisplay(text, read);
  const node = found ? undefined : expressionTree(text)?.bare;
  if (node?.type !== 'set') return found;
  const set = sequenceOf('set', node, (part) => displayedValue(part, ({ text: inside }) => read(inside)));
  return set && areKeys(set.items) ? set : undefined;
}

/** The same for a node of a statement. */
export function displayedValue(node: SyntaxNode, read: Read, distinct: AreKeys = areKeys): Value | undefined {
  const known = constantOf(node) ?? (ATOMS.has(node.type) ? literal(plainText(node.text)) : undefined) ?? read(node);
  if (known) return known;
  const inside: Read = (part) => displayedValue(part, read, distinct);
  switch (node.type) {
    case 'parenthesized_expression': {
      const [only, ...more] = node.named;
      return only && more.length === 0 ? inside(only) : undefined;
    }
    case 'tuple':
    case 'expression_statement':
    case 'expression_list':
      return sequenceOf('tuple', node, inside);
    case 'list':
      return sequenceOf('list', node, inside);
    case 'set': {
      const set = sequenceOf('set', node, inside);
      return set && distinct(set.items) && !hasOwnOrder(set.items) ? set : undefined;
    }
    case 'dictionary':
      return dictionaryOf(node, inside, distinct);
    case 'call':
      return isDictName(node.get('function'), read) ? keywordDict(node.get('arguments'), inside, distinct) : undefined;
    default:
      return undefined;
  }
}

/** `f'abc'` is the text `'abc'`. */
function plainText(text: string): string {
  return /^f['"][^{}]*$/i.test(text) ? text.slice(1) : text;
}

/** @param read the value of each part; behind a star stands all that is in it */
export function sequenceOf<K extends 'list' | 'tuple' | 'set'>(
  kind: K,
  node: SyntaxNode,
  read: Read,
): { readonly kind: K; readonly items: readonly Value[] } | undefined {
  const items = node.named.map((item): Iterable<Value> | undefined => {
    const part = item.type === 'list_splat' ? item.named[0] : item;
    const value = part && read(part);
    if (!value || part === item) return value && [value];
    return isPlain(value) ? itemsOf(value) : undefined;
  });
  return items.every((some) => some !== undefined) ? { kind, items: items.flatMap((some) => [...some]) } : undefined;
}

/** @param read the value of each part */
export function dictionaryOf(node: SyntaxNode, read: Read, distinct: AreKeys): Value | undefined {
  const parts = node.named.map((pair): DictValue['entries'] | undefined => {
    const spread = pair.type === 'dictionary_splat' ? pair.named[0] && read(pair.named[0]) : undefined;
    if (spread) return spread.kind === 'dict' ? spread.entries : undefined;
    const [key, value] = [pair.get('key'), pair.get('value')].map((part) => part && read(part));
    return key && value && [[key, value]];
  });
  if (!parts.every((part) => part !== undefined)) return undefined;
  return dictOf(parts.flat(), distinct);
}

/** What comes later counts: texts that are written alike are the same key. */
function dictOf(entries: DictValue['entries'], distinct: AreKeys): DictValue | undefined {
  const last = entries.every(([key]) => key.kind === 'str') ? withoutRepeats(entries) : entries;
  return distinct(last.map(([key]) => key)) ? { kind: 'dict', entries: last } : undefined;
}

/** Each key where it came first, with what it was given last. */
function withoutRepeats(entries: DictValue['entries']): DictValue['entries'] {
  const byKey = new Map<string, DictValue['entries'][number]>();
  for (const [key, value] of entries) {
    const name = printValue(key);
    byKey.set(name, [byKey.get(name)?.[0] ?? key, value]);
  }
  return [...byKey.values()];
}

function isDictName(callee: SyntaxNode | undefined, read: Read): boolean {
  if (callee?.type !== 'identifier' || callee.text !== 'dict') return false;
  const value = read(callee);
  return value === undefined || (value.kind === 'opaque' && value.name === 'dict');
}

/** `dict(a=x, b=y)`, `dict(defaults, a=x)`: a display whose keys are written as names. */
function keywordDict(given: SyntaxNode | undefined, read: Read, distinct: AreKeys): Value | undefined {
  if (given?.type !== 'argument_list') return undefined;
  const parts = given.named.map((argument, at): DictValue['entries'] | undefined => {
    const [name, value] = [argument.get('name')?.text, argument.get('value')];
    if (argument.type === 'keyword_argument') {
      const held = value && read(value);
      return name !== undefined && held ? [[{ kind: 'str', value: name }, held]] : undefined;
    }
    const spread = argument.type === 'dictionary_splat' ? argument.named[0] : at === 0 ? argument : undefined;
    const held = spread && given.named.length > 1 ? read(spread) : undefined;
    return held?.kind === 'dict' ? held.entries : undefined;
  });
  return parts.every((part) => part !== undefined) ? dictOf(parts.flat(), distinct) : undefined;
}

const ORDERED = /^(?:range|dict_(?:keys|values|items))$/;

/** Its items are there to be read, in their order. */
function isPlain(value: Value): boolean {
  return /^(?:list|tuple|dict|str)$/.test(value.kind) || (value.kind === 'call' && ORDERED.test(value.name));
}
