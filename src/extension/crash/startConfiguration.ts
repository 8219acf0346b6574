/** From a traceback to the attributes of a launch configuration. Knows no `vscode`. */
import type { Traceback } from '../../python/traceback';
import type { PlacedFrame, Placing } from '../../python/traceback-places';
import { literalsOf } from './givenValues';

/** A frame as `"start"` has it. */
export interface StartFrame {
  readonly line: number;
  readonly function?: string;
  readonly locals?: Readonly<Record<string, string>>;
}

/** The attribute `"start"`. */
export interface Start {
  readonly stack: readonly StartFrame[];
  /** As the last line of a traceback. */
  readonly exception?: string;
}

export function startOf({ exception }: Traceback, { frames }: Placing): Start {
  const { type, message } = exception ?? {};
  const text = type === undefined || message === undefined ? type : `${type}: ${message}`;
  return { stack: frames.map(frameOf), ...(text !== undefined && { exception: text }) };
}

function frameOf({ now, function: name, locals }: PlacedFrame): StartFrame {
  const known = literalsOf(locals);
  return {
    line: now,
    ...(name !== undefined && { function: name }),
    ...(Object.keys(known).length > 0 && { locals: known }),
  };
}
