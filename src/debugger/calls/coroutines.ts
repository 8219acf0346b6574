/** Statements of coroutines: `async for` and `async with` are asked about like their plain forms, and are marked. */
import type { SourceToken, Statement } from '../../python/syntax';
import { revised } from '../../python/statements/revised-statement';

const known = new WeakMap<Statement, Statement>();

/** The statement without `async`, which says when it runs, not what it does. */
export function withoutAsync(statement: Statement): Statement {
  const found = known.get(statement) ?? plain(statement);
  known.set(statement, found);
  return found;
}

function plain(statement: Statement): Statement {
  const { tokens } = statement;
  const isMark = ({ kind, text }: SourceToken): boolean => kind === 'keyword' && text === 'async';
  const [first] = tokens;
  if (!tokens.some(isMark)) return statement;
  const isAsync = first !== undefined && isMark(first);
  return revised(statement, { tokens: tokens.filter((token) => !isMark(token)), ...(isAsync && { isAsync }) });
}
