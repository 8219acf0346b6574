/** The evaluator in a plain CPython, for tests: the same questions and answers as in the sandbox, without its walls. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SandboxTransport } from '../../src/sandbox/transport';

const FOLDER = join(import.meta.dirname, '../../src/sandbox/python');
const PROGRAM = `
import sys
sys.path.insert(0, ${JSON.stringify(FOLDER)})
from evaluator import answer
for line in sys.stdin:
    print(answer(line), flush=True)
`;

export class PythonTransport implements SandboxTransport {
  readonly available = true;
  private readonly child = spawn('python3', ['-B', '-c', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONHASHSEED: '0' },
  });
  private readonly lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  private last: Promise<unknown> = Promise.resolve();

  ask(request: string): Promise<string> {
    const answer = this.last.then(async () => {
      this.child.stdin.write(`${request}\n`);
      const { value } = (await this.lines.next()) as { readonly value: string };
      return value;
    });
    this.last = answer;
    return answer;
  }

  end(): void {
    this.child.kill();
  }
}
