/** Frames of the machine as the debug view lists them, innermost first. */
import { basename } from 'node:path';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Frame, State } from '../debugger/state';
import type { Client } from './client';
import { RequestError } from './request-error';

export interface StackPage {
  readonly startFrame: number;
  /** 0 for all. */
  readonly levels: number;
}

export function stackTrace(state: State, program: string, client: Client, { startFrame, levels }: StackPage): DebugProtocol.StackTraceResponse['body'] {
  const frames = state.frames.toReversed();
  const shown = frames.slice(startFrame, levels > 0 ? startFrame + levels : undefined);
  return { stackFrames: shown.map((frame) => describeFrame(frame, program, client)), totalFrames: frames.length };
}

function describeFrame({ id, function: info, line }: Frame, program: string, client: Client): DebugProtocol.StackFrame {
  const source = { name: basename(program), path: client.path(program) };
  return { id, name: info.qualifiedName, source, line: client.line(line), column: client.column(1) };
}

/** @throws RequestError for a frame that is not on the stack. */
export function frameById(state: State, id: number): Frame {
  const frame = state.frames.find((candidate) => candidate.id === id);
  if (!frame) throw new RequestError(`There is no frame ${id} on the stack.`);
  return frame;
}
