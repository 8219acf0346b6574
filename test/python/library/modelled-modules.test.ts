import { describe, expect, it } from 'vitest';
import { modelledModule } from '../../../src/python/library/models/modelled-modules';

/** Files that a program imports stand behind as many empty lines as the files before them have. */
const PADDED = `${'\n'.repeat(100_000)}import shutil\n`;

describe('what stands for a module', () => {
  it.each(['_io', 'collections.abc', 'json', 'contextlib', 'pytest'])(
    'is found in no time in a text with many empty lines: %s',
    (module) => {
      const before = process.cpuUsage();
      modelledModule(module, PADDED.replace('shutil', 'math'), true);
      const { user } = process.cpuUsage(before);
      expect(user / 1000).toBeLessThan(500);
    },
  );

  it('is there for what copies files', () => {
    expect(modelledModule('_io', PADDED, true)?.only?.has('open')).toBe(true);
    expect(modelledModule('_io', 'import math\n', true)).toBeUndefined();
  });

  it('is there without the check, too', () => {
    expect(modelledModule('queue', 'import queue\n', false)).toEqual(modelledModule('queue', 'import queue\n', true));
    expect(modelledModule('itertools', 'from itertools import tee\n', false)?.text).toContain('def tee(');
  });
});
