/** A session of ONNX Runtime as a network. Its packages for Node and for browsers have the same interface. */
import type { InferenceSession, Tensor, TensorConstructor } from 'onnxruntime-common';
import { type LoadedNetwork, type NetworkTensor, NO_TENSOR, type TensorShape } from './network';

export function networkOf(session: InferenceSession, tensor: TensorConstructor): LoadedNetwork {
  // Most of what a pass is given is the key/value cache, which grows in place.
  const known = new WeakMap<NetworkTensor, Tensor>();
  const tensorOf = (given: NetworkTensor): Tensor => {
    const made = known.get(given) ?? asTensor(given, tensor);
    known.set(given, made);
    return made;
  };
  return {
    inputs: session.inputMetadata.map(shapeOf),
    outputs: session.outputMetadata.map(shapeOf),
    async run(input) {
      const given = Object.entries(input).map(([name, one]) => [name, tensorOf(one)] as const);
      return (await session.run(Object.fromEntries(given))) as unknown as Record<string, NetworkTensor>;
    },
    async release() {
      await session.release();
    },
  };
}

function shapeOf(value: InferenceSession.ValueMetadata): TensorShape {
  const { name } = value;
  return value.isTensor ? { name, type: value.type, shape: value.shape } : { name, type: NO_TENSOR, shape: [] };
}

function asTensor({ data, dims }: NetworkTensor, tensor: TensorConstructor): Tensor {
  return data instanceof BigInt64Array ? new tensor('int64', data, dims) : new tensor('float32', data, dims);
}
