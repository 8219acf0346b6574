/** Tracebacks of IPython and of notebooks: each frame is a heading and some lines around the one that is marked. */
import { exceptionOf, type Traceback, type TracebackException, type TracebackFrame } from './traceback';

/** `IndexError      Traceback (most recent call last)`. */
const HEADING = /^[\w.]+\s{2,}Traceback \(most recent call last\)/;
/** `File ~/x.py:12, in f(a, i)`, `Cell In[3], line 5, in f(a)`, `Input In [3], in <cell line: 5>()`. */
const FRAMES: readonly RegExp[] = [
  /^File (?<file>.+?):(?<line>\d+)(?:, in (?<name>[^(]+?)(?:\(.*)?)?$/,
  /^(?<file>Cell In ?\[\d+\]), line (?<line>\d+)(?:, in (?<name>[^(]+?)(?:\(.*)?)?$/,
  /^(?<file>Input In \[\d+\]), in (?<name>[^(]+?)\(.*$/,
  /^(?<file>[^\s"]+(?:\.py|>)) in (?<name>[^(]+?)(?:\(.*)?$/,
];
/** `----> 5     return a[i]`. */
const MARKED = /^-+> (\d+) ?(.*)$/;

export function isIPython(lines: readonly string[]): boolean {
  return lines.some((line) => HEADING.test(line)) || lines.some((line) => MARKED.test(line));
}

export function readIPython(lines: readonly string[]): Traceback[] {
  const found: Traceback[] = [];
  let frames: TracebackFrame[] = [];
  let relation: Traceback['relation'];
  const close = (exception?: TracebackException): void => {
    // A heading without a line number or a mark is ignored.
    const placed = frames.filter(({ line }) => line > 0);
    const isSyntaxError = exception?.type === 'SyntaxError';
    if (placed.length > 0)
      found.push({ frames: placed, isSyntaxError, ...(exception && { exception }), ...(relation && { relation }) });
    if (placed.length > 0) relation = undefined;
    frames = [];
  };
  for (const line of lines) {
    if (HEADING.test(line)) {
      close();
      continue;
    }
    if (line.startsWith('During handling of the above')) relation = 'handling';
    if (line.startsWith('The above exception was the direct')) relation = 'cause';
    const match = FRAMES.map((form) => form.exec(line)).find((one) => one !== null);
    const last = frames.at(-1);
    if (match?.groups) {
      const { file = '', line: number, name } = match.groups;
      const isModule = name === undefined || /^<(?:module|cell line)/.test(name);
      frames.push({ file, line: Number(number ?? 0), function: isModule ? '<module>' : name });
      continue;
    }
    const marked = MARKED.exec(line);
    if (marked && last && last.text === undefined) {
      const [, number, text = ''] = marked;
      frames[frames.length - 1] = { ...last, line: Number(number), ...(text.trim() !== '' && { text: text.trim() }) };
      continue;
    }
    const exception = /^\s/.test(line) ? undefined : exceptionOf(line);
    if (exception && frames.length > 0) close(exception);
  }
  close();
  return found;
}
