/** Messages of Protocol Buffers, as far as it takes to replace parts of one: fields in order, their contents as they are. */

export interface Field {
  readonly number: number;
  /** Of a varint. */
  readonly value: number;
  /** Of a text, message or packed list; empty for others. */
  readonly bytes: Uint8Array;
  /** The whole field, to be copied. */
  readonly whole: Uint8Array;
}

const VARINT = 0;
const FIXED_64 = 1;
const DELIMITED = 2;
const FIXED_32 = 5;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const NOTHING = new Uint8Array(0);

/** @throws RangeError for what is no message */
export function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++];
      if (byte === undefined) throw new RangeError('A message ends inside a number.');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const start = at;
    const tag = varint();
    const kind = tag % 8;
    let value = 0;
    let bytes: Uint8Array = NOTHING;
    if (kind === VARINT) value = varint();
    else if (kind === FIXED_64) at += 8;
    else if (kind === FIXED_32) at += 4;
    else if (kind === DELIMITED) {
      const length = varint();
      bytes = message.subarray(at, at + length);
      at += length;
    } else throw new RangeError(`A message has a field of kind ${kind}.`);
    if (at > message.length) throw new RangeError('A message ends inside a field.');
    yield { number: Math.floor(tag / 8), value, bytes, whole: message.subarray(start, at) };
  }
}

export function textOf({ bytes }: Field): string {
  return decoder.decode(bytes);
}

/** A field that holds a text, a message or bytes. */
export function delimited(number: number, contents: string | Uint8Array | readonly Uint8Array[]): Uint8Array {
  const bytes = typeof contents === 'string' ? encoder.encode(contents) : joined([contents].flat());
  return joined([varintBytes(number * 8 + DELIMITED), varintBytes(bytes.length), bytes]);
}

export function whole(number: number, value: number): Uint8Array {
  return joined([varintBytes(number * 8 + VARINT), varintBytes(value)]);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function varintBytes(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Uint8Array.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
}
