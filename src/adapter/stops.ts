/** What the client is told when the program stops. */
import { StoppedEvent } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { StopKind, StopReason } from '../debugger/commands';
import { describeException } from '../debugger/exceptions';
import type { State } from '../debugger/state';

/** The one thread that a program has. */
export const THREAD = 1;

/** The protocol's word for a stop, and what people read; without the second, the reason's own text. */
const STOPS: Readonly<Record<StopKind, readonly [reason: string, description?: string]>> = {
  entry: ['entry', 'Stopped at the start'],
  step: ['step', 'Stopped after a step'],
  breakpoint: ['breakpoint', 'Stopped at a breakpoint'],
  'function-breakpoint': ['function breakpoint', 'Stopped where a function is called'],
  'data-breakpoint': ['data breakpoint', 'Stopped at a change'],
  exception: ['exception', 'Stopped at an exception'],
  goto: ['goto'],
  limit: ['pause'],
  cancelled: ['pause', 'Paused'],
  error: ['pause'],
  end: ['pause', 'Stopped at the end'],
};

/** Below that, people are told how sure the way to the stop is. */
const DOUBTFUL = 0.5;

/** @param certainty probability that the program goes the way that the run has gone */
export function stoppedEvent(
  { kind, text, breakpoints }: StopReason,
  state: State,
  certainty: number,
): DebugProtocol.StoppedEvent {
  const [reason, what = text.charAt(0).toUpperCase() + text.slice(1)] = STOPS[kind];
  const percent = Math.floor(certainty * 100);
  const doubt = percent < 1 ? 'less than 1 % sure' : `${percent} % sure`;
  const description = certainty < DOUBTFUL ? `${what} (the way here: ${doubt})` : what;
  const exception = kind === 'exception' ? state.frames.at(-1)?.exception : undefined;
  const event: DebugProtocol.StoppedEvent = new StoppedEvent(
    reason,
    THREAD,
    exception ? describeException(exception) : text,
  );
  event.body = {
    ...event.body,
    description,
    allThreadsStopped: true,
    ...(breakpoints && { hitBreakpointIds: [...breakpoints] }),
  };
  return event;
}
