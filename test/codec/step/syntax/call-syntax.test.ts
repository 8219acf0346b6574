import { beforeAll, describe, expect, it } from 'vitest';
import { callsSpecial, isReady, mayImply } from '../../../../src/codec/step/syntax/call-syntax';
import type { Query } from '../../../../src/codec/query';
import { parseValue } from '../../../../src/python/values/literal';
import { loadPython, type PythonParser } from '../../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const VALUES: Readonly<Record<string, string>> = { o: '<C n=1>', xs: '[<C n=1>]', k: '3' };

/** A statement in a program that defines `__repr__` and `__len__`; `o` is an object, `xs` a list of one, `k` a number. */
function query(text: string): Query {
  const statement = python.parse(text).statementAt(1);
  if (!statement) throw new Error(`no statement: ${text}`);
  return {
    statement,
    lookup: (name) => (VALUES[name] === undefined ? undefined : parseValue(VALUES[name])),
    computed: [],
    isCallable: (name) => name === '__repr__' || name === '__len__',
  };
}

const special = (text: string): boolean[] => query(text).statement.calls.map((site) => callsSpecial(site, query(text)));

describe('a built-in function', () => {
  it('runs special methods for objects only, and each once', () => {
    expect(special('print(o)')).toEqual([true]);
    expect(special('print(xs)')).toEqual([true]);
    expect(special('print(k)')).toEqual([false]);
    expect(special('x = len(o)')).toEqual([true]);
    expect(special('x = hash(o)')).toEqual([false]);
    const asked = query('print(o)');
    const [site] = asked.statement.calls;
    if (!site) throw new Error('no call');
    const computed = [{ expression: site.text, range: site.range, value: parseValue("'C'"), confidence: 1 }];
    expect(callsSpecial(site, { ...asked, computed: computed.map((value) => ({ ...value, fromCall: true })) })).toBe(
      false,
    );
  });
});

describe('a statement', () => {
  it('implies a special method where it writes what needs it', () => {
    const implies = (text: string, method: string): boolean => mayImply(query(text).statement, method);
    expect(implies("x = f'{o}'", '__repr__')).toBe(true);
    expect(implies('x = o.n', '__repr__')).toBe(false);
    expect(implies('if o:\n    pass', '__len__')).toBe(true);
    expect(implies('x = o + o', '__add__')).toBe(true);
    expect(implies('x = o == k', '__add__')).toBe(false);
    expect(implies('x = xs.index(o)', '__eq__')).toBe(true);
    expect(implies('C(1)', '__init__')).toBe(false);
  });

  it('cannot fail in front of a call whose names are bound', () => {
    const ready = (text: string): boolean[] => {
      const asked = query(text);
      return asked.statement.calls.map((site) => isReady(site, asked));
    };
    expect(ready('k.run(o, 2, len)')).toEqual([true]);
    expect(ready('k.run(missing)')).toEqual([false]);
  });
});
