/**
 * `sums[key] += amount` where the key is not there yet: the model is shown a `defaultdict` that has it, with what `float()` or `str()`
 * gives. It takes 0 for both.
 */
import { entriesOf, evaluatePath, literal } from '../../../python/values/access-path';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import type { Query } from '../../query';
import type { StoodIn } from './stood-in';

/** What these types give for nothing; the model knows that of the others. */
const EMPTY: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['float', { kind: 'float', value: 0 }],
  ['str', { kind: 'str', value: '' }],
]);

/** Undefined for anything else. */
export function withDefaultValue(query: Query): StoodIn | undefined {
  const { statement } = query;
  const [assignment, ...others] = statement.kind === 'augmented-assignment' ? (statement.assignments ?? []) : [];
  const target = others.length === 0 ? assignment?.targets[0]?.bare : undefined;
  const name = target?.type === 'subscript' ? target.get('value')?.text : undefined;
  const [index, ...more] = target?.all('subscript') ?? [];
  if (name === undefined || !index || more.length > 0) return undefined;
  const holder = query.lookup(name);
  if (holder?.kind !== 'call' || holder.name !== 'defaultdict') return undefined;
  const [factory] = holder.args;
  const given = factory?.kind === 'opaque' ? EMPTY.get(factory.name) : undefined;
  const key = evaluatePath(index.text, (one) => query.lookup(one)) ?? literal(index.text);
  const entries = entriesOf(holder);
  if (!factory || !given || !key || !entries) return undefined;
  if (entries.some(([other]) => sameValue(other, key))) return undefined;
  const full: Value = { ...holder, args: [factory, { kind: 'dict', entries: [...entries, [key, given]] }] };
  return {
    query: { ...query, lookup: (one) => (one === name ? full : query.lookup(one)) },
    meant: (said) => said,
  };
}
