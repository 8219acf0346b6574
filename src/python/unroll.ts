/**
 * Comprehensions, and calls that go through all items of something, written as functions that do it item by item: what
 * Python's reference says they are equivalent to. The text is read like any other; nothing here knows a value.
 */
import type { Parser } from 'web-tree-sitter';
import { GrammarText, parseText, type SyntaxNode } from './grammar';
import { PhysicalLines } from './physical';

/** Lines of a function body, not indented. */
type Lines = readonly string[];

/** What is gone through: an item, and the headers (without their colons) inside of which it is used. */
interface Round {
  readonly item: string;
  readonly headers: readonly string[];
}

/** Names for what Python keeps out of sight. */
const ITEM = '_item';
const OTHER = '_other';
const PLACE = '_place';
const RESULT = '_result';

/** Functions that take no item before somebody asks them for one. */
const LAZY = new Set(['enumerate', 'filter', 'iter', 'map', 'reversed', 'zip']);

/**
 * The text of a function without parameters that returns what an expression gives, or yields its items if it is a list
 * comprehension. Its free names are those of the expression.
 * @returns undefined for an expression that is computed in one go
 */
export function unrolled(parser: Parser, text: string): string | undefined {
  const node = expressionOf(parser, text);
  const body = node && bodyOf(node);
  return body && ['def f():', ...indented(body), ''].join('\n');
}

