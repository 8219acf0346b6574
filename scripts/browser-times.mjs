/**
 * How fast the extension for browsers is in Chromium on this machine, against its limits; what it consists of comes from `out/web`, over HTTP and
 * out of the browser's cache:
 *
 *     node scripts/browser-times.mjs [--no-limits]
 *
 * Beside each time stands what processors did for it, in all processes of the browser, which other work on the machine does not change. Exits with 1 when a
 * limit is broken; `--no-limits` only prints, for a machine that does other work.
 */
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { loadavg, tmpdir } from 'node:os';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { forBrowser } from './bundles.mjs';
import { buildWeb } from './web.mjs';

const STARTS = 5;
const PROMPTS = 60;
const TOKENS = 60;
/** The clock of the system counts processor time so many times a second. */
const TICKS = 100;
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
};

const folder = mkdtempSync(join(tmpdir(), 'neural-debug-browser-'));
const server = createServer();
let context;
try {
  await buildWeb('out/web');
  const parts = { page: 'site/times.ts', network: 'test/web/network-times.ts' };
  for (const [name, entry] of Object.entries(parts))
    await build(
      forBrowser(true, {
        entryPoints: [entry],
        outfile: join(folder, `${name}.js`),
        format: 'iife',
        logLevel: 'error',
        define: { 'import.meta.url': 'location.href' },
      }),
    );
  server.on('request', serve);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  // One folder for all: the browser's cache is in it.
  context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const cold = await measured('start', false);
  const starts = [];
  for (let start = 0; start < STARTS; start++) starts.push(await measured('start', true));
  const alone = await measured('steps', false);
  const checked = await measured('steps', true);
  const prompts = await measured('prompts', TOKENS, PROMPTS);
  const middle = (numbers) => quantile(numbers, 0.5);
  const rows = [
    { name: 'first start, nothing in the cache', value: cold.result.stop, processor: cold.processor },
    {
      name: `start with a warm cache, median of ${STARTS}`,
      value: middle(starts.map(({ result }) => result.stop)),
      processor: middle(starts.map(({ processor }) => processor)),
      limit: 4000,
    },
    { name: 'until the check is there, too', value: middle(starts.map(({ result }) => result.checked)) },
    ...stepRows('step, the model alone', alone, 60),
    ...stepRows('step, checked', checked, 60),
    ...stepRows(`prompt of ${TOKENS} tokens, one thread`, prompts, 250),
  ];
  console.log(`Chromium ${context.browser()?.version() ?? ''}, load ${loadavg()[0].toFixed(1)} at the end\n`);
  for (const row of rows) console.log(format(row));
  const isBroken = rows.some(({ value, limit }) => limit !== undefined && !(value <= limit));
  if (isBroken && !process.argv.includes('--no-limits')) process.exitCode = 1;
} finally {
  await context?.close();
  server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** On a page of its own: what one of the functions of site/times.ts gives, and milliseconds of processors meanwhile. */
async function measured(what, ...given) {
  const page = await context.newPage();
  const before = processorTimes();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const result = await page.evaluate(`times.${what}(${given.map((one) => JSON.stringify(one)).join()})`);
  const processor = [...processorTimes()].reduce((sum, [id, time]) => sum + time - (before.get(id) ?? 0), 0);
  await page.close();
  return { result, processor };
}

function stepRows(name, { result }, limit) {
  return [
    { name: `${name}, median`, value: quantile(result, 0.5), limit },
    { name: `${name}, 95 %`, value: quantile(result, 0.95) },
  ];
}

function serve({ url = '/' }, response) {
  const path = url === '/' ? undefined : [folder, 'out/web'].map((root) => join(root, normalize(url))).find(isFile);
  const type = TYPES[extname(path ?? 'index.html')] ?? 'application/octet-stream';
  response.writeHead(url === '/' || path ? 200 : 404, { 'content-type': type, 'cache-control': 'max-age=3600' });
  if (path) createReadStream(path).pipe(response);
  else response.end('<!doctype html><title>times</title><script src="page.js"></script>');
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

/** Of each process that has been started from this one. */
function processorTimes() {
  const parents = new Map();
  const times = new Map();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ');
      parents.set(Number(name), Number(fields[1]));
      times.set(Number(name), ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS);
    } catch {
      // It has ended.
    }
  }
  const isOurs = (id) => parents.get(id) === process.pid || (parents.has(id) && isOurs(parents.get(id)));
  return new Map([...times].filter(([id]) => isOurs(id)));
}

function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function format({ name, value, limit, processor }) {
  const shown = `${value.toFixed(value < 100 ? 1 : 0).padStart(8)} ms`;
  const beside = processor === undefined ? '' : `   processors ${processor.toFixed(0)} ms`;
  const verdict = limit === undefined ? '' : `   limit ${limit} ms${value <= limit ? '' : '   BROKEN'}`;
  return `  ${name.padEnd(44)} ${shown}${beside}${verdict}`;
}
