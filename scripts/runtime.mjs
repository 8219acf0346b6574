import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** VS Code's name for the platform this script runs on; also the names `vsce package --target` takes. */
export const hostTarget = `${process.platform}-${process.arch}`;

const binaries = 'bin/napi-v6';

/**
 * What the CPU runtime loads. Left out, because nothing here uses them: on Windows DirectML and the shader compiler
 * (35 MB), on macOS a second copy of the library under its long name.
 */
const used = {
  linux: ['onnxruntime_binding.node', 'libonnxruntime.so.1'],
  darwin: ['onnxruntime_binding.node', 'libonnxruntime.1.dylib'],
  win32: ['onnxruntime_binding.node', 'onnxruntime.dll'],
};

const isRuntimeScript = (path) => !path.endsWith('.d.ts') && !path.endsWith('.map');

function copy(from, to, filter = () => true) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: true, filter });
}

/** Copies onnxruntime-node, with the binaries of one platform, and the one package that it requires. */
export function copyRuntime(target, destination) {
  const [platform, architecture] = target.split('-');
  const source = join('node_modules/onnxruntime-node', binaries, platform, architecture ?? '');
  if (!existsSync(source)) {
    const offered = readdirSync(join('node_modules/onnxruntime-node', binaries)).flatMap((system) =>
      readdirSync(join('node_modules/onnxruntime-node', binaries, system)).map((cpu) => `${system}-${cpu}`),
    );
    throw new Error(`onnxruntime-node has no binaries for ${target}, only for ${offered.join(', ')}.`);
  }
  for (const part of ['package.json', 'dist']) {
    copy(join('node_modules/onnxruntime-node', part), join(destination, 'onnxruntime-node', part), isRuntimeScript);
  }
  for (const file of used[platform]) {
    copy(join(source, file), join(destination, 'onnxruntime-node', binaries, platform, architecture, file));
  }
  for (const part of ['package.json', 'dist/cjs']) {
    copy(join('node_modules/onnxruntime-common', part), join(destination, 'onnxruntime-common', part), isRuntimeScript);
  }
}
