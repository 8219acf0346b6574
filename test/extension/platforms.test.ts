import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtFor, hasWebRuntime, hostTarget, missingFiles, targets } from '../../scripts/runtime.mjs';

const folder = 'node_modules/onnxruntime-node/bin/napi-v6';
const binding = (target: string): string => `${folder}/${target.replace('-', '/')}/onnxruntime_binding.node`;

describe('the platforms that can be packaged', () => {
  it('are all that VS Code has with processes, and this one', () => {
    expect(missingFiles(hostTarget)).toBeUndefined();
    for (const target of targets) expect(missingFiles(target), target).toBeUndefined();
    expect([...targets].sort()).toEqual([
      'alpine-arm64',
      'alpine-x64',
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64',
      'linux-armhf',
      'linux-x64',
      'win32-arm64',
      'win32-x64',
    ]);
  });

  it('have native binaries that are for them, as their headers say, or no native binaries exist', () => {
    for (const target of targets)
      if (hasWebRuntime(target)) expect(existsSync(binding(target)), target).toBe(false);
      else expect(builtFor(readFileSync(binding(target)))).toBe(target);
    expect(builtFor(readFileSync('package.json'))).toBe('nothing');
    expect(builtFor(Buffer.from('MZ'.padEnd(70, '\xff'), 'latin1'))).toBe('nothing');
  });

  it('are refused in a sentence, before anything is built, where there are none', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/package.mjs', '--target=plan9-x64'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^Nothing can be built for plan9-x64: there is no such platform, only .*\.$/);
  });

  it('are all in the table of the README, each with its runtime', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const target of [...targets, 'web'])
      expect(readme, target).toMatch(new RegExp(`^\\|.*\`${target}\`.*\\| (?:native|WebAssembly) \\|`, 'm'));
    for (const target of targets) {
      const [row] = readme.split('\n').filter((line) => line.startsWith('|') && line.includes(`\`${target}\``));
      expect(row?.includes('| WebAssembly |'), target).toBe(hasWebRuntime(target));
    }
  });
});
