/**
 * The evaluator of `src/sandbox/python` in a plain CPython, for making training data: the same questions and answers as in the
 * sandbox. A statement reads no input, writes no file and starts nothing.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { SandboxTransport } from '../../sandbox/transport';

/** Seconds that a statement may take. */
const SECONDS = 5;

const PROGRAM = `
import io, json, signal, sys
sys.path.insert(0, sys.argv[1])
sys.set_int_max_str_digits(0)
from evaluator import answer
questions, sys.stdin = sys.stdin, io.StringIO()
answers, sys.stdout = sys.stdout, io.StringIO()
def late(*_):
    raise TimeoutError("it takes too long")
def watch(event, given):
    harmless = event == "open" and given[1] in (None, "r", "rb") and not str(given[0]).startswith("/dev")
    if event == "open" and not harmless or event.startswith(("os.", "subprocess.", "socket.", "shutil.", "ctypes.")):
        if event not in ("os.listdir", "os.scandir"):
            raise PermissionError(event)
signal.signal(signal.SIGALRM, late)
sys.addaudithook(watch)
for line in questions:
    signal.setitimer(signal.ITIMER_REAL, ${SECONDS})
    try:
        said = answer(line)
    except BaseException as error:
        said = json.dumps({"refused": type(error).__name__})
    signal.setitimer(signal.ITIMER_REAL, 0)
    answers.write(said + "\\n")
    answers.flush()
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
