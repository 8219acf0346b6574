/** The animated picture of the README is put together by a script of this repository. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { animatedPng } from '../../scripts/animated-png.mjs';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const [WIDTH, HEIGHT] = [8, 4];
const [BLACK, RED, BLUE] = [
  [0, 0, 0],
  [255, 0, 0],
  [0, 0, 255],
];

const numbers = (...all: number[]): Buffer =>
  Buffer.concat(all.map((one) => Buffer.from([one >> 24, one >> 16, one >> 8, one])));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([numbers(data.length), body, numbers(crc32(body))]);
}

/** One colour with a dot of another. */
function picture(color: number[], dot: number[], at: number): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => (y === 2 && x === at ? dot : color)).flat()]),
  );
  const header = Buffer.concat([numbers(WIDTH, HEIGHT), Buffer.from([8, 2, 0, 0, 0])]);
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const found: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
}

it('has the colours of its pictures, and of the second one only what has changed', () => {
  const pngs = [picture(BLACK, RED, 1), picture(BLACK, BLUE, 3)];
  const chunks = chunksOf(animatedPng(pngs.map((png) => ({ png, milliseconds: 900 }))));
  const types = ['IHDR', 'acTL', 'PLTE', 'tRNS', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND'];
  expect(chunks.map(({ type }) => type)).toEqual(types);
  const colors = chunks[2]?.data ?? Buffer.alloc(0);
  const shown = (index: number): number[] | undefined =>
    index === 0 ? undefined : [...colors.subarray(3 * index, 3 * index + 3)];
  const first = inflateSync(chunks[5]?.data ?? Buffer.alloc(0));
  expect(shown(first[1] ?? 0)).toEqual(BLACK);
  expect(shown(first[2 * (WIDTH + 1) + 1 + 1] ?? 0)).toEqual(RED);
  // From the dot that has gone to the one that has come: columns 1 to 3 of row 2, drawn over the first picture.
  const place = chunks[6]?.data ?? Buffer.alloc(0);
  expect([4, 8, 12, 16].map((at) => place.readUInt32BE(at))).toEqual([3, 1, 1, 2]);
  expect(place[25]).toBe(1);
  const second = inflateSync((chunks[7]?.data ?? Buffer.alloc(0)).subarray(4));
  expect([...second.subarray(1)].map(shown)).toEqual([BLACK, undefined, BLUE]);
});
