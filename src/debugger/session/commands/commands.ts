/** Stepping commands: conditions on the states that end them. */
import type { SourceRange } from '../../../python/syntax';
import type { State } from '../../state/state';
import { hasReturned, isAtLine, visibleStateOf } from '../history/visible-state';

export type Command =
  | { readonly kind: 'entry' | 'into' | 'over' | 'out' | 'continue' }
  | { readonly kind: 'to'; readonly line: number }
  /** To the first line of the next call of a function, by its qualified name. */
  | { readonly kind: 'to-call'; readonly function: string }
  /** Into one of the calls of the line; the others are stepped over. */
  | { readonly kind: 'into-call'; readonly call: SourceRange };

export type BackCommand = 'stepBack' | 'reverseInto' | 'reverseOut' | 'reverseContinue';

export type StopKind =
  | 'step'
  | 'breakpoint'
  | 'function-breakpoint'
  | 'data-breakpoint'
  | 'exception'
  | 'entry'
  | 'end'
  | 'limit'
  | 'cancelled'
  | 'error'
  | 'undecided'
  | 'goto';

export interface StopReason {
  readonly kind: StopKind;
  /** For people: one line. */
  readonly text: string;
  /** What else is to be said about where the session is, as a sentence without its full stop. */
  readonly note?: string;
  /** Identifiers of the breakpoints that stopped the program. */
  readonly breakpoints?: readonly number[];
}

/** The test for a forward command given at `start`. */
export function arrivesAt(command: Command, start: State): (state: State) => boolean {
  const { isTop, isCaller } = around(start);
  switch (command.kind) {
    case 'entry':
      return isAtLine;
    case 'into':
      return (state) => isAtLine(state) || (hasReturned(state) && isTop(state));
    case 'over':
      return (state) => (isAtLine(state) && (isTop(state) || isCaller(state))) || (hasReturned(state) && isTop(state));
    case 'out':
      return (state) => (isAtLine(state) && isCaller(state)) || (hasReturned(state) && isTop(state));
    case 'continue':
      return () => false;
    case 'into-call': {
      const over = arrivesAt({ kind: 'over' }, start);
      return (state) => over(state) || (isAtLine(state) && isInside(state, isTop, command.call));
    }
    case 'to-call':
      return (state) => isAtLine(state) && state.frames.at(-1)?.function.qualifiedName === command.function;
    case 'to':
      return (state) => isAtLine(state) && state.frames.at(-1)?.line === command.line;
  }
}

/** The test for a backward command given at `start`. */
export function comesBackTo(command: BackCommand, start: State): (state: State) => boolean {
  const { isTop, isCaller } = around(start);
  switch (command) {
    case 'stepBack':
      return (state) => isAtLine(state) && (isTop(state) || isCaller(state) || start.frames.length === 0);
    case 'reverseInto':
      return isAtLine;
    case 'reverseOut':
      return (state) => isAtLine(state) && isCaller(state);
    case 'reverseContinue':
      return () => false;
  }
}

/** Tests on the top frame of other states: is it the frame that is now shown on top, or one of its callers? */
function around(start: State): { isTop: (state: State) => boolean; isCaller: (state: State) => boolean } {
  const ids = visibleStateOf(start).frames.map(({ id }) => id);
  const base = ids.pop();
  const top = (state: State): number => state.frames.at(-1)?.id ?? -1;
  return { isTop: (state) => top(state) === base, isCaller: (state) => ids.includes(top(state)) };
}

/** True in the frame directly called by the waiting one. */
function isInside(state: State, isTop: (state: State) => boolean, call: SourceRange): boolean {
  const caller = state.frames.at(-2);
  const range = caller?.waiting?.range;
  if (!range || !isTop({ ...state, frames: state.frames.slice(0, -1) })) return false;
  return range.line === call.line && range.column === call.column && range.endColumn === call.endColumn;
}
