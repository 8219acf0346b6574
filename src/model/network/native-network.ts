/** The native runtime. It is loaded when the first network is, and its environment before it; where it is not there, everything else works. */
import { runtimeEnvironment } from './runtime-environment';
import type { LoadedNetwork } from './network';
import { networkOf } from './onnx-network';

export async function nativeNetwork(model: Uint8Array, threads: number): Promise<LoadedNetwork> {
  // On the main thread this is an assignment to the environment of the process; in a worker thread it is not.
  Object.assign(process.env, runtimeEnvironment);
  const { InferenceSession, Tensor } = await loaded();
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: true,
    logSeverityLevel: 3,
  });
  return networkOf(session, Tensor);
}

/** There are no binaries for this system, or none that it can load (those for Linux want glibc). */
export class NoNativeRuntime extends Error {
  override readonly name = 'NoNativeRuntime';
}

/** @throws NoNativeRuntime with a sentence */
async function loaded(): Promise<typeof import('onnxruntime-node')> {
  try {
    return await import('onnxruntime-node');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!code.endsWith('MODULE_NOT_FOUND') && code !== 'ERR_DLOPEN_FAILED') throw error;
    const system = `${process.platform}-${process.arch}`;
    throw new NoNativeRuntime(`There is no native runtime for ${system} in this installation.`, { cause: error });
  }
}
