/** Bytes that were received and not read yet. However small the chunks, each byte is copied a few times at most. */

/** A larger buffer is released once it is empty. */
const KEPT = 1 << 20;
/** Text is searched in pieces of this size. */
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

  /** The next bytes, up to so many, one character for each. */
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

  /** Skips line ends, spaces and a byte order mark. */
  skipBlank(): void {
    const blank = /^(?:\s|\u{ef}\u{bb}\u{bf})+/u;
    const next = (): RegExpExecArray | null => blank.exec(this.peek(SHORT_PIECE));
    for (let found = next(); found; found = next()) this.skip(found[0].length);
  }

  /** Skips everything before a text given in lower case, ignoring case; false if it has not been received yet. */
  skipTo(text: string): boolean {
    while (this.length >= text.length) {
      const piece = this.peek(PIECE);
      const found = piece.toLowerCase().indexOf(text);
      // The buffer may end in the middle of it.
      this.skip(found >= 0 ? found : piece.length - text.length + 1);
      if (found >= 0) return true;
    }
    return false;
  }

  clear(): void {
    this.skip(this.length);
  }
}
