/** Reads what a name, attribute or subscript such as `a.b[0]['k']` refers to, without computing anything. */
import { expressionTree } from '../expressions/expression-tree';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { reached } from './cycles';
import { datePart } from './dates';
import { fractionPart } from './fractions';
import { itemsOf } from './items';
import { parseValue } from './literal';
import { isTextTooDeep } from './nesting';
import { sameValue } from './print';
import type { Value } from './value';
import { holdsInstance, mayRepeat } from './distinct';

export type Lookup = (name: string) => Value | undefined;

/** The value that the text refers to; undefined if it is no such text or nothing is there. */
export function evaluatePath(text: string, lookup: Lookup, computed?: Lookup): Value | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  let value = lookup(parts.name);
  const passed: Value[] = [];
  for (const part of parts.nodes) {
    // Of a long path nothing more is read than leads somewhere.
    if (!value) return undefined;
    passed.push(value);
    const step = stepOf(part, lookup, computed);
    if (step === undefined) return undefined;
    if (typeof step !== 'string') value = itemAt(value, step);
    // What an imported file defines is looked up by the module's name.
    else if (value.kind === 'opaque' && value.type === 'module') value = lookup(`${value.name}.${step}`);
    else value = attributeOf(value, step);
    value = reached(value, passed);
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
  const parts = partsOf(text);
  const steps = parts?.nodes.map((node) => stepOf(node, lookup, computed));
  return parts && steps?.every((step) => step !== undefined) ? { name: parts.name, steps } : undefined;
}

const NAME = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;

/** Whether the text is a name and nothing more. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** Begins with a quote, a digit, an operator or the bracket of a display. */
const NO_PATH = /^[\s(]*["'\d.+~[{-]/;

/** The name that a path begins with, and its attributes and subscripts in the order in which they are applied. */
function partsOf(text: string): { readonly name: string; readonly nodes: readonly SyntaxNode[] } | undefined {
  const name = text.trim();
  // Most are names, of which no tree needs to be kept.
  if (NAME.test(name)) return { name, nodes: [] };
  // Nor of a literal or display, which may be long.
  if (NO_PATH.test(name)) return undefined;
  let node = isTextTooDeep(text) ? undefined : expressionTree(text)?.bare;
  const nodes: SyntaxNode[] = [];
  while (node && node.type !== 'identifier') {
    nodes.push(node);
    node = (node.type === 'attribute' ? node.get('object') : node.get('value'))?.bare;
  }
  return node && { name: node.text, nodes: nodes.reverse() };
}

function stepOf(node: SyntaxNode, lookup: Lookup, computed: Lookup | undefined): string | Value | undefined {
  return node.type === 'attribute' ? node.get('attribute')?.text : indexOf(node, lookup, computed);
}

/** The value of what stands in the brackets of a subscript: of `a[1, 2]`, a tuple. */
function indexOf(node: SyntaxNode, lookup: Lookup, computed: Lookup | undefined): Value | undefined {
  if (node.type !== 'subscript') return undefined;
  const items = node.all('subscript').map((item) => indexValue(item.bare, lookup, computed));
  if (items.length === 1 && !node.has(',')) return items[0];
  return items.every((item) => item !== undefined) ? { kind: 'tuple', items } : undefined;
}

function indexValue(node: SyntaxNode, lookup: Lookup, computed: Lookup | undefined): Value | undefined {
  return literal(node.text) ?? evaluatePath(node.text, lookup, computed) ?? computed?.(node.text);
}

/** The attribute of an instance, where it is known, a part of a date, or what an exception was made with. */
export function attributeOf(value: Value, name: string): Value | undefined {
  if (value.kind === 'call') {
    // Nothing else that is written as a call has this attribute, but for partials, which have others in it.
    const isException = name === 'args' && !value.name.startsWith('functools.');
    return isException ? { kind: 'tuple', items: value.args } : (datePart(value, name) ?? fractionPart(value, name));
  }
  if (value.kind !== 'object' && value.kind !== 'foreign') return undefined;
  return value.attributes.find(([attribute]) => attribute === name)?.[1];
}

/** `value[index]`, where it can be seen. */
export function itemAt(value: Value, index: Value): Value | undefined {
  const entries = entriesOf(value);
  // Which key an instance is equal to is for its class to say.
  if (entries && holdsInstance(index)) return undefined;
  if (entries) return entries.find(([key]) => sameValue(key, index))?.[1];
  // What a class of the program does with an index is for the class to say.
  if (index.kind !== 'int' || value.kind === 'set' || value.kind === 'object') return undefined;
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
