/** Methods that change what they belong to, as smaller changes: one key or item after the other. */
import { containerCallOf } from '../../../codec/values/container-calls';
import { indented } from '../../../python/desugar/iteration';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { asKeywordArgument } from '../../../python/values/constructors';
import { itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';

type Lines = readonly string[];

/** What is changed, in the lines that say how. */
export const HELD = '_held';

/** What is evaluated by now: by its own text where that is a name or literal, or else by a name of ours. */
export interface Evaluated {
  readonly text: string;
  /** As it is written. */
  readonly node: SyntaxNode;
  readonly value: Value | undefined;
}

export interface Argument extends Evaluated {
  readonly keyword?: string;
  readonly star?: '*' | '**';
}

/** Undefined for what the model knows as it is written, and for what is no such method. */
export function changedByMethod(held: Value, name: string, given: readonly Argument[]): Lines | undefined {
  if (given.some(({ star }) => star === '*')) return undefined;
  if (held.kind === 'dict') return name === 'update' ? updated(given) : undefined;
  if (held.kind === 'set') return ofSet(name, given);
  if (held.kind === 'list') return name === 'extend' ? extended(given) : undefined;
  if (held.kind !== 'call') return undefined;
  switch (held.name) {
    case 'Counter':
      return counted(name, given);
    case 'deque':
      return ofQueue(held.args, name, given);
    case 'OrderedDict':
    case 'defaultdict':
      return name === 'update' ? updated(given) : undefined;
    default:
      return undefined;
  }
}

/** `pairs.extend((key, item) for item in items)`; of what is there already the model knows it. */
function extended([items, ...more]: readonly Argument[]): Lines | undefined {
  const isMade =
    items && more.length === 0 && /^(?:generator_expression|list_comprehension)$/.test(items.node.bare.type);
  return isMade && !items.value ? [`return ${HELD} + ${items.text}`] : undefined;
}

/** `d.update(b=3)` sets one key after the other; of a dict alone the model knows it. */
function updated(given: readonly Argument[]): Lines | undefined {
  if (given.length === 1 && given[0] && isDict(given[0])) return undefined;
  const lines = given.map(entriesSet);
  return lines.every((line) => line !== undefined) ? [...lines.flat(), `return ${HELD}`] : undefined;
}

function entriesSet(argument: Argument): Lines | undefined {
  const { text, keyword } = argument;
  if (keyword !== undefined) return [`${HELD}['${keyword}'] = ${text}`];
  if (isDict(argument)) return [`${HELD}.update(${text})`];
  const isPairs = /^(?:list|tuple|iterator)$/.test(kindOf(argument) ?? '');
  return isPairs ? [`for _key, _value in ${text}:`, `    ${HELD}[_key] = _value`] : undefined;
}

/** What displays and comprehensions give. */
const DISPLAYS: Readonly<Partial<Record<string, string>>> = {
  list: 'list',
  list_comprehension: 'list',
  tuple: 'tuple',
  generator_expression: 'iterator',
  set: 'set',
  set_comprehension: 'set',
  dictionary: 'dict',
  dictionary_comprehension: 'dict',
};

export function kindOf({ value, node }: Evaluated): string | undefined {
  return value?.kind ?? DISPLAYS[node.bare.type];
}

function isDict(given: Evaluated): boolean {
  return (
    kindOf(given) === 'dict' || (given.value !== undefined && containerCallOf(given.value)?.inside.kind === 'dict')
  );
}

function isIterable(given: Evaluated): boolean {
  return given.value ? itemsOf(given.value) !== undefined : kindOf(given) !== undefined;
}

/** Methods of sets, by the operator that gives what the set then holds. */
const OPERATORS: Readonly<Partial<Record<string, string>>> = {
  update: '|',
  difference_update: '-',
  intersection_update: '&',
  symmetric_difference_update: '^',
};

function ofSet(name: string, given: readonly Argument[]): Lines | undefined {
  if (name === 'discard' && given.length === 1) return [`return ${HELD} - {${given[0]?.text ?? ''}}`];
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (operator === undefined || given.length === 0 || given.some(({ keyword }) => keyword !== undefined))
    return undefined;
  if (!given.every(isIterable)) return undefined;
  const others = given.map((one) => (kindOf(one) === 'set' ? one.text : `set(${one.text})`));
  return [`return ${[HELD, ...others].join(` ${operator} `)}`];
}

/** `counts.update(words)` adds one of each item, or as many as a dict says. */
function counted(name: string, given: readonly Argument[]): Lines | undefined {
  const sign = name === 'update' ? '+' : name === 'subtract' ? '-' : undefined;
  if (sign === undefined) return undefined;
  const change = (key: string, count: string): Lines => [
    `_count = ${HELD}.get(${key}, 0)`,
    `_count ${sign}= ${count}`,
    `${HELD}[${key}] = _count`,
  ];
  const lines = given.map((argument) => {
    const { text, keyword } = argument;
    if (keyword !== undefined) return change(`'${keyword}'`, text);
    if (isDict(argument)) return [`for _key, _more in ${text}.items():`, ...indented(change('_key', '_more'))];
    return isIterable(argument) ? [`for _item in ${text}:`, ...indented(change('_item', '1'))] : undefined;
  });
  return lines.every((line) => line !== undefined) ? [...lines.flat(), `return ${HELD}`] : undefined;
}

/** Turns of a queue that are made one after the other. */
const MOST_TURNS = 8n;

function ofQueue(parts: readonly Value[], name: string, [given, ...more]: readonly Argument[]): Lines | undefined {
  const [items] = parts;
  if (!given || more.length > 0 || given.keyword !== undefined) return undefined;
  const length = parts.flatMap((part) => asKeywordArgument('deque', part) ?? []).find(({ name: one }) => one === 'maxlen')?.value; // prettier-ignore
  switch (name) {
    case 'append':
    case 'appendleft':
      return length?.kind === 'int' ? pushed(name === 'append', given.text, length.value) : undefined;
    case 'extend':
    case 'extendleft':
      if (!isIterable(given) || (name === 'extend' && !length && !isShort(given.value))) return undefined;
      return [
        `for _item in ${given.text}:`,
        `    ${HELD}.${name.replace('extend', 'append')}(_item)`,
        `return ${HELD}`,
      ];
    case 'rotate': {
      if (given.value?.kind !== 'int' || items?.kind !== 'list' || items.items.length === 0) return undefined;
      const isBack = given.value.value < 0n;
      const turns = isBack ? -given.value.value : given.value.value;
      if (turns > MOST_TURNS) return undefined;
      const turn = isBack ? ['    _item = _items.pop(0)', '    _items.append(_item)'] : ['    _item = _items.pop()', '    _items.insert(0, _item)']; // prettier-ignore
      return [`_items = list(${HELD})`, `for _turn in range(${turns}):`, ...turn, `return ${queueOf(length)}`];
    }
    default:
      return undefined;
  }
}

/** As a whole, items that are equal are easily miscounted. */
function isShort(items: Value | undefined): boolean {
  const count = items && /^(?:list|tuple|set)$/.test(items.kind) ? [...(itemsOf(items) ?? [])].length : MOST_ADDED + 1;
  return count > 1 && count <= MOST_ADDED;
}

/** Items that are put into a queue one by one. */
const MOST_ADDED = 12;

/** What is at the other end goes where there is no room. */
function pushed(isBehind: boolean, item: string, length: bigint): Lines {
  return [
    `_items = list(${HELD})`,
    `_items.${isBehind ? 'append(' : 'insert(0, '}${item})`,
    `if len(_items) > ${length}:`,
    `    _items.pop(${isBehind ? '0' : ''})`,
    `return deque(_items, maxlen=${length})`,
  ];
}

function queueOf(length: Value | undefined): string {
  return length?.kind === 'int' ? `deque(_items, maxlen=${length.value})` : 'deque(_items)';
}
