/**
 * Colours of several pictures as one palette: pictures of user interfaces have few colours, most of them shades at the edges of letters, so the
 * rarest may be the next one that is there.
 */

/** The first entry means "as before". */
export const UNCHANGED = 0;
const MOST = 255;

/**
 * @param {readonly Buffer[]} pictures three bytes a pixel
 * @returns {{ colors: Buffer, indexOf: (color: number) => number }} colours from entry 1 on; the entry of a colour
 */
export function paletteOf(pictures) {
  const counts = new Map();
  for (const pixels of pictures)
    for (let at = 0; at < pixels.length; at += 3) {
      const color = colorAt(pixels, at);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  const all = chosen(counts);
  const entries = new Map(all.map((color, i) => [color, i + 1]));
  const indexOf = (color) => {
    const known = entries.get(color);
    if (known !== undefined) return known;
    let best = 0;
    for (let i = 1; i < all.length; i++) if (distance(all[i], color) < distance(all[best], color)) best = i;
    entries.set(color, best + 1);
    return best + 1;
  };
  return {
    colors: Buffer.from([0, 0, 0, ...all.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])]),
    indexOf,
  };
}

export function colorAt(pixels, at) {
  return (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
}

/** The most frequent colours, and then those that are far from all of these. */
function chosen(counts) {
  const sorted = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
  if (sorted.length <= MOST) return sorted;
  const all = sorted.slice(0, Math.floor(MOST * 0.6));
  const near = new Map(
    sorted.slice(all.length).map((color) => [color, Math.min(...all.map((one) => distance(one, color)))]),
  );
  while (all.length < MOST) {
    let worst;
    let most = -1;
    for (const [color, far] of near) {
      const cost = far * Math.sqrt(counts.get(color));
      if (cost > most) [worst, most] = [color, cost];
    }
    if (worst === undefined || most === 0) break;
    all.push(worst);
    near.delete(worst);
    for (const [color, far] of near) near.set(color, Math.min(far, distance(worst, color)));
  }
  return all;
}

function distance(one, other) {
  const [r, g, b] = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255));
  return 3 * r * r + 4 * g * g + 2 * b * b;
}
