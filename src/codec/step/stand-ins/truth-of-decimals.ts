/**
 * `if rate:` and `if not rate:` of a `Decimal`: it counts as true like the number that is written the same, of which the model has
 * seen more; a `Fraction` like its numerator, a `timedelta` like the first number that it shows. So does what has been computed there.
 */
import { literal } from '../../../python/values/access-path';
import { asKeywordArgument } from '../../../python/values/constructors';
import { decimalText } from '../../../python/values/decimals';
import { fractionPart } from '../../../python/values/fractions';
import type { SourceToken } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { ComputedValue, Query } from '../../query';
import type { StoodIn } from './stood-in';

/** Undefined for any other statement. */
export function withTruthOfDecimal(query: Query): StoodIn | undefined {
  const { statement, computed } = query;
  if (!/^(?:if|while)$/.test(statement.kind)) return undefined;
  const [, ...rest] = statement.tokens;
  const tested = rest.slice(rest.findIndex(({ text }) => text !== 'not'));
  const [name, ...more] = tested;
  const whole = computed.findLast((one) => isAll(one, tested));
  const held = whole?.value ?? (more.length === 0 && computed.length === 0 && name?.kind === 'name' ? query.lookup(name.text) : undefined); // prettier-ignore
  const number = held && numberOf(held);
  if (!name || (number?.kind !== 'int' && number?.kind !== 'float')) return undefined;
  const asked: Query = whole
    ? { ...query, computed: computed.map((one) => (one === whole ? { ...one, value: number } : one)) }
    : { ...query, lookup: (one) => (one === name.text ? number : query.lookup(one)) };
  return { query: asked, meant: (said) => (said.changes.length > 0 ? undefined : said) };
}

/** The value is that of all these tokens. */
function isAll({ range }: ComputedValue, tokens: readonly SourceToken[]): boolean {
  const [first, last] = [tokens[0]?.range, tokens.at(-1)?.range];
  const begins = first?.line === range.line && first.column === range.column;
  return begins && last?.endLine === range.endLine && last.endColumn === range.endColumn;
}

function numberOf(value: Value): Value | undefined {
  if (value.kind !== 'call') return undefined;
  const [first] = value.args;
  if (value.name === 'datetime.timedelta') return first && (asKeywordArgument(value.name, first)?.value ?? first);
  const text = value.name === 'Decimal' ? decimalText(value) : undefined;
  return text === undefined ? fractionPart(value, 'numerator') : literal(text);
}
