/**
 * Coroutines, as far as they run sequentially: `await f()` and `asyncio.run(f())` run `f` like a call. What runs
 * concurrently is not followed.
 */
import { contains, isSameRange } from '../../codec/step/syntax/call-syntax';
import type { SourceRange, SourceToken, Statement } from '../../python/syntax';
import { revised } from '../../python/statements/revised-statement';

const known = new WeakMap<Statement, Statement>();
/** Ranges of awaited expressions, by the statement without its `await`. */
const awaited = new WeakMap<Statement, readonly SourceRange[]>();

/** The statement without `async`, `await` and `asyncio.run(…)`, which determine when it runs, not what it does. */
export function withoutAwaits(statement: Statement): Statement {
  const found = known.get(statement) ?? withoutAwait(statement);
  known.set(statement, found);
  return found;
}

/** Whether a call of a coroutine runs it immediately. */
export function isAwaited(statement: Statement, range: SourceRange): boolean {
  // A question may be about a rewritten statement, such as the `return` that stands for a `yield`.
  for (let form: Statement | null = statement; form; form = Object.getPrototypeOf(form) as Statement | null) {
    const ranges = awaited.get(form);
    if (ranges) return ranges.some((other) => isSameRange(other, range));
  }
  return false;
}

function withoutAwait(statement: Statement): Statement {
  const { tokens } = statement;
  const isMark = ({ kind, text }: SourceToken): boolean => kind === 'keyword' && (text === 'await' || text === 'async');
  const runs = statement.calls.filter(({ callee, receiver }) => callee === 'run' && receiver === 'asyncio');
  if (!tokens.some(isMark) && runs.length === 0) return statement;
  const dropped = new Set(tokens.filter(isMark));
  for (const run of runs) {
    const inside = tokens.filter(({ range }) => contains(run.range, range));
    for (const token of [...inside.slice(0, 4), ...inside.slice(-1)]) dropped.add(token);
  }
  const marked = (token: SourceToken | undefined): boolean => token !== undefined && dropped.has(token);
  const ranges = statement.calls
    .filter(({ range }) => marked(tokens[tokens.findIndex((token) => contains(range, token.range)) - 1]))
    .map(({ range }) => range);
  const isRun = (range: SourceRange): boolean => runs.some((run) => isSameRange(run.range, range));
  const plain = revised(statement, {
    tokens: tokens.filter((token) => !dropped.has(token)),
    calls: statement.calls.filter(({ range }) => !isRun(range)),
    subExpressions: statement.subExpressions.filter(({ range, operator }) => !(isRun(range) && operator === 'run')),
  });
  awaited.set(plain, ranges);
  return plain;
}
