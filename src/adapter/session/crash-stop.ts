/** The first stop of a session at a crash: with the run that leads there, if it is found soon. */
import type { RaisedException } from '../../codec/query';
import type { SameStack } from '../../debugger/backward/same-stack';
import type { Replay } from '../../debugger/backward/replay';
import type { Crash } from '../../debugger/launch/crash-start';
import type { Machine } from '../../debugger/machine/machine';
import type { StopReason } from '../../debugger/session/commands/commands';
import type { Session } from '../../debugger/session/session';
import { describeException } from '../../debugger/state/exceptions';
import type { Frame, State } from '../../debugger/state/state';
import { settledCrash } from '../launch/crash-launch';
import type { ValueOrigins } from './value-origins';

/**
 * Milliseconds from the launch to the first stop; what of them is kept for the values at it, after the search for the run that
 * leads there; and the least that is searched, however long loading took.
 */
const FIRST_STOP = 1800;
const SETTLING = 300;
const LEAST_SEARCH = 200;
/** The same for the search that goes on behind that stop. */
const LOOKING_ON = 30_000;
/** For people: where the history comes from, and the same where there is little room. */
export const REPLAYED = 'Replayed: the predicted run ends in the same exception';
const SHORT = 'Replayed: same exception';
/** The same where the traceback is all that is known, or almost. */
const ONLY_TOLD =
  'No predicted run leads here: the values are those that the traceback tells. Steps back are inferred.';
const SAME_LINES =
  'The predicted run passes here without the exception: its values are marked as inferred, and so are steps back.';

/** States of runs whose values are shown already. */
const settled = new WeakSet<State>();

interface Crashed {
  readonly session: Session;
  readonly machine: Machine;
  readonly replay: Replay | undefined;
  readonly origins: Pick<ValueOrigins, 'inferred'>;
  readonly listener: { logged(text: string, line: number): void };
  /** The innermost frame that is shown. */
  frame(): Frame;
}

/**
 * Looks on for the run that leads to the crash, while the session stands there.
 * @returns the stop to show instead: with that run, or with what else a run has told meanwhile; undefined where nothing is new
 */
export async function foundLater(crash: Crash, at: Crashed, signal: AbortSignal): Promise<StopReason | undefined> {
  const { exception } = at.frame();
  const { state } = at.session;
  if (!exception || at.replay?.isOpen !== true) return undefined;
  try {
    if (await at.session.recall(LOOKING_ON, signal)) return replayed(at, exception);
    const isStill = at.session.state === state;
    const met = at.replay.sameStack(at.machine.source);
    const isNew = met !== undefined && !settled.has(met.state);
    if (isStill && isNew) await settle(crash, at, SETTLING, signal);
    at.replay.close();
    if (isStill) tell(at, met);
    return isStill && isNew ? { kind: 'exception', text: describeException(exception) } : undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/**
 * Who cancels the search gets what the traceback tells.
 * @param since time (of `performance.now`) at which somebody began to wait
 */
export async function stopAtCrash(crash: Crash, at: Crashed, since: number, signal: AbortSignal): Promise<StopReason> {
  const { exception } = at.frame();
  const until = Math.max(since + FIRST_STOP - SETTLING, performance.now() + LEAST_SEARCH);
  try {
    if (exception && (await at.session.recall(until - performance.now(), signal))) return replayed(at, exception);
    const met = await settle(crash, at, until + SETTLING - performance.now(), signal);
    // While the search goes on, nobody knows.
    if (exception && at.replay?.isOpen !== true) tell(at, met);
  } catch (error) {
    if (!signal.aborted) throw error;
    at.replay?.close();
  }
  if (!exception) return { kind: 'entry', text: 'start' };
  return { kind: 'exception', text: describeException(exception) };
}

function replayed(at: Crashed, known: RaisedException): StopReason {
  return { kind: 'exception', text: describeException(at.frame().exception ?? known), note: SHORT };
}

/** Where the values come from. @param met what a run has told of them */
function tell(at: Crashed, met: SameStack | undefined): void {
  at.listener.logged(`${met ? SAME_LINES : ONLY_TOLD}\n`, at.frame().line);
}

/** Without that run, with all that is known otherwise. @returns what a run has told, without the exception */
async function settle(
  crash: Crash,
  at: Crashed,
  milliseconds: number,
  signal: AbortSignal,
): Promise<SameStack | undefined> {
  const { replay, machine, session } = at;
  const met = replay?.sameStack(machine.source);
  session.settle(await settledCrash(crash, { replay, met }, machine, milliseconds, signal));
  if (met) {
    settled.add(met.state);
    noteInferred(at, met);
  }
  return met;
}

function noteInferred(at: Crashed, { locals, probability }: SameStack): void {
  for (const [depth, names] of locals.entries()) {
    for (const name of names.keys()) {
      const value = at.session.state.frames[depth]?.locals.get(name);
      if (value) at.origins.inferred(value, probability);
    }
  }
}
