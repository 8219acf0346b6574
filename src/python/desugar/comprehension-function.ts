/**
 * A comprehension as the function that Python says it is: one that is given what the first `for` goes through, and yields one
 * item after the other. What an inner `for` goes through gets a name, since it is computed once for each of its loops.
 */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { indented, type Lines } from './iteration';

export interface ComprehensionFunction {
  /** As CPython calls its frame. */
  readonly name: string;
  readonly text: string;
  /** What its items are put into; a set is returned, and a generator expression waits until somebody asks for an item. */
  readonly makes: 'list' | 'set' | 'dict' | undefined;
  /** It is a coroutine, or an asynchronous generator. */
  readonly isAsync: boolean;
  /** It returns what it makes. */
  readonly isPut: boolean;
  /** Some attribute is read in it that whoever evaluates a statement does not read, not even where its value is known. */
  readonly readsHidden: boolean;
  /** The name of its parameter. */
  readonly parameter: string;
  /** What the first `for` goes through. */
  readonly iterable: SyntaxNode;
}

const KINDS: Readonly<Record<string, Pick<ComprehensionFunction, 'name' | 'makes'>>> = {
  list_comprehension: { name: '<listcomp>', makes: 'list' },
  set_comprehension: { name: '<setcomp>', makes: 'set' },
  dictionary_comprehension: { name: '<dictcomp>', makes: 'dict' },
  generator_expression: { name: '<genexpr>', makes: undefined },
};

/**
 * @param isHashed putting an item into a set or dict runs the program, and so is done one by one
 * @returns undefined for anything but a comprehension
 */
export function comprehensionFunction(node: SyntaxNode, isHashed = false): ComprehensionFunction | undefined {
  const kind = KINDS[node.type];
  const item = itemOf(node);
  const clauses = node.named.filter(({ type }) => type === 'for_in_clause' || type === 'if_clause');
  const [first, ...others] = clauses;
  const iterable = first && iterableOf(first);
  if (!kind || item === undefined || !iterable || node.find('yield')) return undefined;
  // What the first `for` goes through is evaluated outside.
  const inside = [node.get('body'), ...others];
  const isAsync = clauses.some(isWaiting) || inside.some((one) => one?.type === 'await' || one?.find('await'));
  const own = ownPrefix(node.text);
  const parameter = `${own}items`;
  const isPut = isHashed && (kind.makes === 'set' || kind.makes === 'dict');
  let inner: Lines = isPut ? putting(node, item, own) : [`yield ${item}`];
  for (const [at, clause] of [...others.entries()].toReversed()) {
    if (clause.type === 'if_clause') {
      inner = [`if ${atOnce(clause.named[0])}:`, ...indented(inner)];
      continue;
    }
    const through = iterableOf(clause);
    if (!through) return undefined;
    const isName = through.type === 'identifier';
    const name = isName ? through.text : `${own}items${at + 1}`;
    const loop = [`${loopOf(clause)} in ${name}:`, ...indented(inner)];
    inner = isName ? loop : [`${name} = ${atOnce(through)}`, ...loop];
  }
  const loop = [`${loopOf(first)} in ${parameter}:`, ...indented(inner)];
  const body = isPut
    ? [`${own}made = ${kind.makes === 'set' ? 'set()' : '{}'}`, ...loop, `return ${own}made`]
    : kind.makes === 'set'
      ? asList(node, item, first, parameter, own)
      : loop;
  return {
    ...kind,
    isPut,
    isAsync,
    readsHidden: /\.\s*__\w+__\b/.test(node.text),
    text: [`${isAsync ? 'async ' : ''}def f(${parameter}):`, ...indented(body), ''].join('\n'),
    parameter,
    iterable,
  };
}

/** In which order a set has its items is for nobody to see from how it is made, so it is made of a list. */
function asList(node: SyntaxNode, item: string, first: SyntaxNode, parameter: string, own: string): Lines {
  const rest = node.named.filter(({ type }) => type.endsWith('_clause')).slice(1);
  const clauses = [`${loopOf(first)} in ${parameter}`, ...rest.map(({ text }) => text)];
  return [`${own}made = [${item} ${clauses.join(' ')}]`, `return set(${own}made)`];
}

/** An item is put into the set or dict as soon as it is there. */
function putting(node: SyntaxNode, item: string, own: string): Lines {
  if (node.type === 'set_comprehension') return [`${own}made.add(${item})`];
  const body = node.get('body');
  return [`${own}key = ${body?.get('key')?.text ?? ''}`, `${own}made[${own}key] = ${body?.get('value')?.text ?? ''}`];
}

/** What no name of the text that begins with underscores begins with, for names of our own. */
function ownPrefix(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/\b_+/g)].map(([{ length }]) => length));
  // With two in front, a name means another one inside a class.
  return longest === 0 ? '_' : `_${'o'.repeat(longest)}_`;
}

function itemOf(node: SyntaxNode): string | undefined {
  const body = node.get('body');
  if (!body || body.isHidden) return undefined;
  if (node.type !== 'dictionary_comprehension') return atOnce(body);
  const [key, value] = [body.get('key'), body.get('value')];
  return key && value ? `(${key.text}, ${value.text})` : undefined;
}

/** `for x`, or `async for x`. */
function loopOf(clause: SyntaxNode): string {
  return `${isWaiting(clause) ? 'async ' : ''}for ${clause.get('left')?.text ?? ''}`;
}

function isWaiting(clause: SyntaxNode): boolean {
  return clause.type === 'for_in_clause' && clause.has('async');
}

/** `for x in 1, 2` is no comprehension of Python's. */
function iterableOf(clause: SyntaxNode): SyntaxNode | undefined {
  const at = clause.children.findIndex(({ type }) => type === 'in');
  const [only, ...more] = clause.children.slice(at + 1);
  return at >= 0 && only?.isNamed && more.length === 0 ? only : undefined;
}

/** An expression that goes over several lines needs brackets where it stands alone. */
function atOnce(node: SyntaxNode | undefined): string {
  const text = node?.text ?? '';
  return /[\r\n]|:=/.test(text) ? `(${text})` : text;
}
