/**
 * A built-in function under another name, such as a parameter `convert` that is `int`, is asked about under its own: the model
 * knows what `int` does. What it answers is said of the parts of the statement, which stay as they are written.
 */
import type { Query } from '../../codec/query';
import { BUILTIN_NAMES } from '../../python/definitions/builtin-names';
import { revised } from '../../python/statements/revised-statement';
import type { SourceToken } from '../../python/syntax';

const NAMES: ReadonlySet<string> = new Set(BUILTIN_NAMES);

/** The question in which calls of built-in functions have their own names. */
export function withOwnNames(query: Query): Query {
  const { statement } = query;
  const names = new Map(
    statement.calls.flatMap(({ callee, receiver }) => {
      const own = callee === undefined || receiver !== undefined ? undefined : ownName(query, callee);
      return own === undefined || callee === undefined ? [] : [[callee, own] as const];
    }),
  );
  if (names.size === 0) return query;
  const { tokens, subExpressions, calls } = statement;
  const isCalled = (at: number): boolean => tokens[at]?.kind === 'name' && tokens[at + 1]?.text === '(';
  const token = (one: SourceToken, at: number): SourceToken => ({ ...one, text: (isCalled(at) ? names.get(one.text) : undefined) ?? one.text }); // prettier-ignore
  return {
    ...query,
    statement: revised(statement, {
      tokens: tokens.map(token),
      subExpressions: subExpressions.map((part) => {
        const own = part.operatorKind === 'call' ? names.get(part.operator) : undefined;
        return own === undefined ? part : { ...part, operator: own };
      }),
      calls: calls.map((site) => {
        const own = site.receiver === undefined ? names.get(site.callee ?? '') : undefined;
        return own === undefined ? site : { ...site, callee: own };
      }),
    }),
  };
}

/** Undefined for a name that means no built-in function, and where its own name means something else. */
function ownName({ lookup }: Pick<Query, 'lookup'>, name: string): string | undefined {
  const value = lookup(name);
  if (value?.kind !== 'opaque' || (value.type !== 'builtin' && value.type !== 'class')) return undefined;
  const isOther = value.name !== name && NAMES.has(value.name) && !lookup(value.name);
  return isOther ? value.name : undefined;
}
