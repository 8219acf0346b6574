/**
 * Broken and cut programs through the parser and the questions about every statement: nothing but a CodecError may come
 * of it. See test/support/broken-texts.ts for a longer run.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Prompt } from '../../../src/codec/step/prompt';
import { CodecError } from '../../../src/codec/vocabulary/slots';
import { loadPython } from '../../../src/python/source';
import type { Statement } from '../../../src/python/syntax';
import { brokenText, inTime, runs } from '../../support/broken-texts';

const RUNS = runs(60);

const parser = await loadPython();

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
  async () => {
    await fc.assert(
      fc.asyncProperty(brokenText, async (text) => {
        await inTime(text, () => {
          const file = parser.parse(text);
          for (const line of file.executableLines) {
            const statement = file.statementAt(line);
            if (statement) ask(statement);
          }
          expect(file.assumptions.every((assumption) => assumption.line >= 1)).toBe(true);
        });
      }),
      { numRuns: RUNS, seed: 20261122 },
    );
  },
  60_000 + RUNS * 3000,
);
