/** Which attributes of an object a line is about. */
import { describe, expect, it } from 'vitest';
import { changedAttributes, namedAttributes } from '../../../src/debugger/objects/attribute-changes';
import type { Value } from '../../../src/python/values/value';

const int = (value: number): Value => ({ kind: 'int', value: BigInt(value) });
const account = (attributes: Readonly<Record<string, number>>): Value => ({
  kind: 'object',
  className: 'Account',
  attributes: Object.entries(attributes).map(([name, value]) => [name, int(value)]),
});
const tokens = (text: string) => text.split(' ').map((one) => ({ text: one }));

describe('attributes that differ', () => {
  it('are told with what they were', () => {
    const changed = changedAttributes(account({ owner: 1, balance: 2 }), account({ owner: 1, balance: 3, rate: 4 }));
    expect(changed).toEqual([
      { attribute: 'balance', value: int(3), before: int(2) },
      { attribute: 'rate', value: int(4) },
    ]);
  });

  it('are not told of another object, of none, or where they are many', () => {
    expect(changedAttributes(int(1), account({ a: 1 }))).toBeUndefined();
    expect(changedAttributes(undefined, account({ a: 1 }))).toBeUndefined();
    expect(changedAttributes(account({ a: 1 }), account({ a: 1 }))).toBeUndefined();
    expect(changedAttributes(account({}), account({ a: 1, b: 2, c: 3, d: 4 }))).toBeUndefined();
    expect(changedAttributes(account({ a: 1, b: 1 }), account({ a: 2 }))).toBeUndefined();
    const [one, other] = [1, 2].map((id): Value => ({ ...account({ a: id }), id }) as Value);
    expect(one && other && changedAttributes(one, other)).toBeUndefined();
  });
});

describe('attributes that are read', () => {
  it('are those behind the name', () => {
    const self = account({ owner: 1, balance: 2 });
    expect(namedAttributes(tokens('if amount > self . balance :'), 'self', self)).toEqual([
      { attribute: 'balance', value: int(2) },
    ]);
    expect(namedAttributes(tokens('self . withdraw ( other . self . owner )'), 'self', self)).toEqual([]);
  });
});
