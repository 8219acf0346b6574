/** What a program reads of the disk, which is given; nothing is ever written there. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LibraryModules } from '../../../src/adapter/launch/library-modules';
import { launched } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { link } from '../../../src/python/modules/link';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

let python: PythonParser;
const answering = HAS_PYTHON ? byEvaluator() : undefined;
const root = mkdtempSync(join(tmpdir(), 'neural-debug-data-'));
const folder = join(root, 'program');
beforeAll(async () => {
  python = await loadPython();
  mkdirSync(folder);
  writeFileSync(join(folder, 'scores.csv'), 'name,score\nAnn,90\n');
  writeFileSync(join(folder, 'large.txt'), 'x'.repeat(100_000));
  writeFileSync(join(root, 'secret.txt'), 'secret');
  symlinkSync(join(root, 'secret.txt'), join(folder, 'link.txt'));
});
afterAll(() => {
  answering?.end();
  rmSync(root, { recursive: true });
});

describe.skipIf(!HAS_PYTHON)('files of the program', () => {
  const ended = async (code: string, call?: string): Promise<State> => {
    if (!answering) throw new Error('no Python');
    const loader = new LibraryModules(undefined, () => [], 'hidden', answering.predictor.modules);
    const machine = new Machine(link(python, python.parse(code), loader), answering.predictor);
    const start = call === undefined ? {} : { function: call, arguments: [] };
    let state = await launched(machine, { ...start, dataFolders: [folder] });
    while (state.status === 'running') state = await machine.step(state);
    return state;
  };
  const output = async (code: string): Promise<string> => (await ended(code)).output;

  it('are read where they lie', async () => {
    const code = 'with open("scores.csv") as file:\n    for line in file:\n        print(line.strip())\n';
    expect(await output(code)).toBe('name,score\nAnn,90\n');
  });

  it('are missing where there is none', async () => {
    const code = 'try:\n    open("none.txt")\nexcept FileNotFoundError as error:\n    print(error)\n';
    expect(await output(code)).toBe("[Errno 2] No such file or directory: 'none.txt'\n");
  });

  it('are not changed', async () => {
    const code = 'open("new.txt", "w").write("x")\nimport os\nos.remove("scores.csv")\nprint(os.path.exists("new.txt"), os.listdir())\n'; // prettier-ignore
    expect(await output(code)).toBe("True ['large.txt', 'link.txt', 'new.txt']\n");
    expect([existsSync(join(folder, 'new.txt')), existsSync(join(folder, 'scores.csv'))]).toEqual([false, true]);
  });

  it.each(['../secret.txt', 'link.txt', join(root, 'secret.txt'), 'large.txt'])('are not known: %s', async (path) => {
    const { globals } = await ended(`text = open(${JSON.stringify(path)}).read()\n`);
    expect(globals.get('text')?.kind).toBe('unknown');
  });

  it.each(['', ', "w"'])(
    'are not known under an unknown name, which is no matter of likelihood: open(p%s)',
    async (mode) => {
      const { globals, last } = await ended(`import mystery\np = mystery.path\nfile = open(p${mode})\n`);
      expect(globals.get('file')).toMatchObject({ kind: 'unknown', type: 'TextIOWrapper' });
      expect(last.confidence).toBe(1);
    },
  );

  it('are neither there nor missing outside of the folders', async () => {
    const { globals } = await ended(
      'import os\nthere = os.path.exists("/etc/other")\ngone = os.remove("/etc/other")\nprint(1)\n',
    );
    expect([globals.get('there')?.kind, globals.get('gone')?.kind]).toEqual(['unknown', 'unknown']);
  });

  it('are not known to a call of whoever asks', async () => {
    const code = 'def f():\n    try:\n        open("none.txt")\n    except OSError:\n        print("missing")\n';
    expect((await ended(code, 'f')).output).toBe('');
  });
});
