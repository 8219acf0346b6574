import type { Statement } from '../syntax';

/** Names that a statement gives to what is inside it alone: variables of comprehensions, parameters of lambdas and in a header. */
export function innerNames({ kind: statement, tokens }: Statement): ReadonlySet<string> {
  const found = new Set<string>();
  let depth = 0;
  let isBinding = false;
  for (const [index, { kind, text }] of tokens.entries()) {
    if (/^[([{]$/.test(text)) depth++;
    else if (/^[)\]}]$/.test(text)) depth--;
    if (kind === 'keyword' && index > 0) isBinding = text === 'for' || text === 'lambda';
    else if (text === ':') isBinding = false;
    const isParameter = statement === 'def' && depth === 1 && /^(?:[(,]|\*\*?)$/.test(tokens[index - 1]?.text ?? '');
    if (kind === 'name' && (isBinding || isParameter)) found.add(text);
  }
  return found;
}
