/** What the client is told when the program stops. */
import { StoppedEvent } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { describeException } from '../debugger/exceptions';
import type { StopKind, StopReason } from '../debugger/session';
import type { State } from '../debugger/state';

/** The one thread that a program has. */
export const THREAD = 1;

type Stopped = Exclude<StopKind, 'end'>;

const REASONS: Readonly<Record<Stopped, string>> = {
  entry: 'entry',
  step: 'step',
  breakpoint: 'breakpoint',
  exception: 'exception',
  limit: 'pause',
  cancelled: 'pause',
  error: 'pause',
};

const DESCRIPTIONS: Readonly<Record<Stopped, string>> = {
  entry: 'Stopped at the start',
  step: 'Stopped after a step',
  breakpoint: 'Stopped at a breakpoint',
  exception: 'Stopped at an exception',
  limit: 'Paused at the limit of steps',
  cancelled: 'Paused',
  error: 'Stopped: the next step could not be predicted',
};

/** @param breakpoints identifiers of those at the line */
export function stoppedEvent(kind: Stopped, { text }: StopReason, state: State, breakpoints: readonly number[]): DebugProtocol.StoppedEvent {
  const exception = kind === 'exception' ? state.frames.at(-1)?.exception : undefined;
  const event: DebugProtocol.StoppedEvent = new StoppedEvent(REASONS[kind], THREAD, exception ? describeException(exception) : text);
  event.body.description = kind === 'limit' || kind === 'error' ? sentence(text, DESCRIPTIONS[kind]) : DESCRIPTIONS[kind];
  event.body.allThreadsStopped = true;
  if (kind === 'breakpoint') event.body.hitBreakpointIds = [...breakpoints];
  return event;
}

function sentence(text: string, otherwise: string): string {
  return text === '' ? otherwise : text.charAt(0).toUpperCase() + text.slice(1);
}
