/** Parses Python with tree-sitter, whose two WebAssembly files are handed in. */
import { LRUCache } from 'lru-cache';
import { Language, Parser } from 'web-tree-sitter';
import { checkSize } from './text/limits';
import { readText } from './modules/reading';
import { atOnce, inSlices, type Steps } from './text/slices';
import { readExpressionsWith } from './expressions/expression-tree';
import { ParsedSource } from './source-file';
import type { SourceFile } from './syntax';

/** Imported files that are kept. */
const MOST_MODULES = 60;

/** Parses Python. Made by `parserOf`. */
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
    const read = yield* readText(text, this.parser, { isLimited: true });
    return new ParsedSource(text, this.parser, undefined, read);
  }

  /**
   * A file that another one imports, behind `offset` lines of other files.
   * @param isLookedThrough as in `parseInSlices`
   * @param isWhole whether nothing in it can be broken
   * @param isKept whether it is likely to be read again
   */
  *readModule(
    text: string,
    name: string,
    offset: number,
    { isLookedThrough = false, isWhole = false, isKept = true }: ModuleReading = {},
  ): Steps<SourceFile> {
    const moved = '\n'.repeat(offset) + text;
    const known = this.modules.get(name);
    // The program that imports it is read again with every key stroke.
    if (known?.text === moved) return known.source;
    const source = new ParsedSource(moved, this.parser, name, yield* readText(moved, this.parser, { isWhole }));
    if (isLookedThrough) yield* source.lookThrough();
    if (isKept) this.modules.set(name, { text: moved, source });
    return source;
  }
}

interface ModuleReading {
  readonly isLookedThrough?: boolean;
  readonly isWhole?: boolean;
  readonly isKept?: boolean;
}

/** Contents of the files that the parser needs. */
export interface ParserFiles {
  /** Of `web-tree-sitter.wasm`. */
  readonly runtime: Uint8Array;
  /** Of `tree-sitter-python.wasm`. */
  readonly grammar: Uint8Array;
}

let runtime: Promise<void> | undefined;

export async function parserOf({ runtime: wasmBinary, grammar }: ParserFiles): Promise<PythonParser> {
  // The runtime is one for the whole process.
  runtime ??= Parser.init({ wasmBinary, locateFile: (name: string) => name });
  await runtime;
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  readExpressionsWith(parser);
  return new PythonParser(parser);
}
