/**
 * Makes `python.image`, the memory of an interpreter that has loaded the evaluator (see src/sandbox/process/image.ts):
 *
 *     node scripts/sandbox-image.mjs --python src/sandbox/python --module evaluator --out dist/sandbox/python.image
 *
 * Pyodide starts here as its makers mean it to be started. What it is made of is the same on all platforms and in all versions of Node.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PAGE = 4096;
const { values } = parseArgs({
  options: { python: { type: 'string' }, module: { type: 'string' }, out: { type: 'string' } },
});
const pyodideFolder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const sources = readdirSync(values.python, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.py'))
  .sort();
const digest = digestOf([
  join(pyodideFolder, 'package.json'),
  fileURLToPath(import.meta.url),
  fileURLToPath(new URL('sandbox-image.py', import.meta.url)),
  ...sources.map((name) => join(values.python, name)),
]);
if (existsSync(values.out) && digestIn(values.out) === digest) process.exit(0);
const { loadPyodide } = await import('pyodide');

// Pyodide takes it for the name of the program, which would be written into the image.
process.argv[1] = 'python';

/** The instance of the interpreter, caught where Pyodide makes it. */
let instance;
let imports;
/** Memory as the module sets it up. */
let original;
/** Functions in the table that the module brings. */
let tableLength;
/** Whether memory may grow. */
let mayGrow = true;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (code, given) => {
  if (given?.env?.emscripten_resize_heap === undefined) return await instantiate(code, given);
  const { env } = given;
  const grow = env.emscripten_resize_heap;
  const own = { emscripten_resize_heap: (bytes) => (mayGrow ? grow(bytes) : 0) };
  imports = { ...given, env: new Proxy(env, { get: (_, name) => own[name] ?? env[name] }) };
  const result = await instantiate(code, imports);
  instance = result.instance ?? result;
  original = new Uint8Array(instance.exports.memory.buffer).slice();
  tableLength = instance.exports.__indirect_function_table.length;
  return result;
};

const python = await loadPyodide({
  indexURL: `${pyodideFolder}/`,
  // The same seed of hashes each time, so that sets have the same order in every run.
  env: { HOME: '/', PYTHONHASHSEED: '0' },
  jsglobals: Object.create(null),
});
for (const name of sources) {
  const path = `/sources/${relative('.', name).replaceAll('\\', '/')}`;
  python.FS.mkdirTree(dirname(path));
  python.FS.writeFile(path, readFileSync(join(values.python, name)));
}
python.globals.set('evaluator', values.module);
python.runPython('import sys; sys.path.insert(0, "/sources"); sys.dont_write_bytecode = True');
const answer = load();
const warmUp = python.globals.get('warm_up').toJs();
const { exports } = instance;
clearFreeMemory();
useScriptTrampoline();
// Others may be reading the one that is there.
writeFileSync(`${values.out}.${process.pid}`, imageFile());
renameSync(`${values.out}.${process.pid}`, values.out);
process.exit(0);

function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${basename(file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function digestIn(file) {
  const image = readFileSync(file);
  return JSON.parse(image.subarray(4, 4 + image.readUInt32LE(0)).toString()).digest;
}

/** @returns where the function lies that answers */
function load() {
  try {
    return python.runPython(readFileSync(new URL('sandbox-image.py', import.meta.url), 'utf8'));
  } catch (error) {
    // Node would print the line of JavaScript that threw it, which is a megabyte long.
    console.error(error.message);
    process.exit(1);
  }
}

/** What is free holds remains that would only make the image larger. */
function clearFreeMemory() {
  const { memory, malloc, free } = exports;
  mayGrow = false;
  const held = [];
  for (let size = 2 ** 23; size >= 16; size /= 2)
    for (let address = malloc(size); address !== 0; address = malloc(size)) {
      new Uint8Array(memory.buffer, address, size).fill(0);
      held.push(address);
    }
  for (const address of held) free(address);
  const low = exports.emscripten_stack_get_end();
  new Uint8Array(memory.buffer, low, exports.__stack_pointer.value - low).fill(0);
}

/** Newer engines call through a small module of their own, which others do not know; a script can do it everywhere. */
function useScriptTrampoline() {
  const view = new DataView(exports.memory.buffer);
  const offset = view.getInt32(exports._PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET.value, true);
  view.setInt32(exports._PyRuntime.value + offset, 0, true);
}

/** The names of functions that were put into the table: exports of the module itself, or nothing that is used. */
function addedFunctions() {
  const names = new Map(Object.entries(exports).map(([name, value]) => [value, name]));
  const table = exports.__indirect_function_table;
  return Array.from(
    { length: table.length - tableLength },
    (_, index) => names.get(table.get(tableLength + index)) ?? null,
  );
}

function imageFile() {
  const memory = new Uint8Array(exports.memory.buffer);
  const changed = memory.slice();
  for (const [index, value] of original.entries()) changed[index] ^= value;
  const indexes = Array.from({ length: memory.length / PAGE }, (_, index) => index);
  const pages = indexes.filter((page) => changed.subarray(page * PAGE, (page + 1) * PAGE).some((byte) => byte !== 0));
  const addresses = {};
  for (const group of Object.keys(imports)) if (group.startsWith('GOT')) Object.assign(addresses, addressesOf(group));
  const description = {
    digest,
    memory: memory.length,
    pages,
    table: { length: tableLength, added: addedFunctions() },
    addresses,
    stack: exports.__stack_pointer.value,
    answer,
    warmUp,
  };
  const text = Buffer.from(JSON.stringify(description));
  const header = Buffer.alloc(4);
  header.writeUInt32LE(text.length, 0);
  return Buffer.concat([header, text, ...pages.map((page) => changed.subarray(page * PAGE, (page + 1) * PAGE))]);
}

function addressesOf(group) {
  const module = new WebAssembly.Module(readFileSync(join(pyodideFolder, 'pyodide.asm.wasm')));
  const wanted = WebAssembly.Module.imports(module).filter((one) => one.module === group && one.kind === 'global');
  return Object.fromEntries(wanted.map(({ name }) => [name, imports[group][name].value]));
}
