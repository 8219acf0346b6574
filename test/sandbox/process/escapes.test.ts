/** What the attempts of `escapes.ts` come to, with the list of what is allowed before the interpreter, and without it. */
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAttackersSandbox, makeSandbox } from '../../support/sandbox';
import { Home, isOfTheSystem, type SystemCalls, untraceable, within } from '../../support/quiet';
import type { Outcome } from './attempts-main';
import { ANSWERED, ATTEMPTS } from './escapes';

const LIMIT_MS = 500_000;
const SECRET = 'nobody may read this';

let program: string;

beforeAll(async () => {
  program = join(process.cwd(), 'out', 'sandbox', 'attempts', 'attempts.cjs');
  await build({
    entryPoints: ['test/sandbox/process/attempts-main.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
}, LIMIT_MS);

interface Run {
  readonly outcomes: readonly Outcome[];
  readonly last: Outcome | undefined;
  readonly home: Home;
  readonly secret: string;
  readonly target: string;
  readonly calls: SystemCalls | undefined;
}

async function run(folder: string, mode: 'raw' | 'checked'): Promise<Run> {
  const home = new Home();
  const secret = home.program('secret.txt', SECRET);
  mkdirSync(join(home.programs, 'targets'));
  const target = join(home.programs, 'targets', 'made.txt');
  const isTraced = untraceable() === undefined;
  const child = home[isTraced ? 'startTraced' : 'start']([program, folder, secret, target, mode]);
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(complaints).toBe('');
  const outcomes = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
  const last = outcomes.pop();
  return { outcomes, last, home, secret, target, calls: isTraced ? home.calls : undefined };
}

const isLate = ({ answer }: Outcome): boolean => answer.startsWith('SandboxTimeout');
const isEnded = ({ answer }: Outcome): boolean => answer.startsWith('SandboxUnavailable');

it('there are more than two hundred attempts of many kinds', () => {
  expect(new Set(ATTEMPTS.map(({ code }) => code)).size).toBeGreaterThan(200);
});

describe.each([
  ['the interpreter by itself', 'raw'],
  ['the evaluator', 'checked'],
] as const)('%s', (_, mode) => {
  let folder: string;
  let made: Run;

  beforeAll(async () => {
    folder = realpathSync(
      mode === 'raw' ? makeAttackersSandbox('attempts') : makeSandbox('checked', 'src/sandbox/python', 'evaluator'),
    );
    made = await run(folder, mode);
  }, LIMIT_MS);

  afterAll(() => {
    made.home.remove();
  });

  it('answers questions after each attempt, and after all of them', () => {
    expect(made.outcomes.map(({ code }) => code)).toEqual(ATTEMPTS.map(({ code }) => code));
    expect(made.last?.answer).toContain('42');
  });

  it('gets hold of nothing and leaves nothing', () => {
    expect(made.outcomes.filter(({ answer }) => answer.includes(SECRET) || /PATH|uid=/.test(answer))).toEqual([]);
    expect(readFileSync(made.secret, 'utf8')).toBe(SECRET);
    expect(existsSync(made.target)).toBe(false);
    expect(made.home.leftovers).toEqual([]);
  });

  it('does not keep this side busy', () => {
    expect(made.outcomes.filter(({ cpu }) => cpu > 1)).toEqual([]);
    // Much more than the limit of a question, for machines on which everything is slow.
    expect(made.outcomes.filter(({ seconds }) => seconds > 10)).toEqual([]);
    expect(made.outcomes.filter(isLate).length).toBeLessThan(ATTEMPTS.length / 3);
  });

  it('asks the system for nothing but its own files', ({ skip }) => {
    const { calls } = made;
    skip(calls === undefined, untraceable());
    expect(calls?.network).toEqual([]);
    expect(calls?.executed).toEqual([process.execPath]);
    expect(calls?.written.filter((path) => path !== '/dev/null')).toEqual([]);
    const isOurs = within([folder, program, ...packagesAbove(program)]);
    expect(calls?.opened).toContain(join(folder, 'python.wasm'));
    // This side looks how much processor time its process has had, before it ends it.
    const isProcessorTime = (path: string): boolean => /^\/proc\/\d+\/stat$/.test(path);
    const others = calls?.opened.filter((path) => !isOurs(path) && !isOfTheSystem(path) && !isProcessorTime(path));
    expect(others).toEqual([]);
  });

  it('ends attempts as refused, as failed, or as late', () => {
    const answered = made.outcomes.filter((one) => !isLate(one) && !isEnded(one));
    if (mode === 'raw') {
      // Without the list in front, Python itself may be looked at; there is only nothing behind it.
      expect(answered.filter(({ answer }) => answer.startsWith('exception:')).length).toBeGreaterThan(100);
      return;
    }
    const answers = answered.filter(({ answer }) => {
      const told = JSON.parse(answer) as { refused?: string; outcome?: { kind: string } };
      return told.refused === undefined && told.outcome?.kind !== 'raise';
    });
    expect(answers.filter(({ code }) => !ANSWERED.has(code))).toEqual([]);
  });
});

/** Where Node looks which kind of module a program is. */
function packagesAbove(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => [...parts.slice(0, index), 'package.json'].join('/'));
}
