import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf } from '../../../src/python/values/items';
import { parseArguments, parseCall, parseValue, ValueSyntaxError } from '../../../src/python/values/literal';
import { isMutable, printValue, sameValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';

const reprs = JSON.parse(
  readFileSync(new URL('../../fixtures/python/reprs.json', import.meta.url), 'utf8'),
) as readonly string[];

const int = (value: number): Value => ({ kind: 'int', value: BigInt(value) });
const str = (value: string): Value => ({ kind: 'str', value });

describe('an instance of a class derived from a built-in one', () => {
  const instance = (className: string, text: string): Value => ({
    kind: 'object',
    className,
    attributes: [['note', str('kept')]],
    contents: parseValue(text),
  });

  it.each([
    ['[1, [2]]', '[1, [2]]'],
    ["{'a': 1}", "{'a': 1}"],
    ["'text'", "'text'"],
    ['21.5', '21.5'],
    ['(1,)', '(1,)'],
    ['{1}', 'Own({1})'],
    ['set()', 'Own()'],
    ['frozenset({1})', 'Own({1})'],
    ['deque([1], maxlen=2)', 'Own([1], maxlen=2)'],
    ["Counter({'a': 2})", "Own({'a': 2})"],
    ["OrderedDict({'a': 2})", "Own([('a', 2)])"],
    ["defaultdict(<class 'int'>, {'a': 2})", "Own(<class 'int'>, {'a': 2})"],
  ])('that holds %s looks as in CPython: %s', (text, repr) => {
    expect(printValue(instance('<locals>.Own', text))).toBe(repr);
  });

  it('is another value than what it holds, than one of another class, and than one that holds something else', () => {
    const stack = instance('Stack', '[1, 2]');
    expect(sameValue(stack, instance('Stack', '[1, 2]'))).toBe(true);
    const others = [parseValue('[1, 2]'), instance('Queue', '[1, 2]'), instance('Stack', '[1]')];
    expect(others.map((other) => sameValue(stack, other))).toEqual([false, false, false]);
  });
});

const anyValue = fc.letrec<{ value: Value }>((tie) => {
  const items = fc.array(tie('value'), { maxLength: 4 });
  return {
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<Value>({ kind: 'none' }, { kind: 'ellipsis' }, { kind: 'unknown' }),
      fc.boolean().map((value): Value => ({ kind: 'bool', value })),
      fc.bigInt().map((value): Value => ({ kind: 'int', value })),
      fc.double().map((value): Value => ({ kind: 'float', value })),
      fc.string({ unit: 'binary' }).map((value): Value => ({ kind: 'str', value })),
      fc
        .array(fc.nat(255))
        .map((codes): Value => ({ kind: 'bytes', value: codes.map((code) => String.fromCharCode(code)).join('') })),
      fc.record({ kind: fc.constantFrom('list' as const, 'tuple' as const, 'set' as const), items }),
      fc
        .array(fc.tuple(tie('value'), tie('value')), { maxLength: 4 })
        .map((entries): Value => ({ kind: 'dict', entries })),
      items.map((args): Value => ({ kind: 'call', name: 'deque', args: [{ kind: 'list', items: args }] })),
      items.map((values): Value => ({
        kind: 'object',
        className: 'Node',
        attributes: values.map((value, index) => [`a${index}`, value]),
      })),
    ),
  };
}).value;

