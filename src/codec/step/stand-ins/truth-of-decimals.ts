/** `if rate:` and `if not rate:` of a `Decimal`: it counts as true like the number that is written the same, of which the model has seen more; a `Fraction` like its numerator. */
import { literal } from '../../../python/values/access-path';
import { decimalText } from '../../../python/values/decimals';
import { fractionPart } from '../../../python/values/fractions';
import type { Query } from '../../query';
import type { StoodIn } from './stood-in';

/** Undefined for any other statement. */
export function withTruthOfDecimal(query: Query): StoodIn | undefined {
  const { statement, computed } = query;
  const [, ...tested] = statement.tokens;
  const name = tested.at(-1);
  const isTest = /^(?:if|while)$/.test(statement.kind) && tested.slice(0, -1).every(({ text }) => text === 'not');
  const value = isTest && computed.length === 0 && name?.kind === 'name' ? query.lookup(name.text) : undefined;
  const text = value?.kind === 'call' && value.name === 'Decimal' ? decimalText(value) : undefined;
  const number = text === undefined ? value && fractionPart(value, 'numerator') : literal(text);
  if (!name || (number?.kind !== 'int' && number?.kind !== 'float')) return undefined;
  return {
    query: { ...query, lookup: (one) => (one === name.text ? number : query.lookup(one)) },
    meant: (said) => (said.changes.length > 0 ? undefined : said),
  };
}
