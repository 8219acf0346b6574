/** The documents that requests are about: read once, with the files that they import, until something has changed. */
import { LRUCache } from 'lru-cache';
import { SourceError } from '../../python/text/limits';
import type { PythonParser } from '../../python/parser';
import type { SourceFile } from '../../python/syntax';
import { type ProgramPlace, programSource } from '../launch/program-source';
import { pathOf } from './examples';
import type { DocumentParams } from './protocol';
import { RequestFailure } from './request-failure';

/** Number of parsed texts that are cached. */
const MOST_TEXTS = 8;

/** Milliseconds for which imported files are not checked again. */
const FRESH = 3000;

/** A parsed text, below the cells of a notebook that it depends on, and when it was read. */
interface Read {
  readonly text: string;
  readonly above: string;
  readonly source: Promise<SourceFile>;
  readonly since: number;
}

export class Documents {
  private readonly sources = new LRUCache<string, Read>({ max: MOST_TEXTS });

  /** @param libraries which modules of libraries are read, and where they lie */
  constructor(
    private readonly parser: PythonParser,
    private readonly libraries: Pick<ProgramPlace, 'known' | 'libraryPaths'> = {},
  ) {}

  /** The text with the workspace files that it imports; the same object as long as nothing has changed. */
  async read({ uri, text, roots = [], cells = [] }: DocumentParams): Promise<SourceFile> {
    const known = this.sources.get(uri);
    const place = { ...placeOf(uri, roots), cells: cells.map((cell) => ({ path: cell.uri, text: cell.text })) };
    const above = cells.map((cell) => cell.text).join('\n');
    const isFresh = known?.text === text && known.above === above && Date.now() - known.since < FRESH;
    const read = isFresh
      ? known
      : { text, above, source: this.readAgain(known, { ...place, ...this.libraries }, text), since: Date.now() };
    this.sources.set(uri, read);
    try {
      return await read.source;
    } catch (error) {
      if (this.sources.get(uri) === read) this.sources.delete(uri);
      if (error instanceof SourceError) throw new RequestFailure(error.message);
      throw error;
    }
  }

  private async readAgain(known: Read | undefined, place: ProgramPlace, text: string): Promise<SourceFile> {
    const source = await programSource(this.parser, place, text);
    if (known?.text !== text) return source;
    // Unchanged files give the identical program.
    const same = await known.source;
    return same.text === source.text ? same : source;
  }
}

/** The document's name in the debugger. */
function placeOf(uri: string, roots: readonly string[]): ProgramPlace {
  return { program: pathOf(uri) ?? uri, roots: roots.flatMap((root) => pathOf(root) ?? []) };
}
