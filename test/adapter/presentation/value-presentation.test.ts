import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childrenOf, countChildren } from '../../../src/adapter/presentation/child-variables';
import { describeType, preview, typeName } from '../../../src/adapter/presentation/value-presentation';
import { evaluatePath } from '../../../src/python/values/access-path';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';
import { cpuSeconds } from '../../support/cpu';
import { anyValue } from '../../support/values';
import { loadPython } from '../../../src/python/source';

// Paths are read off the syntax tree.
await loadPython();

describe('a preview', () => {
  it('is the repr, cut off', () => {
    fc.assert(
      fc.property(anyValue, fc.integer({ min: 1, max: 40 }), (value, length) => {
        const whole = printValue(value);
        expect(preview(value, length)).toBe(whole.length > length ? `${whole.slice(0, length)}…` : whole);
      }),
    );
  });

  it('of an exception has no name of a module, as its repr', () => {
    const raised = (name: string): Value => ({ kind: 'call', name, args: [{ kind: 'str', value: 'bolt' }] });
    const shown = [preview(raised('inventory.OutOfStock')), preview(raised('json.decoder.JSONDecodeError'))];
    expect(shown).toEqual(["OutOfStock('bolt')", "JSONDecodeError('bolt')"]);
    expect(preview({ kind: 'list', items: [raised('Refused')] })).toBe("[Refused('bolt')]");
    expect(preview(raised('datetime.date'))).toBe("datetime.date('bolt')");
  });

  it('of a huge value takes no time', () => {
    const row = { kind: 'list', items: Array.from({ length: 3000 }, () => ({ kind: 'none' }) as const) } as const;
    const huge = { kind: 'list', items: Array.from({ length: 3000 }, () => row) } as const;
    expect(preview(huge)).toHaveLength(1001);
    expect(cpuSeconds(() => preview(huge))).toBeLessThan(1);
  });
});

describe('a type', () => {
  it.each([
    ['None', 'NoneType'],
    ['True', 'bool'],
    ['1', 'int'],
    ["b''", 'bytes'],
    ['{}', 'dict'],
    ['set()', 'set'],
    ['deque([1])', 'deque'],
    ['<Point x=1>', 'Point'],
    ['<function f>', 'function'],
    ["<class 'Point'>", 'type'],
    ['<unknown>', 'unknown'],
  ])('of %s is %s', (text, type) => {
    expect(typeName(parseValue(text))).toBe(type);
  });

  it('says how sure the model was, where there is doubt', () => {
    const value = parseValue('1');
    expect(describeType(value, undefined)).toBe('int');
    expect(describeType(value, 0.999)).toBe('int');
    expect(describeType(value, 0.876)).toBe('int (predicted, 87 % sure)');
    expect(describeType(value, 0)).toBe('int (predicted, < 1 % sure)');
    const unknown = { kind: 'unknown', reason: 'nobody knows' } as const;
    expect(describeType(unknown, 0.5)).toBe('unknown: nobody knows');
    expect(describeType({ ...unknown, type: 'list[str]' }, 0.5)).toBe('unknown list[str]: nobody knows');
  });
});

describe('children', () => {
  it.each([
    ['[1, [2]]', ['0', '1']],
    ["{'a': 1, (1, 'x'): 2}", ["'a'", "(1, 'x')"]],
    ['{5, 6}', ['0', '1']],
    ['<Point x=1, y=2>', ['x', 'y']],
    ["defaultdict(<class 'int'>, {'k': 1})", ["'k'"]],
    ["Counter({'a': 2})", ["'a'"]],
    ['deque([1, 2])', ['0', '1']],
    ['range(0, 1000000000000)', []],
    ["'text'", []],
    ['<unknown>', []],
  ])('of %s are %j', (text, names) => {
    const value = parseValue(text);
    expect(childrenOf(value).map(({ name }) => name)).toEqual(names);
    expect(countChildren(value)).toBe(names.length);
  });

  it('are found again by what is written behind their holder', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        for (const child of childrenOf(value)) {
          if (child.suffix !== undefined) expect(evaluatePath(`x${child.suffix}`, () => value)).toEqual(child.value);
        }
      }),
    );
  });

  it('of an instance of a class derived from a built-in one are what that holds, and its attributes', () => {
    const note: readonly [string, Value] = ['note', { kind: 'int', value: 5n }];
    const stack: Value = { kind: 'object', className: 'Stack', attributes: [note], contents: parseValue('[1, 2]') };
    const names = (start: number, count: number): string[] => childrenOf(stack, start, count).map(({ name }) => name);
    expect(childrenOf(stack).map(({ name, suffix }) => [name, suffix])).toEqual([
      ['0', '[0]'],
      ['1', '[1]'],
      ['note', '.note'],
    ]);
    expect(countChildren(stack)).toBe(3);
    expect([names(1, 1), names(1, 5), names(2, 1)]).toEqual([['1'], ['1', 'note'], ['note']]);
    const name: Value = { kind: 'object', className: 'Name', attributes: [note], contents: parseValue("'Ada'") };
    expect(childrenOf(name).map((child) => child.name)).toEqual(['note']);
    expect([stack, name].map((value) => [preview(value), typeName(value)])).toEqual([
      ['[1, 2]', 'Stack'],
      ["'Ada'", 'Name'],
    ]);
  });

  it('come in pages', () => {
    const value = parseValue('[0, 1, 2, 3, 4]');
    expect(childrenOf(value, 3, 5).map(({ name, suffix }) => [name, suffix])).toEqual([
      ['3', '[3]'],
      ['4', '[4]'],
    ]);
  });
});

it('leaves out of an open file what only we keep of it', () => {
  const file: Value = {
    kind: 'object',
    className: '_io.TextIOWrapper',
    attributes: [
      ['name', { kind: 'str', value: 'a.txt' }],
      ['_held', { kind: 'str', value: 'text' }],
    ],
  };
  expect(preview(file)).toBe("<TextIOWrapper name='a.txt'>");
  expect(preview({ ...file, className: 'Own' })).toBe("<Own name='a.txt', _held='text'>");
});
