/** The evaluator of `src/sandbox/python` in a plain CPython, for making training data: the same questions and answers as in the sandbox. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { SandboxTransport } from '../../sandbox/transport';

/** Seconds of processor time that a statement may take. */
const SECONDS = 1;

const PROGRAM = `
import json, signal, sys
sys.path.insert(0, sys.argv[1])
sys.set_int_max_str_digits(0)
from evaluator import answer
def late(*_):
    raise TimeoutError("it takes too long")
signal.signal(signal.SIGVTALRM, late)
for line in sys.stdin:
    signal.setitimer(signal.ITIMER_VIRTUAL, ${SECONDS})
    try:
        said = answer(line)
    except BaseException as error:
        said = json.dumps({"refused": type(error).__name__})
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    sys.stdout.write(said + "\\n")
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
