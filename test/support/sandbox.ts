/** The evaluator's process with a Python of the test's choice in it, or beside the command line. */
import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleCli } from './cli';

/**
 * Makes the files of a sandbox, where they are not there as they are to be made; a test file uses a folder of its own.
 * @param python folder with the module, whose function `answer` is asked
 */
export function makeSandbox(name: string, python: string, module: string): string {
  const folder = join(process.cwd(), 'out', 'sandbox', name);
  const script = pathToFileURL(join(process.cwd(), 'scripts/sandbox.mjs')).href;
  const program = `import { buildSandbox } from ${JSON.stringify(script)};
    await buildSandbox(...${JSON.stringify([folder, python, module])});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** The path of a bundled command line with the evaluator beside it, as in the package. */
export async function bundleCliWithSandbox(name: string): Promise<string> {
  const bundle = join(dirname(makeSandbox(`${name}/sandbox`, 'src/sandbox/python', 'evaluator')), 'cli.cjs');
  copyFileSync(await bundleCli(), bundle);
  return bundle;
}

/** Runs whatever it is given. */
export function makeAttackersSandbox(name: string): string {
  return makeSandbox(name, 'test/fixtures/sandbox/attacker', 'attacker');
}
