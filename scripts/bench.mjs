/**
 * How fast and how large the product is on this machine, against its limits:
 *
 *     npm run bench -- [--cases CASES.jsonl] [--files FOLDER] [--no-limits] [--load]
 *
 * Needs `npm run build`. Exits with 1 when a limit is broken; `--no-limits` only prints, for a machine that does other work. With `--load` another
 * process keeps one core busy. With `--files` the first hover over a function is timed, too, in files of that folder; processor time stands
 * beside it, which other work on the machine does not change.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DebugClient } from '@vscode/debugadapter-testsupport';
import { build } from 'esbuild';
import { hoverTimes } from './hover-times.mjs';
import { sessionTimes } from './session-times.mjs';

const LAUNCHES = 5;
/** Steps of the session whose memory is measured. */
const WALKED = 10;
/** Files whose first hover is timed. */
const HOVERED = 60;

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: 'test/fixtures/cases/cases.jsonl' },
    files: { type: 'string' },
    'no-limits': { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
  },
});

const load = options.load ? spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }) : undefined;
mkdirSync('.work', { recursive: true });
const folder = mkdtempSync(resolve('.work', 'bench-'));
try {
  const steps = await stepTimes();
  const { stops, memory } = await sessions();
  const felt = await sessionTimes(folder);
  const hovers = options.files === undefined ? undefined : await hoverTimes(options.files, HOVERED);
  const model = statSync('models/model.onnx').size / 1e6;
  const rows = [
    { name: 'predicted step, median', value: quantile(steps, 0.5), unit: 'ms', limit: 100 },
    { name: 'predicted step, 95 %', value: quantile(steps, 0.95), unit: 'ms' },
    { name: 'launch to first stop, median', value: quantile(stops, 0.5), unit: 'ms', limit: 3000 },
    { name: 'step of a session, 95 %', value: quantile(felt.steps, 0.95), unit: 'ms', limit: 100 },
    { name: '1,000 steps of a loop', value: felt.loop, unit: 'ms', limit: 5000 },
    { name: 'back in 20,000 steps, slowest', value: Math.max(...felt.back), unit: 'ms', limit: 100 },
    ...(hovers ? hoverRows(hovers) : []),
    { name: 'resident memory of a session', value: memory, unit: 'MB' },
    { name: 'model', value: model, unit: 'MB', limit: 15 },
  ];
  console.log(
    `${steps.length} predicted steps, ${stops.length} launches; ${process.platform}-${process.arch}, Node ${process.version}\n`,
  );
  for (const row of rows) console.log(format(row));
  const isBroken = rows.some(({ value, limit }) => limit !== undefined && !(value <= limit));
  if (isBroken && !options['no-limits']) process.exitCode = 1;
} finally {
  load?.kill();
  rmSync(folder, { recursive: true, force: true });
}

function hoverRows(hovers) {
  const [walls, processors] = [hovers.map(({ wall }) => wall), hovers.map(({ processor }) => processor)];
  return [
    { name: `first hover of ${hovers.length}, median`, value: quantile(walls, 0.5), unit: 'ms' },
    { name: 'first hover, 95 %', value: quantile(walls, 0.95), unit: 'ms', limit: 600 },
    { name: 'first hover, processor, 95 %', value: quantile(processors, 0.95), unit: 'ms' },
    { name: 'first hovers without a value', value: hovers.filter(({ hasValue }) => !hasValue).length, unit: 'of them' },
  ];
}

function format({ name, value, unit, limit }) {
  const shown =
    value === undefined ? 'not measured here' : `${value.toFixed(unit === 'ms' ? 0 : 1).padStart(8)} ${unit}`;
  const verdict = limit === undefined ? '' : `   limit ${limit} ${unit}${value <= limit ? '' : '   BROKEN'}`;
  return `  ${name.padEnd(32)} ${shown}${verdict}`;
}

function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Milliseconds of every step that asked the model, from the true state before it or else in a roll-out, after one case to warm up. */
async function stepTimes() {
  const { answerOutput, answerSteps, loadPython, Machine, loadPredictor, readCases } = await engine();
  const [parser, predictor] = await Promise.all([loadPython(), loadPredictor('models')]);
  const times = [];
  let asked = 0;
  const counting = {
    predict: async (query, signal) => {
      asked++;
      return await predictor.predict(query, signal);
    },
  };
  const original = Machine.prototype.step;
  Machine.prototype.step = async function timed(...args) {
    const before = asked;
    const began = performance.now();
    try {
      return await original.apply(this, args);
    } finally {
      if (asked > before) times.push(performance.now() - began);
    }
  };
  const cases = readCases(options.cases);
  const engineOfCases = { parser, predictor: counting };
  const answer = (one) => (one.steps ? answerSteps(engineOfCases, one, one.steps) : answerOutput(engineOfCases, one));
  for (const one of cases.slice(0, 1)) await answer(one);
  times.length = 0;
  for (const one of cases) await answer(one);
  await predictor.release();
  return times;
}

/** The parts of the product, bundled for this process. */
async function engine() {
  const outfile = join(folder, 'engine.mjs');
  const contents = `
    export { answerOutput, answerSteps } from './src/cli/cases/case-answers';
    export { readCases } from './src/cli/cases/cases';
    export { Machine } from './src/debugger/machine/machine';
    export { loadPredictor } from './src/model/node/load-model';
    export { loadPython } from './src/python/source';`;
  const require = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  await build({
    stdin: { contents, resolveDir: process.cwd() },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    external: ['onnxruntime-node'],
    banner: { js: require },
  });
  return await import(pathToFileURL(outfile).href);
}

/** From starting the adapter to the first stop, in milliseconds, and the memory of the last one after some steps. */
async function sessions() {
  const program = join(folder, 'program.py');
  writeFileSync(program, 'def f(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total\n');
  const stops = [];
  let memory;
  for (let launch = 0; launch < LAUNCHES; launch++) {
    const began = performance.now();
    const adapter = spawn(process.execPath, ['dist/cli.js', 'dap'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise((done) => adapter.once('exit', done));
    const client = new DebugClient('', '', 'neural-python');
    client.connect(adapter.stdout, adapter.stdin);
    const stopped = client.waitForEvent('stopped', 60_000);
    const ready = client.waitForEvent('initialized', 60_000);
    await client.initializeRequest();
    await Promise.all([ready, client.launchRequest({ program, function: 'f', args: ['9'], stopOnEntry: true })]);
    await client.configurationDoneRequest();
    await stopped;
    stops.push(performance.now() - began);
    if (launch === LAUNCHES - 1) memory = await memoryAfterSteps(client, adapter.pid);
    await client.disconnectRequest();
    await ended;
  }
  return { stops, memory };
}

async function memoryAfterSteps(client, pid) {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  for (let step = 0; step < WALKED; step++) {
    const stopped = Promise.race([client.waitForEvent('stopped', 60_000), client.waitForEvent('terminated', 60_000)]);
    await client.stepInRequest({ threadId: 1 });
    if ((await stopped).event === 'terminated') break;
  }
  const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1];
  return Number(kilobytes) / 1000;
}
