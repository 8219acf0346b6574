import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
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

const runtime = 'node_modules/onnxruntime-node';

/** Why no extension can be built for a platform, as a sentence; undefined if its binaries are there. Intel Macs have none since 1.24. */
export function missingBinaries(target) {
  const [platform, architecture = ''] = target.split('-');
  const folder = join(runtime, binaries, platform, architecture);
  const names = Object.hasOwn(used, platform) ? used[platform] : [];
  if (names.length > 0 && names.every((name) => existsSync(join(folder, name)))) return undefined;
  const offered = readdirSync(join(runtime, binaries)).flatMap((system) =>
    readdirSync(join(runtime, binaries, system)).map((cpu) => `${system}-${cpu}`),
  );
  const { version } = JSON.parse(readFileSync(join(runtime, 'package.json'), 'utf8'));
  return `Nothing can be built for ${target}: onnxruntime-node ${version} has no binaries for it, only for ${offered.join(', ')}.`;
}

/** All platforms that extensions can be built for. */
export const targets = ['linux-x64', 'linux-arm64', 'win32-x64', 'win32-arm64', 'darwin-arm64'];

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

/** Copies onnxruntime-node, with the binaries of one platform, and the one package that it requires. */
export function copyRuntime(target, destination) {
  const [platform, architecture] = target.split('-');
  const source = join(runtime, binaries, platform, architecture ?? '');
  const problem = missingBinaries(target);
  if (problem !== undefined) throw new Error(problem);
  for (const part of ['package.json', 'dist']) {
    copy(join(runtime, part), join(destination, 'onnxruntime-node', part), isRuntimeScript);
  }
  for (const file of used[platform]) {
    copy(join(source, file), join(destination, 'onnxruntime-node', binaries, platform, architecture, file));
  }
  for (const part of ['package.json', 'dist/cjs']) {
    copy(join('node_modules/onnxruntime-common', part), join(destination, 'onnxruntime-common', part), isRuntimeScript);
  }
}
