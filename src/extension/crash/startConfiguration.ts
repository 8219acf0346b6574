/** From a traceback to the attributes of a launch configuration. Knows no `vscode`. */
import type { Traceback } from '../../python/traceback/traceback';
import type { PlacedFrame, Placing } from '../../python/traceback/frame-places';
import { literalsOf } from './givenValues';

/** A frame as `"start"` has it. */
export interface StartFrame {
  readonly line: number;
  /** Where it is not the program's own file. */
  readonly file?: string;
  readonly function?: string;
  readonly locals?: Readonly<Record<string, string>>;
  /** What the traceback underlines in the line. */
  readonly expression?: string;
}

/** The attribute `"start"`. */
export interface Start {
  readonly stack: readonly StartFrame[];
  /** As the last line of a traceback. */
  readonly exception?: string;
}

export function startOf({ exception }: Traceback, { path, frames }: Placing): Start {
  const { type, message } = exception ?? {};
  const text = type === undefined || message === undefined ? type : `${type}: ${message}`;
  return { stack: frames.map((frame) => frameOf(frame, path)), ...(text !== undefined && { exception: text }) };
}

function frameOf({ path, now, function: name, locals, expression }: PlacedFrame, program: string): StartFrame {
  const known = literalsOf(locals);
  return {
    line: now,
    ...(path !== program && { file: path }),
    ...(name !== undefined && { function: name }),
    ...(expression !== undefined && { expression }),
    ...(Object.keys(known).length > 0 && { locals: known }),
  };
}
