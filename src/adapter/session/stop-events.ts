/** The `stopped` events for the client. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { StopKind, StopReason } from '../../debugger/session/commands/commands';
import { describeException } from '../../debugger/state/exceptions';
import { assumedWays, givenValues, type StepInfo } from '../../debugger/state/step-info';
import type { State } from '../../debugger/state/state';
import { eventOf } from '../protocol/events';
import { percent } from '../../debugger/percent';

/** Characters of an assumption that are seen in the narrow bar above the call stack. */
const ROOM = 25;

/** The program's only thread. */
export const THREAD = 1;

/** The protocol's reason for a stop, and its text for people; without the second, the reason says what happened. */
const STOPS: Readonly<Record<StopKind, readonly [reason: string, description?: string]>> = {
  entry: ['entry', 'Stopped at the start'],
  step: ['step', 'Stopped after a step'],
  breakpoint: ['breakpoint', 'Stopped at a breakpoint'],
  'function-breakpoint': ['function breakpoint'],
  'data-breakpoint': ['data breakpoint'],
  exception: ['exception'],
  goto: ['goto'],
  limit: ['pause'],
  cancelled: ['pause', 'Paused'],
  error: ['pause'],
  undecided: ['pause'],
  end: ['pause'],
};

/** Their texts begin with a name of the program, which is left as it is. */
const BEGINS_WITH_NAME: ReadonlySet<StopKind> = new Set(['function-breakpoint', 'data-breakpoint', 'exception']);

/** The body of a `stopped` event, with custom fields. */
export type StoppedBody = DebugProtocol.StoppedEvent['body'] & {
  /** Probability of the path that the run took. */
  readonly certainty: number;
  readonly place: Place;
};

/** The position of a session in its recorded history. */
export interface Place {
  readonly step: number;
  /** The newest recorded step. */
  readonly last: number;
  /** Predicting as many steps again leads to the same place: nothing was changed on the way. */
  readonly isRepeatable: boolean;
}

/**
 * @param certainty probability of the path that the run took
 * @param threshold below it, the description mentions it
 */
export function stoppedEvent(
  { kind, text, note, breakpoints }: StopReason,
  state: State,
  certainty: number,
  threshold: number,
  place: Place,
): DebugProtocol.StoppedEvent & { body: StoppedBody } {
  const [reason, usual = BEGINS_WITH_NAME.has(kind) ? text : capitalized(text)] = STOPS[kind];
  const { source, confidence } = state.last;
  const isDoubtful = source === 'inferred' || certainty < threshold;
  // What comes behind it must not be cut off.
  const short = isDoubtful && kind === 'breakpoint' ? 'At a breakpoint' : usual;
  const what = note ?? short;
  const likely = `${percent(certainty)} likely`;
  const doubt = source === 'inferred' ? `inferred, ${percent(confidence)}` : likely;
  // There is little room for it: that it was a step is no news.
  const isPlain = kind === 'step';
  const alone = source === 'inferred' ? capitalized(doubt) : `${likely} to get here`;
  const decided = describeDecision(state.last);
  const description = decided ?? (!isDoubtful ? what : isPlain ? alone : `${what} (${doubt})`);
  const exception = kind === 'exception' ? state.frames.at(-1)?.exception : undefined;
  const body: StoppedBody = {
    reason,
    threadId: THREAD,
    text: exception ? describeException(exception) : text,
    description,
    allThreadsStopped: true,
    certainty,
    place,
    ...(breakpoints && { hitBreakpointIds: [...breakpoints] }),
  };
  return eventOf<DebugProtocol.StoppedEvent & { body: StoppedBody }>('stopped', body);
}

/** What was assumed last, or decided by what the user gave. */
function describeDecision(last: StepInfo): string | undefined {
  const assumed = assumedWays(last).at(-1);
  if (assumed !== undefined) return `Assumed: ${cut(assumed)}`;
  const given = givenValues(last).at(-1);
  return given === undefined ? undefined : `Given: ${cut(given)}`;
}

/** With its end: whether something is so, or what it is, is what counts. All of it stands above its line. */
function cut(way: string): string {
  const [end = ''] = /\s(?:is|has|does|gets|=)\s.*$/.exec(way) ?? [];
  const room = Math.max(ROOM - end.length, 4);
  const subject = way.slice(0, way.length - end.length);
  return subject.length > room ? `${subject.slice(0, room - 1)}…${end}` : way;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
