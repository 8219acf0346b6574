import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtFor, hostTarget, missingBinaries, targets } from '../../scripts/runtime.mjs';

describe('the platforms that can be packaged', () => {
  it('are those that the runtime has binaries for', () => {
    expect(missingBinaries(hostTarget)).toBeUndefined();
    for (const target of targets) expect(missingBinaries(target), target).toBeUndefined();
    expect(targets).toEqual(expect.arrayContaining(['linux-arm64', 'win32-x64', 'win32-arm64', 'darwin-arm64']));
  });

  it('have binaries that are for them, as their headers say', () => {
    const folder = 'node_modules/onnxruntime-node/bin/napi-v6';
    const binding = (target: string): string => `${folder}/${target.replace('-', '/')}/onnxruntime_binding.node`;
    for (const target of targets) expect(builtFor(readFileSync(binding(target)))).toBe(target);
    expect(builtFor(readFileSync('package.json'))).toBe('nothing');
    expect(builtFor(Buffer.from('MZ'.padEnd(70, '\xff'), 'latin1'))).toBe('nothing');
  });

  it('are not Intel Macs: the package is refused in a sentence, before anything is built', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/package.mjs', '--target=darwin-x64'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(
      /^Nothing can be built for darwin-x64: onnxruntime-node \S+ has no binaries for it, only for .*\.$/,
    );
    expect(missingBinaries('plan9-x64')).toContain('Nothing can be built for plan9-x64');
  });

  it('are claimed nowhere else', () => {
    for (const file of [
      'README.md',
      'package.json',
      'esbuild.mjs',
      '.github/workflows/test.yml',
      'models/MODEL_CARD.md',
    ])
      expect(readFileSync(file, 'utf8'), file).not.toMatch(
        /darwin-x64|macos-1[0-3]\b|macos-1[45]-large|macos-15-intel/i,
      );
  });
});
