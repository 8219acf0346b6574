import { describe, expect, it } from 'vitest';
import { putTogether } from '../../../../src/debugger/decompose/sequences/put-together';
import { alike } from '../../../../src/debugger/decompose/sequences/item-lookup';
import { loadPython } from '../../../../src/python/source';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';

const python = await loadPython();

function made(expression: string, items: string): string | undefined {
  const statement = python.parse(`def f(items):\n    return ${expression}\n`).statementAt(2);
  const part = statement?.subExpressions.at(-1);
  const result =
    part && putTogether(part, statement?.calls ?? [], (text) => (text === 'items' ? parseValue(items) : undefined));
  return result && printValue(result.value);
}

describe('numbers between known bounds', () => {
  it.each([
    ['(3, 0, -1)', 'range(3, 0, -1)'],
    ['[4]', 'range(0, 4)'],
    ['(1, 2, 0)', undefined],
    ["('a',)", undefined],
    ['3', undefined],
  ])('%s are a range', (items, range) => {
    expect(made('range(*items)', items)).toBe(range);
    expect(made('range(1, *items)', items)).toBeUndefined();
  });
});

describe('bytes of known items', () => {
  it.each([
    ['[10, 255]', "b'\\n\\xff'"],
    ['(65,)', "b'A'"],
    ['[]', "b''"],
    ['[256]', undefined],
    ["['a']", undefined],
    ['3', undefined],
  ])('%s are put together', (items, bytes) => {
    expect(made('bytes(items)', items)).toBe(bytes);
  });

  it('are those of other calls left to the model', () => {
    expect(made('list(items)', '[1]')).toBeUndefined();
    expect(made('items.bytes(items)', '[1]')).toBeUndefined();
  });

  it('are like what they come from', () => {
    const items = ['194', '29'].map((text) => parseValue(text));
    expect(printValue(alike(parseValue("b'ab'") as Parameters<typeof alike>[0], items))).toBe("b'\\xc2\\x1d'");
  });
});

describe('a dict or list by another name', () => {
  it.each([
    ['Counter(items)', "{'a': 1, 'b': 2}", "Counter({'b': 2, 'a': 1})"],
    ['OrderedDict(items)', "{'a': 1}", "OrderedDict([('a', 1)])"],
    ['deque(items)', '(1, 2)', 'deque([1, 2])'],
    ['deque(items, 1)', '(1, 2)', undefined],
    ['deque(items, maxlen=3)', '[1, 2]', 'deque([1, 2], maxlen=3)'],
    ['deque(maxlen=3)', '3', 'deque([], maxlen=3)'],
    ['deque(items, maxlen=1)', '[1, 2]', undefined],
    ['OrderedDict(b=items, a=items)', '3', "OrderedDict([('b', 3), ('a', 3)])"],
    ['Counter(items, a=1)', '{}', undefined],
    ['Counter(items)', "'ab'", undefined],
    ['Counter(*items)', '{}', undefined],
    ['deque(items)', '{1}', undefined],
  ])('%s of %s', (expression, items, holder) => {
    expect(made(expression, items)).toBe(holder);
  });
});
