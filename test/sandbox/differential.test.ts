/** The evaluator against CPython on random statements. `differential.py` is run by itself for more of them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HAS_PYTHON } from '../support/cpython';

const FOLDER = join(import.meta.dirname, '../../src/sandbox/python');

test.runIf(HAS_PYTHON)('the evaluator says what CPython does', () => {
  const script = join(import.meta.dirname, 'differential.py');
  const { stdout } = spawnSync('python3', ['-B', script, FOLDER, '600', '1'], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONHASHSEED: '0' },
  });
  const lines = stdout.trim().split('\n');
  expect(lines.slice(0, -1)).toEqual([]);
  expect(JSON.parse(lines.at(-1) ?? '{}')).toEqual({ agreed: 600, disagreed: 0, refused: 0 });
});
