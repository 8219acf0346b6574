/** Hypotheses about unknown values in backward answers: a mere guess is worth less than leaving the value unknown. */
import { mustSay, type PriorState, type PriorValue, type BackwardQuery } from '../../codec/backward/backward-query';
import { parseValue } from '../../python/values/literal';
import { printValue, sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

/** A hypothesis about the past. */
export interface Hypothesis extends PriorState {
  /** Not from the model; it counts only if it is confirmed. */
  readonly isAssumed?: boolean;
  /** It leaves values unknown that others fill in, so it covers those, too. */
  readonly isRest?: boolean;
}

/** Guesses less probable than this do not fill in an unknown value. */
const LEAST_CONFIDENCE = 0.1;

/**
 * The answers without mere guesses; if values stay unknown, one more that leaves them open, for the probability that was not
 * assigned.
 */
export function hypothesesOf(query: BackwardQuery, pasts: readonly PriorState[]): Hypothesis[] {
  const kept: PriorState[] = [];
  const cut = new Set<string>();
  for (const past of pasts) {
    const values = past.values.filter(
      ({ name, confidence }) => !mustSay(query, name) || confidence >= LEAST_CONFIDENCE,
    );
    if (values.length === past.values.length) kept.push(past);
    else {
      // What is left may equal another answer.
      const key = values.map(({ name, value }) => `${name} ${value ? printValue(value) : ''}`).join('\n');
      const confidence = values.reduce((all, one) => all * one.confidence, 1);
      if (values.length > 0 && !cut.has(key)) kept.push({ values, confidence });
      cut.add(key);
    }
  }
  const rest = 1 - kept.reduce((sum, { confidence }) => sum + confidence, 0);
  const open = unknownNames(query);
  if (open.length === 0 || rest <= 0 || kept.some(({ values }) => values.length === 0)) return kept;
  const isKept = ({ values: [value] }: PriorState): boolean =>
    kept.some(({ values }) => values.some((other) => value?.name === other.name && isSame(value, other)));
  const thought = proposed(query, open, rest).filter((past) => !isKept(past));
  return [...kept, { values: [], confidence: rest, isRest: true }, ...thought];
}

/** Names that the statement reads and whose values are unknown. */
export function unknownNames(query: BackwardQuery): string[] {
  const names = new Set(query.statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));
  return [...names].filter((name) => mustSay(query, name));
}

/** Share of the unassigned probability for values that the message names. */
const NAMED = 0.8;
/** Values at which programs fail more often than at others: empty ones, and numbers just out of range. */
const USUAL = ['0', 'None', '[]', "''", '{}', '-1', '1', '2', '3', '5', '10'];

/**
 * For an exception that one unknown value can have caused: values that its message names (`KeyError: 'x'`,
 * `'NoneType' object…`) and the usual ones. They count if the model, given one, predicts that very exception.
 */
function proposed({ outcome }: BackwardQuery, [name, ...others]: readonly string[], rest: number): Hypothesis[] {
  if (outcome.kind !== 'raise' || name === undefined || others.length > 0) return [];
  const { message = '' } = outcome.exception;
  const named = [...message.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|-?\b\d+(?:\.\d+)?\b|\bNone\b/g)].map(
    ([text]) => text,
  );
  const texts = new Set(named.map((text) => (text === "'NoneType'" ? 'None' : text)));
  const share = (all: readonly string[], part: number): Hypothesis[] =>
    all.flatMap((text) => {
      const value = readValue(text);
      const confidence = (rest * part) / all.length;
      return value ? [{ values: [{ name, value, confidence }], confidence, isAssumed: true }] : [];
    });
  return [
    ...share([...texts], NAMED),
    ...share(
      USUAL.filter((text) => !texts.has(text)),
      1 - NAMED,
    ),
  ];
}

function isSame({ value: a }: PriorValue, { value: b }: PriorValue): boolean {
  return a !== undefined && b !== undefined && sameValue(a, b);
}

function readValue(text: string): Value | undefined {
  try {
    return parseValue(text);
  } catch {
    return undefined;
  }
}
