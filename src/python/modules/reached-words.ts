/**
 * What of a library's files a program comes to, as far as words tell: a package imports all that it has, and a program uses little
 * of that. A definition is reached once something that is reached mentions its name, and an import is worth following once what it
 * binds is mentioned. In doubt, more: files share their words, and what a module does besides defining something is always reached.
 */
import type { SourceFile } from '../syntax';
import type { Import } from './imports';
import { piecesOf, type Piece } from './pieces';

/** Something that matters once its name has been mentioned. */
type Waiting<File> = { readonly piece: Piece; readonly file: File } | Worth<File>;

/** An import that is worth following, and where it stands. */
interface Worth<File> {
  readonly one: Import;
  readonly file: File;
}

export class Reach<File> {
  private readonly words = new Set<string>();
  /** By the word, or by what it stands in. */
  private readonly waiting = new Map<string | Piece, Waiting<File>[]>();
  private readonly ready: Waiting<File>[] = [];
  private readonly reached = new Set<Piece>();

  /** A file all of which matters. */
  mention(source: SourceFile): void {
    for (const { words } of piecesOf(source)) this.want(words);
  }

  /** A file of which matters what is mentioned. */
  add(source: SourceFile, file: File): void {
    for (const piece of piecesOf(source)) {
      const { around } = piece;
      if (around && !this.reached.has(around)) this.wait(around, { piece, file });
      else this.await(piece.name, { piece, file });
    }
  }

  /** An import that is worth following once what it binds is mentioned. */
  awaitImport(one: Import, file: File): void {
    this.await(one.name === '*' ? undefined : one.binds, { one, file });
  }

  /** The next import that is worth following. */
  next(): Worth<File> | undefined {
    for (let next = this.ready.shift(); next; next = this.ready.shift()) {
      if ('one' in next) {
        // What another file calls it.
        if (next.one.name !== undefined) this.want([next.one.name]);
        return next;
      }
      this.reach(next.piece, next.file);
    }
    return undefined;
  }

  private reach(piece: Piece, file: File): void {
    if (this.reached.has(piece)) return;
    this.reached.add(piece);
    this.want(piece.words);
    for (const one of piece.imports) this.awaitImport(one, file);
    for (const inner of this.released(piece)) if ('piece' in inner) this.await(inner.piece.name, inner);
  }

  /** @param word undefined for what matters anyway */
  private await(word: string | undefined, what: Waiting<File>): void {
    const keys = word === undefined ? [] : [word, beginningOf(word)];
    if (word === undefined || keys.some((key) => this.words.has(key))) this.ready.push(what);
    else for (const key of new Set(keys)) this.wait(key, what);
  }

  private wait(key: string | Piece, what: Waiting<File>): void {
    const others = this.waiting.get(key);
    if (others) others.push(what);
    else this.waiting.set(key, [what]);
  }

  private want(words: Iterable<string>): void {
    for (const word of words) {
      this.words.add(word);
      this.ready.push(...this.released(word));
    }
  }

  private released(key: string | Piece): readonly Waiting<File>[] {
    const all = this.waiting.get(key) ?? [];
    this.waiting.delete(key);
    return all;
  }
}

/** `visit_` of `visit_Name`, which may be put together of both: `getattr(self, 'visit_' + name)`. */
function beginningOf(word: string): string {
  return /^_*[^_]+_/.exec(word)?.[0] ?? word;
}
