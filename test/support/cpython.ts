/** CPython as a child process: says what is true, and stands in for the model where routines of `src/debugger/paper` run. */
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { RunRoutine } from '../../src/debugger/decompose/routines/run-routine';
import { parseValue } from '../../src/python/values/literal';
import { printValue } from '../../src/python/values/print';

const PROGRAM = `
import json, sys
for line in sys.stdin:
    given = json.loads(line)
    names = {name: eval(value) for name, value in given['variables'].items()}
    try:
        exec('from collections import *\\n' + given['routine'], names)
        value = eval(given['call'], names)
        print(json.dumps(repr(list(value) if 'yield' in given['routine'] else value)), flush=True)
    except (ArithmeticError, LookupError, NameError, SyntaxError, TypeError, ValueError):
        print('null', flush=True)
`;

export const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

export class Cpython {
  private readonly child = spawn('python3', ['-c', PROGRAM]);
  private readonly lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();

  end(): void {
    this.child.kill();
  }

  /** `repr` of an expression. */
  async value(expression: string): Promise<string | null> {
    return await this.run('', {}, expression);
  }

  /** `repr` of an expression after a program has run. */
  async after(program: string, expression: string): Promise<string | null> {
    return await this.run(program, {}, expression);
  }

  /** Surely what CPython says; undefined where a routine raises. */
  readonly roll: RunRoutine = async (routine, variables) => {
    const texts = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, printValue(value)]));
    const text = await this.run(routine, texts, 'f()');
    return text === null ? undefined : { value: parseValue(text), confidence: 0.999 };
  };

  private async run(routine: string, variables: Record<string, string>, call: string): Promise<string | null> {
    this.child.stdin.write(`${JSON.stringify({ routine, variables, call })}\n`);
    const { value } = (await this.lines.next()) as { readonly value: string };
    return JSON.parse(value) as string | null;
  }
}
