/** Programs of several files, or threads, of which CPython tells no events here, print what CPython prints. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DiskModules } from '../../../src/adapter/launch/import-resolver';
import { LibraryModules } from '../../../src/adapter/launch/library-modules';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { link } from '../../../src/python/modules/link';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const FOLDER = join(process.cwd(), 'test/fixtures/modules');
const PROGRAMS = readdirSync(FOLDER).filter((name) => name.endsWith('.py'));

describe.skipIf(!HAS_PYTHON)('programs of several files or threads', () => {
  const answering = byEvaluator();
  afterAll(() => {
    answering.end();
  });

  it.each(PROGRAMS)('%s', async (name) => {
    const path = join(FOLDER, name);
    const python = await loadPython();
    const loader = new LibraryModules(new DiskModules(path), () => [], 'hidden', answering.predictor.modules);
    const machine = new Machine(link(python, python.parse(readFileSync(path, 'utf8')), loader), answering.predictor);
    let state = launch(machine.source, { commandLine: [path], dataFolders: [FOLDER] });
    while (state.status === 'running') state = await machine.step(state);
    const options = { cwd: FOLDER, encoding: 'utf8', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } } as const;
    expect(state.output).toBe(execFileSync('python3', [path], options));
  });
});
