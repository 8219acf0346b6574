/**
 * The network's key/value cache. It grows in place, as long as nothing else has gone on behind the same tokens: to hand all of it to the
 * network and back with each token takes longer than the pass itself.
 */
import { float32, type NetworkTensor } from './network/network';

export interface CacheShape {
  readonly layers: number;
  readonly heads: number;
  readonly headDim: number;
}

/** Keys and values of the same tokens, float32 [layers, rows, heads, tokens, headDim]. */
export interface NewKeyValues {
  readonly keys: NetworkTensor;
  readonly values: NetworkTensor;
}

/** Room for so many tokens more is made at least, and in steps of so many: the network clears all that there is room for. */
const SPARE = 16;
const STEP = 64;

const KINDS = ['keys', 'values'] as const;

export class KeyValues {
  /** What the network takes, by its names: float32 [rows, heads, capacity, headDim] for each layer. */
  readonly tensors: Readonly<Record<string, NetworkTensor>>;
  private readonly data: Readonly<Record<(typeof KINDS)[number], Float32Array>>;
  /** Tokens that are here, whoever has added them. */
  private taken = 0;

  private constructor(
    private readonly shape: CacheShape,
    readonly rows: number,
    /** Tokens that there is room for. */
    readonly capacity: number,
  ) {
    const { layers, heads, headDim } = shape;
    const size = rows * heads * capacity * headDim;
    this.data = { keys: new Float32Array(layers * size), values: new Float32Array(layers * size) };
    const tensors: Record<string, NetworkTensor> = {};
    for (const kind of KINDS)
      for (let layer = 0; layer < layers; layer++)
        tensors[`past_${kind}.${layer}`] = float32(this.data[kind].subarray(layer * size, (layer + 1) * size), [
          rows,
          heads,
          capacity,
          headDim,
        ]);
    this.tensors = tensors;
  }

  /** Of no tokens. */
  static empty(shape: CacheShape): KeyValues {
    return new KeyValues(shape, 1, 0);
  }

  /** These and `count` more behind the first `length`. What goes on from the same `length` in another way is left as it is. */
  with(added: NewKeyValues, length: number, count: number): KeyValues {
    const isFree = this.taken === length && length + count <= this.capacity;
    const target = isFree ? this : this.copy(undefined, length, length + count + SPARE);
    for (const kind of KINDS) target.write(kind, added[kind].data as Float32Array, length, count);
    target.taken = length + count;
    return target;
  }

  /** What stands behind the first `length` tokens is given up. */
  shortened(length: number): this {
    this.taken = Math.min(this.taken, length);
    return this;
  }

  /** The first `length` tokens of some of the rows, which may come several times. */
  select(rows: readonly number[], length: number): KeyValues {
    return this.copy(rows, length, length + SPARE);
  }

  private copy(rows: readonly number[] | undefined, length: number, room: number): KeyValues {
    const { layers, heads, headDim } = this.shape;
    const copied = new KeyValues(this.shape, rows?.length ?? this.rows, Math.ceil(room / STEP) * STEP);
    const from = this.capacity * headDim;
    const to = copied.capacity * headDim;
    for (const kind of KINDS)
      for (let block = 0; length > 0 && block < layers * copied.rows * heads; block++) {
        const [layer, row, head] = [Math.floor(block / (copied.rows * heads)), Math.floor(block / heads) % copied.rows, block % heads]; // prettier-ignore
        const start = ((layer * this.rows + (rows?.[row] ?? row)) * heads + head) * from;
        copied.data[kind].set(this.data[kind].subarray(start, start + length * headDim), block * to);
      }
    copied.taken = length;
    return copied;
  }

  private write(kind: (typeof KINDS)[number], added: Float32Array, length: number, count: number): void {
    const { layers, heads, headDim } = this.shape;
    const size = count * headDim;
    for (let block = 0; block < layers * this.rows * heads; block++)
      this.data[kind].set(added.subarray(block * size, (block + 1) * size), (block * this.capacity + length) * headDim);
  }
}
