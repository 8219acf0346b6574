/** Frames of the machine as the debug view lists them, innermost first. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { lookup } from '../../debugger/state/name-scopes';
import { nameInFile } from '../../python/definitions/definitions';
import type { Frame } from '../../debugger/state/state';
import { assumedWays } from '../../debugger/state/step-info';
import { percent } from '../../debugger/percent';
import type { Context } from '../session/context';
import type { Debuggee } from '../session/debuggee';
import { preview } from './value-presentation';
import type { RequestArguments } from '../protocol/request-arguments';

export interface StackPage {
  readonly startFrame: number;
  /** 0 means all. */
  readonly levels: number;
}

/** What a frame's name contains besides the function. */
export interface StackFormat {
  readonly names: boolean;
  readonly values: boolean;
  readonly line: boolean;
  readonly hex: boolean;
}

/** Maximum characters of an argument in a frame's name. */
const ARGUMENT_LENGTH = 40;

export function readStackFormat(given: RequestArguments): StackFormat {
  const format = given.optionalObject('format');
  const flag = (name: string): boolean => format?.optionalFlag(name) === true;
  const hasParameters = flag('parameters');
  const values = flag('parameterValues');
  return {
    names: flag('parameterNames') || (hasParameters && !values),
    values,
    line: flag('line'),
    hex: flag('hex'),
  };
}

export function stackTrace(
  debuggee: Debuggee,
  context: Context,
  { startFrame, levels }: StackPage,
  format: StackFormat,
): DebugProtocol.StackTraceResponse['body'] {
  const frames = debuggee.frames.toReversed();
  const shown = frames.slice(startFrame, levels > 0 ? startFrame + levels : undefined);
  const stackFrames = shown.map((frame) => ({
    id: frame.id,
    name: nameOf(debuggee, frame, format),
    source: context.source(debuggee.place(frame.line).path),
    line: context.line(frame.line),
    column: context.client.column(1),
    canRestart: true,
  }));
  return { stackFrames, totalFrames: frames.length };
}

function nameOf({ state, frames }: Debuggee, frame: Frame, { names, values, line, hex }: StackFormat): string {
  const { parameters } = frame.function;
  const described = parameters.map(({ name }) => {
    const value = lookup(state, frame, name);
    const text = values && value ? preview(value, ARGUMENT_LENGTH, { hex }) : undefined;
    if (text === undefined) return name;
    return names ? `${name}=${text}` : text;
  });
  const list = names || values ? `(${described.join(', ')})` : '';
  const { source, confidence, assumptions, from } = state.last;
  // The outer frames wait at known lines.
  const isInferred = source === 'inferred' && frame === frames.at(-1);
  const isDecided = assumptions !== undefined && frame.id === from?.frame;
  const inferred = isInferred ? ` (inferred, ${percent(confidence)})` : '';
  // What exactly is above its line, and in "Alternatives": a longer name would push the line number out of sight.
  const mark = isDecided ? (assumedWays(state.last).length > 0 ? ' (assumed)' : ' (given)') : inferred;
  return `${nameInFile(frame.function)}${list}${line ? `:${frame.line}` : ''}${mark}`;
}
