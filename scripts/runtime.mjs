import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packFile } from './packing.mjs';

/** VS Code's name for the platform this script runs on; also the names `vsce package --target` takes. */
export const hostTarget = nameOf(process.platform, process.arch);

function nameOf(platform, architecture) {
  const system = platform === 'linux' && existsSync('/etc/alpine-release') ? 'alpine' : platform;
  return `${system}-${architecture === 'arm' ? 'armhf' : architecture}`;
}

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

const runtime = 'node_modules/onnxruntime-node';

/** Platforms that onnxruntime-node has binaries for. */
const withNativeRuntime = ['linux-x64', 'linux-arm64', 'win32-x64', 'win32-arm64', 'darwin-arm64'];
/** Platforms on which the runtime in WebAssembly serves: there have been no binaries for Intel Macs since 1.24, and never for musl or 32 bits. */
const withWebRuntime = ['darwin-x64', 'alpine-x64', 'alpine-arm64', 'linux-armhf'];

/** All platforms with processes that extensions can be built for. */
export const targets = [...withNativeRuntime, ...withWebRuntime];

/** Whether the network is computed in WebAssembly there. */
export function hasWebRuntime(target) {
  return withWebRuntime.includes(target);
}

const webAssembly = 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm';

function filesOf(target) {
  if (hasWebRuntime(target)) return [webAssembly];
  const [platform, architecture = ''] = target.split('-');
  return used[platform].map((name) => join(runtime, binaries, platform, architecture, name));
}

/** Why no extension can be built for a platform, as a sentence; undefined if its files are there. */
export function missingFiles(target) {
  if (!targets.includes(target))
    return `Nothing can be built for ${target}: there is no such platform, only ${targets.join(', ')} and web.`;
  const missing = filesOf(target).find((path) => !existsSync(path));
  if (missing === undefined) return undefined;
  return `Nothing can be built for ${target}: ${missing.replaceAll('\\', '/')} is not there. npm ci installs it.`;
}

const processors = {
  0x3e: 'x64',
  0xb7: 'arm64',
  0x8664: 'x64',
  0xaa64: 'arm64',
  0x01000007: 'x64',
  0x0100000c: 'arm64',
};

/** The platform that a native library or program is for, by its header (ELF, PE or Mach-O). */
export function builtFor(contents) {
  const named = (platform, number) => `${platform}-${processors[number] ?? `0x${number.toString(16)}`}`;
  if (contents.length < 64) return 'nothing';
  if (contents.readUInt32BE(0) === 0x7f454c46) return named('linux', contents.readUInt16LE(18));
  if (contents.readUInt32LE(0) === 0xfeedfacf) return named('darwin', contents.readUInt32LE(4));
  if (contents.toString('latin1', 0, 2) !== 'MZ') return 'nothing';
  const header = contents.readUInt32LE(0x3c);
  return header + 6 <= contents.length ? named('win32', contents.readUInt16LE(header + 4)) : 'nothing';
}

/** The runtime of one platform. */
export function copyRuntime(target, dist, isPacked) {
  const problem = missingFiles(target);
  if (problem !== undefined) throw new Error(problem);
  if (hasWebRuntime(target)) copyWebRuntime(dist, isPacked);
  else {
    for (const ending of ['', '.br']) rmSync(join(dist, `ort-wasm-simd-threaded.wasm${ending}`), { force: true });
    copyNativeRuntime(target, join(dist, 'node_modules'));
  }
}

/** The code around it is in the bundles. */
export function copyWebRuntime(dist, isPacked) {
  const copied = join(dist, 'ort-wasm-simd-threaded.wasm');
  copyFileSync(webAssembly, copied);
  if (isPacked) packFile(copied);
}

/** Copies onnxruntime-node, with the binaries of one platform, and the one package that it requires. */
function copyNativeRuntime(target, destination) {
  for (const part of ['package.json', 'dist']) {
    copy(join(runtime, part), join(destination, 'onnxruntime-node', part), isRuntimeScript);
  }
  for (const path of filesOf(target)) {
    copy(path, join(destination, 'onnxruntime-node', path.slice(runtime.length + 1)));
  }
  for (const part of ['package.json', 'dist/cjs']) {
    copy(join('node_modules/onnxruntime-common', part), join(destination, 'onnxruntime-common', part), isRuntimeScript);
  }
}
