/** What a program finds in `sys.argv`, by whatever name; every statement is evaluated by CPython. */
import { afterAll, describe, expect, it } from 'vitest';
import { launched } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { PredictionError, type Predictor } from '../../../src/codec/query';
import { LibraryModules } from '../../../src/adapter/launch/library-modules';
import { link } from '../../../src/python/modules/link';
import { loadPython } from '../../../src/python/source';
import { CheckingPredictor } from '../../../src/sandbox/checking-predictor';
import { HAS_PYTHON } from '../../support/cpython';
import { PythonTransport } from '../../support/python-transport';

const python = await loadPython();
const nobody: Predictor = { predict: () => Promise.reject(new PredictionError('nobody is asked')) };

describe.runIf(HAS_PYTHON)('the command line of a program', () => {
  const transport = new PythonTransport();
  afterAll(() => {
    transport.end();
  });

  /** All that it prints. */
  const printed = async (code: string, commandLine?: string[]): Promise<string> => {
    const predictor = new CheckingPredictor(nobody, transport);
    const source = link(
      python,
      python.parse(code),
      new LibraryModules(undefined, () => [], 'hidden', predictor.modules),
    );
    const machine = new Machine(source, predictor);
    let state = await launched(machine, commandLine ? { commandLine } : {});
    for (let steps = 0; state.status === 'running' && steps < 200; steps++) state = await machine.step(state);
    return state.output;
  };

  it.each([
    ['import sys\nprint(sys.argv[1:], len(sys.argv))', "['in.txt', '-v'] 3\n"],
    ['import sys as system\nfor text in system.argv:\n    print(len(text))', '7\n6\n2\n'],
    ['from sys import argv\nname, *rest = argv\nprint(name, rest)', "copy.py ['in.txt', '-v']\n"],
    ['from sys import argv as given\nprint("-v" in given)', 'True\n'],
    ['import sys\ndef main(argv):\n    return argv[1]\nprint(main(sys.argv))', 'in.txt\n'],
    ['import sys\ndef main():\n    if len(sys.argv) > 2:\n        return sys.argv[2]\nprint(main())', '-v\n'],
    ['import sys\ntry:\n    print(sys.argv[3])\nexcept IndexError:\n    print("usage")', 'usage\n'],
    ['import sys\nargs = sys.argv\nwhile len(args) > 2:\n    args = args[1:]\nprint(args)', "['in.txt', '-v']\n"],
  ])('is read by %s', async (code, output) => {
    expect(await printed(code, ['copy.py', 'in.txt', '-v'])).toBe(output);
  });

  it('is what a parser of arguments reads', async () => {
    const code = `import argparse
parser = argparse.ArgumentParser()
parser.add_argument("name", nargs="?")
parser.add_argument("-n", type=int, default=1)
given = parser.parse_args()
print(given.name, given.n)`;
    expect(await printed(code, ['copy.py', 'in.txt', '-n', '3'])).toBe('in.txt 3\n');
    expect(await printed(code, ['copy.py'])).toBe('None 1\n');
  });

  it.each([
    ['sys.argv = ["x"]', "['x']\n"],
    ['sys.argv[1:] = []', "['copy.py']\n"],
    ['sys.argv.append("x")', "['copy.py', 'in.txt', 'x']\n"],
    ['del sys.argv[0]', "['in.txt']\n"],
  ])('is what the program has made of it: %s', async (change, output) => {
    const code = `import sys\ndef change():\n    ${change}\nchange()\nprint(sys.argv)`;
    expect(await printed(code, ['copy.py', 'in.txt'])).toBe(output);
  });

  it('is known in a function of a program that changes something of that name elsewhere', async () => {
    const code = `import sys
def main():
    print(sys.argv[1:] or ["a"])
def other():
    argv = ["x"]
if __name__ == "__main__":
    main()`;
    expect(await printed(code, ['copy.py'])).toBe("['a']\n");
    expect(await printed(code, ['copy.py', 'in.txt'])).toBe("['in.txt']\n");
  });

  it('is what the program hands to its own parser of arguments', async () => {
    const code = `import argparse, sys
sys.argv = ["copy.py", "-n", "2"]
parser = argparse.ArgumentParser()
parser.add_argument("-n", type=int, default=1)
print(parser.parse_args().n)`;
    expect(await printed(code, ['copy.py'])).toBe('2\n');
    expect(await printed(code)).toBe('2\n');
  });

  it('is unknown where nobody has told it', async () => {
    expect(await printed('import sys\nprint(sys.argv)')).toBe('<unknown>\n');
  });
});
