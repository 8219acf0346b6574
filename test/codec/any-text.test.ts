/**
 * Broken and cut programs through the parser and the questions about every statement: nothing but a CodecError may come
 * of it. `NEURAL_DEBUG_FUZZ=10000 npx vitest run --project unit test/codec/any-text.test.ts` tries more of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Prompt } from '../../src/codec/prompt';
import { CodecError } from '../../src/codec/slots';
import { loadPython } from '../../src/python/source';
import type { Statement } from '../../src/python/syntax';

const RUNS = Number(process.env.NEURAL_DEBUG_FUZZ ?? 200);
/** Processor time that one file may take, in seconds. */
const SLOWEST = 2;

const folder = new URL('../fixtures/python/', import.meta.url);
const programs = readdirSync(folder)
  .filter((name) => name.endsWith('.py'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const parser = await loadPython();

const puts = [
  '',
  '(',
  ')',
  '[',
  ']',
  '"',
  "'''",
  ':',
  '\n',
  '\t',
  '{',
  ' else',
  '\\',
  '\r',
  '<<<<<<< a\n',
  '=',
  '@',
  'é😀',
];
const edit = fc.tuple(fc.nat(700), fc.nat(8), fc.constantFrom(...puts));
const broken = fc
  .record({
    program: fc.constantFrom(...programs),
    from: fc.nat(2500),
    length: fc.integer({ min: 1, max: 700 }),
    edits: fc.array(edit, { maxLength: 4 }),
  })
  .map(({ program, from, length, edits }) => {
    let text = program.slice(from, from + length);
    for (const [at, count, put] of edits) text = text.slice(0, at) + put + text.slice(at + count);
    return text;
  });

function ask(statement: Statement): void {
  try {
    const query = {
      statement,
      computed: [],
      isCallable: () => true,
      lookup: () => ({ kind: 'int', value: 7n }) as const,
    };
    expect(new Prompt(query).tokens.length).toBeGreaterThan(2);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
  }
}

it(
  'is read and asked about',
  () => {
    fc.assert(
      fc.property(broken, (text) => {
        const before = process.cpuUsage().user;
        const file = parser.parse(text);
        for (const line of file.executableLines) {
          const statement = file.statementAt(line);
          if (statement) ask(statement);
        }
        expect(file.assumptions.every((assumption) => assumption.line >= 1)).toBe(true);
        expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(SLOWEST);
      }),
      { numRuns: RUNS, seed: 20261122 },
    );
  },
  60_000 + RUNS * 300,
);
