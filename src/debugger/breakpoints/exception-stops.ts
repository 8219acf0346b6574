/** Which exceptions stop a run, and where. */
import type { StopReason } from '../session/commands/commands';
import { describeException, type ThrownException } from '../state/exceptions';
import type { History } from '../session/history/history';
import { isAtException } from '../session/history/visible-state';

/** By the type of the exception. */
export interface ExceptionStops {
  /** Stop where they are raised. */
  raised(type: string): boolean;
  /** Stop where they were raised, once it is known that nothing catches them. */
  uncaught(type: string): boolean;
}

/** The stop at an exception that is raised (not only passed on) in the current state; always for one that the user gave. */
export function raisedHere(history: History, stops: ExceptionStops): StopReason | undefined {
  const { current, index } = history;
  const exception = isAtException(current) ? current.frames.at(-1)?.exception : undefined;
  const isWanted = exception && (current.last.source === 'given' || stops.raised(exception.type));
  if (!isWanted || history.originOf(exception) !== index) return undefined;
  return { kind: 'exception', text: describeException(exception) };
}

/** Index of the state in which an uncaught exception was raised; undefined if it does not stop the run. */
export function uncaughtFrom(history: History, failure: ThrownException, stops: ExceptionStops): number | undefined {
  return stops.uncaught(failure.type) ? history.originOf(failure) : undefined;
}
