/** The GitHub Action: what its script does with a repository, the command line and the inputs of the action. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleCli, MODEL, Scratch } from '../support/cli';

const scratch = new Scratch();
const action = join(scratch.path, 'action');
const repository = join(scratch.path, 'repository');
const summary = join(scratch.path, 'summary.md');
const outputs = join(scratch.path, 'outputs');
const git = (...args: string[]): unknown =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', ...args], {
    cwd: repository,
    stdio: 'ignore',
  });
const OLD =
  'def first(xs):\n    """\n    >>> first([4, 5])\n    4\n    """\n    if not xs:\n        return None\n    return xs[0]\n';

/** The script of the step with that name. */
function scriptOf(step: string): string {
  const [, text = ''] = readFileSync('action.yml', 'utf8').split(`- name: ${step}\n`);
  const [, script = ''] = /\n {6}run: \|\n((?: {8}.*\n)+)/.exec(text) ?? [];
  return script.replace(/^ {8}/gm, '');
}

function compare(inputs: Record<string, string>): { status: number | null; stderr: string; report: string } {
  writeFileSync(summary, '');
  writeFileSync(outputs, '');
  const env = {
    ...process.env,
    GITHUB_ACTION_PATH: action,
    GITHUB_OUTPUT: outputs,
    GITHUB_STEP_SUMMARY: summary,
    RUNNER_TEMP: scratch.path,
    BUDGET: '60',
    ...inputs,
  };
  // As runners start it.
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', scriptOf('Compare')];
  const { status, stderr } = spawnSync('bash', args, { cwd: repository, env, encoding: 'utf8' });
  return { status, stderr, report: readFileSync(summary, 'utf8') };
}

describe.skipIf(process.platform === 'win32')('the action', () => {
  beforeAll(async () => {
    mkdirSync(join(action, 'dist'), { recursive: true });
    copyFileSync(await bundleCli(), join(action, 'dist/cli.js'));
    symlinkSync(MODEL, join(action, 'models'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(action, 'node_modules'));
    mkdirSync(repository);
    git('init', '-q', '-b', 'main');
    writeFileSync(join(repository, 'a.py'), OLD);
    git('add', '.');
    git('commit', '-q', '-m', 'one');
    writeFileSync(join(repository, 'a.py'), OLD.replace('    if not xs:\n        return None\n', ''));
    git('commit', '-q', '-a', '-m', 'two');
  });
  afterAll(() => {
    scratch.remove();
  });

  it('writes the differences into the summary, and fails where it is told to', () => {
    const range = { RANGE: 'HEAD~1...HEAD' };
    const { status, report, stderr } = compare({ ...range, FAIL_ON: 'raised' });
    expect([status, stderr]).toEqual([1, '']);
    expect(report).toContain('| `first` |');
    expect(readFileSync(outputs, 'utf8')).toBe(`report=${join(scratch.path, 'neural-debug.md')}\n`);
    expect(readFileSync(join(scratch.path, 'neural-debug.md'), 'utf8')).toBe(report);
    expect(compare({ ...range, FAIL_ON: '' })).toEqual({ status: 0, stderr: '', report });
  });

  it('says what is wrong with a range', () => {
    const { status, stderr } = compare({ RANGE: 'nothing...HEAD', FAIL_ON: '' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^neural-debug: git /);
  });

  it('builds what it runs, without scripts of packages, where it is not there', () => {
    expect(scriptOf('Build Neural Debug')).toMatch(/npm ci --ignore-scripts && npm run build/);
  });
});
