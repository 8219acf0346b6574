/** Modules of libraries: where they are looked for, which are read, and that their code is run behind the scenes. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { libraryFolders } from '../../../src/adapter/launch/library-folders';
import { LibraryModules } from '../../../src/adapter/launch/library-modules';
import { launch } from '../../../src/debugger/launch/launch';
import { DEFAULT_POLICY, policyWith, type PredictionPolicy } from '../../../src/codec/prediction-policy';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { link } from '../../../src/python/modules/link';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import { answering, calls, isDone, made, returns, type Answers } from '../../support/scripted';

const python = await loadPython();

const root = mkdtempSync(join(tmpdir(), 'neural-debug-libraries-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

function file(path: string, text = ''): string {
  const whole = join(root, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

const nowhere = { PATH: join(root, 'nothing here') };
const inRoot = (folders: readonly string[]): string[] =>
  folders.filter((folder) => folder.startsWith(root)).map((folder) => folder.slice(root.length + 1));

describe('folders of libraries', () => {
  file('sys/lib/python3.9/os.py');
  file('sys/lib/python3.12/os.py');
  file('sys/lib/python3.12/site-packages/one.py');
  file('sys/bin/python3.12');
  file('project/.venv/lib/python3.12/site-packages/two.py');
  file('project/src/app.py');

  it('are those of the environment beside the program, and of the active ones', () => {
    expect(inRoot(libraryFolders(join(root, 'project', 'src', 'app.py'), undefined, nowhere))).toEqual([
      'project/.venv/lib/python3.12/site-packages',
    ]);
    const active = { ...nowhere, VIRTUAL_ENV: join(root, 'project', '.venv') };
    expect(inRoot(libraryFolders(undefined, undefined, active))).toEqual([
      'project/.venv/lib/python3.12/site-packages',
    ]);
  });

  it('are those of the Python that a shell would start, the newest version of it', () => {
    symlinkSync('python3.12', join(root, 'sys', 'bin', 'python3'));
    const found = libraryFolders(undefined, undefined, { PATH: join(root, 'sys', 'bin') });
    expect(inRoot(found)).toEqual(['sys/lib/python3.12', 'sys/lib/python3.12/site-packages']);
  });

  it('are those of an environment and of the Python behind it, where the user has chosen one', () => {
    mkdirSync(join(root, 'project', '.venv', 'bin'), { recursive: true });
    const chosen = join(root, 'project', '.venv', 'bin', 'python');
    symlinkSync(join(root, 'sys', 'bin', 'python3.12'), chosen);
    expect(inRoot(libraryFolders(undefined, chosen, nowhere))).toEqual([
      'project/.venv/lib/python3.12/site-packages',
      'sys/lib/python3.12',
      'sys/lib/python3.12/site-packages',
    ]);
  });
});

describe('modules of libraries', () => {
  const folder = join(root, 'lib');
  file('lib/shapes.py', 'import edges\nimport unused\ndef area(w): return edges.of(w)\n');
  file('lib/edges.py', 'import corners\nof = corners.of\n');
  file('lib/corners.py', 'import points\nof = points.of\n');
  file('lib/points.py', 'import dots\nof = dots.of\n');
  file('lib/dots.py');
  file(
    'lib/tools.py',
    `from typing import TYPE_CHECKING
import edges, pack, shapes, unused

if TYPE_CHECKING:
    import dots


class Tool:
    """Not shapes."""

    def work(self) -> 'shapes.Shape': return edges.of(self)

    def shown(self): return pack

    def visit(self, name): return getattr(self, 'visit_' + name)

    def visit_x(self): return unused

    def other(self) -> dots: return shapes
`,
  );
  file('lib/unused.py');
  file('lib/pack/__init__.py', 'from . import inner as inner, outer as outer\n__all__ = ["inner", "outer"]\n');
  file('lib/pack/inner.py');
  file('lib/pack/outer.py');
  file('lib/fast/__init__.py');
  for (const name of ['impl', 'loops', 'sums']) file(`lib/fast/core/${name}.so`);
  file('lib/faster/__init__.py');
  file('lib/faster/_speedups.so');
  file('lib/json.py');
  file('lib/random.py');
  file('lib/translated/__init__.py');
  for (const name of ['parse', 'words', 'kinds']) {
    file(`lib/translated/${name}.py`);
    file(`lib/translated/${name}.cpython-311-x86_64-linux-gnu.so`);
  }
  file('lib/long.py', 'x = 1\n'.repeat(8000));
  const find = (module: string, level = 0, from?: string, loader = new LibraryModules(undefined, () => [folder])) =>
    loader.find({ module, level }, from, '');

  it('are found with the name that the program imports', () => {
    expect(find('shapes')).toMatchObject({ name: 'shapes', library: 'hidden' });
    expect(find('pack')).toMatchObject({ name: 'pack' });
    expect(find('pack.inner')).toMatchObject({ name: 'pack.inner' });
  });

  it.each([
    ['what the model knows by itself', 'json'],
    ['what is chance', 'random'],
    ['what is machine code', 'fast'],
    ['what is very long', 'long'],
    ['what is not there', 'missing'],
    ['what leads elsewhere', '../lib/shapes'],
  ])('are not %s', (_, module) => {
    expect(find(module)).toBeUndefined();
  });

  it('are those that machine code makes faster', () => {
    expect(find('faster')).toMatchObject({ name: 'faster' });
    expect(find('translated.parse')).toMatchObject({ name: 'translated.parse' });
  });

  const followed = (code: string): string[] | undefined =>
    link(python, python.parse(code), new LibraryModules(undefined, () => [folder])).imported?.map(({ name }) => name);

  it('are followed to what they import and mention, or the program does, but not far', () => {
    expect(followed('import shapes\nimport pack\nprint(shapes.area(pack.inner.f()))\n')).toEqual(
      expect.arrayContaining(['shapes', 'pack', 'edges', 'pack.inner', 'corners', 'points']),
    );
    expect(followed('import shapes\nshapes.area(1)\n')).not.toContain('dots');
  });

  it('are followed where the program comes to: not for functions that nobody calls', () => {
    expect(followed('import shapes\nprint(shapes)\n')).toEqual(['shapes']);
    expect(followed('import tools\ntools.Tool().work()\n')).toEqual(['tools', 'edges', 'corners', 'points']);
    expect(followed('import tools\ntools.Tool().shown()\n')).toEqual(['tools', 'pack']);
    expect(followed('import tools\ntools.Tool().visit("x")\n')).toEqual(['tools', 'unused']);
  });

  it('get what stands for modules of the standard library, as the program does', () => {
    const loader = new LibraryModules(undefined, () => [folder]);
    const shapes = find('shapes', 0, undefined, loader);
    expect(find('threading', 0, shapes?.path, loader)).toEqual(find('threading', 0, undefined, loader));
    expect(find('threading', 0, shapes?.path, loader)).toMatchObject({ path: '<threading>' });
  });

  it('share such a text, also for what only one of them mentions, however far from the program that is', () => {
    const signed = file('lib/signed.py', 'import inspect\ndef s(f): return inspect.signature(f)\n');
    const modules = new LibraryModules(undefined, () => [folder]);
    modules.find({ module: 'signed', level: 0 }, undefined, 'import signed\n');
    const found = modules.find({ module: 'inspect', level: 0 }, signed, 'import inspect\ninspect.signature\n');
    expect([...(found?.only ?? [])]).toEqual(expect.arrayContaining(['signature', 'getdoc', 'getmro']));
    // The program's own files say all that they use.
    const own = modules.find({ module: 'inspect', level: 0 }, undefined, 'import inspect\ninspect.signature\n');
    expect(own?.only?.has('getdoc')).toBe(false);
  });

  it('come after the files of the program', () => {
    const own = { find: () => ({ path: '/shapes.py', text: 'x = 1\n', name: 'shapes' }) };
    expect(new LibraryModules(own, () => [folder]).find({ module: 'shapes', level: 0 }, undefined, '')).toEqual(
      own.find(),
    );
  });
});

describe('the code of a library', () => {
  const text =
    'print("loaded")\nBASE = int("2")\ndef twice(x):\n    y = x * BASE\n    print("inside")\n    return y\ndef apply(f):\n    return f()\ndef spin():\n    while True:\n        x = 1\ndef nap():\n    while True:\n        x = int("3")\n';
  const folder = join(root, 'own');
  file('own/tool.py', text);

  async function events(
    main: string,
    answers: (offset: number) => Answers,
    library?: 'shown',
    slow?: { readonly milliseconds: number; readonly policy: PredictionPolicy },
  ): Promise<{ shown: string[]; state: State; asked: number[] }> {
    const source = link(python, python.parse(main), new LibraryModules(undefined, () => [folder], library));
    const asked: number[] = [];
    const predictor = answering(answers(source.imported?.[0]?.offset ?? 0));
    const machine = new Machine(source, {
      ...(slow && { policy: slow.policy }),
      predict: async (query, ...rest) => {
        asked.push(query.statement.line);
        if (slow) await setTimeout(slow.milliseconds);
        return await predictor.predict(query, ...rest);
      },
    });
    let state = launch(source);
    const shown: string[] = [];
    while (state.status === 'running') {
      state = await machine.step(state);
      const frame = state.frames.at(-1);
      if (frame) shown.push(`${frame.event} ${frame.function.name} ${frame.line}`);
    }
    return { shown, state, asked };
  }

  const main = 'import tool\na = tool.twice(4)\nb = a\n';
  const answers = (offset: number): Answers => ({
    2: (query) => (isDone(query) ? { binds: { a: made(query) } } : calls(query, 'tool.twice')),
    3: (query) => ({ binds: { b: query.lookup('a') } }),
    [offset + 2]: () => ({ binds: { BASE: '2' } }),
    [offset + 4]: (query) => ({ binds: { y: query.lookup('BASE') && '8' } }),
    [offset + 5]: () => ({}),
    [offset + 6]: (query) => returns(query.lookup('y')),
  });

  it('is run behind the scenes, and what it reads of its module is loaded', async () => {
    const { shown, state } = await events(main, answers);
    expect(shown).toEqual(['line <module> 1', 'line <module> 2', 'line <module> 3', 'return <module> 3']);
    expect(printValue(state.globals.get('b') ?? { kind: 'none' })).toBe('8');
  });

  it('is stepped through where that is wanted', async () => {
    const { shown } = await events(main, answers, 'shown');
    expect(shown.filter((one) => one.includes('twice')).length).toBeGreaterThan(3);
  });

  it('leaves a call without a value where it takes too long', async () => {
    const endless = 'import tool\na = tool.spin()\nb = 1\n';
    const { shown, state } = await events(endless, () => ({
      2: (query) => (isDone(query) ? { binds: { a: made(query) } } : calls(query, 'tool.spin')),
    }));
    expect(shown).toEqual(['line <module> 1', 'line <module> 2', 'line <module> 3', 'return <module> 3']);
    const a = state.globals.get('a');
    expect(a?.kind === 'unknown' && a.reason).toBe('what spin gives takes too long');
  });

  it.each([
    [0.2, 'line <module> 3', 'what nap gives is too doubtful'],
    [0.9, 'exception <module> 2', undefined],
  ])('raises what is likely: of an exception at %d, %s', async (confidence, next, reason) => {
    const outcome = { kind: 'raise', exception: { type: 'ValueError', message: 'no' } } as const;
    const { shown, state } = await events('import tool\na = tool.nap()\nb = 1\n', (offset) => ({
      2: (query) => (isDone(query) ? { binds: { a: made(query) } } : calls(query, 'tool.nap')),
      [offset + 14]: () => ({ outcome, confidence }),
    }));
    expect(shown[2]).toBe(next);
    const a = state.globals.get('a');
    expect(a?.kind === 'unknown' ? a.reason : undefined).toBe(reason);
  });

  it('has an allowance of time that calls share', async () => {
    const policy = policyWith({ budget: { ...DEFAULT_POLICY.budget, librariesMilliseconds: 0 }, decompose: false });
    const slow = 'import tool\na = tool.nap()\nb = 1\n';
    const naps = (offset: number): Answers => ({
      2: (query) => (isDone(query) ? { binds: { a: made(query) } } : calls(query, 'tool.nap')),
      [offset + 14]: () => ({ binds: { x: '3' } }),
    });
    const { state, asked } = await events(slow, naps, undefined, { milliseconds: 5, policy });
    const a = state.globals.get('a');
    expect(a?.kind === 'unknown' && a.reason).toBe('what nap gives takes too long');
    // All of its steps would be a thousand questions.
    expect(asked.length).toBeLessThan(500);
  });

  it('may call the program, whose own lines are shown', async () => {
    const back = 'import tool\ndef g():\n    return 5\na = tool.apply(g)\n';
    const { shown } = await events(back, (offset) => ({
      3: () => returns({ kind: 'int', value: 5n }),
      4: (query) => (isDone(query) ? { binds: { a: made(query) } } : calls(query, 'tool.apply')),
      [offset + 8]: (query) => (isDone(query) ? returns(made(query)) : calls(query, 'f')),
    }));
    expect(shown.slice(3)).toEqual(['call g 2', 'line g 3', 'return g 3', 'return <module> 4']);
  });
});
