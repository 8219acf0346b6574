/** What comes to the service and is no request: told, in a few words, and the next one is answered. */
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve, type StreamServer as Server } from '../../../src/adapter/wire/stream-service';

let input: PassThrough;
let server: Server;
let said: unknown[];
const errors: string[] = [];

beforeEach(() => {
  input = new PassThrough();
  said = [];
  errors.length = 0;
  const output = new PassThrough();
  let text = '';
  output.on('data', (data: Buffer) => {
    text += data.toString();
    for (
      let end = /\r\n\r\n\{.*?\}(?=Content-Length|$)/s.exec(text);
      end;
      end = /\r\n\r\n\{.*?\}(?=Content-Length|$)/s.exec(text)
    ) {
      said.push(JSON.parse(end[0].trim()));
      text = text.slice(end.index + end[0].length);
    }
  });
  vi.spyOn(console, 'error').mockImplementation((line) => {
    errors.push(String(line));
  });
  server = serve(input, output, {
    service: () => Promise.reject(new Error('none')),
    model: () => Promise.reject(new Error('none')),
  });
});
afterEach(() => {
  server.connection.dispose();
  vi.restoreAllMocks();
});

const framed = (text: string): string => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
const STATUS = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'neural/status' });

/** What the server answers to a text and to what follows it. */
async function answers(text: string): Promise<unknown[]> {
  input.write(text + framed(STATUS.replace('7', '8')));
  await expect.poll(() => said).toContainEqual(expect.objectContaining({ id: 8 }));
  return said.filter((message) => 'id' in (message as object) && (message as { id: unknown }).id !== 8);
}

describe('a message', () => {
  it.each([
    ['small letters', framed(STATUS).replace('Content-Length', 'content-length')],
    ['line feeds only', framed(STATUS).replaceAll('\r', '')],
    ['a mark in front', `\u{feff}${framed(STATUS)}`],
  ])('is read with %s', async (_, text) => {
    expect(await answers(text)).toEqual([expect.objectContaining({ id: 7 })]);
    expect(errors).toEqual([]);
  });

  const long = 'x'.repeat(1 << 20);
  it.each([
    ['bad JSON', framed('{'), /not JSON/],
    ['a megabyte of it', framed(long), /not JSON/],
    ['a list', framed('[]'), /not a JSON object/],
    ['a negative length', 'Content-Length: -1\r\n\r\n{}', /must be a number of bytes: -1/],
    ['a large length', 'Content-Length: 99999999999\r\n\r\n{}', /A message may have/],
    ['no length', 'Content-Type: x\r\n\r\n{}', /must have exactly one Content-Length/],
    ['a header without end', `Content-Type: ${long}`, /does not end within/],
    ['a string', 'hello\n', /not a header: hello/],
  ])('that is %s is an error of nobody', async (_, text, problem) => {
    const told = await answers(text);
    expect(told).toEqual([
      { jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.stringMatching(problem) as string } },
    ]);
    expect(JSON.stringify(told).length).toBeLessThan(600);
    expect(errors).toEqual([expect.stringMatching(problem)]);
  });

  it('whose method is no text is answered', async () => {
    const told = await answers(framed(JSON.stringify({ jsonrpc: '2.0', id: 7, method: { a: 1 } })));
    expect(told).toEqual([
      { jsonrpc: '2.0', id: 7, error: { code: -32600, message: 'A request needs a "method" that is a string.' } },
    ]);
  });

  it.each([
    [
      'a request',
      { id: { a: 1 }, method: 'neural/status' },
      'neural/status needs an "id" that is a string or a number.',
    ],
    ['a cancellation', { method: '$/cancelRequest' }, '$/cancelRequest needs the "id" of the request'],
    [
      'another one',
      { method: '$/cancelRequest', params: { id: null } },
      '$/cancelRequest needs the "id" of the request',
    ],
    ['a list of them', { method: '$/cancelRequest', params: [7] }, '$/cancelRequest needs the "id" of the request'],
  ])('that is %s without a number is refused', async (_, message, problem) => {
    const told = await answers(framed(JSON.stringify({ jsonrpc: '2.0', ...message })));
    const error = { code: -32600, message: expect.stringContaining(problem) as string };
    expect(told).toEqual([{ jsonrpc: '2.0', id: null, error }]);
  });

  it.each([
    { method: '$/setTrace', params: 3 },
    { method: '$/progress', params: null },
    { method: '$/progress' },
    { method: 'neural/unknown', params: 'x' },
    { id: null, result: 1 },
    { id: [], error: 7 },
    { id: 3, result: {} },
    { result: 1 },
    {},
  ])('that nobody expects is passed over: %j', async (message) => {
    await answers(framed(JSON.stringify({ jsonrpc: '2.0', ...message })));
    expect(said).toContainEqual(expect.objectContaining({ id: 8 }));
  });
});

it.each<[string, string, RegExp | undefined]>([
  ['inside a message', 'Content-Length: 100\r\n\r\n{', /^The input ends inside a message/],
  ['behind a text', 'hello', /^The input ends after something that is not a message/],
  ['behind a message', framed(STATUS), undefined],
])('knows whether the input may end %s', async (_, text, problem) => {
  input.write(text);
  await new Promise((resolve) => setImmediate(resolve));
  if (problem) expect(server.unfinished).toMatch(problem);
  else expect(server.unfinished).toBeUndefined();
});
