/** `dap` and `host` as processes: the token of a port, and how they end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bundleCli, cli, Scratch, spawnCli } from '../../support/cli';
import { freePort } from '../../dap/port';

const scratch = new Scratch();
let bundle: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  scratch.file('one.py', 'x = 1\n');
  bundle = await bundleCli();
});
afterEach(() => {
  child?.kill('SIGKILL');
});
afterAll(() => {
  scratch.remove();
});

/** Starts a server; returns what it prints first. */
async function listening(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  child = spawn(process.execPath, [bundle, 'dap', ...args], { cwd: scratch.path, env: { ...process.env, ...env } });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return line.toString();
}

/** The messages of the answers to a launch. */
async function launched(port: number, attributes: object): Promise<string> {
  const request = { seq: 1, type: 'request', command: 'launch', arguments: { program: 'one.py', ...attributes } };
  const text = JSON.stringify(request);
  const socket = createConnection(port, '127.0.0.1');
  socket.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
  let answer = '';
  for await (const data of socket) {
    answer += String(data);
    if (answer.includes('"command":"launch"')) break;
  }
  return answer;
}

it('makes a token for a port and prints it', async () => {
  const port = await freePort();
  const line = await listening(['--port', String(port)]);
  const [, token = ''] =
    /^neural-debug: listening on 127\.0\.0\.1:\d+ for files in .*, token ([\da-f]{32})\n$/.exec(line) ?? [];
  expect(token).not.toBe('');
  expect(await launched(port, {})).toMatch(/launch: \\"token\\" is missing/);
  expect(await launched(port, { token: token.replace(/./, 'x') })).toMatch(/is wrong: this server printed its token/);
  expect(await launched(port, { token, program: '/etc/hosts' })).toMatch(/this server was started in that folder/);
  expect(await launched(port, { token })).toContain('"success":true');
});

it.each([
  ['an option', ['--token', 'mellon mellon'], {}],
  ['the environment', [], { NEURAL_DEBUG_TOKEN: 'mellon mellon' }],
])(
  'takes the token of %s, and does not print it',
  async (_, args, env) => {
    const port = await freePort();
    expect(await listening(['--port', String(port), ...args], env)).toMatch(/^neural-debug: listening on [^,]*\n$/);
    expect(await launched(port, {})).toMatch(/launch: \\"token\\" is missing/);
    expect(await launched(port, { token: 'mellon mellon' })).toContain('"success":true');
  },
  60_000,
);

it('refuses a token that is short, or for nobody', async () => {
  expect(await cli('dap', '--port', '4711', '--token', 'short')).toMatchObject({
    code: 2,
    out: '',
    err: 'neural-debug: --token takes a string of at least 8 characters\n',
  });
  expect(await cli('dap', '--token', 'long enough')).toMatchObject({
    code: 2,
    err: 'neural-debug: --token needs --port: nobody else can connect to stdin\n',
  });
});

it('says in its help how a token is told', async () => {
  const { code, out } = await spawnCli(bundle, ['dap', '--help']);
  expect(code).toBe(0);
  expect(out).toContain('Usage: neural-debug dap [--port N [--token TOKEN]] [--no-check]\n');
  expect(out).toContain('"token": "TOKEN"');
});

it('the host ends with a message where its input ends inside a message', async () => {
  child = spawn(process.execPath, [bundle, 'host', '--pipe', `${scratch.path}/host.sock`]);
  let errors = '';
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = once(child, 'close');
  child.stdin?.end('Content-Length: 100\r\n\r\n{');
  expect((await ended)[0]).toBe(1);
  expect(errors).toBe('neural-debug: The input ends inside a message: 1 of 100 bytes have been received.\n');
});
