import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUPPORTED_MODULES } from '../../src/sandbox/supported-modules';
import { HAS_PYTHON } from '../support/cpython';

const FOLDER = join(import.meta.dirname, '../../src/sandbox/python');

test.runIf(HAS_PYTHON)('both sides know the same modules', () => {
  const program = `import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})
from evaluator import modules
print(*sorted(modules._WHOLE | modules._PARTS.keys()))`;
  const { stdout } = spawnSync('python3', ['-B', '-c', program], { encoding: 'utf8' });
  expect([...SUPPORTED_MODULES].sort()).toEqual(stdout.trim().split(' '));
});
