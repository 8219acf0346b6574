/**
 * Questions in which a name stands for more than a name: `self.books`, `rows[0]`. The evaluator reads Python, so they get names
 * that Python has, and what it says is said of the names in the question.
 */
import type { Prediction, Query } from '../../codec/query';
import { revised } from '../../python/statements/revised-statement';
import type { SourceToken } from '../../python/syntax';

const PLAIN = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;

export interface Renamed {
  readonly query: Query;
  meant(prediction: Prediction): Prediction;
}

export function withPlainNames(query: Query): Renamed {
  const names = new Map<string, string>();
  const plain = (text: string): string => {
    if (PLAIN.test(text)) return text;
    const known = names.get(text) ?? `_name${names.size}`;
    names.set(text, known);
    return known;
  };
  const { statement } = query;
  const tokens = statement.tokens.map((token): SourceToken =>
    token.kind === 'name' ? { ...token, text: plain(token.text) } : token,
  );
  if (names.size === 0) return { query, meant: (prediction) => prediction };
  const original = new Map([...names].map(([long, short]) => [short, long] as const));
  const asked = revised(statement, { tokens, targets: statement.targets.map(plain) });
  return {
    query: { ...query, statement: asked, lookup: (name) => query.lookup(original.get(name) ?? name) },
    meant: (prediction) => ({
      ...prediction,
      changes: prediction.changes.map((change) => ({ ...change, name: original.get(change.name) ?? change.name })),
    }),
  };
}
