/**
 * Makes all attempts of `escapes.ts`, and prints what came of each as a line of JSON:
 *
 *     node attempts-main.cjs FOLDER SECRET TARGET raw|checked
 *
 * `raw` gives them to the interpreter as they are, `checked` to the evaluator, as questions about statements.
 */
import { SandboxProcess } from '../../../src/sandbox/process/sandbox-process';
import { ATTEMPTS, type Attempt } from './escapes';

export interface Outcome extends Attempt {
  /** What was answered, or the error's name and message. */
  readonly answer: string;
  /** Seconds of processor time that it cost on this side. */
  readonly cpu: number;
  readonly seconds: number;
}

const [folder = '', secret = '', target = '', mode] = process.argv.slice(2);

/** What a statement before has bound: a built-in function by itself, in a list, or in a dict. */
const BOUND = /^(\w+) = (?:([a-z_]+)|\[([a-z_]+)\]|\{"k": ([a-z_]+)\})$/;

/** As the machine asks: names that imports and assignments have bound come with the question. */
function question(code: string): string {
  const imports: Record<string, string> = {};
  const names: Record<string, unknown> = {};
  const objects: Record<string, unknown> = {};
  const lines = code.split('\n').filter((line) => {
    const [, modules, from, imported] = /^(?:import ([\w., ]+)|from ([\w.]+) import ([\w, ]+))$/.exec(line) ?? [];
    for (const name of (imported ?? modules)?.split(', ') ?? [])
      imports[name] = from === undefined ? name : `${from}.${name}`;
    const [, name, plain, listed, kept] = (code.includes('\n') ? BOUND.exec(line) : undefined) ?? [];
    if (name !== undefined) {
      const id = Object.keys(objects).length + 1;
      const value = ['bi', plain ?? listed ?? kept];
      names[name] = plain === undefined ? ['@', id] : value;
      if (plain === undefined) objects[id] = listed === undefined ? ['dict', [['k', value]]] : ['list', [value]];
    }
    return modules === undefined && imported === undefined && name === undefined;
  });
  const rest = lines.join('\n');
  return JSON.stringify({ text: rest, kind: 'simple', names, imports, objects });
}

async function attempt(sandbox: SandboxProcess, { kind, code }: Attempt): Promise<Outcome> {
  const text = code.replaceAll('SECRET', secret).replaceAll('TARGET', target);
  const [start, before] = [performance.now(), process.cpuUsage()];
  const answer = await sandbox
    .ask(mode === 'raw' ? text : question(text), { milliseconds: 300 })
    .catch((error: unknown) => String(error));
  const { user, system } = process.cpuUsage(before);
  return { kind, code, answer, cpu: (user + system) / 1e6, seconds: (performance.now() - start) / 1000 };
}

async function main(): Promise<void> {
  const sandbox = new SandboxProcess(folder);
  for (const each of ATTEMPTS) {
    // Time that a new process takes to start is not the attempt's.
    await sandbox.ask(mode === 'raw' ? '' : question('1'), { milliseconds: 20_000 });
    process.stdout.write(`${JSON.stringify(await attempt(sandbox, each))}\n`);
  }
  const last = mode === 'raw' ? 'result = 6 * 7' : question('x = 6 * 7');
  const answer = await sandbox.ask(last, { milliseconds: 20_000 });
  process.stdout.write(`${JSON.stringify({ kind: 'last', code: last, answer, cpu: 0, seconds: 0 })}\n`);
  sandbox.dispose();
}

void main();
