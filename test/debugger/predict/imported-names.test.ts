/** Names of imports are asked about in full where they would be taken for something else. */
import { describe, expect, it } from 'vitest';
import { withImportedNames } from '../../../src/debugger/predict/imported-names';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();
const IMPORTS = `from math import pi, sqrt, pow, e as euler
from typing import Optional
from package import other
import datetime as dt
import os.path
import math
`;

/** The question about the last line of a program, and the operations in it. */
function asked(line: string, names: Readonly<Record<string, string>> = {}): [tokens: string, operators: string[]] {
  const code = `${IMPORTS}${line}\n`;
  const source = python.parse(code);
  const statement = source.statementAt(code.trimEnd().split('\n').length);
  if (!statement) throw new Error('no statement');
  const query = {
    statement,
    lookup: (name: string) => (names[name] === undefined ? undefined : parseValue(names[name])),
    isCallable: () => false,
    computed: [],
  };
  const { statement: said } = withImportedNames(query, source);
  return [said.tokens.map(({ text }) => text).join(' '), said.subExpressions.map(({ operator }) => operator)];
}

describe('a name of an import', () => {
  it.each([
    ['y = pi * r', 'y = math . pi * r', ['pi', '*']],
    ['y = sqrt(pi)', 'y = sqrt ( math . pi )', ['pi', 'sqrt']],
    ['y = pow(r, 2)', 'y = math . pow ( r , 2 )', ['pow']],
    ['y = euler + 1', 'y = math . e + 1', ['e', '+']],
    ['y = dt.date(2024, 3, 1)', 'y = datetime . date ( 2024 , 3 , 1 )', ['date']],
    ['y = f(pi=2)', 'y = f ( pi = 2 )', ['f']],
    ['y = other + math.pi', 'y = other + math . pi', ['pi', '+']],
    ['y = os.path.join(a, b)', 'y = os . path . join ( a , b )', ['path', 'join']],
    ['def f(pi):\n    return pi', 'return pi', []],
    ['def f(r):\n    from math import tau\n    return tau', 'return math . tau', ['tau']],
  ])('%s is asked about as %s', (line, tokens, operators) => {
    expect(asked(line)).toEqual([tokens, operators]);
  });

  it('is its own where it has been bound anew', () => {
    expect(asked('y = pi * 2', { pi: '3' })).toEqual(['y = pi * 2', ['*']]);
  });
});
