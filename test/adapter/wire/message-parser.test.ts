import { describe, expect, it } from 'vitest';
import { type Message, MessageParser } from '../../../src/adapter/wire/message-parser';

function parsed(pieces: Iterable<string | Uint8Array>, longest?: number) {
  const messages: Message[] = [];
  const problems: string[] = [];
  const listener = {
    message: (message: Message) => messages.push(message),
    problem: (text: string) => problems.push(text),
  };
  const parser = new MessageParser(listener, longest);
  for (const piece of pieces) parser.push(Buffer.from(piece));
  return { messages, problems, parser };
}

const framed = (text: string): string => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
const good = framed('{"n":"ä"}');
const N = { n: 'ä' };

describe('a message', () => {
  it.each<[string, string]>([
    ['as the protocol has it', good],
    ['with a header in small letters', good.toLowerCase()],
    ['with a header in capitals', good.replace('Content-Length', 'CONTENT-LENGTH')],
    ['with line feeds only', good.replaceAll('\r', '')],
    ['with a mark in front', `\u{feff}${good}`],
    ['with a mark in front of the text', framed('\u{feff}{"n":"ä"}')],
    ['with blank lines in front', `\r\n\n  ${good}`],
    ['with a type', `Content-Type: application/json\r\n${good}`],
    ['without a space in its header', good.replace(': ', ':')],
  ])('is read %s, in one piece, in bytes and twice', (_, text) => {
    expect(parsed([text])).toMatchObject({ messages: [N], problems: [], parser: { unfinished: undefined } });
    const bytes = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte));
    expect(parsed(bytes.slice(text.startsWith('\u{feff}') ? 3 : 0))).toMatchObject({ messages: [N], problems: [] });
    expect(parsed([text + text])).toMatchObject({ messages: [N, N], problems: [] });
  });
});

describe('what is no message is told, and the next one is read', () => {
  const long = 'x'.repeat(10_000);
  it.each<[string, string, RegExp]>([
    ['no JSON', framed('{"n":'), /^A message of 5 bytes is not JSON: /],
    ['nothing', framed(''), /^A message of 0 bytes is not JSON: /],
    ['a list', framed('[1]'), /^A message of 3 bytes is not a JSON object: \[1\]$/],
    ['null', framed('null'), /not a JSON object: null$/],
    ['long bad JSON', framed(long), /^A message of 10000 bytes is not JSON: /],
    ['a long text', framed(JSON.stringify(long)), /^A message of 10002 bytes is not a JSON object: /],
    ['a negative length', 'Content-Length: -5\r\n\r\n{}', /^Content-Length must be a number of bytes: -5$/],
    ['a length that is none', 'Content-Length: five\r\n\r\n{}', /^Content-Length must be a number of bytes: five$/],
    ['a length with a point', 'Content-Length: 2.5\r\n\r\n{}', /^Content-Length must be a number of bytes: 2\.5$/],
    ['no length', 'Content-Type: x\r\n\r\n{}', /^A header must have exactly one Content-Length: /],
    [
      'two lengths',
      'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ',
      /^A header must have exactly one Content-Length: /,
    ],
    [
      'a large length',
      'Content-Length: 99999999999999999999\r\n\r\n{}',
      /^A message may have at most \d+ bytes, and this one /,
    ],
    ['a header without end', `Content-Type: ${long}`, /^A header does not end within 4096 bytes: /],
    ['a line that is none', 'Content-Type\r\n\r\n{}', /^This is not a header line: Content-Type$/],
    ['another protocol', 'POST / HTTP/1.1\r\nHost: x\r\n\r\n', /^This is not a header: POST \/ HTTP\/1\.1$/],
    ['a string', `${long}\n\n`, /^This is not a header: xxx/],
    ['bytes', '\0\u{1}\u{2}', /^This is not a header: /],
    ['a rest on the same line', '{}}', /^This is not a header: /],
  ])('%s', (_, bad, problem) => {
    const whole = parsed([bad + good + good]);
    expect(whole.messages).toEqual([N, N]);
    expect(whole.problems).toEqual([expect.stringMatching(problem)]);
    expect(whole.problems[0]?.length).toBeLessThan(300);
    expect(whole.parser.unfinished).toBeUndefined();
    const bytes = [...Buffer.from(bad + good)].map((byte) => Uint8Array.of(byte));
    const slow = parsed(bytes);
    expect(slow.messages).toEqual([N]);
    expect(slow.problems).toHaveLength(1);
  });

  it('a length that is too small', () => {
    const { messages, problems } = parsed(['Content-Length: 5\r\n\r\n{"n":1}', good]);
    expect(messages).toEqual([N]);
    expect(problems).toHaveLength(2);
  });

  it('a few times only', () => {
    const { messages, problems } = parsed(['Content-Length: x\n\n'.repeat(1000), good]);
    expect(messages).toEqual([N]);
    expect(problems).toHaveLength(10);
  });

  it('a message over the limit', () => {
    const { messages, problems } = parsed([framed(`{"n":"${'x'.repeat(100)}"}`), good], 50);
    expect(messages).toEqual([N]);
    expect(problems).toEqual(['A message may have at most 50 bytes, and this one has 108']);
  });
});

it.each<[string, string, RegExp]>([
  ['a message', 'Content-Length: 50\r\n\r\n{', /^The input ends inside a message: 1 of 50 bytes have been received\.$/],
  ['a header', 'Content-Le', /^The input ends inside a header\.$/],
  ['something else', 'hello\n', /^The input ends after something that is not a message\.$/],
  ['bad JSON', framed('{'), /^The input ends after something that is not a message\.$/],
])('says that the input must not end in %s', (_, text, problem) => {
  expect(parsed([good, text]).parser.unfinished).toMatch(problem);
});

it('reads nothing once it is stopped, not even what has come already', () => {
  const messages: Message[] = [];
  const parser = new MessageParser({
    message: (message) => {
      messages.push(message);
      parser.stop();
    },
    problem: () => undefined,
  });
  parser.push(Buffer.from(good + good));
  parser.push(Buffer.from(good));
  expect(messages).toEqual([N]);
});

it('takes a time that grows with the size of a message, not with its square', () => {
  const seconds = (megabytes: number): number => {
    const text = framed(JSON.stringify({ n: 'x'.repeat(megabytes << 20) }));
    const bytes = Buffer.from(text);
    const before = process.cpuUsage();
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += 4096) pieces.push(bytes.subarray(at, at + 4096));
    expect(parsed(pieces).messages).toHaveLength(1);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  seconds(1);
  expect(seconds(32)).toBeLessThan(8);
});
