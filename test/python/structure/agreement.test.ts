/** What is known about broken programs, against what is known about the intact ones. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';
import { type BrokenProgram, compare } from '../../support/agreement';

const fixtures = new URL('../../fixtures/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, fixtures), 'utf8');
const broken = read('broken/programs.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Omit<BrokenProgram, 'intact'> & { program: string });

const parser = await loadPython();

it('reads broken programs as the intact ones were', () => {
  const counts = new Map<string, { lines: number; wrong: number }>();
  for (const one of broken) {
    const { lines, disagreements } = compare(parser.parse(read(one.program)), parser.parse(one.code), one);
    for (const kind of ['all', ...(one.corruption.includes('+') ? [] : [one.corruption])]) {
      const count = counts.get(kind) ?? { lines: 0, wrong: 0 };
      counts.set(kind, count);
      count.lines += lines;
      count.wrong += new Set(disagreements.map(({ line }) => line)).size;
    }
  }
  const share = (kind: string): number => {
    const { lines, wrong } = counts.get(kind) ?? { lines: 0, wrong: 0 };
    return 1 - wrong / lines;
  };
  expect(share('all')).toBeGreaterThan(0.985);
  expect(share('missing colon')).toBe(1);
  expect(share('indentation')).toBe(1);
  expect(share('conflict markers')).toBe(1);
  expect(share('unfinished line')).toBe(1);
  expect(share('print statement')).toBe(1);
  for (const kind of counts.keys()) expect(share(kind), kind).toBeGreaterThan(0.97);
});

it('says nothing else about programs without errors', () => {
  for (const program of new Set(broken.map((one) => one.program)))
    expect(parser.parse(read(program)).assumptions).toEqual([]);
});
