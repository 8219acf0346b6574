/** Statements of which some parts are read as names. */
import { contains, isSameRange, type SourceRange } from '../text/ranges';
import type { CallSite, SourceToken, Statement } from '../syntax';
import { revised } from './revised-statement';

export interface NamedPart {
  /** What stands for it among the names. */
  readonly name: string;
  readonly range: SourceRange;
}

/** The statement with one name in the place of each part; what is inside of the parts is none of its own any more. */
export function withNamedParts(statement: Statement, parts: readonly NamedPart[]): Statement {
  const isLeft = ({ range }: { readonly range: SourceRange }): boolean =>
    !parts.some((part) => contains(part.range, range));
  return revised(statement, {
    tokens: namedTokens(statement.tokens, parts),
    subExpressions: statement.subExpressions.filter(isLeft),
    calls: statement.calls.filter(isLeft).map((call) => withNamedArguments(call, parts)),
  });
}

/** A call whose arguments are written as the names that stand for them. */
function withNamedArguments(call: CallSite, parts: readonly NamedPart[]): CallSite {
  const given = call.node?.get('arguments');
  const nodes = given?.type === 'argument_list' ? given.named : given ? [given] : [];
  const names = nodes.map(
    (node) => parts.find(({ range }) => isSameRange(range, (node.get('value') ?? node).range))?.name,
  );
  if (names.length !== call.arguments.length || names.every((name) => name === undefined)) return call;
  return { ...call, arguments: call.arguments.map((one, at) => ({ ...one, text: names[at] ?? one.text })) };
}

/** The tokens of a statement, with one name in the place of each part. */
export function namedTokens(tokens: readonly SourceToken[], parts: readonly NamedPart[]): SourceToken[] {
  const seen = new Set<NamedPart>();
  return tokens.flatMap((token, at): SourceToken[] => {
    // The word of a question has the place of what is asked about.
    const isWord = at === 0 && token.kind === 'keyword' && /^(?:return|if)$/.test(token.text);
    const part = isWord ? undefined : parts.findLast(({ range }) => contains(range, token.range));
    if (!part) return [token];
    if (seen.has(part)) return [];
    seen.add(part);
    const name: SourceToken = { kind: 'name', text: part.name, range: part.range };
    // The parentheses around a generator expression may be those of a call.
    return token.text === '(' ? [token, name, { ...token, text: ')' }] : [name];
  });
}
