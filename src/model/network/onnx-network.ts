/** A session of ONNX Runtime as a network. Its packages for Node and for browsers have the same interface. */
import type { InferenceSession, Tensor, TensorConstructor } from 'onnxruntime-common';
import { type LoadedNetwork, type NetworkTensor, NO_TENSOR, type TensorShape } from './network';

export function networkOf(session: InferenceSession, tensor: TensorConstructor): LoadedNetwork {
  return {
    inputs: session.inputMetadata.map(shapeOf),
    outputs: session.outputMetadata.map(shapeOf),
    async run(input) {
      const given = Object.entries(input).map(([name, one]) => [name, tensorOf(one, tensor)] as const);
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

/** What a pass gave may be given to the next one as it is. */
function tensorOf(given: NetworkTensor, tensor: TensorConstructor): Tensor {
  if (given instanceof tensor) return given;
  const { data, dims } = given;
  return data instanceof BigInt64Array ? new tensor('int64', data, dims) : new tensor('float32', data, dims);
}
