/**
 * Opens files that nobody chose, as a user would, and tells what went wrong: for finding crashes and stalls, not for accuracy.
 *
 *     node scripts/open-files.mjs FOLDER|FILE… [--sample N] [--seed S] [--functions N] [--ceiling SECONDS] [--only trace|host]
 *                                 [--minutes N] [--clock wall|processor] [--cli dist/cli.js] [--verbose]
 *
 * Needs `npm run build`. Nothing of the files is run. For each Python file (tests and idlelib aside)
 *
 * - `trace FILE --max-steps 30 --json` in a process of its own,
 * - in one `neural-debug host` for all files: its functions are listed, the first N at top level are surveyed with the best
 *   example call (as a launch would run them), and the lines of the first function are hovered over.
 *
 * A *crash* is an error of ours: a stack trace, a TypeError, RangeError or ReferenceError, tokens of the model's language in a
 * message, a process that ends. A *stall* is a trace whose time to the next step, or a request, that takes longer than the ceiling (10 s
 * if not given). What a run says of itself ("cannot be predicted", "cannot be told") is neither; these are counted by kind.
 * `--sample` takes as many files by chance, the same ones for the same `--seed`. `--clock processor` judges the processor time of
 * the processes (Linux only), so that other work on the machine is not counted. `--only list` lists the functions of each file and
 * looks for example calls, which asks the model nothing. `--verbose` tells each crash and stall at once. Exits with 1 where there
 * are crashes or stalls.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  CancellationTokenSource,
  createMessageConnection,
  generateRandomPipeName,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    functions: { type: 'string', default: '2' },
    ceiling: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
    clock: { type: 'string', default: 'wall' },
    cli: { type: 'string', default: 'dist/cli.js' },
    verbose: { type: 'boolean', default: false },
  },
});

const TRACED = 30;
/** Lines that are hovered over in a function. */
const HOVERED = 12;
/** A survey rolls a whole call out, step by step, and is given more time than one step. */
const PATIENCE = 3;
const ceiling = 1000 * Number(options.ceiling);
/** How often a process is looked at, in milliseconds. */
const LOOKED = 200;
/** Without any progress for so many ceilings, whatever the clock says. */
const WAITED = 20;
/** Of processor time, as `/proc` counts it. */
const TICKS_A_SECOND = 100;
const until = performance.now() + 60_000 * Number(options.minutes);
/** Folders of files that are made to break something. */
const ASIDE =
  /(?:^|[\\/])(?:tests?|idlelib|lib2to3[\\/]tests|bad_coding\w*|badsyntax\w*)(?:[\\/]|\.py$)|[\\/]test_[^\\/]*$/;
/** Errors that are never meant for people. Names of exceptions alone are not: programs raise them as well. */
const OURS =
  /\n\s+at \S+ ?\(|\.js:\d+:\d+|(?:^|neural-debug: |failed: )(?:Range|Type|Reference)Error\b|Cannot read propert|is not a function$|is not iterable$|Maximum call stack|internal error|<(?:pad|end|do|step|values|out|del|iter|more)>|cannot stand here/i;

const found = { crashes: [], stalls: [] };
const endings = new Map();
const times = { 'trace, to the first step': [], 'trace, a step': [], functions: [], survey: [], hover: [] };
let tried = 0;

const files = sampled(positionals.flatMap((path) => pythonFiles(resolve(path))));
let host;
for (const file of files) {
  if (performance.now() > until) break;
  tried += 1;
  if (options.verbose) console.error(file);
  if (options.only !== 'host' && options.only !== 'list') await traced(file);
  if (options.only !== 'trace') await served(file);
}
host?.end();
report();

// One file.

async function traced(file) {
  const child = spawn(process.execPath, [options.cli, 'trace', file, '--max-steps', String(TRACED), '--json']);
  const clock = clockOf(child.pid);
  let last = clock();
  let longest = 0;
  let steps = 0;
  let line = 0;
  let err = '';
  let rest = '';
  let isStalled = false;
  // A step that takes too long is waited for no longer.
  let seen = last;
  let waited = 0;
  const watch = setInterval(() => {
    seen = clock();
    waited += LOOKED;
    if (seen - last < 2 * ceiling && waited < WAITED * ceiling) return;
    isStalled = true;
    child.kill('SIGKILL');
  }, LOOKED);
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const now = clock();
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length === 0) return;
    if (steps > 0) longest = Math.max(longest, now - last);
    times[steps === 0 ? 'trace, to the first step' : 'trace, a step'].push(now - last);
    last = now;
    waited = 0;
    steps += lines.length;
    line = JSON.parse(lines.at(-1)).line;
  });
  const [code, signal] = await new Promise((done) => child.once('close', (...ending) => done(ending)));
  clearInterval(watch);
  longest = Math.max(longest, (options.clock === 'wall' ? clock() : seen) - last);
  if (isStalled || longest > ceiling)
    stall(file, `trace, after line ${line}`, isStalled ? Number.POSITIVE_INFINITY : longest);
  if (isStalled) return;
  if (signal !== null || (code !== 0 && code !== 1 && code !== 2))
    crash(file, 'trace', `ended with ${signal ?? code}: ${err}`);
  else if (OURS.test(err)) crash(file, 'trace', err);
  else if (code !== 0)
    ended(`trace: ${err.replace(/^neural-debug: (?:the next step cannot be predicted: )?/, '')}`, file);
}

