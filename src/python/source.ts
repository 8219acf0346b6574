/** The parser in a process of Node: finds its two WebAssembly files. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parserOf, type PythonParser } from './parser';

export type { PythonParser } from './parser';

export interface LoadOptions {
  /** Path of `web-tree-sitter.wasm`. */
  readonly runtimeWasm?: string;
  /** Path of `tree-sitter-python.wasm`. */
  readonly grammarWasm?: string;
}

/** Loads the grammar: by default from beside the running bundle, else from `node_modules`. */
export async function loadPython(options: LoadOptions = {}): Promise<PythonParser> {
  const runtime = options.runtimeWasm ?? findWasm('web-tree-sitter.wasm', 'web-tree-sitter');
  const grammar = options.grammarWasm ?? findWasm('tree-sitter-python.wasm', 'tree-sitter-python');
  return await parserOf({ runtime: readFileSync(runtime), grammar: readFileSync(grammar) });
}

function findWasm(file: string, packageName: string): string {
  const here = typeof __dirname === 'string' ? __dirname : dirname(fileURLToPath(import.meta.url));
  if (existsSync(join(here, file))) return join(here, file);
  for (let folder = here; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', packageName, file);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error(`${file} is neither beside the program nor in node_modules`);
  }
}
