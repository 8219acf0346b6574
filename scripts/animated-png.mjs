/**
 * Puts pictures of equal size into one animated PNG: of each, only the rectangle that differs from the one before it. The pictures are PNGs as
 * browsers write them: 8 bits, RGB or RGBA, not interlaced.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const RGB = 2;
const RGBA = 6;

/**
 * @param {{ png: Buffer, milliseconds: number }[]} frames
 * @returns {Buffer} it repeats for ever
 */
export function animatedPng(frames) {
  const chunks = [];
  let sequence = 0;
  let before;
  for (const { png, milliseconds } of frames) {
    const image = decode(png);
    const area = before ? difference(before, image) : { x: 0, y: 0, width: image.width, height: image.height };
    if (before === undefined) {
      chunks.push(chunk('IHDR', header(image)), chunk('acTL', numbers(frames.length, 0)));
    }
    const place = Buffer.concat([
      numbers(sequence++, area.width, area.height, area.x, area.y),
      // A fraction of a second; neither cleared nor blended.
      Buffer.from([milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255, 0, 0]),
    ]);
    const data = deflateSync(filtered(image, area), { level: 9 });
    chunks.push(chunk('fcTL', place));
    chunks.push(before ? chunk('fdAT', Buffer.concat([numbers(sequence++), data])) : chunk('IDAT', data));
    before = image;
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

/** Rows of an area, each less the one above it: text on one colour becomes mostly zeros. */
function filtered({ width, pixels }, area) {
  const stride = 3 * area.width;
  const rows = Buffer.alloc((stride + 1) * area.height);
  for (let y = 0; y < area.height; y++) {
    const from = 3 * ((area.y + y) * width + area.x);
    const to = y * (stride + 1);
    rows[to] = y === 0 ? 0 : 2;
    for (let i = 0; i < stride; i++) rows[to + 1 + i] = pixels[from + i] - (y === 0 ? 0 : pixels[from + i - 3 * width]);
  }
  return rows;
}

function header({ width, height }) {
  return Buffer.concat([numbers(width, height), Buffer.from([8, RGB, 0, 0, 0])]);
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
