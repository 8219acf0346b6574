/**
 * Statements that take several items from one container, `b, a = stack.pop(), stack.pop()`: one after the other, and then what is
 * made of them. Asked about as a whole, the model says the same item twice.
 */
import { isSameRange, isValueOf } from '../../../codec/step/syntax/call-syntax';
import type { Query } from '../../../codec/query';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../../python/syntax';
import { itemsOf } from '../../../python/values/items';
import { isTaking } from '../../operands/read-after-taking';
import { inFunction, type FewLines } from '../few-lines';

/** The function gives what each part has, what is made of them, and what the container then holds. */
export interface SeveralChanges extends FewLines {
  /** Whose value changes. */
  readonly name: string;
  readonly parts: readonly SubExpression[];
  readonly whole: SyntaxNode;
}

const ATOM = /^(?:identifier|integer|string|none)$/;
const NOT_IN_PLACE = /^(?:keyword_argument|(?:list|dictionary)_splat|generator_expression)$/;
/** What such a part may hang on, or come before. */
const CONDITIONAL: ReadonlySet<string> = new Set(['and', 'or', 'if', 'for', 'lambda', ':=', 'await', 'yield']);
/** Values that are what they look like. */
const PLAIN = /^(?:none|bool|int|float|str|bytes)$/;

/** Undefined for statements that do anything else, too. */
export function severalChanges(query: Query): SeveralChanges | undefined {
  const { assignments = [], returned, kind, targets } = query.statement;
  const [assignment, ...others] = assignments;
  const isPlain = assignment?.operator === '=' && others.length === 0 && assignment.targets.length === 1;
  const whole =
    kind === 'return' ? returned?.bare : kind === 'assignment' && isPlain ? assignment.value.bare : undefined;
  const parts = whole && partsTaken(query);
  const name = parts?.[0]?.node && holderOf(parts[0].node);
  if (!whole || !parts || name === undefined || targets.includes(name)) return undefined;
  const values = parts.map((_, at) => `_value${at}`);
  const taken = parts.map(({ text }, at) => `${values[at] ?? ''} = ${text}`);
  const lines = [...taken, `_whole = ${withNames(whole, parts, values)}`, `return ${[...values, '_whole', name].join(', ')}`]; // prettier-ignore
  return { name, parts, whole, text: inFunction(lines), names: new Map() };
}

/** In the order of evaluation; undefined where the container is read anywhere else, or may not be. */
function partsTaken(query: Query): readonly SubExpression[] | undefined {
  const { subExpressions, tokens, calls } = query.statement;
  const parts = subExpressions.filter(({ operator, operatorKind }) => operatorKind === 'method' && isTaking(operator));
  const [name, ...more] = new Set(parts.map(({ node }) => node && holderOf(node)));
  const held = name === undefined || more.length > 0 ? undefined : query.lookup(name);
  const items = held?.kind === 'object' ? undefined : held && itemsOf(held);
  if (parts.length < 2 || !items || ![...items].every(({ kind }) => PLAIN.test(kind))) return undefined;
  const isWhole = tokens.filter(({ kind, text }) => kind === 'name' && text === name).length === parts.length;
  const isSure = !tokens.some(({ text }) => CONDITIONAL.has(text)) && !calls.some(({ repeated }) => repeated);
  const isOpen = !query.computed.some((value) => parts.some((part) => isValueOf(value, part)));
  return isWhole && isSure && isOpen ? parts : undefined;
}

/** The plain name before the dot, where what is given is written down by itself. */
function holderOf(node: SyntaxNode): string | undefined {
  const object = node.bare.get('function')?.get('object')?.bare;
  const isAtomic = (node.bare.get('arguments')?.named ?? []).every(
    ({ type, text }) => ATOM.test(type) || /^-\d+$/.test(text),
  );
  return object?.type === 'identifier' && isAtomic ? object.text : undefined;
}

/** What is made of the parts, with names in their places. */
function withNames(whole: SyntaxNode, parts: readonly SubExpression[], names: readonly string[]): string {
  const places = parts.map(({ node, text }, at) => ({ at: (node?.offset ?? 0) - whole.offset, text, name: names[at] ?? '' })); // prettier-ignore
  return places
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: old, name }) => text.slice(0, at) + name + text.slice(at + old.length), whole.text);
}

/** `stack.append(stack.pop() + stack.pop())`, `names.insert(0, names.pop())`: what is given first, then the change. */
export function changeAfterOthers(query: Query): (FewLines & { readonly name: string }) | undefined {
  const { kind, subExpressions, calls } = query.statement;
  const part = subExpressions.at(-1);
  const given = part?.node?.bare.get('arguments')?.named ?? [];
  if (kind !== 'expression' || !part?.discarded || given.some(({ type }) => NOT_IN_PLACE.test(type))) return undefined;
  const name = part.node?.bare.get('function')?.get('object')?.bare;
  const site = calls.find(({ range }) => isSameRange(range, part.range));
  const taken = subExpressions.slice(0, -1).filter(({ operator, node }) => isTaking(operator) && node && holderOf(node) === name?.text); // prettier-ignore
  if (name?.type !== 'identifier' || !site || taken.length === 0 || query.computed.length > 0) return undefined;
  const held = query.lookup(name.text);
  if (!held || held.kind === 'object' || ![...(itemsOf(held) ?? [])].every((item) => PLAIN.test(item.kind))) return undefined; // prettier-ignore
  const names = given.map(({ type, text }, at) => (ATOM.test(type) ? text : `_given${at}`));
  const first = given.flatMap(({ type, text }, at) => (ATOM.test(type) ? [] : [`${names[at] ?? ''} = ${text}`]));
  const lines = [...first, `${name.text}.${part.operator}(${names.join(', ')})`, `return ${name.text}`];
  return { name: name.text, text: inFunction(lines), names: new Map() };
}
