/** Texts that stand for modules where nothing is evaluated: programs that use them print what CPython prints. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LibraryModules } from '../../../src/adapter/launch/library-modules';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { link } from '../../../src/python/modules/link';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const FOLDER = join(process.cwd(), 'test/fixtures/unevaluated');

describe.skipIf(!HAS_PYTHON)('programs with modules of which the text is run', () => {
  // Somebody has to say what single statements of these texts give.
  const answering = byEvaluator();
  afterAll(() => {
    answering.end();
  });

  it.each(readdirSync(FOLDER))('%s', async (name) => {
    const path = join(FOLDER, name);
    const python = await loadPython();
    const source = link(python, python.parse(readFileSync(path, 'utf8')), new LibraryModules(undefined, () => []));
    const machine = new Machine(source, answering.predictor);
    let state = launch(source, { commandLine: [path] });
    let errors = '';
    while (state.status === 'running') {
      state = await machine.step(state);
      errors += state.last.errors ?? '';
    }
    const { stdout, stderr } = spawnSync('python3', [path], { encoding: 'utf8' });
    expect(state.output).toBe(stdout);
    // How a command line is written, a parser of these texts tells nobody.
    expect(errors).toBe(stderr.replace(/^usage: .*\n.*\n/gm, ''));
  });
});
