/** Operations of a statement as questions of their own. */
import { describe, expect, it } from 'vitest';
import type { Query } from '../../../src/codec/query';
import { alone } from '../../../src/debugger/decompose/alone';
import { revised } from '../../../src/python/statements/revised-statement';
import { queryOf } from '../../support/query';

function asked(query: Query, text: string): Query {
  const part = query.statement.subExpressions.find((one) => one.text === text);
  const question = part && alone(query, part, []);
  if (!question) throw new Error(`${text} is not asked about`);
  return question;
}

const tokensOf = ({ statement }: Query): string => statement.tokens.map(({ text }) => text).join(' ');

describe('an operation by itself', () => {
  it('is asked about as what is returned', () => {
    expect(tokensOf(asked(queryOf('x = abs(n) % 7', { n: '9' }), 'abs(n)'))).toBe('return abs ( n )');
  });

  it('has a name for what is written down in it', () => {
    const query = asked(queryOf('x = set("debugger")', {}), 'set("debugger")');
    expect(query.lookup('"debugger"')).toEqual({ kind: 'str', value: 'debugger' });
    expect(query.statement.tokens.map(({ kind }) => kind)).toEqual(['keyword', 'name', 'operator', 'name', 'operator']);
    const short = queryOf('x = "a".join(words)', { words: "['b']" });
    expect(short.statement.subExpressions.map((part) => alone(short, part, []))).toEqual([undefined]);
  });

  it('has one word before it, also as a part of a question whose word has the place of what it asks about', () => {
    const query = queryOf('abs(n) % 7', { n: '9' });
    const [first, ...others] = query.statement.tokens;
    if (!first) throw new Error('no tokens');
    const word = { kind: 'keyword', text: 'return', range: first.range } as const;
    const statement = revised(query.statement, { kind: 'return', tokens: [word, first, ...others] });
    expect(tokensOf(asked({ ...query, statement }, 'abs(n)'))).toBe('return abs ( n )');
  });
});
