/** What another program may write instead of messages, as texts in which a character is a byte. */
import { framed } from '../support/process/dap-client';
import type { Random } from './random';

export interface WireCase {
  /** What it is made of, for people. */
  readonly parts: readonly string[];
  /** Who reads it: the debug adapter or the prediction service. */
  readonly reader: 'dap' | 'host';
  /** What is written, with a pause after each piece. */
  readonly pieces: readonly string[];
  /** Whether the input ends after it; otherwise a request follows that must be answered. */
  readonly isCut: boolean;
}

const THREADS = JSON.stringify({ seq: 7, type: 'request', command: 'threads', arguments: {} });

/** A message with a header of a person's own making. */
function headed(header: string, body = THREADS): string {
  return `${header}${body}`;
}

/** A character for each byte of UTF-8. */
function bytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

const LENGTH = THREADS.length;

const PARTS: Readonly<Record<string, (random: Random) => string>> = {
  // As it should be.
  good: () => framed(THREADS),
  'two at once': () => framed(THREADS) + framed(THREADS),
  'wide characters': () =>
    bytes(framed(JSON.stringify({ seq: 8, type: 'request', command: 'threads', arguments: { text: 'é😀' } }))),
  // Headers that mean the same.
  'lower case': () => headed(`content-length: ${LENGTH}\r\n\r\n`),
  'upper case': () => headed(`CONTENT-LENGTH:${LENGTH}\r\n\r\n`),
  'spaces around the length': () => headed(`Content-Length:   ${LENGTH}  \r\n\r\n`),
  'another header too': () =>
    headed(`Content-Type: application/json; charset=utf-8\r\nContent-Length: ${LENGTH}\r\n\r\n`),
  'line feeds alone': () => headed(`Content-Length: ${LENGTH}\n\n`),
  'byte order mark': () => headed(`\xef\xbb\xbfContent-Length: ${LENGTH}\r\n\r\n`),
  // Headers that mean nothing.
  'no header': () => headed('\r\n\r\n'),
  'no length': () => headed('Content-Length: \r\n\r\n'),
  'length of letters': () => headed('Content-Length: x\r\n\r\n'),
  'negative length': () => headed('Content-Length: -1\r\n\r\n'),
  'length zero': () => headed('Content-Length: 0\r\n\r\n'),
  'length with an exponent': () => headed('Content-Length: 1e3\r\n\r\n'),
  'length with a fraction': () => headed(`Content-Length: ${LENGTH}.5\r\n\r\n`),
  'two lengths': () => headed(`Content-Length: ${LENGTH}\r\nContent-Length: 5\r\n\r\n`),
  'length of 20 digits': () => headed('Content-Length: 99999999999999999999\r\n\r\n'),
  'length over 2 GB': () => headed('Content-Length: 2147483648\r\n\r\n'),
  'unknown header': () => headed('X: y\r\n\r\n'),
  'endless header': () => `X: ${'y'.repeat(200_000)}`,
  'many headers': () => 'Content-Length: 5\r\n'.repeat(5000),
  HTTP: () => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  // Lengths that are wrong.
  'too short a length': () => headed(`Content-Length: ${LENGTH - 5}\r\n\r\n`),
  'too long a length': () => headed(`Content-Length: ${LENGTH + 5}\r\n\r\n`),
  'any length': (random) => headed(`Content-Length: ${random.below(200)}\r\n\r\n`),
  // Bodies that are no messages.
  'empty body': () => framed(''),
  'half a JSON': () => framed('{'),
  'no JSON': () => framed('x'),
  null: () => framed('null'),
  'empty list': () => framed('[]'),
  number: () => framed('7'),
  string: () => framed('"text"'),
  'empty object': () => framed('{}'),
  'no command': () => framed('{"type": "request"}'),
  'command that is a number': () => framed('{"type": "request", "seq": "x", "command": 7}'),
  'nothing but null': () => framed('{"type": "request", "seq": null, "command": null, "arguments": null}'),
  'command that is an object': () => framed('{"type": "request", "seq": 3, "command": {"toString": 1}}'),
  response: () => framed('{"type": "response", "seq": 3, "request_seq": 1, "success": true}'),
  event: () => framed('{"type": "event", "seq": 3, "event": "stopped"}'),
  'unknown type': () => framed('{"type": "x", "seq": 1e999}'),
  'params that are null': () => framed('{"jsonrpc": "2.0", "id": 1, "method": "neural/hover", "params": null}'),
  'method that is a number': () => framed('{"jsonrpc": "2.0", "id": null, "method": 7}'),
  'nested lists': () => framed(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  'long command': () => framed(`{"type": "request", "seq": 1, "command": "${'x'.repeat(1_000_000)}"}`),
  'no UTF-8': () => `Content-Length: 4\r\n\r\n\xff\xfe\xff\0`,
  // Bytes.
  'zero bytes': () => '\0'.repeat(1000),
  'empty lines': () => '\r\n'.repeat(1000),
  text: () => 'hello\n',
  noise: (random) => String.fromCharCode(...random.times(200, () => random.below(256))),
};

/** Split into pieces as a slow pipe does it. */
function split(text: string, random: Random): string[] {
  const count = random.below(6);
  const places = random.times(count, () => random.below(Math.min(text.length, 200) + 1)).sort((a, b) => a - b);
  return [0, ...places].map((place, index) => text.slice(place, places[index])).filter((piece) => piece !== '');
}

const NAMES = Object.keys(PARTS);
const READERS = ['dap', 'host'] as const;

/** Everything alone first, then several together. */
export function wireCase(random: Random, index: number): WireCase {
  const alone = NAMES[Math.floor(index / 2)];
  const parts = alone === undefined ? random.times(2 + random.below(2), () => random.pick(NAMES)) : [alone];
  const text = parts.map((name) => PARTS[name]?.(random) ?? '').join('');
  const isCut = alone === undefined && random.chance(0.3);
  const shown = isCut && random.chance(0.5) ? text.slice(0, random.below(text.length)) : text;
  const reader = alone === undefined ? random.pick(READERS) : (READERS[index % 2] ?? 'dap');
  return { parts, reader, pieces: split(shown, random), isCut };
}
