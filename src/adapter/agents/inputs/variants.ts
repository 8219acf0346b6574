/**
 * Calls that are like a given one: other arguments that often go another way. A search needs something to try; what comes of it is
 * predicted.
 */
import { outlinedStatements } from '../../../python/definitions/function-statements';
import { expressionTree } from '../../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { literal } from '../../../python/values/access-path';
import { printValue } from '../../../python/values/print';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';

/** Constants of a function that are tried, and variants of one argument. */
const MOST_CONSTANTS = 8;
const MOST_VARIANTS = 14;

/**
 * Each with one literal changed, wherever it stands: in the arguments, in those of objects that are made for them, and in those of the
 * object that the method is called on.
 */
export function variantCalls(source: SourceFile, info: FunctionInfo, call: string): string[] {
  const tree = expressionTree(call);
  if (tree?.type !== 'call') return [];
  const constants = constantsOf(source, info);
  const found = placesOf(tree).flatMap((node) => {
    const [from, to] = [node.offset, node.offset + node.text.length];
    const texts = textsOf(node, constants).slice(0, MOST_VARIANTS);
    return texts.map((text) => call.slice(0, from) + text + call.slice(to));
  });
  return [...new Set(found)].filter((other) => other !== call);
}

/** Literals, and lists of what is none. */
function placesOf(node: SyntaxNode): SyntaxNode[] {
  if (!isMade(node) && literal(node.text) !== undefined) return [node];
  switch (node.type) {
    case 'list':
      return [node, ...node.named.flatMap(placesOf)];
    case 'call': {
      const receiver = node.get('function')?.get('object');
      const given = node.get('arguments')?.named ?? [];
      return [...given.flatMap(placesOf), ...(receiver?.bare.type === 'call' ? placesOf(receiver.bare) : [])];
    }
    case 'keyword_argument':
      return placesOf(node.get('value') ?? node).filter((place) => place !== node);
    case 'tuple':
    case 'dictionary':
    case 'pair':
      return node.named.flatMap(placesOf);
    default:
      return [];
  }
}

/** With objects in it, each of which is made of something. */
function isMade(node: SyntaxNode): boolean {
  return node.type === 'call' || node.named.some(isMade);
}

function textsOf(node: SyntaxNode, constants: readonly Value[]): string[] {
  const value = isMade(node) ? undefined : literal(node.text);
  if (value) return variantsOf(value, constants).map((other) => printValue(other));
  const items = node.named.map(({ text }) => text);
  return othersOf(items).map((other) => `[${other.join(', ')}]`);
}

/** Other sequences of the same items. */
function othersOf<T>(items: readonly T[]): (readonly T[])[] {
  return [[], items.slice(0, 1), [...items].reverse(), items.slice(0, -1), [...items, ...items.slice(-1)]];
}

/** Numbers and texts that the function itself mentions: what it does often changes there. */
function constantsOf(source: SourceFile, info: FunctionInfo): Value[] {
  const tokens = outlinedStatements(source, info).flatMap((statement) => statement.tokens);
  const values = tokens.flatMap(({ kind, text, value }): Value[] => {
    if (kind === 'int' && /^\d{1,9}$/.test(text)) return [{ kind: 'int', value: BigInt(text) }];
    return kind === 'string' && value !== undefined && value.length < 40 ? [{ kind: 'str', value }] : [];
  });
  const distinct = new Map(values.map((value) => [printValue(value), value]));
  return [...distinct.values()].slice(0, MOST_CONSTANTS);
}

function variantsOf(value: Value, constants: readonly Value[]): Value[] {
  switch (value.kind) {
    case 'bool':
      return [{ kind: 'bool', value: !value.value }];
    case 'int': {
      const near = constants.flatMap((one) => (one.kind === 'int' ? [one.value - 1n, one.value, one.value + 1n] : []));
      const all = [0n, 1n, value.value + 1n, value.value - 1n, -value.value, 2n, ...near];
      return [...new Set(all)].filter((other) => other !== value.value).map((other) => ({ kind: 'int', value: other }));
    }
    case 'float': {
      const near = constants.flatMap((one) => (one.kind === 'int' ? [Number(one.value), Number(one.value) + 1] : []));
      const all = [0, -value.value, value.value + 1, 0.5, ...near];
      return [...new Set(all)].map((other) => ({ kind: 'float', value: other }));
    }
    case 'str': {
      const own = constants.filter((one) => one.kind === 'str');
      const texts = [
        '',
        value.value.slice(0, 1),
        value.value + value.value,
        Array.from(value.value).reverse().join(''),
        ` ${value.value}`,
      ];
      // The same around numbers, for a text that is read as one.
      const numerals = /^-?\d+$/.test(value.value)
        ? variantsOf({ kind: 'int', value: BigInt(value.value) }, constants).map((one) => printValue(one))
        : [];
      return [
        ...numerals.map((text): Value => ({ kind: 'str', value: text })),
        ...texts.filter((text) => text !== value.value).map((text): Value => ({ kind: 'str', value: text })),
        ...own,
      ];
    }
    case 'list':
    case 'tuple': {
      const { items } = value;
      const [first] = items;
      const others = first ? variantsOf(first, constants).slice(0, 3) : [];
      return [...othersOf(items), ...others.map((other) => [other, ...items.slice(1)])]
        .filter((other) => printValue({ kind: value.kind, items: other }) !== printValue(value))
        .map((other) => ({ kind: value.kind, items: other }));
    }
    case 'set':
      return [[], value.items.slice(0, 1)].map((items) => ({ kind: 'set', items }));
    case 'dict':
      return [[], value.entries.slice(0, 1)].map((entries) => ({ kind: 'dict', entries }));
    default:
      return [];
  }
}
