/**
 * Bytes as text. Most methods and operators do the same to both, and the model knows texts far better: it is shown a text of the
 * same characters, and what it says of that is said of the bytes.
 */
import { revised } from '../../../python/statements/revised-statement';
import type { SourceToken, SubExpression } from '../../../python/syntax';
import { itemsInside } from '../../../python/values/children';
import type { Value } from '../../../python/values/value';
import type { Outcome, Prediction, Query } from '../../query';
import type { StoodIn } from './stood-in';

const METHODS = new Set(
  `strip lstrip rstrip split rsplit splitlines replace startswith endswith find rfind index rindex count join partition rpartition
   upper lower title capitalize swapcase isalpha isdigit isalnum isspace isupper islower ljust rjust center zfill removeprefix
   removesuffix append`.split(/\s+/),
);
/** One item of bytes is a number; of a slice that is not so. */
const OPERATORS = new Set('+ * == != < <= > >= in [:] not and or if'.split(' '));
const FUNCTIONS = new Set('len bool'.split(' '));

/** Undefined where there are no bytes, or texts beside them, or where something treats the two differently. */
export function withBytesAsText(query: Query): StoodIn | undefined {
  const { statement, computed, iterator } = query;
  if (iterator || statement.kind === 'for' || !statement.subExpressions.every(isAlike)) return undefined;
  const names = statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? (query.lookup(text) ?? []) : []));
  const values = [...names, ...computed.map(({ value }) => value)];
  const literals = statement.tokens.filter(({ kind }) => kind === 'string');
  if (literals.some(({ bytes }) => bytes !== true) || values.some(holdsOther)) return undefined;
  if (literals.length === 0 && !values.some(holdsBytes)) return undefined;
  const asked: Query = {
    ...query,
    statement: revised(statement, { tokens: statement.tokens.map(asText) }),
    lookup: (name) => {
      const value = query.lookup(name);
      return value && exchanged(value, 'bytes', 'str');
    },
    computed: computed.map((one) => ({ ...one, value: exchanged(one.value, 'bytes', 'str') })),
  };
  return { query: asked, meant };
}

function isAlike({ operator, operatorKind }: SubExpression): boolean {
  if (operatorKind === 'method') return METHODS.has(operator);
  return operatorKind === 'operator' ? OPERATORS.has(operator) : FUNCTIONS.has(operator);
}

function asText(token: SourceToken): SourceToken {
  return token.kind === 'string' ? { ...token, bytes: false } : token;
}

/** Undefined where it says something that is no bytes. */
function meant(said: Prediction): Prediction | undefined {
  const { outcome } = said;
  const all = [...said.values, ...said.changes].map(({ value }) => value);
  if (outcome.kind === 'call' || ![...all, returned(outcome)].every((value) => !value || isBytes(value)))
    return undefined;
  const back = (value: Value): Value => exchanged(value, 'str', 'bytes');
  return {
    ...said,
    values: said.values.map((one) => ({ ...one, value: back(one.value) })),
    changes: said.changes.map((one) => ({ ...one, value: one.value && back(one.value) })),
    outcome: outcome.kind === 'return' ? { ...outcome, value: back(outcome.value) } : outcome,
  };
}

function returned(outcome: Outcome): Value | undefined {
  return outcome.kind === 'return' ? outcome.value : undefined;
}

const PLAIN = /^(?:none|bool|int|float|str|bytes|list|tuple|set)$/;

/** Texts of its own, or something that may hold any. */
function holdsOther(value: Value): boolean {
  return value.kind === 'str' || !PLAIN.test(value.kind) || itemsInside(value).some(holdsOther);
}

function holdsBytes(value: Value): boolean {
  return value.kind === 'bytes' || itemsInside(value).some(holdsBytes);
}

/** Each character of its texts is that of a byte. */
function isBytes(value: Value): boolean {
  if (value.kind === 'str') return Array.from(value.value).every((character) => character.charCodeAt(0) < 256);
  return PLAIN.test(value.kind) && itemsInside(value).every(isBytes);
}

function exchanged(value: Value, from: 'str' | 'bytes', to: 'str' | 'bytes'): Value {
  if (value.kind === 'str' || value.kind === 'bytes')
    return value.kind === from ? { kind: to, value: value.value } : value;
  if (value.kind !== 'list' && value.kind !== 'tuple' && value.kind !== 'set') return value;
  return { ...value, items: value.items.map((item) => exchanged(item, from, to)) };
}
