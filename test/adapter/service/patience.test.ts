/** A hover is answered in time, with what is known so far; what is slow goes on and is there for the next one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PredictionService } from '../../../src/adapter/service/service';
import type { HoverResult } from '../../../src/adapter/service/protocol';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { saying } from '../../support/saying';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

/** Milliseconds that a hover waits for a model that does not answer. */
const PATIENCE = 100;

/** Hovers of one text, with a model that does not answer about `min` before it may. */
function hovers(text: string, patience = PATIENCE) {
  const asked: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const predictor = saying(async ({ statement }, signal) => {
    const line = statement.tokens.map((token) => token.text).join(' ');
    asked.push(line);
    if (line.includes('min')) await released;
    signal?.throwIfAborted();
  });
  const service = new PredictionService({ parser, predictor });
  const hover = async (word: string): Promise<HoverResult | null> => {
    const line = text.split('\n').findIndex((one) => one.includes(word));
    const character = text.split('\n')[line]?.indexOf(word) ?? 0;
    const { signal } = new AbortController();
    return await service.hover({ uri: 'untitled:a.py', text, line, character, patience }, signal);
  };
  /** The hover once it has a value: a busy machine may take longer than the patience even for what is quick. */
  const known = async (word: string): Promise<HoverResult | null> => {
    await expect.poll(async () => (await hover(word))?.values, { timeout: 15_000 }).not.toEqual([]);
    return await hover(word);
  };
  return { hover, known, release, asked };
}

describe('a hover that takes long', () => {
  it('has the values before the slow line, and later those behind it', async () => {
    const { hover, known, release, asked } = hovers(
      'def f(x=1):\n    early = +x\n    y = min(x, x)\n    late = +y\n    return late\n',
    );
    expect(await known('early')).toMatchObject({ values: [{ value: '7' }], partial: true });
    expect(await hover('late')).toMatchObject({ values: [], unknown: 'not predicted so far', partial: true });
    release();
    const last = await known('late');
    expect(last?.values).toMatchObject([{ value: '7' }]);
    expect(last?.partial).toBeUndefined();
    expect(asked.filter((one) => one.includes('min'))).toHaveLength(1);
  });

  it('does not wait for its whole patience where its own value is there', async () => {
    const { hover } = hovers('def f(x=1):\n    early = +x\n    y = min(x, x)\n    return y\n', 600_000);
    expect(await hover('early')).toMatchObject({ values: [{ value: '7' }], partial: true });
  });

  it('may have to wait for a constant of the module', async () => {
    const { hover, known, release, asked } = hovers(
      'LIMIT = min(3, 4)\n\n\ndef f(x=1):\n    y = x + LIMIT\n    return y\n',
    );
    expect(await hover('y')).toMatchObject({ values: [], unknown: 'not predicted so far', partial: true });
    release();
    expect(await known('y')).toMatchObject({ values: [{ value: '7' }] });
    expect(asked.filter((one) => one.includes('min'))).toHaveLength(1);
  });

  it('may have to wait for what the line itself does not compute', async () => {
    const { hover, known, release, asked } = hovers('def f(x=1):\n    y = x or min(x, 3)\n    return y\n');
    expect(await hover('min(x')).toMatchObject({ values: [], unknown: 'not predicted so far', partial: true });
    release();
    expect(await known('min(x')).toMatchObject({ values: [{ value: '7' }] });
    expect(asked.length).toBeGreaterThan(1);
  });
});

it('a hover does not wait where everything is known', async () => {
  const { hover, known, asked } = hovers('def f(x=1):\n    y = +x\n    return y\n');
  await known('y');
  const { length } = asked;
  expect(await hover('y')).toMatchObject({ values: [{ value: '7' }], call: 'f()' });
  expect(asked).toHaveLength(length);
});
