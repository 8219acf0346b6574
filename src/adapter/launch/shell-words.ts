/** Arguments written in one line, as in a shell. */

/** A piece of a word: between single quotes, between double quotes, after a backslash, or neither. */
const PIECE = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)|(['"\\])/sy;
const GAP = /\s*/y;

/** `-n 3 "a b"` are three words; a quotation mark that is never closed stands for itself. */
export function shellWords(line: string): string[] {
  const words: string[] = [];
  for (let at = past(GAP, line, 0); at < line.length; at = past(GAP, line, at)) {
    let word = '';
    for (let piece = pieceAt(line, at); piece; piece = pieceAt(line, at)) {
      const [whole, single, double, escaped, plain, stray] = piece;
      word += single ?? double?.replace(/\\(["\\])/g, '$1') ?? escaped ?? plain ?? stray ?? '';
      at += whole.length;
    }
    words.push(word);
  }
  return words;
}

function pieceAt(line: string, at: number): RegExpExecArray | null {
  PIECE.lastIndex = at;
  return PIECE.exec(line);
}

function past(pattern: RegExp, line: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(line)?.[0].length ?? 0);
}
