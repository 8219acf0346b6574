/**
 * Values that the token language has no words for: named tuples, values of library types. Where a statement only hands them on or
 * reads what they show, the model is shown instances with the same fields in their place, and what it says of those is said of
 * the values that they stand for.
 */
import { isValueOf } from '../syntax/call-syntax';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../../python/syntax';
import { partsOfTarget } from '../../../python/statements/statement-parts';
import { evaluatePath, literal } from '../../../python/values/access-path';
import { asKeywordArgument } from '../../../python/values/constructors';
import type { ObjectValue, Value } from '../../../python/values/value';
import type { Query } from '../../query';
import { VALUE_CONSTRUCTORS } from '../../vocabulary/python-words';
import { mapped, ShownValues } from './shown-values';
import type { StoodIn } from './stood-in';

/** Undefined where all values of the statement can be said. */
export function withSayable(query: Query): StoodIn | undefined {
  const shown = new ShownValues(asInstance);
  const held = new Map<string, Value>();
  for (const { kind, text } of query.statement.tokens) {
    const value = kind === 'name' ? query.lookup(text) : undefined;
    if (value) held.set(text, value);
  }
  const others = [...query.computed.map(({ value }) => value), ...(query.iterator?.items ?? [])];
  if (![...held.values(), ...others].some(hasUnsayable) || !isHandedOn(query)) return undefined;
  const { iterator } = query;
  const names = new Map([...held].map(([name, value]) => [name, shown.of(value)] as const));
  const asked: Query = {
    ...query,
    lookup: (name) => names.get(name) ?? query.lookup(name),
    computed: query.computed.map((one) => ({ ...one, value: shown.of(one.value) })),
    ...(iterator && { iterator: { ...iterator, items: iterator.items.map((item) => shown.of(item)) } }),
  };
  return { query: asked, meant: (said) => shown.meant(said) };
}

/** Methods that move what they are given, and do not look at it. */
const MOVING = /^(?:append|appendleft|add|insert|get|pop|popleft|setdefault|items|keys|values|copy|extend)$/;

/** Nothing in the statement treats a value as what it is: as a tuple, a number, a text. */
function isHandedOn(query: Query): boolean {
  const { kind, subExpressions, assignments = [], loopTarget } = query.statement;
  const targets = [...assignments.flatMap((assignment) => assignment.targets), ...(loopTarget ? [loopTarget] : [])];
  if (kind === 'augmented-assignment' || targets.some((target) => partsOfTarget(target) !== undefined)) return false;
  const decides = /^(?:if|while|assert|match|case)$/.test(kind);
  const tested = subExpressions.length === 0 ? query.lookup(query.statement.tokens[1]?.text ?? '') : undefined;
  if (decides && !isSayable(tested)) return false;
  const tests = (part: SubExpression): boolean => TESTING.test(part.operator) || isOfNumbers(part, query);
  if (decides && !subExpressions.some(({ operator }) => IS.test(operator)) && !subExpressions.every(tests))
    return false;
  return subExpressions.every((part) => {
    const { operator, operatorKind, operands, node } = part;
    if (query.computed.some((value) => isValueOf(value, part)) || isOfNumbers(part, query)) return true;
    // Whether an instance counts as true is not whether the value does.
    if (TESTING.test(operator))
      return node?.bare.named.every(({ bare }) => isSayable(query.lookup(bare.text))) === true;
    if (operatorKind === 'call') return query.isCallable(operator);
    if (operatorKind === 'method') return MOVING.test(operator) || query.isCallable(operator);
    if (operatorKind === 'attribute' || IS.test(operator)) return true;
    const holder = operator === '[]' ? evaluatePath(operands?.[0] ?? '', (name) => query.lookup(name)) : undefined;
    return holder !== undefined && !isUnsayable(holder);
  });
}

const IS = /^is(?: not)?$/;
const TESTING = /^(?:and|or|not)$/;
const COMPARING = /^(?:[=!]=|[<>]=?)$/;

/** `len(rows) > 1`, and what is compared of values that all have words. */
function isOfNumbers({ operator, operatorKind, operands, node }: SubExpression, query: Query): boolean {
  const isSize = (one: SyntaxNode | undefined): boolean =>
    one?.type === 'call' && one.get('function')?.text === 'len' && query.lookup('len') === undefined && isSayable(valueOf(one.get('arguments')?.named[0]?.text, query)); // prettier-ignore
  if (operatorKind === 'call' && operator === 'len') return isSize(node?.bare);
  if (!operands || !COMPARING.test(operator)) return false;
  const nodes = node?.bare.named ?? [];
  return operands.every((text, at) => {
    const value = isSize(nodes[at]?.bare) ? undefined : (valueOf(text, query) ?? null);
    return value !== null && (value === undefined || !hasUnsayable(value));
  });
}

function valueOf(text: string | undefined, query: Query): Value | undefined {
  return text === undefined ? undefined : (literal(text) ?? evaluatePath(text, (name) => query.lookup(name)));
}

/** An instance with the same fields. */
function asInstance(value: Value): ObjectValue | undefined {
  return isUnsayable(value) ? { kind: 'object', className: typeOf(value), attributes: fieldsOf(value) } : undefined;
}

function isUnsayable(value: Value): value is Extract<Value, { kind: 'call' | 'foreign' }> {
  if (value.kind === 'foreign') return true;
  return value.kind === 'call' && !VALUE_CONSTRUCTORS.has(lastName(value.name));
}

function isSayable(value: Value | undefined): boolean {
  return value === undefined || !isUnsayable(value);
}

/** Something in it has no words. */
export function hasUnsayable(value: Value): boolean {
  let found = false;
  mapped(value, (one) => {
    found ||= isUnsayable(one);
    return undefined;
  });
  return found;
}

function typeOf(value: Extract<Value, { kind: 'call' | 'foreign' }>): string {
  return lastName(value.kind === 'call' ? value.name : value.type);
}

const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** What can be read of it, by name. */
function fieldsOf(value: Extract<Value, { kind: 'call' | 'foreign' }>): (readonly [string, Value])[] {
  if (value.kind === 'foreign') return [...value.attributes];
  return value.args.map((argument, index) => {
    const field = asKeywordArgument(value.name, argument);
    return field ? ([field.name, field.value] as const) : ([`_${index}`, argument] as const);
  });
}
