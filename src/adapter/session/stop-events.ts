/** What the client is told when the program stops. */
import { StoppedEvent } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { StopKind, StopReason } from '../../debugger/session/commands';
import { describeException } from '../../debugger/state/exceptions';
import type { State } from '../../debugger/state/state';
import { percent } from '../../debugger/percent';

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

/** The body of a `stopped` event, with what the protocol has no word for. */
export type StoppedBody = DebugProtocol.StoppedEvent['body'] & {
  /** Probability that the program goes the way that the run has gone. */
  readonly certainty: number;
  readonly place: Place;
};

/** Where a session stands in what it has recorded. */
export interface Place {
  readonly step: number;
  /** The newest recorded step. */
  readonly last: number;
  /** Predicting as many steps again leads to the same place: nobody has changed anything on the way. */
  readonly isRepeatable: boolean;
}

/**
 * @param certainty probability that the program goes the way that the run has gone
 * @param threshold below that, people are told so
 */
export function stoppedEvent(
  { kind, text, breakpoints }: StopReason,
  state: State,
  certainty: number,
  threshold: number,
  place: Place,
): DebugProtocol.StoppedEvent & { body: StoppedBody } {
  const [reason, what = text.charAt(0).toUpperCase() + text.slice(1)] = STOPS[kind];
  const { source, confidence } = state.last;
  const doubt = source === 'inferred' ? `inferred, ${percent(confidence)}` : `path ${percent(certainty)} likely`;
  const description = source === 'inferred' || certainty < threshold ? `${what} (${doubt})` : what;
  const exception = kind === 'exception' ? state.frames.at(-1)?.exception : undefined;
  const event: DebugProtocol.StoppedEvent = new StoppedEvent(
    reason,
    THREAD,
    exception ? describeException(exception) : text,
  );
  const body: StoppedBody = {
    ...event.body,
    description,
    allThreadsStopped: true,
    certainty,
    place,
    ...(breakpoints && { hitBreakpointIds: [...breakpoints] }),
  };
  return Object.assign(event, { body });
}
