/** The evaluator of `src/sandbox/python` in a plain CPython, for making training data: the same questions and answers as in the sandbox. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { SandboxTransport } from '../../sandbox/transport';

const PROGRAM = `
import sys
sys.path.insert(0, sys.argv[1])
sys.set_int_max_str_digits(0)
from evaluator import answer
for line in sys.stdin:
    sys.stdout.write(answer(line) + "\\n")
    sys.stdout.flush()
`;

export class PythonEvaluator implements SandboxTransport {
  readonly available = true;
  private readonly child;
  private readonly lines;

  /** @param folder with the package `evaluator` */
  constructor(python: string, folder: string) {
    const environment = { ...process.env, PYTHONHASHSEED: '0' };
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    this.child = spawn(python, ['-B', '-I', '-c', PROGRAM, resolve(folder)], { stdio: [...stdio], env: environment });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  /** One question at a time. @throws Error where the process has ended */
  async ask(request: string): Promise<string> {
    this.child.stdin.write(`${request}\n`);
    const line = await this.lines.next();
    if (line.done) throw new Error('the evaluator has ended by itself');
    return line.value;
  }

  end(): void {
    this.child.kill();
  }
}
