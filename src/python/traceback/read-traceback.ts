/**
 * Tracebacks as people paste them: CPython's (also chained, of groups, cut off, quoted or in color), pytest's, IPython's.
 * Only parsing: whether the files exist is checked elsewhere.
 */
import { exceptionOf, underlined, type Traceback, type TracebackException, type TracebackFrame } from './traceback';
import { isPytest, readPytest } from './pytest';
import { isIPython, readIPython } from './ipython';
import { foreignTrace } from './other-languages';
import { readJson } from './json';
import { plainLines } from './clean-text';

/** The result: tracebacks in the order written, or why there are none (for people). */
export type TracebackReading =
  | { readonly kind: 'tracebacks'; readonly tracebacks: readonly [Traceback, ...Traceback[]] }
  | { readonly kind: 'none'; readonly reason: string };

/** Never throws. */
export function readTraceback(text: string): TracebackReading {
  const lines = plainLines(onLines(text));
  if (lines.every((line) => line.trim() === '')) return none('There is no text to read a traceback from.');
  const json = readJson(text);
  const found = json
    ? [...json.tracebacks, ...json.texts.flatMap((one) => readText(plainLines(one)))]
    : readText(lines);
  const [first, ...others] = found;
  if (first) return { kind: 'tracebacks', tracebacks: [first, ...others] };
  const language = foreignTrace(lines);
  if (language !== undefined)
    return none(`This looks like a stack trace of ${language}. Neural Debug reads those of Python.`);
  if (lines.some((line) => line.includes('Traceback (most recent call last)')))
    return none('The traceback is cut off: it has no line such as File "x.py", line 3, in f.');
  if (lines.some((line) => exceptionOf(line.trim()) && /(?:Error|Exception):/.test(line)))
    return none(
      'There is an exception, but no line that says where: File "x.py", line 3, in f. Copy the whole traceback.',
    );
  return none('This is not a Python traceback: it has no line such as File "x.py", line 3, in f.');
}

function readText(lines: readonly string[]): Traceback[] {
  return isIPython(lines) ? readIPython(lines) : isPytest(lines) ? readPytest(lines) : readCPython(lines);
}

/** A log may have all of a traceback on one line, as `repr` writes it. */
function onLines(text: string): string {
  const isEscaped = /Traceback \(most recent call last\):\\n\s+File \\?"/.test(text);
  return isEscaped ? text.replace(/\\(n|"|'|\\)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark)) : text;
}

function none(reason: string): TracebackReading {
  return { kind: 'none', reason };
}

const FRAME = /^(.*?)File "([^"\n]+)", line (\d+)(?:, in (.+?))?\s*$/;
const REPEATED = /\[Previous line repeated (\d+) more times?\]/;

/** Tracebacks in CPython's own form. */
function readCPython(lines: readonly string[]): Traceback[] {
  const found: Traceback[] = [];
  let frames: TracebackFrame[] = [];
  let indent = 0;
  let relation: Traceback['relation'];
  const close = (exception?: TracebackException): void => {
    if (frames.length > 0) {
      const isSyntaxError = /^(?:Syntax|Indentation|Tab)Error$/.test(exception?.type ?? '');
      found.push({ frames, isSyntaxError, ...(exception && { exception }), ...(relation && { relation }) });
      relation = undefined;
    }
    frames = [];
  };
  for (const [at, line] of lines.entries()) {
    const frame = FRAME.exec(line);
    if (frame) {
      const [, before = '', file = '', number = '', name] = frame;
      indent = before.length;
      frames.push({ file, line: Number(number), ...(name !== undefined && { function: name }) });
      continue;
    }
    const trimmed = line.trim();
    if (line.includes('Traceback (most recent call last)')) {
      close();
      continue;
    }
    const repeated = REPEATED.exec(line);
    const last = frames.at(-1);
    if (repeated && last) {
      frames[frames.length - 1] = { ...last, repeated: Number(repeated[1]) };
      continue;
    }
    relation = relationOf(trimmed) ?? relation;
    if (!last || trimmed === '') continue;
    const isSource = line.length - line.trimStart().length > indent;
    const exception = isSource && last.text === undefined ? undefined : exceptionOf(trimmed);
    if (isSource && !(exception && last.text !== undefined && isAtMargin(line, indent))) {
      const expression = underlined(lines[at - 1] ?? '', line);
      if (last.text === undefined && !isMarks(trimmed)) frames[frames.length - 1] = { ...last, text: trimmed };
      else if (expression !== undefined && lines[at - 1]?.trim() === last.text)
        frames[frames.length - 1] = { ...last, expression };
      else if (last.expression !== undefined) frames[frames.length - 1] = continued(last, expression, trimmed);
    } else if (exception) close(exception);
    // Text without its indentation still has the source below each frame.
    else if (last.text === undefined && !isMarks(trimmed)) frames[frames.length - 1] = { ...last, text: trimmed };
  }
  close();
  return found;
}

/** An expression of several lines has marks below each of them; of many lines some are left out, and the expression is not all there. */
function continued(frame: TracebackFrame, more: string | undefined, line: string): TracebackFrame {
  if (more !== undefined) return { ...frame, expression: `${frame.expression ?? ''} ${more}` };
  return /^\.\.\.<\d+ lines?>\.\.\.$/.test(line) ? { ...frame, expression: undefined } : frame;
}

function isAtMargin(line: string, indent: number): boolean {
  return line.length - line.trimStart().length <= indent;
}

/** The marks below a line: `~~~^^^`. */
function isMarks(text: string): boolean {
  return /^[~^\s]+$/.test(text);
}

function relationOf(text: string): Traceback['relation'] {
  if (text.startsWith('During handling of the above exception')) return 'handling';
  return text.startsWith('The above exception was the direct cause') ? 'cause' : undefined;
}
