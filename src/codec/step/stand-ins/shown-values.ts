/** Instances that are shown to the model in the place of other values, and what it says of them said of those values. */
import { sameValue } from '../../../python/values/print';
import type { ObjectValue, Value } from '../../../python/values/value';
import type { Change, Outcome, Prediction } from '../../query';

/** Instances in the place of values. */
export class ShownValues {
  private readonly originals: { readonly shown: Value; readonly value: Value }[] = [];

  /** @param instead the instance that is shown in the place of a value; undefined for what is shown as it is. It gets how many there are already. */
  constructor(private readonly instead: (value: Value, count: number) => ObjectValue | undefined) {}

  /** How many values are not shown as they are. */
  get count(): number {
    return this.originals.length;
  }

  of(value: Value): Value {
    return mapped(value, (one) => {
      const shown = this.instead(one, this.originals.length);
      if (!shown) return undefined;
      const known = this.originals.find(({ value: other }) => other === one || isSameObject(other, one));
      if (known) return known.shown;
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
    const meant = saidOf(said, original);
    return unclear.length === 0 ? meant : undefined;
  }
}

/** An answer with other values in the place of those that are in it. */
export function saidOf(said: Prediction, original: (value: Value) => Value): Prediction {
  const changes = said.changes.map((change): Change => ({ ...change, value: change.value && original(change.value) }));
  const values = said.values.map((computed) => ({ ...computed, value: original(computed.value) }));
  return { ...said, changes, values, outcome: outcomeOf(said.outcome, original) };
}

function outcomeOf(outcome: Outcome, original: (value: Value) => Value): Outcome {
  if (outcome.kind === 'return') return { ...outcome, value: original(outcome.value) };
  if (outcome.kind !== 'call') return outcome;
  const given = outcome.arguments.map((argument) => ({ ...argument, value: original(argument.value) }));
  return { ...outcome, arguments: given, ...(outcome.receiver && { receiver: original(outcome.receiver) }) };
}

/** What is written the same may be two objects, or two functions. */
function isSameObject(one: Value, other: Value): boolean {
  const idOf = (value: Value): number | undefined => ('id' in value ? value.id : undefined);
  if (idOf(one) !== idOf(other) || !sameValue(one, other)) return false;
  if (one.kind !== 'opaque' || other.kind !== 'opaque') return true;
  return (
    one.definition === other.definition &&
    one.closure === other.closure &&
    one.generator === other.generator &&
    one.self === other.self
  );
}

const isLike = (shown: Value, other: Value): boolean =>
  shown.kind === 'object' && other.kind === 'object' && shown.className === other.className;

/** The value with parts of it replaced, itself included; the very same value if none is. */
export function mapped(value: Value, replace: (part: Value) => Value | undefined): Value {
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
