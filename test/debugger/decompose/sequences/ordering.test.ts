/** What is put in order comes out as CPython says where the keys and the comparisons are CPython's. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { reader } from '../../../../src/debugger/decompose/doubtful-parts';
import type { RunRoutine } from '../../../../src/debugger/decompose/routines/run-routine';
import { nextOrdering, ordered, orderingOf, type AskOf } from '../../../../src/debugger/decompose/sequences/ordering';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';
import { queryOf } from '../../../support/query';

function python(body: string, variables: Iterable<readonly [string, Value]>): Value {
  const given = [...variables].map(([name, value]) => `    ${name} = ${printValue(value)}\n`);
  const program = `import datetime\nfrom decimal import Decimal\ndef f():\n${given.join('')}${body}\nprint(repr(f()))`;
  return parseValue(spawnSync('python3', ['-c', program], { encoding: 'utf8' }).stdout.trim());
}

const of: AskOf = async (expression, names) =>
  await Promise.resolve({ value: python(`    return ${expression}\n`, names), confidence: 1 });

/** @param confidence of what is asked of all items at once */
function rolling(confidence: number): RunRoutine {
  return async (routine, variables) => {
    const value = python(routine.replace('def f():\n', ''), Object.entries(variables));
    return await Promise.resolve({ value, confidence: /\bkeys\b/.test(routine) ? confidence : 1 });
  };
}

const NAMES = {
  stock: "{'plums': {'count': 40}, 'apples': {'count': 12}, 'pears': {'count': 0}, 'figs': {'count': 12}}",
  people: "[{'name': 'Maria', 'age': 84}, {'name': 'Tom', 'age': 63}, {'name': 'Igor', 'age': 84}, {'name': 'Al', 'age': 7}]", // prettier-ignore
  counts: "{'the': 4, 'cat': 4, 'sat': 1, 'on': 1, 'mat': 2}",
  word: "'strength'",
  seen: "{'plums', 'apples', 'figs'}",
  due: "{'a': datetime.date(2026, 4, 26), 'b': datetime.date(2024, 10, 27), 'c': datetime.date(2025, 6, 8)}",
  prices: "[Decimal('1215.51'), Decimal('775.25'), Decimal('9.5')]",
  waits: '[datetime.timedelta(seconds=300), datetime.timedelta(days=1), datetime.timedelta(seconds=30)]',
  words: "['pear', 'Fig', 'banana', 'kiwi', 'Apple', 'cherries', 'blueberries', 'lime']",
};

const ORDERS = [
  'sorted(stock.items())',
  'sorted(stock.items(), reverse=True)',
  "sorted(people, key=lambda p: p['age'])",
  "sorted(people, key=lambda p: p['age'], reverse=True)",
  "max(people, key=lambda p: p['age'])",
  "min(people, key=lambda p: (-p['age'], p['name']))",
  'sorted(counts.items(), key=lambda item: (-item[1], item[0]))',
  'sorted(words, key=str.lower)',
  'sorted(words, key=len)',
  'sorted(word)',
  'max(word)',
  'sorted(seen)',
  'max(due.values())',
  'min(due.values())',
  'sorted(due.items(), key=lambda item: (item[1], item[0]), reverse=True)',
  'sorted(waits)',
  'max(prices)',
  'sorted(prices, key=lambda price: (price, 1))',
];

describe('items that are put in order', () => {
  it.each(ORDERS.flatMap((text) => [0.99, 0.5].map((confidence) => [text, confidence] as const)))(
    '%s, where all at once is %d sure',
    async (text, confidence) => {
      const query = queryOf(`x = ${text}`, NAMES);
      const part = query.statement.subExpressions.find((one) => one.text === text);
      const ordering = part && orderingOf(part, reader(query));
      const said = ordering && (await ordered(ordering, { of, roll: rolling(confidence), threshold: 0.97 }));
      const names = Object.entries(NAMES).map(([name, value]) => [name, parseValue(value)] as const);
      const expected = printValue(python(`    return ${text}\n`, names));
      expect(said && 'value' in said ? printValue(said.value) : said).toBe(expected);
    },
  );

  it('is not asked about where items are short, in a loop that may have begun, where the call may not be made, or is another function', () => {
    const next = (code: string, names = {}): string | undefined => {
      const query = queryOf(code, { ...NAMES, n: '1', ...names });
      return nextOrdering(query, reader(query))?.part.text;
    };
    expect(next('x = sorted(stock.items())')).toBe('stock.items()');
    expect(next('x = sorted(people, key=lambda p: p["age"])')).toBe('sorted(people, key=lambda p: p["age"])');
    expect(next('for name, of in sorted(stock.items()):\n    pass')).toBeUndefined();
    expect(next('x = n and sorted(stock.items())')).toBeUndefined();
    expect(next('x = sorted(short)', { short: '[3, 1, 2]' })).toBeUndefined();
    expect(next('x = sorted(people)', { sorted: '5' })).toBeUndefined();
    // Of two that a key makes the same, nobody knows which one a set has first.
    expect(next('x = sorted(many, key=len)', { many: `{${Array.from({ length: 20 }, (_, at) => `'w${at}'`).join(', ')}}` })).toBeUndefined(); // prettier-ignore
  });
});
