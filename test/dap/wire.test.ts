/** Input that is no protocol: the session goes on behind it, and the process ends with a message where it cannot. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, SERVER, serverCommand, TestClient } from './client';

let server: ChildProcessWithoutNullStreams;
let client: TestClient;
let errors = '';
let exit: Promise<unknown>;
beforeAll(buildServer);
afterEach(() => {
  server.kill('SIGKILL');
});

function begin(): void {
  const { runtime, env } = serverCommand({ run: 'calls' });
  client = new TestClient(runtime, SERVER, 'neural-python', { env });
  server = spawn(runtime, [SERVER], { env });
  errors = '';
  server.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  exit = new Promise((resolve) => server.once('close', resolve));
  client.speakTo(server);
}

/** What is answered to a message that the client would not send. */
async function answerTo(message: object): Promise<DebugProtocol.Response> {
  const json = JSON.stringify(message);
  const answer = new Promise<DebugProtocol.Response>((resolve) => {
    let text = '';
    const read = (data: Buffer): void => {
      text += data.toString();
      const found = /\{.*"type":"response".*\}/.exec(text);
      if (!found) return;
      server.stdout.off('data', read);
      resolve(JSON.parse(found[0]) as DebugProtocol.Response);
    };
    server.stdout.on('data', read);
  });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
  return await answer;
}

const framed = (text: string): string => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
const long = 'x'.repeat(1 << 20);

describe('on stdio', () => {
  it.each<[string, string, RegExp]>([
    ['bad JSON', framed('{"seq":'), /is not JSON: /],
    ['a megabyte of no JSON', framed(long), /is not JSON: /],
    ['a list', framed('[]'), /is not a JSON object: \[\]/],
    ['a negative length', 'Content-Length: -1\r\n\r\n', /Content-Length must be a number of bytes: -1/],
    ['a large length', 'Content-Length: 999999999999\r\n\r\n', /A message may have at most 67108864 bytes/],
    ['a header without end', `Content-Length: ${long}`, /A header does not end within 4096 bytes/],
    ['a string', `hello ${long}\n`, /This is not a header: hello/],
    ['a message of no type', framed('{"seq": 1}'), /A message must have the "type" request, not undefined\./],
  ])('tells of %s, and goes on', async (_, bad, problem) => {
    begin();
    await client.initializeRequest();
    await client.begin({ program: fixture('calls'), function: 'total', args: ['[3]'], stopOnEntry: true });
    server.stdin.write(bad);
    expect(await client.goTo('next')).toBe('total:16');
    const told = client.printed('stderr');
    expect(told).toMatch(/^Input that cannot be read: /);
    expect(told).toMatch(problem);
    expect(told.length).toBeLessThan(500);
    expect(errors).toMatch(problem);
    await client.disconnectRequest();
    expect(await exit).toBe(0);
  });

  it('reads headers in small letters, with line feeds only, and with a mark in front', async () => {
    begin();
    const initialize = JSON.stringify({ seq: 1, type: 'request', command: 'initialize', arguments: {} });
    const answered = client.waitForEvent('output').then((event) => (event as DebugProtocol.OutputEvent).body.output);
    server.stdin.write(`\u{feff}content-length: ${initialize.length}\n\n${initialize}`);
    server.stdin.write(framed('x'));
    expect(await answered).toMatch(/not JSON/);
    await client.disconnectRequest();
    expect(await exit).toBe(0);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  it.each<[string, string, RegExp]>([
    [
      'inside a message',
      'Content-Length: 100\r\n\r\n{"seq":',
      /^neural-debug: The input ends inside a message: 7 of 100/,
    ],
    ['inside a header', 'Content-Length: 100', /^neural-debug: The input ends inside a header\.\n$/],
    ['behind a text', 'hello\n', /^neural-debug: This is not a header: hello\nneural-debug: The input ends after /],
    [
      'behind bad JSON',
      framed('{'),
      /is not JSON: .*\nneural-debug: The input ends after something that is not a message\.\n$/,
    ],
  ])('ends with a message and a code where the input ends %s', async (_, text, problem) => {
    begin();
    server.stdin.end(text);
    expect(await exit).toBe(1);
    expect(errors).toMatch(problem);
  });

  it('ends well where the input ends behind a message', async () => {
    begin();
    await client.initializeRequest();
    server.stdin.end();
    expect(await exit).toBe(0);
    expect(errors).toBe('');
  });
});

describe('a request', () => {
  it.each<[string, unknown]>([
    ['a number', 3],
    ['an object', { a: 1 }],
    ['nothing', undefined],
    ['null', null],
    ['no text at all', ''],
  ])('whose command is %s is answered', async (_, command) => {
    begin();
    const answer = await answerTo({ seq: 7, type: 'request', command });
    expect(answer).toMatchObject({ request_seq: 7, success: false });
    expect(answer.message).toBe('A request needs a "command" that is a string.');
  });

  it('whose command is a megabyte is answered in a few words', async () => {
    begin();
    const answer = await answerTo({ seq: 7, type: 'request', command: long });
    expect(answer).toMatchObject({ request_seq: 7, success: false });
    expect(JSON.stringify(answer).length).toBeLessThan(2000);
  });

  it.each([[{ a: 1 }], ['1'], [null], [1.5]])('with the number %j is answered', async (seq) => {
    begin();
    const answer = await answerTo({ seq, type: 'request', command: 'threads' });
    expect(answer).toMatchObject({ request_seq: 0, success: true });
  });
});

it('takes a message of 32 MB in the time that it takes to send it', async () => {
  begin();
  await client.initializeRequest();
  const before = performance.now();
  expect(await client.failure('launch', { program: 3, text: 'x'.repeat(32 << 20) })).toBe(
    'launch: "program" must be a string.',
  );
  expect(performance.now() - before).toBeLessThan(6000);
});
