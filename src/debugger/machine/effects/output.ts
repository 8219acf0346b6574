/** Where a text that is printed goes: to the output or error stream, or into the stream that `contextlib` has put in its place. */
import type { Value } from '../../../python/values/value';
import { suspendedFrame } from '../../calls/generators';
import { idOf } from '../../objects/containers';
import { writtenTo } from '../../objects/text-streams';
import { TO_ERRORS } from '../../inner/log-messages';
import { currentValue } from '../../state/current-values';
import type { Frame, State } from '../../state/state';
import { errorsOf } from '../../state/step-info';
import { UNKNOWN_TEXT } from '../../unknowns/unknown-values';
import { withContents } from '../../state/value-roots';

/** The managers that put another stream in its place. */
const REDIRECTING = { output: 'contextlib.redirect_stdout', errors: 'contextlib.redirect_stderr' } as const;

/** What `sys` calls them. */
const STREAMS = { output: 'stdout', errors: 'stderr' } as const;

/** The type of a stream of which no more is known than that something was printed into it. */
const STREAM = 'io.StringIO';

/** The state once a text has been printed. */
export function printed(state: State, text: string): State {
  if (text === '') return state;
  if (writesToErrors(state)) return printedToErrors(state, text);
  const stream = redirectedTo(state, 'output');
  if (stream) return writtenInto(state, stream, text);
  return { ...state, output: state.output + text, last: { ...state.last, output: state.last.output + text } };
}

/** The state once a text has been written to the error stream. */
export function printedToErrors(state: State, text: string): State {
  if (text === '') return state;
  const stream = redirectedTo(state, 'errors');
  if (stream) return writtenInto(state, stream, text);
  return { ...state, last: { ...state.last, ...errorsOf(state.last, { errors: text }) } };
}

function writtenInto(state: State, stream: Value, text: string): State {
  const now = currentValue(state, stream);
  const id = idOf(now);
  const known = text.includes(UNKNOWN_TEXT) ? undefined : writtenTo(now, text);
  const after = known ?? { kind: 'unknown', type: STREAM, reason: 'what has been printed into it is not known' };
  return id === undefined ? state : withContents(state, new Map([[id, after]]));
}

/** What runs is there to tell people something on the error stream; the program itself does not depend on it. */
export function writesToErrors({ frames }: Pick<State, 'frames'>): boolean {
  return frames.at(-1)?.function.name === TO_ERRORS;
}

/** The stream of the innermost block that redirects what is printed, or what the program has put in the place of that of `sys`. */
function redirectedTo(state: State, to: keyof typeof REDIRECTING): Value | undefined {
  const managers = state.frames.flatMap((frame) => managersOf(state, frame));
  const manager = managers.findLast((value) => value.kind === 'call' && value.name === REDIRECTING[to]);
  const set = state.modules.get('sys')?.get(STREAMS[to]);
  const isLost = set?.kind === 'unknown' && set.type === STREAM;
  if (manager?.kind === 'call') return manager.args[0];
  return set?.kind === 'foreign' || isLost ? set : undefined;
}

/** A generator that is a manager waits inside blocks of its own. */
function managersOf(state: State, { withs, inner = [] }: Frame): Value[] {
  const open = [...withs, ...inner.flatMap((one) => one.withs)].flatMap(({ managers }) => managers);
  return open.flatMap((value) => {
    const asleep = suspendedFrame(state, value);
    return asleep ? [value, ...managersOf(state, asleep)] : [value];
  });
}