async function served(file) {
  const text = readFileSync(file, 'utf8');
  const document = { uri: pathToFileURL(file).href, text };
  const all = await asked(file, 'functions', document);
  if (!all) return;
  const top = all
    .filter(({ name, line }) => !name.includes('.') && isFunction(text, line))
    .slice(0, Number(options.functions));
  for (const { name } of top) {
    const examples = await asked(file, 'examples', { ...document, function: name, written: options.only === 'list' });
    const call = examples?.[0]?.call;
    if (call === undefined || options.only === 'list') continue;
    const survey = await asked(file, 'survey', { ...document, function: name, call }, PATIENCE * ceiling);
    if (survey?.outcome.kind === 'unfinished') ended(`survey: ${survey.outcome.reason}`, file);
  }
  const [first] = top;
  if (!first || options.only === 'list') return;
  const lines = text.split(/\r\n?|\n/);
  for (let line = first.line; line < Math.min(first.endLine, first.line + HOVERED); line++) {
    const character = lines[line]?.search(/\S/) ?? -1;
    if (character >= 0) await asked(file, 'hover', { ...document, line, character, patience: 2000 });
  }
}

function isFunction(text, line) {
  const from = text.split(/\r\n?|\n/).slice(line - 1);
  return /^(?:async )?def\b/.test(from.find((one) => !/^(?:@|\s|\)|$|#)/.test(one)) ?? '');
}

// The host.

/** The answer; undefined where there is none. */
async function asked(file, kind, params, limit = ceiling) {
  host ??= startHost();
  await host.ready;
  const { connection, closed, clock } = host;
  const began = clock();
  const source = new CancellationTokenSource();
  let watch;
  const late = new Promise((done) => {
    let waited = 0;
    watch = setInterval(() => {
      waited += LOOKED;
      const took = Math.max(clock() - began, waited / WAITED);
      if (took > limit) source.cancel();
      if (took > limit + ceiling / 2) done('late');
    }, LOOKED);
  });
  try {
    const answer = await Promise.race([connection.sendRequest(`neural/${kind}`, params, source.token), closed, late]);
    if (answer === 'late' || answer === 'closed') {
      if (answer === 'late') stall(file, kind, Number.POSITIVE_INFINITY);
      else crash(file, kind, `the host has ended: ${host.err()}`);
      host.end();
      host = undefined;
      return undefined;
    }
    if (OURS.test(JSON.stringify(unknownsOf(answer)))) crash(file, kind, JSON.stringify(unknownsOf(answer)));
    return answer;
  } catch (error) {
    if (source.token.isCancellationRequested) stall(file, kind, clock() - began);
    else if (OURS.test(error.message)) crash(file, kind, error.message);
    else ended(`${kind}: ${error.message}`, file);
    return undefined;
  } finally {
    clearInterval(watch);
    times[kind]?.push(clock() - began);
  }
}

/** The texts for people in an answer; values may hold anything. */
function unknownsOf(answer) {
  if (Array.isArray(answer)) return answer.flatMap(unknownsOf);
  if (answer === null || typeof answer !== 'object') return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    /^(?:unknown|reason|note|notes|text)$/.test(key) && value ? [value] : unknownsOf(value),
  );
}

function startHost() {
  const child = spawn(process.execPath, [options.cli, 'host', '--pipe', generateRandomPipeName()], { stdio: 'pipe' });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.stdin.on('error', () => undefined);
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onError(() => undefined);
  const closed = new Promise((done) => child.once('close', () => done('closed')));
  const started = new Promise((done) => connection.onNotification('neural/status', done));
  connection.listen();
  return {
    connection,
    closed,
    clock: clockOf(child.pid),
    ready: Promise.race([started, closed]),
    err: () => err,
    end: () => {
      connection.dispose();
      child.kill('SIGKILL');
    },
  };
}

// Time.

/** Milliseconds that count for a process: those that have gone by, or those that it and its children have computed. */
function clockOf(pid) {
  if (options.clock === 'wall') return () => performance.now();
  let most = 0;
  return () => (most = Math.max(most, computed(pid)));
}

function computed(pid) {
  try {
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const ticks = fields
      .split(' ')
      .slice(11, 15)
      .reduce((sum, field) => sum + Number(field), 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const others = children === '' ? [] : children.split(' ').map(Number);
    return (1000 * ticks) / TICKS_A_SECOND + others.reduce((sum, child) => sum + computed(child), 0);
  } catch {
    // It has ended.
    return 0;
  }
}

// What was found.

function crash(file, where, text) {
  found.crashes.push(`${file}: ${where}: ${text.trim().slice(0, 400)}`);
  if (options.verbose) console.error(`CRASH ${found.crashes.at(-1)}`);
}

function stall(file, where, milliseconds) {
  const time = Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(1)} s` : 'given up';
  found.stalls.push(`${file}: ${where}: ${time}`);
  if (options.verbose) console.error(`STALL ${found.stalls.at(-1)}`);
}

/** Numbers and names aside, it is of one kind. */
function ended(text, file) {
  const kind = text
    .trim()
    .replace(/'[^']*'|"[^"]*"/g, '…')
    .replace(/\d+/g, 'N')
    .slice(0, 110);
  const known = endings.get(kind) ?? { count: 0, file };
  endings.set(kind, { ...known, count: known.count + 1 });
}

function report() {
  console.log(`${tried} of ${files.length} files, seed ${options.seed}, ceiling ${options.ceiling} s\n`);
  for (const [title, all] of Object.entries(found)) {
    console.log(`${title}: ${all.length}`);
    for (const one of all) console.log(`  ${one}`);
  }
  console.log(
    '\nmilliseconds'.padEnd(28),
    'count'.padStart(7),
    'p50'.padStart(7),
    'p95'.padStart(7),
    'most'.padStart(7),
  );
  for (const [name, all] of Object.entries(times)) {
    const row = [0.5, 0.95, 1].map((share) => quantile(all, share).toFixed(0).padStart(7));
    console.log(name.padEnd(27), String(all.length).padStart(7), ...row);
  }
  console.log('\nends of their own');
  for (const [kind, { count, file }] of [...endings].sort(([, a], [, b]) => b.count - a.count).slice(0, 30))
    console.log(`  ${String(count).padStart(4)} ${kind}   (${basename(file)})`);
  if (found.crashes.length + found.stalls.length > 0) process.exitCode = 1;
}

function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

// Which files.

function pythonFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return (
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      // Packages lie in a folder of the interpreter's: they are tried where somebody names it.
      .filter((name) => name.endsWith('.py') && !ASIDE.test(name) && !name.includes('site-packages'))
      .sort()
      .map((name) => join(path, name))
      .filter((name) => statSync(name).isFile())
  );
}

function sampled(all) {
  if (options.sample === undefined) return all;
  // mulberry32
  let state = Number(options.seed) >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return all
    .map((file) => ({ file, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, Number(options.sample))
    .map(({ file }) => file);
}
