import { describe, expect, it } from 'vitest';
import { ExampleChoice, type FunctionKey } from '../../../../src/extension/launch/calls/exampleChoice';

function storage() {
  const values = new Map<string, unknown>();
  return {
    get: (key: string) => values.get(key),
    update: (key: string, value: unknown) => {
      // What VS Code keeps is JSON.
      values.set(key, JSON.parse(JSON.stringify(value)));
      return Promise.resolve();
    },
  };
}

const key = { uri: 'file:///a.py', function: 'f' };

describe('the choice of examples', () => {
  it('remembers a call for each function, also in the next window', async () => {
    const kept = storage();
    const choice = new ExampleChoice(kept);
    await choice.choose(key, { call: 'f(1)', origin: 'docstring' });
    await choice.choose(key, { call: 'f(2)', origin: 'typed' });
    await choice.choose({ ...key, function: 'g' }, { call: 'g()', origin: 'test' });
    const next = new ExampleChoice(kept);
    expect(next.get(key)).toEqual({ call: 'f(2)', origin: 'typed' });
    expect(next.call({ ...key, function: 'g' })).toBe('g()');
    expect(next.call({ ...key, uri: 'file:///b.py' })).toBeUndefined();
  });

  it('tells who has another example', async () => {
    const choice = new ExampleChoice(storage());
    const told: FunctionKey[] = [];
    choice.onDidChange((changed) => told.push(changed));
    await choice.choose(key, { call: 'f(1)', origin: 'typed' });
    await choice.forget(key);
    await choice.forget(key);
    expect(told).toEqual([key, key]);
    expect(choice.get(key)).toBeUndefined();
  });

  it('forgets the oldest where there are too many', async () => {
    const kept = storage();
    const choice = new ExampleChoice(kept);
    for (let number = 0; number <= 500; number += 1)
      await choice.choose({ ...key, function: `f${number}` }, { call: `f${number}()`, origin: 'typed' });
    const next = new ExampleChoice(kept);
    expect(next.call({ ...key, function: 'f0' })).toBeUndefined();
    expect(next.call({ ...key, function: 'f1' })).toBe('f1()');
    expect(next.call({ ...key, function: 'f500' })).toBe('f500()');
  });

  it('survives what it does not understand', () => {
    const choice = new ExampleChoice({ get: () => ({ old: 'format' }), update: () => Promise.resolve() });
    expect(choice.get(key)).toBeUndefined();
  });
});
