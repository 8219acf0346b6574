/**
 * Comprehensions, and calls that go through all items of something, written as functions that do it item by item: what
 * Python's reference says they are equivalent to. The text is read like any other; nothing here knows a value.
 */
import type { Parser } from 'web-tree-sitter';
import { GrammarText, parseText, type SyntaxNode } from './grammar';
import { PhysicalLines } from './physical';

/** Lines of a function body, not indented. */
type Lines = readonly string[];

/** What is gone through: lines around the ones that an item is used in. */
interface Round {
  /** The item, as it is written there. */
  readonly item: string;
  readonly around: (lines: Lines) => Lines;
}

const COMPREHENSIONS = new Set(['list_comprehension', 'generator_expression']);

/** Names for what Python keeps out of sight. */
const ITEM = '_item';
const RESULT = '_result';

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
  switch (node.type) {
    case 'list_comprehension':
    case 'generator_expression':
      return collected(node);
    case 'set_comprehension': {
      const round = comprehended(node);
      return round && [`${RESULT} = set()`, ...round.around([`${RESULT}.add(${round.item})`]), `return ${RESULT}`];
    }
    case 'dictionary_comprehension': {
      const round = comprehended(node);
      const pair = node.get('body');
      const [key, value] = [pair?.get('key')?.text, pair?.get('value')?.text];
      if (!round || key === undefined || value === undefined) return undefined;
      return [`${RESULT} = {}`, ...round.around([`${RESULT}[${key}] = ${value}`]), `return ${RESULT}`];
    }
    case 'call':
      return callBody(node);
    default:
      return undefined;
  }
}

function collected(node: SyntaxNode): Lines | undefined {
  const round = comprehended(node);
  return round?.around([`yield ${round.item}`]);
}

function callBody(node: SyntaxNode): Lines | undefined {
  const callee = node.get('function');
  const given = node.get('arguments');
  const only = given?.type === 'generator_expression' ? given : given?.named.length === 1 ? given.named[0] : undefined;
  if (callee?.type !== 'identifier' || !only) return undefined;
  const round = gone(only);
  switch (callee.text) {
    case 'sum':
      return round && [`${RESULT} = 0`, ...round.around([`${RESULT} += ${round.item}`]), `return ${RESULT}`];
    case 'any':
      return round && [...round.around([`if ${round.item}:`, '    return True']), 'return False'];
    case 'all':
      return round && [...round.around([`if ${round.item}:`, '    continue', 'return False']), 'return True'];
    case 'list':
      return only.type === 'generator_expression' ? collected(only) : undefined;
    default:
      return undefined;
  }
}

/** Going through what an argument gives. */
function gone(node: SyntaxNode): Round | undefined {
  if (COMPREHENSIONS.has(node.type)) return comprehended(node);
  if (node.type === 'list_splat' || node.type === 'keyword_argument') return undefined;
  return { item: ITEM, around: (lines) => [`for ${ITEM} in ${node.text}:`, ...indented(lines)] };
}

/** The clauses of a comprehension as headers, each inside the one before. */
function comprehended(node: SyntaxNode): Round | undefined {
  const headers: string[] = [];
  for (const clause of node.named) {
    if (clause.type === 'for_in_clause') {
      if (clause.has('async')) return undefined;
      const [left] = clause.all('left');
      const right = clause.children.slice(clause.children.findIndex(({ type }) => type === 'in') + 1);
      headers.push(`for ${left?.text ?? ''} in ${right.map(({ text }) => text).join(' ')}:`);
    } else if (clause.type === 'if_clause') headers.push(`if ${clause.named[0]?.text ?? ''}:`);
  }
  const around = (lines: Lines): Lines =>
    headers.reduceRight<Lines>((inner, header) => [header, ...indented(inner)], lines);
  return { item: node.get('body')?.text ?? '', around };
}

function indented(lines: Lines): Lines {
  return lines.map((line) => `    ${line}`);
}
