/** Programs of which only what they print can be compared with CPython: it traces no other threads, and tells events of its own library. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator, RunComparison } from '../../support/run-comparison';

const FOLDER = join(process.cwd(), 'test/fixtures/printed');

describe.skipIf(!HAS_PYTHON)('what programs print', () => {
  const runs = new RunComparison(byEvaluator());
  afterAll(() => {
    runs.end();
  });

  it.each(readdirSync(FOLDER))('%s', async (name) => {
    const { expected, got } = (await runs.printed(readFileSync(join(FOLDER, name), 'utf8'))) ?? {};
    expect(got).toBe(expected);
    expect(got?.length).toBeGreaterThan(20);
  });
});
