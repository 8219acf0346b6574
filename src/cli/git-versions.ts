/** Two versions of the Python files of a git repository. Git is asked; nothing is checked out. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './command';

export interface FileVersions {
  /** Below the root of the repository. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const LARGEST = 1 << 26;

/**
 * @param range `main...HEAD` (since the two parted), `a..b`, or one revision, which is compared with the working tree
 * @throws UsageError where git says so
 */
export function changedFiles(folder: string, range: string): { root: string; files: FileVersions[] } {
  if (range.startsWith('-'))
    throw new UsageError(`--git takes a range such as main...HEAD, not ${JSON.stringify(range)}`);
  const root = git(folder, 'rev-parse', '--show-toplevel').trim();
  const [, from = range, dots = '', to = ''] = /^(.*?)(\.{2,3})(.*)$/.exec(range) ?? [];
  const end = dots === '' ? undefined : to === '' ? 'HEAD' : to;
  const begin =
    dots === '...' ? mergeBase(root, from === '' ? 'HEAD' : from, end ?? 'HEAD') : from === '' ? 'HEAD' : from;
  const names = git(
    root,
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--diff-filter=AMD',
    begin,
    ...(end === undefined ? [] : [end]),
    '--',
    '*.py',
  );
  const files = names
    .split('\0')
    .filter((path) => path !== '')
    .map((path) => ({
      path,
      before: textAt(root, begin, path),
      after: end === undefined ? onDisk(root, path) : textAt(root, end, path),
    }));
  return { root, files };
}

function mergeBase(root: string, from: string, to: string): string {
  for (const name of [from, to])
    if (!isCommit(root, name)) throw new UsageError(`git knows no revision ${JSON.stringify(name)}.`);
  try {
    return git(root, 'merge-base', from, to).trim();
  } catch {
    throw new UsageError(
      `${from} and ${to} have no commit in common. In a shallow clone, fetch the history (git fetch --unshallow; fetch-depth: 0 in a workflow); ${from}..${to} compares them as they are.`,
    );
  }
}

function isCommit(root: string, name: string): boolean {
  try {
    git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Empty for a file that is not there. */
function textAt(root: string, revision: string, path: string): string {
  try {
    return git(root, 'show', `${revision}:${path}`);
  } catch {
    return '';
  }
}

function onDisk(root: string, path: string): string {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function git(folder: string, ...args: string[]): string {
  try {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: LARGEST, stdio: 'pipe' } as const;
    return execFileSync('git', args, options);
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const said = (stderr.trim().split('\n')[0] ?? '').replace(/^fatal: /, '');
    throw new UsageError(`git ${args[0] ?? ''}: ${said === '' ? message : said}`);
  }
}
