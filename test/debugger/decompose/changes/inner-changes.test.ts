/** What is changed inside of a container, after which the name holds what CPython says. */
import { afterAll, describe, expect, it } from 'vitest';
import type { ComputedValue } from '../../../../src/codec/query';
import { innerChange } from '../../../../src/debugger/decompose/changes/inner-changes';
import type { ChangeInPlace } from '../../../../src/debugger/decompose/changes/changes-in-place';
import { reader } from '../../../../src/debugger/decompose/doubtful-parts';
import { isSameRange } from '../../../../src/python/text/ranges';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

const NAMES = {
  g: "defaultdict(<class 'list'>, {'y': [1]})",
  a: "{'x': [1], 'y': [2, 3]}",
  rows: '[[1], []]',
  k: "'y'",
  n: '7',
  deep: "{'y': {'z': {'a': 1}}}",
};

/** @param said values of parts, by their texts */
function changed(statement: string, said: Readonly<Record<string, string>> = {}): ChangeInPlace | undefined {
  const query = queryOf(statement, NAMES);
  const values = query.statement.subExpressions.flatMap(({ text, range }): ComputedValue[] => {
    const value = said[text];
    return value === undefined ? [] : [{ expression: text, range, value: parseValue(value), confidence: 1 }];
  });
  const at = (range: ComputedValue['range']) => values.find((one) => isSameRange(one.range, range))?.value;
  return innerChange(query, { at, read: reader(query, { values }) });
}

describe.skipIf(!HAS_PYTHON)('a change inside of what a name holds', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each([
    ['a.setdefault(k, []).append(n)', 'a', {}],
    ['a.setdefault("z", []).append([n])', 'a', {}],
    ['a.setdefault(k.upper(), [9]).extend([n, n])', 'a', { 'k.upper()': "'Y'" }],
    ['a[k].remove(3)', 'a', {}],
    ['a[k].insert(0, n)', 'a', {}],
    ['a[k].reverse()', 'a', {}],
    ['rows.append([n, k])', 'rows', {}],
    ['rows.append({"k": k, "n": n * 2})', 'rows', { 'n * 2': '14' }],
    ['a[k].sort(key=lambda one: -one)', 'a', {}],
    ['deep[k]["z"].update(b=n)', 'deep', {}],
    ['deep[k]["z"].update({k: n}, c=k)', 'deep', { '{k: n}': "{'y': 7}" }],
    ['rows[n - 6].append(k * 2)', 'rows', { 'n - 6': '1', 'k * 2': "'yy'" }],
  ])('%s', async (statement, name, said) => {
    const change = changed(statement, said);
    expect(change?.name).toBe(name);
    const given = Object.entries(NAMES)
      .filter(([one]) => one !== 'g')
      .map(([one, value]) => `${one} = ${value}\n`);
    const own = [...(change?.names ?? [])].map(([one, value]) => `${one} = ${printValue(value)}\n`);
    const afterwards = await cpython.after(`${given.join('')}${own.join('')}${change?.text ?? ''}`, 'f()');
    expect(afterwards).toBe(await cpython.after(`${given.join('')}${statement}\n`, name));
  });

  it.each([
    ['g[k].append(n)', {}, "{'y': [1, 7]}"],
    ['g[k + k].append(n)', { 'k + k': "'yy'" }, "{'y': [1], 'yy': [7]}"],
  ])('%s of a defaultdict', async (statement, said, inside) => {
    const change = changed(statement, said);
    const own = [...(change?.names ?? [])].map(([one, value]) => `${one} = ${printValue(value)}\n`);
    const after = await cpython.after(`${own.join('')}${change?.text ?? ''}`, 'f()');
    expect([change?.name, after]).toEqual(['g', inside]);
    const whole = change?.around?.(parseValue(inside));
    expect(whole && printValue(whole)).toBe(`defaultdict(<class 'list'>, ${inside})`);
  });

  it.each(['a.setdefault(k.upper(), []).append(n)', 'a[k].append(n * 2)', 'rows.append([n * 2])', 'rows.append(n)', 'a.get(k).append(n)', 'rows[:1].append(n)', 'a[k].append(*rows)'])(
    'is asked about as it is written where it is another one, or not all is known: %s',
    (statement) => {
      expect(changed(statement)).toBeUndefined();
    },
  ); // prettier-ignore
});
