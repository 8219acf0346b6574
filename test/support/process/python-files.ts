/** Real Python files: those of the interpreter's standard library, if there is one, and the fixtures. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FIXTURES = join('test', 'fixtures');
const PRINT_FOLDER = 'import sysconfig; print(sysconfig.get_paths()["stdlib"])';

/** Paths in a fixed order. */
export function pythonFiles(): string[] {
  return [...pythonFilesIn(FIXTURES), ...standardLibrary()];
}

/** Of the interpreter that `python3` or `python` is; nothing where there is none. */
function standardLibrary(): string[] {
  for (const command of ['python3', 'python']) {
    const { status, stdout } = spawnSync(command, ['-c', PRINT_FOLDER], { encoding: 'utf8' });
    // What packages have been installed differs from machine to machine.
    if (status === 0) return pythonFilesIn(stdout.trim()).filter((path) => !path.includes('site-packages'));
  }
  return [];
}

function pythonFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py'))
    .sort()
    .map((name) => join(folder, name));
}
