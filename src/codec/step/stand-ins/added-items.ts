/**
 * `return (item,) + rest`, `rows = rows + [row]` with items that take many words: all of them come one behind the other, whatever
 * they are. The network is shown numbers in their places.
 */
import { isKnown } from '../../values/prompt-variables';
import type { Value } from '../../../python/values/value';
import type { Prediction, Query } from '../../query';
import { asNumbers, areShort, itemsMeant } from './moved-items';
import { showing, type StoodIn } from './stood-in';

/** Names of lists or tuples and displays of names, with `+` between them. */
const OPERAND = String.raw`(?:n|\((?:n,)+n?\)|\[n(?:,n)*\])`;
const SUM = new RegExp(String.raw`^${OPERAND}(?:\+${OPERAND})+$`);

/** Undefined for any other statement, and where the items are short. */
export function withAddedItems(query: Query): StoodIn | undefined {
  const { kind, tokens } = query.statement;
  // What is yielded is asked about like that, too.
  const isReturn = tokens[0]?.text === 'return';
  const isBound = kind === 'assignment' && tokens[0]?.kind === 'name' && tokens[1]?.text === '=';
  if ((!isReturn && !isBound) || query.handled || query.computed.length > 0) return undefined;
  const rest = tokens.slice(isReturn ? 1 : 2);
  if (!SUM.test(rest.map((token) => (token.kind === 'name' ? 'n' : token.text)).join(''))) return undefined;
  const items: Value[] = [];
  const shown = new Map<string, Value>();
  const kinds = new Set<string>();
  let isInside = false;
  for (const { kind: type, text } of rest) {
    if (/^[[(]$/.test(text)) kinds.add(text === '[' ? 'list' : 'tuple');
    if (/^[[\]()]$/.test(text)) isInside = /^[[(]$/.test(text);
    if (type !== 'name') continue;
    const value = query.lookup(text);
    const held = isInside ? undefined : value;
    if (!value || shown.has(text) || (!isInside && held?.kind !== 'list' && held?.kind !== 'tuple')) return undefined;
    if (held?.kind === 'list' || held?.kind === 'tuple') {
      kinds.add(held.kind);
      shown.set(text, { kind: held.kind, items: asNumbers(held.items, items.length) });
      items.push(...held.items);
    } else {
      shown.set(text, asNumbers([value], items.length)[0] ?? value);
      items.push(value);
    }
  }
  // Of lists and tuples it would be an exception.
  if (kinds.size !== 1 || areShort(items) || !items.every(isKnown)) return undefined;
  const whole = (value: Value | undefined): Value | undefined => {
    if (value?.kind !== 'list' && value?.kind !== 'tuple') return undefined;
    const after = itemsMeant(value, items);
    return after && { kind: value.kind, items: after };
  };
  return { query: showing(query, shown), meant: (said) => meantBy(said, whole, isReturn) };
}

function meantBy(
  said: Prediction,
  whole: (value: Value | undefined) => Value | undefined,
  isReturn: boolean,
): Prediction | undefined {
  const values = said.values.flatMap((one) => {
    const value = whole(one.value);
    return value ? [{ ...one, value }] : [];
  });
  if (values.length !== said.values.length) return undefined;
  if (isReturn) {
    const value = said.outcome.kind === 'return' ? whole(said.outcome.value) : undefined;
    return value && said.changes.length === 0 ? { ...said, values, outcome: { kind: 'return', value } } : undefined;
  }
  const [change, ...more] = said.changes;
  const value = whole(change?.value);
  if (said.outcome.kind !== 'next' || !change || more.length > 0 || !value) return undefined;
  return { ...said, values, changes: [{ ...change, value }] };
}
