/**
 * Puts pictures of equal size into one animated PNG: of each, only the pixels that differ from the one before it, in the colours of one palette.
 * The pictures are PNGs as browsers write them: 8 bits, RGB or RGBA, not interlaced.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { colorAt, paletteOf, UNCHANGED } from './palette.mjs';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const RGB = 2;
const RGBA = 6;
const INDEXED = 3;

/**
 * @param {{ png: Buffer, milliseconds: number }[]} frames
 * @returns {Buffer} it repeats for ever
 */
export function animatedPng(frames) {
  const images = frames.map(({ png }) => decode(png));
  const { colors, indexOf } = paletteOf(images.map(({ pixels }) => pixels));
  const [first] = images;
  // The first colour lets what was there before through.
  const chunks = [chunk('IHDR', header(first)), chunk('acTL', numbers(frames.length, 0))];
  chunks.push(chunk('PLTE', colors), chunk('tRNS', Buffer.from([0])));
  let sequence = 0;
  for (const [i, image] of images.entries()) {
    const before = images[i - 1];
    const area = before ? difference(before, image) : { x: 0, y: 0, width: image.width, height: image.height };
    const { milliseconds } = frames[i];
    const place = Buffer.concat([
      numbers(sequence++, area.width, area.height, area.x, area.y),
      // A fraction of a second; not cleared, and drawn over what is there.
      Buffer.from([milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255, 0, before ? 1 : 0]),
    ]);
    const data = deflateSync(indexed(image, before, area, indexOf), { level: 9 });
    chunks.push(chunk('fcTL', place));
    chunks.push(before ? chunk('fdAT', Buffer.concat([numbers(sequence++), data])) : chunk('IDAT', data));
  }
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function decode(png) {
  const parts = [];
  let info;
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') info = data;
    if (type === 'IDAT') parts.push(data);
    at += 12 + length;
  }
  const [width, height] = [info.readUInt32BE(0), info.readUInt32BE(4)];
  const channels = { [RGB]: 3, [RGBA]: 4 }[info[9]];
  if (info[8] !== 8 || channels === undefined || info[12] !== 0) throw new Error('Not a PNG as browsers write them.');
  return { width, height, pixels: pixelsOf(inflateSync(Buffer.concat(parts)), width, height, channels) };
}

/** Without filters, three bytes a pixel. */
function pixelsOf(data, width, height, channels) {
  const stride = width * channels;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : rows[y * stride + i - channels];
      const up = y === 0 ? 0 : rows[(y - 1) * stride + i];
      const corner = y === 0 || i < channels ? 0 : rows[(y - 1) * stride + i - channels];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      rows[y * stride + i] = data[y * (stride + 1) + 1 + i] + guess;
    }
  }
  if (channels === 3) return rows;
  return Buffer.from(rows.filter((_, i) => i % 4 !== 3));
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The rectangle outside of which two pictures are the same; one pixel if they are the same everywhere. */
function difference(one, other) {
  const { width, height } = one;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x);
      if (one.pixels.compare(other.pixels, at, at + 3, at, at + 3) === 0) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Rows of an area, without filters: a byte a pixel, for its colour, or for what has not changed. */
function indexed({ width, pixels }, before, area, indexOf) {
  const rows = Buffer.alloc((area.width + 1) * area.height);
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++) {
      const at = 3 * ((area.y + y) * width + area.x + x);
      const color = colorAt(pixels, at);
      const isSame = before !== undefined && colorAt(before.pixels, at) === color;
      rows[y * (area.width + 1) + 1 + x] = isSame ? UNCHANGED : indexOf(color);
    }
  return rows;
}

function header({ width, height }) {
  return Buffer.concat([numbers(width, height), Buffer.from([8, INDEXED, 0, 0, 0])]);
}

function numbers(...all) {
  const bytes = Buffer.alloc(4 * all.length);
  all.forEach((number, i) => bytes.writeUInt32BE(number, 4 * i));
  return bytes;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([numbers(data.length), body, numbers(crc32(body))]);
}
