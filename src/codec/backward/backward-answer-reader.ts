/**
 * Tokens -> the values before a step. What may come next: the names that the statement read, in the order of their
 * slots, each with a well-formed value, the required ones never omitted.
 */
import { WORD_NAMES } from '../step/answer/answer-names';
import { TokenReader } from '../step/answer/token-reader';
import { id, type Allowed } from '../vocabulary/token-sets';
import type { BackwardPrompt } from './backward-prompt';
import { maySay, mustSay, type PriorState, type PriorValue } from './backward-query';
import { Cursor, type Reading } from '../values/cursor';
import { ValueReader } from '../values/value-reader';
import { tokenId } from '../vocabulary/vocabulary';

/** Reads one answer to the question of `prompt`. */
export function readPriorState(prompt: BackwardPrompt): TokenReader<PriorState> {
  return new TokenReader((tokens) => past(prompt, tokens));
}

function* past(prompt: BackwardPrompt, tokens: TokenReader<PriorState>): Reading<PriorState> {
  const { query, slots, variables } = prompt;
  const { targets } = query.statement;
  const known = new Map(
    variables.filter(({ value }) => value.kind !== 'unknown').map(({ token, value }) => [token, value]),
  );
  const cursor = new Cursor();
  const reader = new ValueReader(cursor, {
    slots,
    references: () => [...known.keys()].map(tokenId),
    resolve: (token) => known.get(token),
    names: [...prompt.slotTokens.map(tokenId), ...WORD_NAMES],
  });
  const sayable = variables.filter(({ name }) => maySay(query, name));
  /** What follows the first `said` names. */
  const follow = (said: number): { names: Allowed; unbound: Allowed; all: Allowed } => {
    const left = sayable.slice(said);
    const due = left.findIndex(({ name }) => mustSay(query, name));
    const near = due < 0 ? left : left.slice(0, due + 1);
    const names = near.map(({ token }) => tokenId(token));
    const unbound = near.filter(({ name }) => targets.includes(name)).map(({ token }) => tokenId(token));
    return {
      names,
      unbound,
      all: [...names, ...(unbound.length > 0 ? id('<del>') : []), ...(due < 0 ? id('<end>') : [])],
    };
  };
  const values: PriorValue[] = [];
  let next = follow(0);
  yield* cursor.advance(next.all);
  while (cursor.token !== '<end>') {
    const start = tokens.length - 1;
    const isUnbound = cursor.token === '<del>';
    if (isUnbound) yield* cursor.advance(next.unbound);
    const at = sayable.findIndex(({ token }) => token === cursor.token);
    const name = sayable[at]?.name ?? '';
    next = follow(at + 1);
    let value: PriorValue['value'];
    if (isUnbound) yield* cursor.advance(next.all);
    else {
      yield* cursor.expect('=');
      yield* cursor.advance(reader.starts());
      value = yield* reader.value(next.all);
    }
    values.push({ name, value, confidence: tokens.confidence(start, tokens.length - 1) });
  }
  return { values, confidence: tokens.confidence() };
}
