/** Frames of the machine as the debug view lists them, innermost first. */
import { basename } from 'node:path';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Frame } from '../debugger/state';
import type { Client } from './client';
import type { Debuggee } from './debuggee';

export interface StackPage {
  readonly startFrame: number;
  /** 0 for all. */
  readonly levels: number;
}

export function stackTrace(
  debuggee: Debuggee,
  client: Client,
  { startFrame, levels }: StackPage,
): DebugProtocol.StackTraceResponse['body'] {
  const frames = debuggee.frames.toReversed();
  const shown = frames.slice(startFrame, levels > 0 ? startFrame + levels : undefined);
  return { stackFrames: shown.map((frame) => describeFrame(frame, debuggee.path, client)), totalFrames: frames.length };
}

function describeFrame({ id, function: info, line }: Frame, program: string, client: Client): DebugProtocol.StackFrame {
  const source = { name: basename(program), path: client.path(program) };
  return { id, name: info.qualifiedName, source, line: client.line(line), column: client.column(1) };
}
