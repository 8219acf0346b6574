/** The generators: the same seed gives the same cases, and they are what they say. */
import { afterAll, describe, expect, it } from 'vitest';
import { caseOf } from './campaign';
import { Files } from './files';
import { damagedBytes, keysOf } from './model-cases';
import { Models } from './models';
import { Random } from './random';
import { PHASES, Requests, type RequestCase } from './requests';
import { readSchema } from './schema';
import { damaged, excerpt } from './text-edits';
import { fits, nearlyValid, valid } from './values';
import { Wire } from './wire';

const schema = readSchema();
const kinds = { requests: new Requests(schema), files: new Files(), wire: new Wire(), models: new Models() };
afterAll(async () => {
  for (const kind of Object.values(kinds)) await kind.close();
});

const COUNT = 60;
const cases = <C>(kind: Parameters<typeof caseOf<C>>[0], seed: string): string[] =>
  Array.from({ length: COUNT }, (_, index) => JSON.stringify(caseOf(kind, seed, index)));

describe('cases', () => {
  it.each(Object.entries(kinds))('of %s depend on the seed alone', (_, kind) => {
    const first = cases<unknown>(kind, '1');
    expect(cases<unknown>(kind, '1')).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(COUNT / 2);
    expect(cases<unknown>(kind, '2')).not.toEqual(first);
  });

  it.each(Object.entries(kinds))('of %s survive being written down', (_, kind) => {
    for (let index = 0; index < COUNT; index++) {
      const one: unknown = caseOf<unknown>(kind, '1', index);
      expect(JSON.stringify(JSON.parse(JSON.stringify(one)))).toBe(JSON.stringify(one));
    }
  });

  it.each(Object.entries(kinds))('of %s become smaller', (_, kind) => {
    for (let index = 0; index < 10; index++) {
      const one: unknown = caseOf<unknown>(kind, '1', index);
      const length = JSON.stringify(one).length;
      const [smaller] = kind.smaller(one as never);
      if (smaller !== undefined) expect(JSON.stringify(smaller).length).toBeLessThanOrEqual(length + 1);
    }
  });
});

describe('requests', () => {
  it('are asked in every phase, with every command', () => {
    const all = Array.from({ length: 100 }, (_, index) => caseOf<RequestCase>(kinds.requests, '1', index));
    for (const phase of PHASES) expect(all.some((one) => one.asks[phase].length > 0)).toBe(true);
    const asked = new Set(all.flatMap(({ asks }) => Object.values(asks).flat()).map(({ command }) => command));
    expect([...schema.keys()].filter((command) => !asked.has(command))).toEqual(['disconnect', 'terminate']);
  });

  it('have arguments that fit, or do not', () => {
    let wrong = 0;
    for (const [command, shape] of schema)
      for (let index = 0; index < 20; index++) {
        const random = new Random(`${command}${index}`);
        expect([command, fits(valid(shape, random), shape)]).toEqual([command, true]);
        const bad = JSON.stringify(nearlyValid(shape, new Random(`${command}${index}`)));
        if (bad !== JSON.stringify(valid(shape, new Random(`${command}${index}`)))) wrong += 1;
      }
    expect(wrong).toBeGreaterThan(schema.size * 15);
  });
});

describe('texts', () => {
  const text = Array.from({ length: 40 }, (_, index) => `def f${index}(x):\n    return x + ${index}\n`).join('\n');

  it('are damaged', () => {
    const results = Array.from({ length: COUNT }, (_, index) => damaged(text, new Random(String(index))));
    expect(results.filter((one) => one === text).length).toBeLessThan(COUNT / 5);
    expect(damaged('', new Random('1'))).toBeTypeOf('string');
  });

  it('are cut at a definition', () => {
    const part = excerpt(text, 10, new Random('1'));
    expect(part.split('\n')).toHaveLength(10);
    expect(part).toMatch(/^def /);
    expect(excerpt('x = 1\n', 10, new Random('1'))).toBe('x = 1\n');
  });
});

describe('damage to a model', () => {
  const json = Buffer.from('{"a":{"b":[1,2,3]},"c":5}');

  it('is one byte, an end, a stretch, everything, or a value', () => {
    expect(damagedBytes(Buffer.from('abc'), { kind: 'flip', at: 0.5, bits: 1 }).toString()).toBe('acc');
    expect(damagedBytes(json, { kind: 'cut', at: 0.5 })).toHaveLength(12);
    expect(damagedBytes(Buffer.from('abcd'), { kind: 'fill', at: 0.5, length: 9, byte: 32 }).toString()).toBe('ab  ');
    expect(damagedBytes(json, { kind: 'whole', text: 'x' }).toString()).toBe('x');
    expect(damagedBytes(json, { kind: 'set', path: ['a', 'b', 1], value: null }).toString()).toBe(
      '{"a":{"b":[1,null,3]},"c":5}',
    );
    expect(damagedBytes(Buffer.from('{'), { kind: 'set', path: ['a'], value: 1 }).toString()).toBe('{');
    expect(damagedBytes(Buffer.alloc(0), { kind: 'flip', at: 0, bits: 1 })).toHaveLength(0);
  });

  it('reaches every value', () => {
    expect(keysOf(JSON.parse(json.toString()))).toEqual([['a'], ['a', 'b'], ['a', 'b', 0], ['a', 'b', 1], ['c']]);
  });
});
