/** Bytes that are printed, as the text that is then read: the model is shown what `repr` gives, and prints that. */
import { isSameRange } from '../../../python/text/ranges';
import { revised } from '../../../python/statements/revised-statement';
import type { SourceToken } from '../../../python/syntax';
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import type { Query } from '../../query';
import type { StoodIn } from './stood-in';

/** Undefined where `print` has no bytes as an argument: a name, a literal, or what has been worked out before. */
export function withPrintedBytes(query: Query): StoodIn | undefined {
  const { statement, computed } = query;
  const call = statement.kind === 'expression' ? statement.evaluation?.parts[0]?.node?.bare : undefined;
  if (call?.type !== 'call' || call.get('function')?.text !== 'print') return undefined;
  const printed = (call.get('arguments')?.named ?? []).map(({ bare }) => bare);
  const isPrinted = ({ range }: Pick<SourceToken, 'range'>): boolean =>
    printed.some((one) => isSameRange(one.range, range));
  const bytesOf = (token: SourceToken): Value | undefined => {
    const value = token.kind === 'name' ? query.lookup(token.text) : token.bytes === true ? bytes(token) : undefined;
    return value?.kind === 'bytes' && isPrinted(token) ? value : undefined;
  };
  const tokens = statement.tokens.map((token): SourceToken => {
    const value = bytesOf(token);
    return value ? { ...token, kind: 'string', bytes: false, value: printValue(value) } : token;
  });
  const isResult = (one: (typeof computed)[number]): boolean => one.value.kind === 'bytes' && isPrinted(one);
  const isChanged = tokens.some((token, at) => token !== statement.tokens[at]);
  if (!isChanged && !computed.some(isResult)) return undefined;
  const shown = computed.map((one) => (isResult(one) ? { ...one, value: text(printValue(one.value)) } : one));
  return { query: { ...query, statement: revised(statement, { tokens }), computed: shown }, meant: (said) => said };
}

function bytes({ value = '' }: SourceToken): Value {
  return { kind: 'bytes', value };
}

function text(value: string): Value {
  return { kind: 'str', value };
}
