/** What a release says of itself. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notesOf } from '../../scripts/release-notes.mjs';

const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-01-02\n\n### Fixed\n\n- b\n\n## [1.0.0]\n\n- a\n';

describe('notes of a release', () => {
  it('are the section of its version', () => {
    expect(notesOf(CHANGELOG, '1.1.0')).toBe('### Fixed\n\n- b');
    expect(notesOf(CHANGELOG, '1.0.0')).toBe('- a');
    expect(notesOf(CHANGELOG, 'Unreleased')).toBeUndefined();
    expect(notesOf(CHANGELOG, '1.1')).toBeUndefined();
  });

  it('are refused for a version that package.json does not have', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release-notes.mjs', 'v99.0.0'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^package\.json has version \S+, not 99\.0\.0\.\n$/);
  });
});

describe('workflows', () => {
  const folder = '.github/workflows';
  it.each(readdirSync(folder))('%s: no permissions unless a job asks, and actions pinned by hash', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toMatch(/^permissions: \{\}$/m);
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^(?:\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40})$/);
    // No script of a package runs where something is released.
    for (const [install] of text.matchAll(/npm ci.*/g)) expect(install).toContain('--ignore-scripts');
  });
});
