/** `input()` in a session: lines that are told at the launch, and lines that somebody is asked for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LibraryModules } from '../../../src/adapter/launch/library-modules';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { Session } from '../../../src/debugger/session/session';
import { link } from '../../../src/python/modules/link';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const CODE = `name = input("Your name? ")
while True:
    text = input("Your age? ")
    if text.isdigit():
        break
    print("no number:", text)
print(name, "is", int(text))
`;

let python: PythonParser;
const answering = HAS_PYTHON ? byEvaluator() : undefined;
beforeAll(async () => {
  python = await loadPython();
});
afterAll(() => answering?.end());

describe.skipIf(!HAS_PYTHON)('lines that are typed', () => {
  function session(
    input: readonly string[] | undefined,
    onInput?: (prompt: string, signal?: AbortSignal) => Promise<string | undefined>,
    code = CODE,
  ): Session {
    if (!answering) throw new Error('no Python');
    const loader = new LibraryModules(undefined, () => [], 'hidden', answering.predictor.modules);
    const machine = new Machine(link(python, python.parse(code), loader), answering.predictor);
    return new Session(machine, launch(machine.source, input ? { input } : {}), onInput ? { onInput } : {});
  }

  it('are read one after the other', async () => {
    const run = session(['Ann', 'x', '20']);
    await run.run({ kind: 'continue' });
    expect(run.state.output).toBe('Your name? Your age? no number: x\nYour age? Ann is 20\n');
  });

  it('are asked for where they are not told, by what stands before them', async () => {
    const asked: string[] = [];
    const answers = ['x', '20'];
    const run = session(['Ann'], (prompt) => {
      asked.push(prompt);
      return Promise.resolve(answers.shift());
    });
    await run.run({ kind: 'continue' });
    expect(asked).toEqual(['Your name? Your age? ', 'Your age? ']);
    expect(run.state.output).toBe('Your name? Your age? no number: x\nYour age? Ann is 20\n');
  });

  it('stay unknown where nobody says them', async () => {
    const run = session(undefined, () => Promise.resolve(undefined), 'name = input()\nprint("Hi", name)\n');
    await run.run({ kind: 'continue' });
    expect(run.state.output).toBe('Hi <unknown>\n');
  });

  it('are waited for until the run is paused, and then asked for again', async () => {
    const code = 'a = input("a? ")\nprint(a)\n';
    const paused = new AbortController();
    let times = 0;
    const run = session(
      undefined,
      async (_prompt, signal) => {
        times += 1;
        if (times === 2) return 'late';
        paused.abort();
        signal?.throwIfAborted();
        return await Promise.resolve('early');
      },
      code,
    );
    expect((await run.run({ kind: 'continue' }, paused.signal)).kind).toBe('cancelled');
    await run.run({ kind: 'continue' });
    expect(run.state.output).toBe('a? late\n');
  });

  it('are those of a function of the program where it has one of that name', async () => {
    const code = 'def input(prompt):\n    return prompt + "!"\nprint(input("mine"))\n';
    const run = session(['never'], undefined, code);
    await run.run({ kind: 'continue' });
    expect(run.state.output).toBe('mine!\n');
  });
});
