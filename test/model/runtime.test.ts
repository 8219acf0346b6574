/** The native runtime: which one it is, and that it is loaded with its telemetry switched off. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleCli, MODEL, Scratch } from '../support/cli';

const REVIEW = 'Go through the review list for native dependencies in CONTRIBUTING.md.';

/** Tells the switch at the moment when a native library is loaded. */
const WATCH = `
  const { dlopen } = process;
  process.dlopen = (...given) => {
    require('node:fs').writeSync(2, 'loaded with ' + process.env.ORT_DISABLE_TELEMETRY + '\\n');
    return dlopen.apply(process, given);
  };
`;

describe('native dependencies', () => {
  interface Package {
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  }
  const read = (path: string): Package => JSON.parse(readFileSync(path, 'utf8')) as Package;

  it.each(['onnxruntime-node', 'onnxruntime-web', 'web-tree-sitter', 'tree-sitter-python'])(
    'pin %s to what is installed',
    (name) => {
      const { dependencies, devDependencies } = read('package.json');
      expect({ ...dependencies, ...devDependencies }[name], REVIEW).toBe(
        read(join('node_modules', name, 'package.json')).version,
      );
    },
  );

  it('know no place to report to, on any platform', () => {
    const folder = 'node_modules/onnxruntime-node/bin';
    const libraries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(^|[\\/])(lib)?onnxruntime(_binding)?\.(so\.1|1\.dylib|dll|node)$/.test(name),
    );
    expect(libraries.length).toBeGreaterThanOrEqual(10);
    const hosts = ['events.data.microsoft.com', 'OneCollector', 'vortex.data.microsoft.com'];
    const reporting = libraries.filter((name) => {
      const bytes = readFileSync(join(folder, name));
      return hosts.some((host) => bytes.includes(host) || bytes.includes(host, 0, 'utf16le'));
    });
    expect(reporting, REVIEW).toEqual([]);
  });
});

describe('the native runtime', () => {
  const scratch = new Scratch();
  let bundle: string;

  beforeAll(async () => {
    bundle = await bundleCli();
  });
  afterAll(() => {
    scratch.remove();
  });

  it.each([undefined, '0', ''])('is loaded with telemetry switched off, where the variable was %j', (before) => {
    const watch = scratch.file('watch.cjs', WATCH);
    const program = scratch.file('one.py', 'x = 1\n');
    const environment = { ...process.env };
    delete environment.ORT_DISABLE_TELEMETRY;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--require', watch, bundle, 'trace', program, '--model', MODEL],
      { encoding: 'utf8', env: { ...environment, ...(before !== undefined && { ORT_DISABLE_TELEMETRY: before }) } },
    );
    expect([status, stderr]).toEqual([0, 'loaded with 1\n']);
  });
});
