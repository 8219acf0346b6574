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
  const called = statement.calls.flatMap(({ callee, receiver }) => (receiver === undefined ? (callee ?? []) : []));
  const applied = statement.calls.flatMap(({ callee, arguments: [first] }) =>
    first && /^(?:map|filter)$/.test(callee ?? '') ? first.text : [],
  );
  const names = new Map(
    [...called, ...applied].flatMap((name) => {
      const own = ownName(query, name);
      return own === undefined ? [] : [[name, own] as const];
    }),
  );
  if (names.size === 0) return query;
  const { tokens, subExpressions, calls } = statement;
  const isApplied = (at: number): boolean => /^(?:map|filter)$/.test(tokens[at - 2]?.text ?? '') && tokens[at - 1]?.text === '('; // prettier-ignore
  const isCalled = (at: number): boolean => tokens[at]?.kind === 'name' && (tokens[at + 1]?.text === '(' || isApplied(at)); // prettier-ignore
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
