/** Objects that are held weakly. A tracer keeps the variables that it looks at, so that CPython is run without one. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator, RunComparison } from '../../support/run-comparison';

const PROGRAM = join(process.cwd(), 'test/fixtures/inner/weak-references.py');

describe.skipIf(!HAS_PYTHON)('objects that are held weakly', () => {
  const runs = new RunComparison(byEvaluator());
  afterAll(() => {
    runs.end();
  });

  it('end where nothing else holds them', async () => {
    const { stdout } = spawnSync('python3', [PROGRAM], { encoding: 'utf8' });
    const { got } = (await runs.printed(readFileSync(PROGRAM, 'utf8'))) ?? {};
    expect(got).toBe(stdout);
    expect(stdout).toContain('None leaf');
  });
});
