/** Locates the frames of a traceback in the current files. */
import type { Traceback, TracebackFrame } from './traceback';

/** A file that a traceback names, as it is now. */
export interface FoundFile {
  readonly path: string;
  readonly text: string;
}

export interface PlacedFrame extends TracebackFrame {
  readonly path: string;
  /** The line in the file as it is now; `line` is the one of the traceback. */
  readonly now: number;
}

/** Consecutive frames in existing files; the session stops at the last of them. */
export interface Placing {
  /** The file of the outermost one. */
  readonly path: string;
  /** Outermost first; never empty. */
  readonly frames: readonly PlacedFrame[];
  /** Frames further out that cannot be on the stack. */
  readonly outer?: LeftOut;
  /** Inner frames, in files that do not exist. */
  readonly inner: readonly TracebackFrame[];
}

export interface LeftOut {
  /** The innermost one: what called the outermost frame that is placed. */
  readonly frame: TracebackFrame;
  /** Its file does not exist (or is a library's), its line has changed, or it only imported the file. */
  readonly reason: 'elsewhere' | 'stale' | 'import';
}

/** Why there is no place to stop at. */
export type Misplacing =
  /** No file of the traceback exists. */
  | { readonly kind: 'missing'; readonly files: readonly string[] }
  /** All of it is in cells of a notebook or in text that never was a file. */
  | { readonly kind: 'no-file'; readonly frame: TracebackFrame }
  /** The line has changed, and the old text is nowhere else (or in several places). */
  | { readonly kind: 'stale'; readonly frame: TracebackFrame; readonly path: string; readonly places: number };

/** Maximum frames on the stack for a repeated frame of a recursion. */
const MOST_REPEATED = 20;
/** Code that runs inside the statement around it, and has no frame of its own here. */
const INSIDE = /^<(?:listcomp|dictcomp|setcomp|genexpr|lambda)>$/;

/** @param find the file that a frame names; undefined for one that does not exist, or is a library's */
export function placeFrames(
  { frames }: Traceback,
  find: (file: string) => FoundFile | undefined,
): Placing | { readonly problem: Misplacing } {
  const last = frames.findLastIndex(({ file }) => find(file) !== undefined);
  if (last < 0) return { problem: missing(frames) };
  const placed: PlacedFrame[] = [];
  let outer: LeftOut | undefined;
  for (const frame of frames.slice(0, last + 1).reverse()) {
    const file = find(frame.file);
    const now = file && lineNow(frame, file.text);
    if (file && now && now.line === undefined && placed.length === 0)
      return { problem: { kind: 'stale', frame, path: file.path, places: now.places } };
    // A module that is being imported was not called.
    if (placed[0]?.function === '<module>') outer = { frame, reason: 'import' };
    else if (!file) outer = { frame, reason: 'elsewhere' };
    else if (now?.line === undefined) outer = { frame, reason: 'stale' };
    else placed.unshift(...copiesOf(frame, file.path, now.line));
    if (outer) break;
  }
  const shown = withoutInner(placed);
  const path = shown[0]?.path ?? '';
  return { path, frames: shown, ...(outer && { outer }), inner: frames.slice(last + 1) };
}

/** A frame as often as it is repeated. */
function copiesOf({ repeated = 0, ...frame }: TracebackFrame, path: string, now: number): PlacedFrame[] {
  return Array.from({ length: 1 + Math.min(repeated, MOST_REPEATED) }, () => ({ ...frame, path, now }));
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
