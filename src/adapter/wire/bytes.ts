/** Bytes that have come and were not read yet. However small the pieces are in which they come, each is copied a few times at most. */

/** A larger store is given back once it is empty. */
const KEPT = 1 << 20;
/** Text is looked for in pieces of this size. */
const PIECE = 1 << 16;
const SHORT_PIECE = 1 << 8;

export class Bytes {
  private store = Buffer.alloc(0);
  private start = 0;
  private end = 0;

  get length(): number {
    return this.end - this.start;
  }

  append(data: Uint8Array): void {
    const length = this.length + data.length;
    if (this.end + data.length > this.store.length) {
      const store =
        length > this.store.length ? Buffer.allocUnsafe(Math.max(length, 2 * this.store.length)) : this.store;
      this.store.copy(store, 0, this.start, this.end);
      this.store = store;
      this.end = this.length;
      this.start = 0;
    }
    this.store.set(data, this.end);
    this.end += data.length;
  }

  /** The next bytes, as many as there are, one character for each. */
  peek(most: number): string {
    return this.store.toString('latin1', this.start, Math.min(this.end, this.start + most));
  }

  skip(count: number): void {
    this.start = Math.min(this.end, this.start + count);
    if (this.start < this.end) return;
    this.start = this.end = 0;
    if (this.store.length > KEPT) this.store = Buffer.alloc(0);
  }

  /** The next bytes as text. */
  take(count: number): string {
    const text = this.store.toString('utf8', this.start, Math.min(this.end, this.start + count));
    this.skip(count);
    return text;
  }

  /** Skips line ends and spaces, and the mark that some put in front of a text. */
  skipBlank(): void {
    const blank = /^(?:\s|\u{ef}\u{bb}\u{bf})+/u;
    const next = (): RegExpExecArray | null => blank.exec(this.peek(SHORT_PIECE));
    for (let found = next(); found; found = next()) this.skip(found[0].length);
  }

  /** Skips what is in front of a text in small letters, whatever letters it is written in there; false where it has not come yet. */
  skipTo(text: string): boolean {
    while (this.length >= text.length) {
      const piece = this.peek(PIECE);
      const found = piece.toLowerCase().indexOf(text);
      // Its beginning may be at the end.
      this.skip(found >= 0 ? found : piece.length - text.length + 1);
      if (found >= 0) return true;
    }
    return false;
  }

  clear(): void {
    this.skip(this.length);
  }
}
