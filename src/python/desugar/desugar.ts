/**
 * Comprehensions, and calls that go through all items of something, written as functions that do it item by item: what
 * Python's reference says they are equivalent to. The text is read like any other; nothing here knows a value.
 */
import type { Parser } from 'web-tree-sitter';
import { parseText } from '../statements/tree/grammar';
import { GrammarText } from '../statements/tree/grammar-text';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { PhysicalLines } from '../text/physical-lines';
import { bitwise } from './bits';
import { accumulated, functionBody } from './functions';
import { methodBody } from './methods';
import { extreme, sorting } from './ordering';
import {
  comprehensionIteration,
  iterationOver,
  indented,
  inside,
  ITEM,
  innerFirst,
  LAZY,
  lazy,
  OWN,
  RESULT,
  type Lines,
} from './iteration';
import { pathBody } from './paths';
import { patternBody } from './patterns';
import { pieces, percent, template } from './text-pieces';

/**
 * The text of a function without parameters that returns what an expression gives, or yields its items if it is a list.
 * For `xs.sort()` and the like, which give nothing (or what goes nowhere), that is what the list then holds. Methods are
 * taken to be those of lists, or of texts where what they look for is one character; places are counted from the start. The function's free names are those of the expression.
 * @returns undefined for an expression that is computed in one go
 */
export function desugared(parser: Parser, text: string): string | undefined {
  const node = expressionOf(parser, text);
  const body = node && bodyOf(node);
  return body && ['def f():', ...indented(body), ''].join('\n').replaceAll(OWN, freshPrefix(text));
}

/** Underscores in front of our own names: one, or more where the text is itself one of ours. */
function freshPrefix(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/\b_+(?=[a-z]+\b)/g)].map(([{ length }]) => length));
  return '_'.repeat(longest + 1);
}

