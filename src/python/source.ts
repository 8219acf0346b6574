/** Parses Python with tree-sitter; finds and loads the two WebAssembly files that this needs. */
import { LRUCache } from 'lru-cache';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Language, Parser } from 'web-tree-sitter';
import { checkSize } from './text/limits';
import { readText } from './modules/reading';
import { atOnce, inSlices, type Steps } from './text/slices';
import { readExpressionsWith } from './expressions/expression-tree';
import { ParsedSource } from './source-file';
import type { SourceFile } from './syntax';

export interface LoadOptions {
  /** Path of `web-tree-sitter.wasm`. */
  readonly runtimeWasm?: string;
  /** Path of `tree-sitter-python.wasm`. */
  readonly grammarWasm?: string;
}

/** Imported files that are kept. */
const MOST_MODULES = 60;

/** Parses Python. Made by `loadPython`. */
export class PythonParser {
  /** Imported files as they were read last, by their name. */
  private readonly modules = new LRUCache<string, { readonly text: string; readonly source: SourceFile }>({
    max: MOST_MODULES,
  });

  constructor(private readonly parser: Parser) {}

  /** Never throws: broken code is read as what it most likely was meant to be. */
  parse(text: string): SourceFile {
    return new ParsedSource(text, this.parser);
  }

  /** A whole program. @throws SourceError where it is larger than what can be looked through */
  parseProgram(text: string): SourceFile {
    return atOnce(this.readProgram(text));
  }

  /**
   * The same in slices, so that other requests are answered meanwhile.
   * @param isLookedThrough whether every statement is looked at as well, so that nobody waits for that later
   */
  async parseInSlices(text: string, isLookedThrough: boolean): Promise<SourceFile> {
    const source = await inSlices(this.readProgram(text));
    if (isLookedThrough) await inSlices(source.lookThrough());
    return source;
  }

  private *readProgram(text: string): Steps<ParsedSource> {
    checkSize(text);
    const read = yield* readText(text, this.parser, true);
    return new ParsedSource(text, this.parser, undefined, read);
  }

  /**
   * A file that another one imports, behind `offset` lines of other files.
   * @param isLookedThrough as in `parseInSlices`
   */
  *readModule(text: string, name: string, offset: number, isLookedThrough: boolean): Steps<SourceFile> {
    const moved = '\n'.repeat(offset) + text;
    const known = this.modules.get(name);
    // The program that imports it is read again with every key stroke.
    if (known?.text === moved) return known.source;
    const source = new ParsedSource(moved, this.parser, name, yield* readText(moved, this.parser));
    if (isLookedThrough) yield* source.lookThrough();
    this.modules.set(name, { text: moved, source });
    return source;
  }
}

let runtime: Promise<void> | undefined;

/** Loads the grammar: by default from beside the running bundle, else from `node_modules`. */
export async function loadPython(options: LoadOptions = {}): Promise<PythonParser> {
  const runtimeWasm = options.runtimeWasm ?? findWasm('web-tree-sitter.wasm', 'web-tree-sitter');
  const grammarWasm = options.grammarWasm ?? findWasm('tree-sitter-python.wasm', 'tree-sitter-python');
  // The runtime is one for the whole process.
  runtime ??= Parser.init({ locateFile: () => runtimeWasm });
  await runtime;
  const parser = new Parser();
  parser.setLanguage(await Language.load(readFileSync(grammarWasm)));
  readExpressionsWith(parser);
  return new PythonParser(parser);
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
