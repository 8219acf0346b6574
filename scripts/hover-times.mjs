/**
 * How long the first hover over a function takes, in the process that an editor's window talks to: one function a file, in files that
 * nobody has chosen. Used by `bench.mjs --files FOLDER`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  generateRandomPipeName,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node.js';

/** Functions of more lines are not counted. */
const LONGEST = 25;
const SHORTEST = 3;
/** What a hover of the editor waits for. */
const PATIENCE = 2000;
/** The clock of the system counts processor time so many times a second. */
const TICKS = 100;

/** Milliseconds until the answer, processor time of the process and its children meanwhile, and whether it had a value. */
export async function hoverTimes(folder, most) {
  const host = spawn(process.execPath, ['dist/cli.js', 'host', '--pipe', generateRandomPipeName()], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const connection = createMessageConnection(new StreamMessageReader(host.stdout), new StreamMessageWriter(host.stdin));
  connection.listen();
  const hover = (params) => connection.sendRequest('neural/hover', params);
  try {
    // The model is loaded by then.
    await hover({ uri: 'untitled:a.py', text: 'x = 1\ny = x + 1\n', line: 1, character: 4 });
    const times = [];
    for (const path of filesIn(folder)) {
      if (times.length >= most) break;
      const document = { uri: pathToFileURL(path).href, text: readFileSync(path, 'utf8') };
      const functions = await connection.sendRequest('neural/functions', document);
      const fitting = functions.filter(({ line, endLine }) => endLine - line < LONGEST && endLine - line >= SHORTEST);
      const chosen = fitting[Math.floor(fitting.length / 2)];
      if (!chosen) continue;
      const place = placeIn(document.text, chosen);
      if (!place) continue;
      const [before, began] = [processorTime(host.pid), performance.now()];
      const answer = await hover({ ...document, ...place, patience: PATIENCE });
      const wall = performance.now() - began;
      const processor = processorTime(host.pid) - before;
      if (answer)
        times.push({
          path,
          name: chosen.name,
          wall,
          processor,
          hasValue: answer.values.length > 0 || answer.partial !== true,
        });
    }
    return times;
  } finally {
    connection.end();
    host.kill();
  }
}

/** In an order that has nothing to do with their names. */
function filesIn(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.py'));
  return all.sort((a, b) => scattered(a) - scattered(b)).map((name) => join(folder, name));
}

function scattered(name) {
  let number = 7;
  for (const character of name) number = (Math.imul(number, 31) + character.charCodeAt(0)) >>> 0;
  return Math.imul(number, 2_654_435_761) >>> 0;
}

/** The first name on the middle line of a function that has one. */
function placeIn(text, { line, endLine }) {
  const lines = text.split(/\r\n?|\n/);
  for (let at = Math.ceil((line + endLine) / 2); at <= endLine; at++) {
    const character = /^\s+(?:return |if |for )?(?=[a-z_])/.exec(lines[at] ?? '')?.[0].length;
    if (character !== undefined && !/^\s*(?:pass|else|try|finally|continue|break)\b/.test(lines[at]))
      return { line: at, character };
  }
  return undefined;
}

/** Of a process and those that it has started, in milliseconds; 0 where the system does not tell. */
function processorTime(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const own = ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    const path = `/proc/${pid}/task/${task}/children`;
    return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
  });
  return own + children.reduce((sum, child) => sum + processorTime(child), 0);
}
