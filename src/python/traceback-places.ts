/** Where the frames of a traceback are in files as they are now. */
import type { Traceback, TracebackFrame } from './traceback';

/** A file that a traceback names, as it is now. */
export interface FoundFile {
  readonly path: string;
  readonly text: string;
}

export interface PlacedFrame extends TracebackFrame {
  /** The line in the file as it is now; `line` is the one of the traceback. */
  readonly now: number;
}

/** Frames of one file that follow each other, to stand at the last of them. */
export interface Placing {
  readonly path: string;
  /** Outermost first; never empty. */
  readonly frames: readonly PlacedFrame[];
  /** Frames further out and further in that are in other files. */
  readonly outer: readonly TracebackFrame[];
  readonly inner: readonly TracebackFrame[];
}

/** Why there is no place to stand at. */
export type Misplacing =
  /** No file of the traceback is there. */
  | { readonly kind: 'missing'; readonly files: readonly string[] }
  /** All of it is in cells of a notebook or in text that never was a file. */
  | { readonly kind: 'no-file'; readonly frame: TracebackFrame }
  /** The line is another one now, and the old text is nowhere else (or in several places). */
  | { readonly kind: 'stale'; readonly frame: TracebackFrame; readonly path: string; readonly places: number };

/** Most frames of a recursion that are put on the stack for one that is repeated. */
const MOST_REPEATED = 20;
/** Code that runs inside the statement around it, and has no frame of its own here. */
const INSIDE = /^<(?:listcomp|dictcomp|setcomp|genexpr|lambda)>$/;

/** @param find the file that a frame names; undefined for one that is not there, or is nobody's own (a library) */
export function placeFrames(
  { frames }: Traceback,
  find: (file: string) => FoundFile | undefined,
): Placing | { readonly problem: Misplacing } {
  const last = frames.findLastIndex(({ file }) => find(file) !== undefined);
  const file = find(frames[last]?.file ?? '');
  if (!file) return { problem: missing(frames) };
  const placed: PlacedFrame[] = [];
  let first = last;
  for (; first >= 0; first--) {
    const frame = frames[first];
    if (!frame || find(frame.file)?.path !== file.path) break;
    const now = lineNow(frame, file.text);
    if (now.line === undefined) {
      if (placed.length > 0) break;
      return { problem: { kind: 'stale', frame, path: file.path, places: now.places } };
    }
    const { repeated = 0, ...one } = frame;
    const copies = 1 + Math.min(repeated, MOST_REPEATED);
    placed.unshift(...Array.from({ length: copies }, () => ({ ...one, now: now.line ?? one.line })));
  }
  return {
    path: file.path,
    frames: withoutInner(placed),
    outer: frames.slice(0, first + 1),
    inner: frames.slice(last + 1),
  };
}

/** Frames of comprehensions and lambdas belong to the one around them. */
function withoutInner(frames: readonly PlacedFrame[]): PlacedFrame[] {
  const [outermost, ...others] = frames;
  if (!outermost) return [];
  const { function: name = '', ...rest } = outermost;
  const isInner = INSIDE.test(name);
  return [isInner ? rest : outermost, ...others.filter((frame) => !INSIDE.test(frame.function ?? ''))];
}

/** The line that has the text of the frame now: the same one, or else the only one. */
function lineNow({ line, text }: TracebackFrame, source: string): { line?: number; places: number } {
  const lines = source.split(/\r\n?|\n/).map((one) => one.trim());
  if (text === undefined) return line <= lines.length ? { line, places: 1 } : { places: 0 };
  if (lines[line - 1] === text) return { line, places: 1 };
  const found = lines.flatMap((one, index) => (one === text ? [index + 1] : []));
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? { line: only, places: 1 } : { places: found.length };
}

function missing(frames: readonly TracebackFrame[]): Misplacing {
  const isNoFile = ({ file }: TracebackFrame): boolean => /^<|^Cell In|^Input In/.test(file);
  const frame = frames.at(-1);
  if (frame && frames.every(isNoFile)) return { kind: 'no-file', frame };
  return { kind: 'missing', files: [...new Set(frames.filter((one) => !isNoFile(one)).map(({ file }) => file))] };
}
