/** Statements and values that are much longer than what the model is asked about. */
import { describe, expect, it } from 'vitest';
import { isOnlyBound } from '../../../src/codec/step/syntax/binding-syntax';
import { leastTokens } from '../../../src/codec/values/least-tokens';
import { Prompt } from '../../../src/codec/step/prompt';
import { unknownRead } from '../../../src/debugger/objects/unknowns';
import type { Value } from '../../../src/python/values/value';
import { cpuSeconds } from '../../support/cpu';
import { queryOf } from '../../support/query';

describe('a line of 12,000 statements', () => {
  it('is looked through in no more than seconds, and then refused', () => {
    const query = queryOf('x = 1; '.repeat(12_000));
    const { statement } = query;
    // Names were counted again for each of them: half a minute.
    expect(cpuSeconds(() => unknownRead(statement, (name) => query.lookup(name)))).toBeLessThan(5);
    expect(() => new Prompt(query)).toThrow('the statement and its values take more than 640 tokens');
  });

  it('binds names that it does not read', () => {
    const { statement } = queryOf('x = 1; y = x; z = y; z += 1; w = 2');
    const only = ['x', 'y', 'z', 'w'].filter((name) => isOnlyBound(statement, name));
    expect(only).toEqual(['w']);
    expect(isOnlyBound(queryOf('a = 1; b += 1').statement, 'b')).toBe(false);
  });
});

describe('a value of a million items', () => {
  /** Counts how many items are looked at. */
  function counting(length: number) {
    const count = { looks: 0 };
    const items = new Proxy<Value[]>(Array<Value>(length).fill({ kind: 'none' }), {
      get(target, key): unknown {
        if (/^\d+$/.test(String(key))) count.looks++;
        return Reflect.get(target, key) as unknown;
      },
    });
    return { count, list: { kind: 'list', items } satisfies Value };
  }

  it('is not written to see that it is too long', () => {
    const { count, list } = counting(1_000_000);
    expect(() => new Prompt(queryOf('y = xs[0]', { xs: list }))).toThrow('more than 640 tokens');
    expect(count.looks).toBeLessThan(2000);
  });

  it('is never counted to more than it takes', () => {
    const short: Value = { kind: 'dict', entries: [[{ kind: 'str', value: '' }, { kind: 'none' }]] };
    expect(leastTokens([{ value: short }, { value: short }], 640)).toBe(3);
    expect(leastTokens([{ value: { kind: 'str', value: 'a'.repeat(2000) } }], 640)).toBeGreaterThan(640);
  });
});