function expressionOf(parser: Parser, text: string): SyntaxNode | undefined {
  // A string could hold the line break; behind a comment nothing would be left of the line, which then is not complete.
  if (text.includes('\n') && /"""|'''|\\\n/.test(text)) return undefined;
  const line = text.replace(/\s*\n\s*/g, ' ');
  const source = new GrammarText([{ text: line, offset: 0 }], new PhysicalLines(line));
  const { root, hasError } = parseText(parser, source);
  const [statement, ...others] = root.named;
  const [node, ...more] = statement?.type === 'expression_statement' ? statement.named : [];
  if (hasError || others.length > 0 || more.length > 0) return undefined;
  return node && ['named_expression', 'yield', 'await'].some((type) => node.find(type)) ? undefined : node;
}

function bodyOf(node: SyntaxNode): Lines | undefined {
  if (node.type === 'call') return callBody(node);
  if (node.type === 'comparison_operator') return membership(node);
  if (node.type === 'binary_operator') return percent(node) ?? bitwise(node);
  if (node.type === 'string') return pieces(node);
  if (node.type === 'dictionary') return merged(node);
  const round = comprehensionIteration(node);
  if (!round) return undefined;
  switch (node.type) {
    case 'list_comprehension':
      return inside(round, [`yield ${round.item}`]);
    case 'set_comprehension':
      return [`${RESULT} = set()`, ...inside(round, [`${RESULT}.add(${round.item})`]), `return ${RESULT}`];
    case 'dictionary_comprehension': {
      const pair = node.get('body');
      const [key, value] = [pair?.get('key')?.text, pair?.get('value')?.text];
      if (key === undefined || value === undefined) return undefined;
      return [`${RESULT} = {}`, ...inside(round, [`${RESULT}[${key}] = ${value}`]), `return ${RESULT}`];
    }
    default:
      return undefined;
  }
}

/** `{**defaults, 'color': 'red'}`: what comes later counts. */
function merged(node: SyntaxNode): Lines | undefined {
  const parts = node.named.filter(({ type }) => type !== 'comment');
  if (!parts.some(({ type }) => type === 'dictionary_splat')) return undefined;
  const lines = parts.flatMap((part): Lines => {
    if (part.type !== 'dictionary_splat')
      return [`${RESULT}[${part.get('key')?.text ?? ''}] = ${part.get('value')?.text ?? ''}`];
    const dict = `${OWN}dict`;
    return [
      `${dict} = ${part.named[0]?.text ?? ''}`,
      `for ${ITEM} in ${dict}:`,
      `    ${RESULT}[${ITEM}] = ${dict}[${ITEM}]`,
    ];
  });
  return [`${RESULT} = {}`, ...lines, `return ${RESULT}`];
}

/** `x in xs` looks at one item after the other. */
function membership(node: SyntaxNode): Lines | undefined {
  const [item, items, ...more] = node.named;
  const operator = node.get('operators')?.text.replace(/\s+/g, ' ');
  if (!item || !items || more.length > 0 || (operator !== 'in' && operator !== 'not in')) return undefined;
  const [found, missed] = operator === 'in' ? ['True', 'False'] : ['False', 'True'];
  const header = `for ${ITEM} in ${items.text}:`;
  return [header, `    if ${ITEM} == ${item.text}:`, `        return ${found}`, `return ${missed}`];
}

function callBody(node: SyntaxNode): Lines | undefined {
  const callee = node.get('function');
  const list = node.get('arguments');
  const given = list?.type === 'generator_expression' ? [list] : (list?.named ?? []);
  if (!callee) return undefined;
  if (callee.type === 'call') return got(callee, given);
  const inner = LAZY.has(callee.text) ? undefined : innerFirst(given[0]);
  if (inner) return [...inner.lines, `return ${callee.text}(${[inner.text, ...given.slice(1).map(({ text }) => text)].join(', ')})`]; // prettier-ignore
  const path = pathBody(callee.text, given) ?? patternBody(callee.text, given);
  if (path) return path;
  const receiver = callee.type === 'attribute' ? callee.get('object') : undefined;
  const name = callee.type === 'identifier' ? callee.text : (callee.get('attribute')?.text ?? '');
  const found =
    receiver && name === 'format'
      ? (template(receiver, given) ?? functionBody(name, given))
      : ((receiver && methodBody(receiver, name, given)) ?? functionBody(name, given));
  const [first, ...others] = given;
  if (found || !first) return found;
  return callee.type === 'identifier'
    ? (builtIn(callee.text, first, others) ?? listed(callee, given))
    : listed(callee, given);
}

/** `itemgetter(0)(xs)` */
function got(callee: SyntaxNode, [holder, ...others]: readonly SyntaxNode[]): Lines | undefined {
  const name = callee.get('function');
  const [key, ...more] = callee.get('arguments')?.named ?? [];
  const isGetter = (name?.get('attribute') ?? name)?.text === 'itemgetter';
  if (!isGetter || !holder || !key || more.length + others.length > 0) return undefined;
  return [`return ${holder.text}[${key.text}]`];
}

/** What a built-in function does with one item after the other. */
function builtIn(name: string, items: SyntaxNode, others: readonly SyntaxNode[]): Lines | undefined {
  if (name === 'next') return firstItem(items, others);
  if (name === 'sorted') return sorting(items, others);
  if (name === 'max' || name === 'min') return extreme(name, items, others);
  const [start, ...more] = name === 'sum' && others[0]?.type !== 'keyword_argument' ? others : [undefined, ...others];
  const round = more.length === 0 ? iterationOver(items) : undefined;
  if (!round) return undefined;
  switch (name) {
    case 'sum':
      return [
        `${RESULT} = ${start?.text ?? '0'}`,
        ...inside(round, [`${RESULT} += ${round.item}`]),
        `return ${RESULT}`,
      ];
    case 'len':
      return [`${RESULT} = 0`, ...inside(round, [`${RESULT} += 1`]), `return ${RESULT}`];
    case 'dict': {
      // Pairs that are put together only here; any others may be those of a dict.
      if (items.get('function')?.text !== 'zip' || items.get('arguments')?.named.length !== 2) return undefined;
      const [pair, header] = [`${OWN}key, ${OWN}value`, items.text];
      return [
        `${RESULT} = {}`,
        `for ${pair} in ${header}:`,
        `    ${RESULT}[${OWN}key] = ${OWN}value`,
        `return ${RESULT}`,
      ];
    }
    case 'any':
      return [...inside(round, [`if ${round.item}:`, '    return True']), 'return False'];
    case 'all':
      return [...inside(round, [`if ${round.item}:`, '    continue', 'return False']), 'return True'];
    case 'list': {
      const [applied, ...iterables] = items.get('arguments')?.named ?? [];
      const callee = items.get('function');
      const isSums = (callee?.get('attribute') ?? callee)?.text === 'accumulate';
      if (isSums && applied && iterables.length === 0) return accumulated(applied.text);
      return inside(round, [`yield ${round.item}`]);
    }
    default:
      return undefined;
  }
}

/** `next(x for x in xs if x)`, `next(reversed(xs))`; what stands behind it is the value where there is none. */
function firstItem(items: SyntaxNode, others: readonly SyntaxNode[]): Lines | undefined {
  const callee = items.get('function')?.text;
  const [first, ...more] = callee === 'iter' ? (items.get('arguments')?.named ?? []) : callee === 'reversed' ? [items] : []; // prettier-ignore
  const round = comprehensionIteration(items) ?? (first && more.length === 0 ? iterationOver(first) : undefined);
  const [fallback] = others;
  if (!round || others.length > 1) return undefined;
  return [...inside(round, [`return ${round.item}`]), fallback ? `return ${fallback.text}` : 'raise StopIteration'];
}

/** `tuple(x for x in xs)` takes all items at once, so it may as well be given a list. */
function listed({ text: callee }: SyntaxNode, [items, ...others]: readonly SyntaxNode[]): Lines | undefined {
  const round = items && others.length === 0 ? lazy(items) : undefined;
  if (!round || LAZY.has(callee)) return undefined;
  return [`${RESULT} = [${[round.item, ...round.headers].join(' ')}]`, `return ${callee}(${RESULT})`];
}
