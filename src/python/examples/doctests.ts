/** Examples in docstrings and comments: doctests as code of their own, and calls in running text. */
import { lexemesOf } from '../text/lexemes';

/** A line of running text with a call in it. */
export interface WrittenCall {
  readonly line: number;
  /** As between its parentheses. */
  readonly arguments: string;
  /** The result written after it. */
  readonly result?: string;
}

/** The code of all doctests of a text, on the lines where it stands; undefined where there are none. */
export function doctestCode(text: string): string | undefined {
  if (!text.includes('>>>')) return undefined;
  let isInside = false;
  const code = text.split(/\r\n?|\n/).map((line) => {
    const start = /^\s*#?\s*>>>(?:\s(.*)|$)/.exec(line);
    const next = isInside ? /^\s*#?\s*\.\.\.(?: (.*)|$)/.exec(line) : null;
    isInside = start !== null || next !== null;
    return (start ?? next)?.[1] ?? '';
  });
  return code.join('\n');
}

/** The stated output of a doctest that ends on a line. */
export function doctestResult(lines: readonly string[], line: number): { returns?: string; raises?: string } {
  const shown: string[] = [];
  for (const text of lines.slice(line)) {
    const trimmed = text.replace(/^\s*#?\s*/, '').trimEnd();
    if (trimmed === '' || trimmed.startsWith('>>>') || /^(?:"""|''')/.test(trimmed)) break;
    shown.push(trimmed);
  }
  const [first = ''] = shown;
  if (!first.startsWith('Traceback')) return first === '' ? {} : { returns: shown.join('\n') };
  const raises = /^([\w.]+)(?::|$)/.exec(shown.findLast((text) => /^[A-Z][\w.]*(?::|$)/.test(text)) ?? '')?.[1];
  return raises === undefined ? {} : { raises };
}

/** Calls of a name in running text: `f([1, 2]) -> 3`, `f(2) == 4`, also `Input: nums = [1, 2], k = 3`. */
export function* writtenCalls(
  lines: readonly string[],
  isText: (line: number) => boolean,
  name: string,
): Generator<WrittenCall> {
  const called = new RegExp(`(?<![\\p{ID_Continue}])${name}\\s*\\(`, 'gu');
  for (const [index, text] of lines.entries()) {
    if (!isText(index + 1) || /^\s*#?\s*(?:>>>|\.\.\.)/.test(text)) continue;
    for (const match of text.matchAll(called)) {
      const start = match.index + match[0].length;
      const end = closing(text.slice(start));
      if (end < 0) continue;
      const result = /^\s*(?:->|=>|→|==|#\s*=>?|returns|gives)\s*(.*?)[\s.;,]*$/.exec(text.slice(start + end + 1))?.[1];
      yield { line: index + 1, arguments: text.slice(start, start + end), ...(result && { result }) };
    }
    const input = /^\s*#?\s*\**Inputs?\**\s*:\s*(.+)$/i.exec(text)?.[1];
    if (input === undefined) continue;
    const result = /^\s*#?\s*\**Outputs?\**\s*:\s*(.+)$/i.exec(lines[index + 1] ?? '')?.[1];
    yield { line: index + 1, arguments: input, ...(result && { result }) };
  }
}

/** Offset of the bracket that ends the arguments. */
function closing(text: string): number {
  let depth = 0;
  for (const { kind, start } of lexemesOf(text)) {
    if (kind === 'open') depth++;
    if (kind === 'close' && depth-- === 0) return start;
  }
  return -1;
}
