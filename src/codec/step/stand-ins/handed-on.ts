/**
 * Instances and functions of which a statement reads nothing: it moves them, or holds them among others. `self.orders.append(order)`
 * is the same question whatever an order is, so the model is shown small instances in the place of large ones, and of what has no
 * name of its own: lambdas, methods of an object, functions that another one has made.
 */
import { contains, type SourceRange } from '../../../python/text/ranges';
import { itemsInside } from '../../../python/values/children';
import { evaluatePath } from '../../../python/values/access-path';
import { stubId } from '../../../python/values/cycles';
import type { ObjectValue, Value } from '../../../python/values/value';
import type { SubExpression } from '../../../python/syntax';
import type { Query } from '../../query';
import { leastTokens } from '../../values/least-tokens';
import { ShownValues } from './shown-values';
import { PLAIN_STATEMENTS, type StoodIn } from './stood-in';

/** Tokens of all values together from which on they are worth it. */
const LONG = 40;
/** The same where an item is taken out, which has to be said once more. */
const LONG_OF_TAKEN = 12;
const TAKING_OUT = /^(?:pop|popleft)$/;
/** Tokens of an instance that is shown as it is. */
const SHORT = 6;

/** Methods of lists, dicts and the like that move items, and look at none. */
const MOVING =
  /^(?:append|appendleft|add|insert|get|pop|popleft|popitem|setdefault|items|keys|values|copy|extend|extendleft|clear|reverse|update)$/;
/** Functions that do. */
const PASSING = /^(?:list|tuple|iter|reversed|enumerate|zip|len|bool|isinstance|next)$/;
/** Those of both that take items of an iterator. */
const TAKING = /^(?:list|tuple|enumerate|zip|next|iter|reversed|len|extend|extendleft|update)$/;
/** Operators that tell which object it is, whether there is one, or choose one. */
const TELLING = /^(?:is|is not|not|and|or|if)$/;

/** Undefined where instances are small and functions have names, or where the statement reads something of one. */
export function withHandedOn(query: Query): StoodIn | undefined {
  const { statement, iterator } = query;
  if (query.handled || !PLAIN_STATEMENTS.has(statement.kind)) return undefined;
  if (isTakenApart(query)) return undefined;
  const held = new Map<string, Value>();
  const isDone = ({ range }: { readonly range: SourceRange }): boolean =>
    query.computed.some(({ range: part }) => contains(part, range));
  for (const token of statement.tokens) {
    const value = token.kind === 'name' && !isDone(token) ? query.lookup(token.text) : undefined;
    if (value) held.set(token.text, value);
  }
  const others = [...query.computed.map(({ value }) => value), ...(iterator?.items ?? [])];
  const all = [...held.values(), ...others];
  const isTaking = statement.subExpressions.some(({ operator }) => TAKING_OUT.test(operator));
  const most = isTaking ? LONG_OF_TAKEN : LONG;
  const isLong =
    leastTokens(
      all.map((value) => ({ value })),
      most,
    ) > most;
  if (!isLong && !all.some((value) => isNameless(value) || someNameless(value) || isInCycle(value))) return undefined;
  const shown = new ShownValues((value, count) => small(value, count, isTaking ? 1 : SHORT));
  const names = new Map([...held].map(([name, value]) => [name, shown.of(value)] as const));
  const computed = query.computed.map((one) => ({ ...one, value: shown.of(one.value) }));
  const items = iterator?.items.map((item) => shown.of(item));
  if (shown.count === 0) return undefined;
  const lookup = (name: string): Value | undefined => names.get(name) ?? query.lookup(name);
  const isIn = ({ range }: SubExpression): boolean =>
    statement.tokens.some(({ kind, text, range: token }) => kind === 'name' && contains(range, token) && names.get(text) !== held.get(text)) || // prettier-ignore
    computed.some(({ value, range: part }, at) => contains(range, part) && value !== query.computed[at]?.value);
  if (
    !statement.subExpressions.every(
      (part) => isDone(part) || !isIn(part) || (!takesItems(part, query) && handsOn(part, { ...query, lookup })),
    )
  )
    return undefined;
  const asked: Query = { ...query, lookup, computed, ...(iterator && items && { iterator: { ...iterator, items } }) };
  return { query: asked, meant: (said) => shown.meant(said) };
}

/** A loop, or a target of several names, takes the items of an iterator. */
function isTakenApart({ statement, ...query }: Query): boolean {
  const isSeveral = statement.kind === 'for' || (statement.kind === 'assignment' && statement.targets.length > 1);
  return isSeveral && statement.tokens.some(({ kind, text }) => kind === 'name' && isIterator(query.lookup(text)));
}

function takesItems({ operator, node }: SubExpression, query: Query): boolean {
  const given = node?.get('arguments')?.named ?? [];
  return (
    TAKING.test(operator) && given.some(({ text }) => isIterator(evaluatePath(text, (name) => query.lookup(name))))
  );
}

function handsOn({ operator, operatorKind, operands, node }: SubExpression, query: Query): boolean {
  const valueOf = (text: string | undefined): Value | undefined =>
    text === undefined ? undefined : evaluatePath(text, (name) => query.lookup(name));
  const holder = valueOf(operands?.[0]);
  switch (operatorKind) {
    case 'attribute':
      return false;
    case 'call':
      return PASSING.test(operator) || query.isCallable(operator);
    case 'method': {
      const receiver = valueOf(node?.get('function')?.get('object')?.text);
      return receiver !== undefined && receiver.kind !== 'object' && MOVING.test(operator);
    }
    case 'operator':
      if (TELLING.test(operator)) return true;
      if (/^(?:not )?in$/.test(operator)) return holder?.kind !== 'object';
      if (operator === '+') return [holder, valueOf(operands?.[1])].every((side, at) => side?.kind === 'list' || operands?.[at]?.startsWith('[') === true); // prettier-ignore
      if (operator === '*') return operands?.[0]?.startsWith('[') === true || holder?.kind === 'list';
      return operator === '[]' || operator === '[:]' ? holder !== undefined && holder.kind !== 'object' : false;
  }
}

/** The same for whoever does not look inside, and another one than all others. */
function small(value: Value, count: number, short: number): ObjectValue | undefined {
  const at: ObjectValue['attributes'] = [['at', { kind: 'int', value: BigInt(count) }]];
  if (isNameless(value)) return { kind: 'object', className: 'Function', attributes: at };
  if (value.kind !== 'object' || value.contents || value.isClass || value.links) return undefined;
  if (leastTokens([{ value }], short) <= short && !isInCycle(value)) return undefined;
  return { kind: 'object', className: value.className, attributes: at };
}

/** A function of which the name alone does not say which one it is, or an iterator that stands at some item. */
function isNameless(value: Value): boolean {
  if (isIterator(value)) return true;
  if (value.kind !== 'opaque' || value.type !== 'function') return false;
  const { name, definition, closure, self } = value;
  return name === 'lambda' || definition !== undefined || closure !== undefined || self !== undefined;
}

function isIterator(value: Value | undefined): boolean {
  return value?.kind === 'opaque' && value.type === 'iterator' && value.generator !== undefined;
}

function someNameless(value: Value): boolean {
  return value.kind !== 'object' && itemsInside(value).some((item) => isNameless(item) || someNameless(item));
}

/** What is in it again cannot be said, so that nothing tells which object it is. */
function isInCycle(value: Value): boolean {
  return stubId(value) !== undefined || itemsInside(value).some(isInCycle);
}
