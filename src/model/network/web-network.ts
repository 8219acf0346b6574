/** The runtime in WebAssembly: for browsers, and for systems that the native one has no binaries for. */
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { withFloatWeights } from './float-weights';
import type { NetworkRuntime } from './network';
import { networkOf } from './onnx-network';

/** @param wasm contents of `ort-wasm-simd-threaded.wasm`: whoever calls knows where it is; nothing is fetched */
export function webRuntime(wasm: Uint8Array): NetworkRuntime {
  return async (model) => {
    env.wasm.wasmBinary = wasm;
    // More threads would want pages that are isolated from others, and a network of this size is no faster with them.
    env.wasm.numThreads = 1;
    env.wasm.proxy = false;
    const session = await InferenceSession.create(withFloatWeights(model), {
      executionProviders: ['wasm'],
      graphOptimizationLevel: 'all',
      logSeverityLevel: 3,
    });
    return networkOf(session, Tensor);
  };
}