describe('values', () => {
  it.each(reprs.map((text) => [text]))('prints %s as CPython does', (text) => {
    expect(printValue(parseValue(text))).toBe(text);
  });

  it.each([
    ["Counter({'a': 1, 'b': 3, 'c': 1})", "Counter({'b': 3, 'a': 1, 'c': 1})"],
    ["Counter({'a': 1, 'b': [3]})", "Counter({'a': 1, 'b': [3]})"],
    ['Counter({})', 'Counter()'],
    ["OrderedDict({'b': 1, 'a': 2})", "OrderedDict([('b', 1), ('a', 2)])"],
    ['OrderedDict([])', 'OrderedDict()'],
  ])('prints %s as %s', (text, shown) => {
    expect(printValue(parseValue(text))).toBe(shown);
  });

  it('survives printing and parsing', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const again = parseValue(printValue(value, { marks: true }));
        expect(sameValue(again, value)).toBe(true);
        expect(printValue(again)).toBe(printValue(value));
      }),
    );
  });

  it.each([
    ['0xFF', '255'],
    ['1_000', '1000'],
    ['- 5', '-5'],
    ['1e3', '1000.0'],
    ['5.', '5.0'],
    ['.5e-7', '5e-08'],
    ["float('-inf')", '-inf'],
    ['r\'\\n\' "x"', "'\\\\nx'"],
    ["'\\x41\\u00e9\\U0001f600\\101'", "'Aé😀A'"],
    ['"""a\nb"""', "'a\\nb'"],
    ["Rb'\\x'", "b'\\\\x'"],
    ['(1)', '1'],
    ['1, 2', '(1, 2)'],
    ['[1, # one\n 2,]', '[1, 2]'],
    ['{1: {2}}', '{1: {2}}'],
    ['<Point x=1, y=[2]>', '<Point x=1, y=[2]>'],
    ['<Empty>', '<Empty>'],
    ['<function f.<locals>.g>', '<function f.<locals>.g>'],
    ["<class 'int'>", "<class 'int'>"],
    ['<iterator zip>', '<iterator zip>'],
    ['<unknown>', '<unknown>'],
    ['1J', '1j'],
    ['-1j', '(-0-1j)'],
    ['(1.5+2j)', '(1.5+2j)'],
    ['(-4+6j)', '(-4+6j)'],
    ['-(4+6j)', '(-4-6j)'],
    ['1 - 2e3j', '(1-2000j)'],
    ['complex(1, -2)', '(1-2j)'],
    ['[0j, (1+1j, 3)]', '[0j, ((1+1j), 3)]'],
    ['<Color.RED: 1>', "<Color name='RED', value=1>"],
  ])('reads %s', (text, printed) => {
    expect(printValue(parseValue(text))).toBe(printed);
  });

  it('shows people members of enumerations as their repr does', () => {
    const shown = (text: string): string => printValue(parseValue(text), { members: true });
    expect(shown('[<Color.RED: 1>, 2]')).toBe('[<Color.RED: 1>, 2]');
    expect(shown("<Color name='RED', value=1>")).toBe("<Color name='RED', value=1>");
  });

  it('keeps marks', () => {
    const text = "[@3[1, @3...], @4{'a': @5<Node v=1, next=@5...>}, @6deque([1])]";
    expect(printValue(parseValue(text), { marks: true })).toBe(text);
    expect(printValue(parseValue(text))).toBe("[[1, [...]], {'a': <Node v=1, next=...>}, deque([1])]");
  });

  it.each([
    ['', 0],
    ['[1', 2],
    ['x', 0],
    ['[1] 2', 4],
    ["'abc", 0],
    ['{1: 2, 3}', 8],
    ["f'x'", 0],
    ['@1 5', 4],
    ['012', 0],
    ['1.2.3', 0],
  ])('refuses %j at %i', (text, position) => {
    let thrown: unknown;
    try {
      parseValue(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ValueSyntaxError);
    expect((thrown as ValueSyntaxError).position).toBe(position);
  });

  it('compares by structure', () => {
    const same = (a: string, b: string): boolean => sameValue(parseValue(a), parseValue(b));
    expect(same('{1, 2}', '{2, 1}')).toBe(true);
    expect(same("{'a': 1, 'b': {3, 4}}", "{'b': {4, 3}, 'a': 1}")).toBe(true);
    expect(same('@1[1]', '[1]')).toBe(true);
    expect(same('nan', 'nan')).toBe(true);
    expect(same('1', '1.0')).toBe(false);
    expect(same('1', 'True')).toBe(false);
    expect(same('[1, 2]', '[2, 1]')).toBe(false);
    expect(same('frozenset({1, 2})', 'frozenset({2, 1})')).toBe(true);
  });

  it('knows what is mutable', () => {
    const mutable = ['[]', '{}', 'set()', 'deque([])', '<Node>'];
    const immutable = ['1', "''", '()', 'range(3)', 'frozenset()', "ValueError('x')", '<function f>', '<unknown>'];
    expect(mutable.map((text) => isMutable(parseValue(text)))).toEqual(mutable.map(() => true));
    expect(immutable.map((text) => isMutable(parseValue(text)))).toEqual(immutable.map(() => false));
  });
});

describe('items of a value', () => {
  const items = (text: string): string[] | undefined => {
    const all = itemsOf(parseValue(text));
    return all && [...all].map((item) => printValue(item));
  };

  it.each([
    ['[1, 2]', ['1', '2']],
    ["'a😀'", ["'a'", "'😀'"]],
    ["b'ab'", ['97', '98']],
    ["{'k': 1}", ["'k'"]],
    ['range(0, 3)', ['0', '1', '2']],
    ['range(5, 0, -2)', ['5', '3', '1']],
    ["dict_items([('a', 1)])", ["('a', 1)"]],
    ["Counter({'a': 1})", ["'a'"]],
    ['Counter()', []],
    ["defaultdict(<class 'int'>, {1: 2})", ['1']],
    ["OrderedDict([('a', 1)])", ["'a'"]],
    ['deque([1], maxlen=2)', ['1']],
    ['frozenset()', []],
    ['5', undefined],
    ['<iterator zip>', undefined],
  ])('of %s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  it('is lazy', () => {
    const [first] = itemsOf(parseValue('range(10**9)'.replace('10**9', '1000000000000'))) ?? [];
    expect(first).toEqual(int(0));
  });
});

describe('calls', () => {
  it('reads arguments', () => {
    expect(parseArguments("1, k='x',")).toEqual([{ value: int(1) }, { keyword: 'k', value: str('x') }]);
    expect(parseArguments('  ')).toEqual([]);
    expect(() => parseArguments('k=1, 2')).toThrow(ValueSyntaxError);
  });

  it('reads calls', () => {
    expect(parseCall("f([1], 'x')")).toMatchObject({ callee: 'f', arguments: [{}, { value: str('x') }] });
    expect(parseCall('Solution().m(a=[])')).toEqual({
      callee: 'Solution.m',
      arguments: [{ keyword: 'a', value: { kind: 'list', items: [] } }],
    });
    expect(parseCall('Shop.price(2)').callee).toBe('Shop.price');
    for (const bad of ['f', 'f(', 'f(x)', 'S(1).m()', 'a.b', 'f() + 1', '']) {
      expect(() => parseCall(bad)).toThrow(ValueSyntaxError);
    }
  });
});
