/** Names, attributes and items that a text refers to. */
import { describe, expect, it } from 'vitest';
import { evaluatePath, readPath } from '../../../src/python/values/access-path';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import type { Value } from '../../../src/python/values/value';

await loadPython();

const VALUES: Readonly<Record<string, string>> = {
  i: '1',
  xs: '[5, 6, [7]]',
  d: `{']': 1, "it's": 2, (0, 1): 3, 'a"]b': 4, b']': 5}`,
  o: "O(a=[1, 2], b={'k': 3})",
};

function lookup(name: string): Value | undefined {
  const value = VALUES[name];
  return value === undefined ? undefined : parseValue(value);
}

function shown(text: string): string | undefined {
  const value = evaluatePath(text, lookup);
  return value && printValue(value);
}

describe('a path', () => {
  it.each([
    [' i ', '1'],
    ['xs[0]', '5'],
    ['xs[-1][0]', '7'],
    ['xs [ i ]', '6'],
    ['xs[xs[2][0] ]', undefined],
    ['xs[(i)]', '6'],
    ['(xs)[0]', '5'],
    ["d[']']", '1'],
    [`d["it's"]`, '2'],
    [`d["""it's"""]`, '2'],
    [`d['''a"]b''']`, '4'],
    ["d[b']']", '5'],
    ['d[0, 1]', '3'],
    ['d[0, i]', '3'],
    ['d[(0, 1)]', '3'],
    ['xs[  # the first ]\n  0\n]', '5'],
  ])('%s is %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    'xs[0',
    'xs]',
    'xs[0:1]',
    'xs[*i]',
    'f(xs)',
    'f(xs)[0]',
    'xs + xs',
    'i xs',
    'not i',
    '5',
    "'a'",
    '',
    'xs.',
    '[i]',
  ])('%s is none', (text) => {
    expect(readPath(text, lookup)).toBeUndefined();
  });

  it('has indices that were computed', () => {
    const computed = (text: string): Value | undefined => (text === 'i - 1' ? parseValue('0') : undefined);
    expect(readPath('xs[i - 1].a', lookup, computed)).toEqual({ name: 'xs', steps: [{ kind: 'int', value: 0n }, 'a'] });
    expect(readPath('xs[i - 2].a', lookup, computed)).toBeUndefined();
  });

  it('as deep as it may be', () => {
    expect(readPath(`xs${'.a'.repeat(300)}`, lookup)?.steps).toHaveLength(300);
    expect(readPath(`xs${'.a'.repeat(5000)}`, lookup)).toBeUndefined();
    expect(readPath(`${'xs['.repeat(5000)}0${']'.repeat(5000)}`, lookup)).toBeUndefined();
  });
});
