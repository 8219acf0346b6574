/** Where a text that is printed goes: to the output, or into the stream that `contextlib.redirect_stdout` has put in its place. */
import type { Value } from '../../../python/values/value';
import { idOf } from '../../objects/containers';
import { writtenTo } from '../../objects/text-streams';
import { TO_ERRORS } from '../../inner/log-messages';
import { currentValue } from '../../state/current-values';
import type { State } from '../../state/state';
import { errorsOf } from '../../state/step-info';
import { withContents } from '../../state/value-roots';

/** The manager that `redirect_stdout(stream)` makes. */
const REDIRECTING = 'contextlib.redirect_stdout';

/** The state once a text has been printed. */
export function printed(state: State, text: string): State {
  if (text === '') return state;
  if (writesToErrors(state)) return { ...state, last: { ...state.last, ...errorsOf(state.last, { errors: text }) } };
  const stream = redirectedTo(state);
  if (!stream)
    return { ...state, output: state.output + text, last: { ...state.last, output: state.last.output + text } };
  const now = currentValue(state, stream);
  const id = idOf(now);
  const after = writtenTo(now, text) ?? { kind: 'unknown', reason: 'what has been printed into it is not known' };
  return id === undefined ? state : withContents(state, new Map([[id, after]]));
}

/** What runs is there to tell people something on the error stream; the program itself does not depend on it. */
export function writesToErrors({ frames }: Pick<State, 'frames'>): boolean {
  return frames.at(-1)?.function.name === TO_ERRORS;
}

/** The stream of the innermost block that redirects what is printed. */
function redirectedTo({ frames }: State): Value | undefined {
  const managers = frames.flatMap(({ withs, inner = [] }) => [...withs, ...inner.flatMap((one) => one.withs)]).flatMap((open) => open.managers); // prettier-ignore
  const manager = managers.findLast((value) => value.kind === 'call' && value.name === REDIRECTING);
  return manager?.kind === 'call' ? manager.args[0] : undefined;
}
