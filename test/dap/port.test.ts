/** A server on a port: who may use it, and for what. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildServer, SERVER, serverCommand, TestClient } from './client';
import { connected, freePort } from './port';

const TOKEN = 'open sesame';
const outside = realpathSync(mkdtempSync(join(tmpdir(), 'neural-debug-port-')));
const folder = join(outside, 'project');
const MAIN = 'import secret\nimport helper\n\ndef f(x):\n    y = helper.same(x)\n    return y\n';

let port: number;
let server: ChildProcess;
const clients: TestClient[] = [];

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(outside, 'secret.py'), 'PASSWORD = "1234"\n');
  writeFileSync(join(folder, 'main.py'), MAIN);
  writeFileSync(join(folder, 'helper.py'), 'def same(x):\n    return x\n');
  symlinkSync(join(outside, 'secret.py'), join(folder, 'link.py'));
  symlinkSync(join(outside, 'secret.py'), join(folder, 'secret.py'));
  symlinkSync(outside, join(folder, 'up'));
  await buildServer();
});
beforeEach(async () => {
  port = await freePort();
  const { runtime, env } = serverCommand({ run: 'calling', port, token: TOKEN, folder });
  server = spawn(runtime, [SERVER], { env, stdio: 'ignore' });
  clients.push(await connected(port));
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  server.kill('SIGKILL');
});
afterAll(() => {
  rmSync(outside, { recursive: true, force: true });
});

const LAUNCH = { program: join(folder, 'main.py'), function: 'f', args: '7', stopOnEntry: true };

async function client(): Promise<TestClient> {
  const found = clients.pop() ?? (await connected(port));
  clients.push(found);
  return found;
}

/** All that comes back before the server ends the connection; `open` where it does not. */
async function answerTo(bytes: string, milliseconds = 3000): Promise<string> {
  const socket: Socket = createConnection(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  const isEnded = await new Promise<boolean>((resolve) => {
    socket.once('close', () => {
      resolve(true);
    });
    setTimeout(() => {
      resolve(false);
    }, milliseconds);
  });
  socket.destroy();
  return isEnded ? text : 'open';
}

const framed = (message: object): string => {
  const text = JSON.stringify(message);
  return `Content-Length: ${text.length}\r\n\r\n${text}`;
};

describe('the token', () => {
  it('is told with the launch', async () => {
    const session = await client();
    expect(await session.begin({ ...LAUNCH, token: TOKEN })).toMatchObject({ reason: 'entry' });
    expect(await session.goTo('next')).toBe('f:6');
  });

  it('is told with initialize', async () => {
    const session = await client();
    await session.initializeRequest({ adapterID: 'x', token: TOKEN } as never);
    expect(await session.begin(LAUNCH)).toMatchObject({ reason: 'entry' });
  });

  it('is wanted before anything else is answered', async () => {
    const session = await client();
    for (const [command, args] of Object.entries({
      launch: LAUNCH,
      attach: {},
      setBreakpoints: { source: { path: LAUNCH.program }, breakpoints: [] },
      evaluate: { expression: '1' },
      threads: {},
      nothing: {},
    }))
      expect(await session.failure(command, args)).toMatch(
        new RegExp(`^${command}: "token" is missing\\. Set "token"`),
      );
    expect(await session.begin({ ...LAUNCH, token: TOKEN })).toMatchObject({ reason: 'entry' });
  });

  it.each([['open sesam'], [''], [3], [{}], [null]])('is not %j', async (token) => {
    const message = { seq: 1, type: 'request', command: 'launch', arguments: { ...LAUNCH, token } };
    const right = { ...message, seq: 2, arguments: { ...LAUNCH, token: TOKEN } };
    const answer = await answerTo(framed(message) + framed(right));
    expect(answer).toMatch(/launch: \\"token\\" is wrong/);
    expect(answer.match(/Content-Length/g)).toHaveLength(1);
  });
});

describe('a connection ends without an answer', () => {
  const initialize = framed({ seq: 1, type: 'request', command: 'initialize', arguments: {} });

  it.each<[string, string]>([
    [
      'a post of a page',
      `POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${initialize.length}\r\n\r\n${initialize}`,
    ],
    ['its preflight', 'OPTIONS / HTTP/1.1\r\nOrigin: http://example.org\r\n\r\n'],
    ['a request without end', 'GET /'],
    ['a handshake', '\u{16}\u{3}\u{1}'],
    ['a string', 'hello\n'],
    ['bad JSON', 'Content-Length: 1\r\n\r\n{'],
    ['an event', framed({ seq: 1, type: 'event', event: 'x' }) + 'x'],
    ['what follows a message', `${framed({ seq: 1, type: 'x' })}${initialize}`],
  ])('that begins with %s', async (_, bytes) => {
    expect(await answerTo(bytes)).toBe('');
  });

  it('but for the answer to what came before', async () => {
    const answer = await answerTo(`${initialize}GET / HTTP/1.1\r\n\r\n${initialize}`);
    expect(answer.match(/Content-Length/g)).toHaveLength(1);
    expect(answer).toContain('"supportsStepBack":true');
  });

  it('which a message of the protocol gets', async () => {
    expect(await answerTo(initialize, 300)).toBe('open');
  });
});

describe('only files of the folder are read', () => {
  const refused = /does not exist, or is not in .*project: this server was started in that folder/;

  it.each<[string, object]>([
    ['a file outside', { program: join(outside, 'secret.py') }],
    ['dots', { program: join(folder, '..', 'secret.py') }],
    ['dots in a text', { program: `${folder}/../secret.py` }],
    ['a link to a file', { program: join(folder, 'link.py') }],
    ['a link to a folder', { program: join(folder, 'up', 'secret.py') }],
    ['a file that is not there', { program: join(outside, 'no.py') }],
    ['a text of a file outside', { program: join(outside, 'x.py'), text: MAIN }],
    ['another root', { ...LAUNCH, roots: [outside] }],
    ['another root of a text', { program: 'untitled:x', text: 'import secret\n', roots: ['/'] }],
  ])('not %s', async (_, attributes) => {
    const session = await client();
    expect(await session.failure('launch', { ...attributes, token: TOKEN })).toMatch(refused);
  });

  it('not those of a stack', async () => {
    const session = await client();
    const start = { stack: [{ line: 5 }, { line: 1, file: join(outside, 'secret.py') }] };
    expect(await session.failure('launch', { program: LAUNCH.program, start, token: TOKEN })).toMatch(
      /secret\.py is in the stack, but cannot be read: .*not a file that may be read/,
    );
  });

  it('not those that are imported over a link', async () => {
    const session = await client();
    await session.begin({ ...LAUNCH, token: TOKEN });
    const { sources } = await session.ask<{ sources: { name: string }[] }>('loadedSources');
    expect(sources.map(({ name }) => name)).toEqual(['main.py', 'helper.py']);
  });

  it('not one that has become a link since', async () => {
    const session = await client();
    const program = join(folder, 'later.py');
    writeFileSync(program, MAIN);
    await session.begin({ ...LAUNCH, program, token: TOKEN });
    rmSync(program);
    symlinkSync(join(outside, 'secret.py'), program);
    expect(await session.failure('replaceSource')).toMatch(refused);
    expect(await session.failure('restart')).toMatch(refused);
    rmSync(program);
  });
});