function expressionOf(parser: Parser, text: string): SyntaxNode | undefined {
  // A string or comment could hold the line break.
  if (text.includes('\n') && /#|"""|'''|\\/.test(text)) return undefined;
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
  const round = comprehended(node);
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

function callBody(node: SyntaxNode): Lines | undefined {
  const callee = node.get('function');
  const given = node.get('arguments');
  const [first, ...others] = given?.type === 'generator_expression' ? [given] : (given?.named ?? []);
  if (!callee || !first) return undefined;
  if (callee.text === 'next') return firstItem(first, others);
  if (others.length > 0) return undefined;
  const isBuiltIn = callee.type === 'identifier';
  return (isBuiltIn ? loopOf(callee.text, first) : undefined) ?? listed(callee.text, first);
}

/** What a built-in function does with one item after the other. */
function loopOf(name: string, items: SyntaxNode): Lines | undefined {
  const round = gone(items);
  if (!round) return undefined;
  switch (name) {
    case 'sum':
      return [`${RESULT} = 0`, ...inside(round, [`${RESULT} += ${round.item}`]), `return ${RESULT}`];
    case 'any':
      return [...inside(round, [`if ${round.item}:`, '    return True']), 'return False'];
    case 'all':
      return [...inside(round, [`if ${round.item}:`, '    continue', 'return False']), 'return True'];
    case 'max':
    case 'min':
      return extreme(round, name === 'max' ? '>' : '<');
    case 'sorted':
      return insertionSort(round);
    case 'list':
      return lazy(items) && inside(round, [`yield ${round.item}`]);
    default:
      return undefined;
  }
}

/** The best item so far is kept as the only one of a list, since there is none before the first. */
function extreme(round: Round, better: string): Lines {
  const lines = [`if not ${RESULT} or ${ITEM} ${better} ${RESULT}[0]:`, `    ${RESULT} = [${ITEM}]`];
  return [`${RESULT} = []`, ...inside(round, named(round, lines)), `return ${RESULT}[0]`];
}

/** Each item goes in front of the first greater one. */
function insertionSort(round: Round): Lines {
  const lines = [
    `${PLACE} = 0`,
    `for ${OTHER} in ${RESULT}:`,
    `    if ${ITEM} < ${OTHER}:`,
    '        break',
    `    ${PLACE} += 1`,
    `${RESULT}.insert(${PLACE}, ${ITEM})`,
  ];
  return [`${RESULT} = []`, ...inside(round, named(round, lines)), `return ${RESULT}`];
}

/** `next(x for x in xs if x)`; what stands behind it is the value where there is none. */
function firstItem(items: SyntaxNode, others: readonly SyntaxNode[]): Lines | undefined {
  const round = comprehended(items);
  const [fallback] = others;
  if (!round || others.length > 1) return undefined;
  return [...inside(round, [`return ${round.item}`]), fallback ? `return ${fallback.text}` : 'raise StopIteration'];
}

/** `tuple(x for x in xs)` takes all items at once, so it may as well be given a list. */
function listed(callee: string, items: SyntaxNode): Lines | undefined {
  const round = lazy(items);
  if (!round || LAZY.has(callee)) return undefined;
  return [`${RESULT} = [${[round.item, ...round.headers].join(' ')}]`, `return ${callee}(${RESULT})`];
}

/** Lines that use the item more than once. */
function named({ item }: Round, lines: Lines): Lines {
  return item === ITEM ? lines : [`${ITEM} = ${item}`, ...lines];
}

/** Going through what an argument gives. */
function gone(node: SyntaxNode): Round | undefined {
  const round = node.type === 'list_comprehension' ? comprehended(node) : lazy(node);
  if (round || node.type === 'keyword_argument' || node.type.endsWith('splat')) return round;
  return { item: ITEM, headers: [`for ${ITEM} in ${node.text}`] };
}

/** What is computed only when an item of it is wanted. */
function lazy(node: SyntaxNode): Round | undefined {
  if (node.type === 'generator_expression') return comprehended(node);
  const callee = node.type === 'call' ? node.get('function')?.text : undefined;
  const [applied, ...iterables] = node.get('arguments')?.named ?? [];
  const [only] = iterables;
  if (!applied || !only || iterables.some(({ type }) => type.endsWith('splat'))) return undefined;
  if (callee === 'map') return mapped(applied, iterables);
  return callee === 'filter' && iterables.length === 1 ? filtered(applied, only) : undefined;
}

function mapped(applied: SyntaxNode, iterables: readonly SyntaxNode[]): Round | undefined {
  const [only, other] = iterables;
  if (!only || iterables.length > 2) return undefined;
  const names = parametersOf(applied) ?? (other ? [ITEM, OTHER] : [ITEM]);
  if (names.length !== iterables.length) return undefined;
  const through = other ? `zip(${only.text}, ${other.text})` : only.text;
  return { item: application(applied, names), headers: [`for ${names.join(', ')} in ${through}`] };
}

function filtered(applied: SyntaxNode, iterable: SyntaxNode): Round | undefined {
  const [name = ITEM, ...more] = parametersOf(applied) ?? [];
  if (more.length > 0) return undefined;
  const condition = applied.type === 'none' ? name : application(applied, [name]);
  return { item: name, headers: [`for ${name} in ${iterable.text}`, `if ${condition}`] };
}

/** Names of the parameters of a lambda that takes plain ones. */
function parametersOf(node: SyntaxNode): string[] | undefined {
  return node.type === 'lambda' ? node.get('parameters')?.named.map(({ text }) => text) : undefined;
}

function application(node: SyntaxNode, names: readonly string[]): string {
  if (node.type === 'lambda') return node.get('body')?.text ?? '';
  return `${node.text}(${names.join(', ')})`;
}

/** The clauses of a comprehension as headers, each inside the one before. */
function comprehended(node: SyntaxNode): Round | undefined {
  const headers: string[] = [];
  for (const clause of node.named) {
    if (clause.type === 'for_in_clause') {
      if (clause.has('async')) return undefined;
      const [left] = clause.all('left');
      const right = clause.children.slice(clause.children.findIndex(({ type }) => type === 'in') + 1);
      headers.push(`for ${left?.text ?? ''} in ${right.map(({ text }) => text).join(' ')}`);
    } else if (clause.type === 'if_clause') headers.push(`if ${clause.named[0]?.text ?? ''}`);
  }
  const item = node.get('body')?.text;
  return item === undefined || headers.length === 0 ? undefined : { item, headers };
}

function inside({ headers }: Round, lines: Lines): Lines {
  return headers.reduceRight<Lines>((inner, header) => [`${header}:`, ...indented(inner)], lines);
}

function indented(lines: Lines): Lines {
  return lines.map((line) => `    ${line}`);
}
