/** When a command has arrived: conditions on the states that it passes. */
import type { State } from './state';
import { hasReturned, isAtLine, viewOf } from './view';

export type Command =
  { readonly kind: 'entry' | 'into' | 'over' | 'out' | 'continue' } | { readonly kind: 'to'; readonly line: number };

export type BackCommand = 'stepBack' | 'reverseInto' | 'reverseOut' | 'reverseContinue';

export type StopKind = 'step' | 'breakpoint' | 'exception' | 'entry' | 'end' | 'limit' | 'cancelled' | 'error' | 'goto';

export interface StopReason {
  readonly kind: StopKind;
  /** For people: one line. */
  readonly text: string;
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

/** Tests on the top frame of other states: is it the one that is shown on top now, or one that waits for it? */
function around(start: State): { isTop: (state: State) => boolean; isCaller: (state: State) => boolean } {
  const ids = viewOf(start).frames.map(({ id }) => id);
  const base = ids.pop();
  const top = (state: State): number => state.frames.at(-1)?.id ?? -1;
  return { isTop: (state) => top(state) === base, isCaller: (state) => ids.includes(top(state)) };
}
