/** The runtime that a process of Node has: the native one, or the one in WebAssembly where the native one has no binaries for the system. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPackedFile, readPackedFile } from '../../python/files/packed-file';
import { nativeNetwork, NoNativeRuntime } from '../network/native-network';
import type { NetworkRuntime } from '../network/network';

/** Beside the program, in packages for systems without a native runtime. */
const ASSEMBLY = 'ort-wasm-simd-threaded.wasm';

export const systemRuntime: NetworkRuntime = async (model, threads) => {
  try {
    return await nativeNetwork(model, threads);
  } catch (error) {
    const assembly = join(dirname(fileURLToPath(import.meta.url)), ASSEMBLY);
    if (!(error instanceof NoNativeRuntime) || !hasPackedFile(assembly)) throw error;
    // Nobody else loads the code around it.
    const { webRuntime } = await import('../network/web-network');
    return await webRuntime(readPackedFile(assembly))(model, threads);
  }
};
