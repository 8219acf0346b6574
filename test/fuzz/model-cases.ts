/** Damage to the files of a model. */
import type { Random } from './random';

export const MODEL_FILES = ['config.json', 'tokenizer.json', 'model.onnx'] as const;
export type ModelFile = (typeof MODEL_FILES)[number];

export type Damage =
  /** Bits of one byte turn over. */
  | { readonly kind: 'flip'; readonly at: number; readonly bits: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'fill'; readonly at: number; readonly length: number; readonly byte: number }
  | { readonly kind: 'whole'; readonly text: string }
  /** Of JSON: the value at a path of keys becomes another one. */
  | { readonly kind: 'set'; readonly path: readonly (string | number)[]; readonly value: unknown };

export interface ModelCase {
  readonly damages: readonly { readonly file: ModelFile; readonly damage: Damage }[];
  /** Whether the configuration is made to fit the damaged network, so that it is not noticed by its checksum. */
  readonly isSealed: boolean;
  /** Who loads it. */
  readonly command: 'trace' | 'dap';
}

const WHOLES = ['', ' ', 'x', '{', '{}', '[]', 'null', '7', '"x"', '\0\0\0\0', '{"format": 1}'];
const VALUES: readonly unknown[] = [null, 0, -1, 0.5, 1e9, 2 ** 53, '', 'x', '256', true, [], {}, [[]], [[0.5]], [[0, 0], [0, 0]], { a: 1 }, [[1, 'x']]]; // prettier-ignore
const TEXT_FILES: readonly ModelFile[] = ['config.json', 'tokenizer.json'];

/** @param keys paths into the JSON of a file */
export function modelCase(
  random: Random,
  keys: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
): ModelCase {
  const count = random.chance(0.8) ? 1 : 2;
  const damages = random.times(count, () => {
    const file = random.chance(0.4) ? 'model.onnx' : random.pick(TEXT_FILES);
    return { file, damage: damageOf(random, keys[file] ?? []) };
  });
  return { damages, isSealed: random.chance(0.5), command: random.chance(0.75) ? 'trace' : 'dap' };
}

function damageOf(random: Random, keys: readonly (readonly (string | number)[])[]): Damage {
  if (keys.length > 0 && random.chance(0.6))
    return { kind: 'set', path: random.pick(keys), value: random.pick(VALUES) };
  // The structure of the network stands at both ends of its file.
  const at = random.chance(0.5)
    ? random.fraction()
    : random.chance(0.5)
      ? random.fraction() / 1000
      : 1 - random.fraction() / 1000;
  const kind = random.fraction();
  if (kind < 0.5) return { kind: 'flip', at, bits: 1 + random.below(255) };
  if (kind < 0.75) return { kind: 'cut', at };
  if (kind < 0.9) return { kind: 'fill', at, length: 1 + random.below(2000), byte: random.pick([0, 255, 32]) };
  return { kind: 'whole', text: random.pick(WHOLES) };
}

/** Paths to all values of JSON, those of long lists to the first ones only. */
export function keysOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.slice(0, 2).map((item: unknown, index) => [index, item] as const)
    : Object.entries(value).slice(0, 30);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inner]) => keysOf(inner, [...path, key]))];
}

export function damagedBytes(bytes: Buffer, damage: Damage): Buffer {
  switch (damage.kind) {
    case 'flip': {
      const copy = Buffer.from(bytes);
      const place = Math.floor(damage.at * copy.length);
      if (copy.length > 0) copy[place] = (copy[place] ?? 0) ^ damage.bits;
      return copy;
    }
    case 'cut':
      return bytes.subarray(0, Math.floor(damage.at * bytes.length));
    case 'fill': {
      const start = Math.floor(damage.at * bytes.length);
      return Buffer.from(bytes).fill(damage.byte, start, Math.min(bytes.length, start + damage.length));
    }
    case 'whole':
      return Buffer.from(damage.text);
    case 'set':
      return changed(bytes, damage.path, damage.value);
  }
}

/** JSON that another damage has made unreadable stays as it is. */
function changed(bytes: Buffer, path: readonly (string | number)[], value: unknown): Buffer {
  try {
    return Buffer.from(JSON.stringify(withValue(JSON.parse(bytes.toString()), path, value)));
  } catch {
    return bytes;
  }
}

function withValue(whole: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(whole) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}
