import { describe, expect, it } from 'vitest';
import type { Change, Prediction, Query } from '../../../src/codec/query';
import { withAttributesAsNames } from '../../../src/debugger/operands/attribute-names';
import { loadPython } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';

const parser = await loadPython();

const book: Value = {
  kind: 'object',
  className: 'Book',
  attributes: [
    ['title', parseValue("'Dune'")],
    ['copies', parseValue('2')],
  ],
};
const self: Value = {
  kind: 'object',
  className: 'Library',
  attributes: [
    ['books', parseValue('{}')],
    ['loans', parseValue('[1]')],
    ['best', book],
  ],
};
const NAMES: Readonly<Record<string, Value>> = {
  self,
  book,
  n: parseValue('3'),
  b: book,
  error: parseValue("ValueError('bad', 3)"),
};

function asked(text: string, given: Partial<Query> = {}, bindsPlainly = true) {
  const statement = parser.parse(`def f():\n    ${text}\n`).statementAt(2);
  if (!statement) throw new Error(text);
  const query: Query = { statement, lookup: (name) => NAMES[name], isCallable: () => false, computed: [], ...given };
  return withAttributesAsNames(query, () => bindsPlainly);
}

const tokens = (named: ReturnType<typeof asked>): string | undefined =>
  named?.query.statement.tokens.map(({ text }) => text).join(' ');

function meant(
  named: ReturnType<typeof asked>,
  changes: readonly (readonly [string, string])[],
): Prediction | undefined {
  return named?.meant({
    values: [],
    output: '',
    changes: changes.map(([name, value]): Change => ({ name, value: parseValue(value), confidence: 0.9 })),
    outcome: { kind: 'next', successor: 0 },
    outcomeConfidence: 1,
    confidence: 1,
  });
}

const shown = (prediction: Prediction | undefined): string[] | undefined =>
  prediction?.changes.map(({ name, value }) => `${name} = ${value ? printValue(value) : ''}`);

describe('attributes of instances are asked about as names', () => {
  it.each([
    ['x = self.books', 'x = self.books'],
    // What a lambda reads it reads later, and its parameters are names of its own.
    ['x = sorted(self.loans, key=lambda b: b.title)', 'x = sorted ( self.loans , key = lambda b : b . title )'],
    ['x = max(self.loans, key=lambda n, m=1: self.books[n])', 'x = max ( self.loans , key = lambda n , m = 1 : self . books [ n ] )'], // prettier-ignore
    ['x = f(lambda: self.books, self.loans)', 'x = f ( lambda : self . books , self.loans )'],
    ['self.books[book.title] = book', 'self.books [ book.title ] = book'],
    ['del self.loans[n - 1]', 'del self.loans [ n - 1 ]'],
    ['return self.best.copies + n', 'return self.best.copies + n'],
    ['self.loans.append((book.title, n))', 'self.loans . append ( ( book.title , n ) )'],
    ['if book.title in self.books: pass', 'if book.title in self.books : pass'],
    ['for x in self.loans: pass', 'for x in self.loans : pass'],
    ['self.count = n', 'self.count = n'],
    ['x = len(error.args)', 'x = len ( error.args )'],
    ['x = [c.copies for c in self.loans]', 'x = [ c . copies for c in self.loans ]'],
  ])('%s', (text, expected) => {
    expect(tokens(asked(text))).toBe(expected);
  });

  it.each([
    'x = self.missing',
    'x = self.best.lend()',
    'self.lend(n)',
    'x = n',
    'x = [b.title for b in n]',
    'x = sorted(n, key=lambda b: b.title)',
    'raise self.books',
  ])('%s is left as it is', (text) => {
    expect(asked(text)).toBeUndefined();
  });

  it('shows the values of the attributes, and what they are bound to as a target', () => {
    const named = asked('self.count = self.best.copies');
    expect(named?.query.statement.targets).toEqual(['self.count']);
    expect(named?.query.lookup('self.best.copies')).toEqual(parseValue('2'));
    expect(named?.query.lookup('self.count')).toBeUndefined();
    expect(asked('for x in self.loans: pass')?.query.statement.iterable?.isName).toBe(true);
    const filtered = asked('x = [c for c in self.loans if c < book.copies]');
    expect(filtered?.query.statement.targets).toEqual(['x']);
    expect(filtered?.query.lookup('book.copies')).toEqual(parseValue('2'));
    expect(asked('book.copies += n')?.query.statement.targets).toEqual(['book.copies']);
  });

  it('what runs a function of the program when it is bound is left as it is', () => {
    expect(asked('self.count = n', {}, false)).toBeUndefined();
    expect(tokens(asked('x = self.loans', {}, false))).toBe('x = self.loans');
  });

  it('an attribute that a call of the statement has changed since it was read is left as it is', () => {
    const statement = parser.parse('def f():\n    x = book.copies + g()\n').statementAt(2);
    const [read] = statement?.subExpressions ?? [];
    if (!read) throw new Error('nothing is read');
    const computed = (value: string) => [
      { expression: read.text, range: read.range, value: parseValue(value), confidence: 1 },
    ];
    expect(asked('x = book.copies + g()', { computed: computed('1') })).toBeUndefined();
    expect(asked('x = book.copies + g()', { computed: computed('2') })?.query.computed).toEqual([]);
  });
});

describe('an answer about names is one about instances', () => {
  it('an attribute is bound, or another one', () => {
    expect(shown(meant(asked('book.copies += n'), [['book.copies', '5']]))).toEqual([
      "book = <Book title='Dune', copies=5>",
    ]);
    expect(shown(meant(asked('book.year = n'), [['book.year', '3']]))).toEqual([
      "book = <Book title='Dune', copies=2, year=3>",
    ]);
  });

  it('several attributes of one instance change together, deeper ones too', () => {
    const both = meant(asked('self.best.copies, self.loans = n, []'), [
      ['self.best.copies', '3'],
      ['self.loans', '[]'],
    ]);
    expect(shown(both)).toEqual(["self = <Library books={}, loans=[], best=<Book title='Dune', copies=3>>"]);
    expect(both?.changes[0]?.confidence).toBeCloseTo(0.81);
  });

  it('values that were read are among the values', () => {
    const said = meant(asked('x = book.copies + n'), [['x', '5']]);
    expect(said?.values.map(({ expression, value }) => [expression, printValue(value)])).toEqual([
      ['book.copies', '2'],
    ]);
    expect(shown(said)).toEqual(['x = 5']);
  });

  it('one that changes the instance besides cannot be told', () => {
    expect(
      meant(asked('book.copies += n'), [
        ['book.copies', '5'],
        ['book', '1'],
      ]),
    ).toBeUndefined();
  });
});
