/**
 * Values that the token language has no words for: named tuples, values of library types. Where a statement only hands them on or
 * reads what they show, the model is shown instances with the same fields in their place, and what it says of those is said of
 * the values that they stand for.
 */
import { partsOfTarget } from '../../../python/statements/statement-parts';
import { evaluatePath } from '../../../python/values/access-path';
import { asKeywordArgument } from '../../../python/values/constructors';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import type { Change, Outcome, Prediction, Query } from '../../query';
import { VALUE_CONSTRUCTORS } from '../../vocabulary/python-words';
import type { StoodIn } from './stand-ins';

/** Undefined where all values of the statement can be said. */
export function withSayable(query: Query): StoodIn | undefined {
  const shown = new Shown();
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
  if (decides && !subExpressions.some(({ operator }) => /^is(?: not)?$/.test(operator))) return false;
  return subExpressions.every(({ operator, operatorKind, operands }) => {
    if (operatorKind === 'call') return query.isCallable(operator);
    if (operatorKind === 'method') return MOVING.test(operator) || query.isCallable(operator);
    if (operatorKind === 'attribute' || /^is(?: not)?$/.test(operator)) return true;
    const holder = operator === '[]' ? evaluatePath(operands?.[0] ?? '', (name) => query.lookup(name)) : undefined;
    return holder !== undefined && !isUnsayable(holder);
  });
}

/** What stands for which value. */
class Shown {
  private readonly originals: { readonly shown: Value; readonly value: Value }[] = [];

  of(value: Value): Value {
    return mapped(value, (one) => {
      if (!isUnsayable(one)) return undefined;
      const known = this.originals.find((other) => other.value === one || sameValue(other.value, one));
      if (known) return known.shown;
      const shown: Value = { kind: 'object', className: typeOf(one), attributes: fieldsOf(one) };
      this.originals.push({ shown, value: one });
      return shown;
    });
  }

  /** Undefined for an answer with a value of such a type that is none of those that were there. */
  meant(said: Prediction): Prediction | undefined {
    const unclear: Value[] = [];
    const original = (value: Value): Value =>
      mapped(value, (one) => {
        if (one.kind !== 'object' || !this.originals.some(({ shown }) => isLike(shown, one))) return undefined;
        const known = this.originals.find(({ shown }) => sameValue(shown, one));
        if (!known) unclear.push(one);
        return known?.value;
      });
    const changes = said.changes.map((change): Change => ({
      ...change,
      value: change.value && original(change.value),
    }));
    const values = said.values.map((computed) => ({ ...computed, value: original(computed.value) }));
    const outcome = outcomeOf(said.outcome, original);
    return unclear.length === 0 ? { ...said, changes, values, outcome } : undefined;
  }
}

function outcomeOf(outcome: Outcome, original: (value: Value) => Value): Outcome {
  if (outcome.kind === 'return') return { ...outcome, value: original(outcome.value) };
  if (outcome.kind !== 'call') return outcome;
  const given = outcome.arguments.map((argument) => ({ ...argument, value: original(argument.value) }));
  return { ...outcome, arguments: given, ...(outcome.receiver && { receiver: original(outcome.receiver) }) };
}

const isLike = (shown: Value, other: Value): boolean =>
  shown.kind === 'object' && other.kind === 'object' && shown.className === other.className;

function isUnsayable(value: Value): value is Extract<Value, { kind: 'call' | 'foreign' }> {
  if (value.kind === 'foreign') return true;
  return value.kind === 'call' && !VALUE_CONSTRUCTORS.has(lastName(value.name));
}

function hasUnsayable(value: Value): boolean {
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

/** The value with parts of it replaced, itself included; the very same value if none is. */
function mapped(value: Value, replace: (part: Value) => Value | undefined): Value {
  const replaced = replace(value);
  if (replaced) return replaced;
  const all = (items: readonly Value[]): readonly Value[] => {
    const next = items.map((item) => mapped(item, replace));
    return next.some((item, i) => item !== items[i]) ? next : items;
  };
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set': {
      const items = all(value.items);
      return items === value.items ? value : { ...value, items };
    }
    case 'call': {
      const args = all(value.args);
      return args === value.args ? value : { ...value, args };
    }
    case 'dict': {
      const [keys, items] = [all(value.entries.map(([key]) => key)), all(value.entries.map(([, item]) => item))];
      const entries = value.entries.map((old, i) => [keys[i] ?? old[0], items[i] ?? old[1]] as const);
      return entries.every(([key, item], i) => key === value.entries[i]?.[0] && item === value.entries[i][1])
        ? value
        : { ...value, entries };
    }
    case 'object': {
      const items = all(value.attributes.map(([, item]) => item));
      const contents = value.contents && mapped(value.contents, replace);
      if (contents === value.contents && items.every((item, i) => item === value.attributes[i]?.[1])) return value;
      const attributes = value.attributes.map(([name, old], i) => [name, items[i] ?? old] as const);
      return { ...value, attributes, ...(contents && { contents }) };
    }
    default:
      return value;
  }
}
