/** `counts[row, column]` is written as `counts[(row, column)]`: as values, the model has such keys only with parentheses. */
import type { SourceToken, Statement } from '../../python/syntax';

/** The statement's tokens, with parentheses around the tuples that are its keys. */
export function withTupleKeys({
  tokens,
  annotation,
}: Pick<Statement, 'tokens' | 'annotation'>): readonly SourceToken[] {
  // What stands in a hint for types is no key: `names: dict[str, int] = {}`.
  if (annotation !== undefined || !tokens.some(({ text }) => text === '[')) return tokens;
  const opening = new Map<SourceToken, SourceToken>();
  const open: { readonly token: SourceToken; readonly isKey: boolean; commas: number; colons: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'operator') continue;
    const last = open.at(-1);
    if (/^[([{]$/.test(token.text))
      open.push({ token, isKey: token.text === '[' && isValue(tokens[at - 1]), commas: 0, colons: 0 });
    else if (token.text === ',' && last) last.commas++;
    else if (token.text === ':' && last) last.colons++;
    else if (/^[)\]}]$/.test(token.text)) {
      open.pop();
      if (last?.isKey && last.commas > 0 && last.colons === 0) opening.set(last.token, token);
    }
  }
  if (opening.size === 0) return tokens;
  const closing = new Set(opening.values());
  return tokens.flatMap((token) => {
    if (opening.has(token)) return [token, parenthesis('(', token)];
    return closing.has(token) ? [parenthesis(')', token), token] : [token];
  });
}

/** What stands in front of a `[` that looks something up. */
function isValue(token: SourceToken | undefined): boolean {
  if (!token) return false;
  if (token.kind === 'name' || token.kind === 'attribute' || token.kind === 'string') return true;
  return token.kind === 'operator' && (token.text === ']' || token.text === ')' || token.text === '}');
}

function parenthesis(text: string, { range }: SourceToken): SourceToken {
  return { kind: 'operator', text, range };
}
