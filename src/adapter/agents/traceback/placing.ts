/** A traceback that an agent gives: which files its frames are in, and which frames are left out. */
import { placeFrames, type FoundFile, type Placing } from '../../../python/traceback/frame-places';
import { readTraceback } from '../../../python/traceback/read-traceback';
import type { Traceback } from '../../../python/traceback/traceback';
import { shortened } from '../../../python/text/shortened';
import type { ProgramInput } from '../contract/tool-program';
import type { Desk } from '../contract/tool';
import { ToolError } from '../contract/tool-error';

export function lastTraceback(text: string): Traceback {
  const reading = readTraceback(text);
  if (reading.kind === 'none')
    throw new ToolError('no_traceback', reading.reason, 'Give the whole text that Python printed.');
  return reading.tracebacks.at(-1) ?? reading.tracebacks[0];
}

/** The files of the frames; with "source", the innermost frame's file (or the one of "path") has that text. */
export function placed(traceback: Traceback, { path, source }: ProgramInput, desk: Desk): Placing {
  const { programs } = desk.parts;
  const own = path === undefined ? undefined : programs.pathOf(path);
  const last = traceback.frames.at(-1)?.file;
  const find = (file: string): FoundFile | undefined => {
    const found = programs.find(file);
    if (source === undefined)
      return found ?? (own !== undefined && isNamed(own, file) ? programs.find(own) : undefined);
    const isMeant = own === undefined ? file === last : found?.path === own || isNamed(own, file);
    return isMeant ? { path: own ?? file, text: source } : found;
  };
  const result = placeFrames(traceback, find);
  if (!('problem' in result)) return result;
  const { problem } = result;
  if (problem.kind === 'stale')
    throw new ToolError(
      'no_traceback',
      `Line ${problem.frame.line} of ${problem.path} has changed since.`,
      'Give the text as it was then as "source".',
    );
  const files = problem.kind === 'missing' ? problem.files.slice(0, 5).join(', ') : problem.frame.file;
  throw new ToolError(
    'no_traceback',
    `No file of the traceback can be read: ${shortened(files)}.`,
    'Give the text of the innermost one as "source", or start the server with its folder as --root.',
  );
}

function isNamed(path: string, file: string): boolean {
  const last = (text: string): string => text.split(/[\\/]/).at(-1) ?? text;
  return last(path) === last(file);
}

export function programOf({ path }: Placing, asked: ProgramInput): ProgramInput {
  if (asked.source === undefined) return { path };
  return { source: asked.source, ...(asked.path !== undefined && { path: asked.path }) };
}

export function notesOf({ outer, inner }: Placing): { notes?: string[] } {
  const notes = [
    ...(outer
      ? [`The frames outside ${outer.frame.file}, line ${outer.frame.line} are left out: ${REASONS[outer.reason]}.`]
      : []),
    ...(inner.length > 0
      ? [`${inner.length} inner frames are in files that are not read: ${inner.map(({ file }) => file).join(', ')}.`]
      : []),
  ];
  return notes.length > 0 ? { notes } : {};
}

const REASONS = {
  elsewhere: 'its file is not there',
  stale: 'its line has changed since',
  import: 'it only imported the file',
} as const;
