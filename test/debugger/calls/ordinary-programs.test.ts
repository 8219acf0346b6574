/** Small programs as people write them, one kind of call each: the machine makes exactly CPython's events, and prints what it prints. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator, RunComparison } from '../../support/run-comparison';

const FOLDER = join(process.cwd(), 'test/fixtures/calls');

describe.skipIf(!HAS_PYTHON)('events of ordinary programs', () => {
  const runs = new RunComparison(byEvaluator());
  afterAll(() => {
    runs.end();
  });

  it.each(readdirSync(FOLDER))('%s', async (name) => {
    const compared = await runs.of(readFileSync(join(FOLDER, name), 'utf8'));
    expect(compared?.parting).toBeUndefined();
    expect(compared?.steps).toBeGreaterThan(20);
  });
});
