/** The network as the rest of the model sees it, whichever runtime computes it. */

/** A part of it for each row, position and so on; what it is called says which. */
export interface NetworkTensor {
  readonly type: string;
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array;
}

/** What a network takes or gives; a size that depends on the question has a name. */
export interface TensorShape {
  readonly name: string;
  readonly type: string;
  readonly shape: readonly (number | string)[];
}

/** The type of what is no tensor. */
export const NO_TENSOR = 'no tensor';

export interface LoadedNetwork {
  readonly inputs: readonly TensorShape[];
  readonly outputs: readonly TensorShape[];
  /** One pass. */
  run(input: Readonly<Record<string, NetworkTensor>>): Promise<Readonly<Record<string, NetworkTensor | undefined>>>;
  release(): Promise<void>;
}

/** Loads a network. @param threads of one matrix product */
export type NetworkRuntime = (model: Uint8Array, threads: number) => Promise<LoadedNetwork>;

export function float32(data: Float32Array, dims: readonly number[]): NetworkTensor {
  return { type: 'float32', data, dims };
}

export function int64(data: BigInt64Array, dims: readonly number[]): NetworkTensor {
  return { type: 'int64', data, dims };
}
