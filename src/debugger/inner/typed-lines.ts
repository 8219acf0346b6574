/** What somebody types where the program waits for a line. */
import type { Value } from '../../python/values/value';
import type { State } from '../state/state';

/** Thrown where the program waits for a line that is not told, if it is to be asked for. */
export class InputAwaited extends Error {
  constructor(
    /** What stands before the line. */
    readonly prompt: string,
    /** How many lines have been read before. */
    readonly read: number,
  ) {
    super('the program waits for a line that somebody types');
  }
}

/**
 * The state after the next line is read, and the line; unknown if nobody has told it.
 * @throws InputAwaited if the line is to be asked for
 */
export function typedLine(state: State): readonly [State, Value] {
  const { lines, read } = state.typed ?? { lines: [], read: 0 };
  const prompt = state.output.slice(state.output.lastIndexOf('\n') + 1);
  if (read >= lines.length && state.last.assuming?.asks) throw new InputAwaited(prompt, read);
  const text = lines[read];
  const value: Value =
    text === undefined
      ? { kind: 'unknown', type: 'str', reason: 'what is typed is not known' }
      : { kind: 'str', value: text };
  return [{ ...state, typed: { lines, read: read + 1 } }, value];
}

/** The state with one line more told. */
export function withLine(state: State, read: number, text: string | undefined): State {
  const lines = [...(state.typed?.lines ?? [])];
  while (lines.length < read) lines.push(undefined);
  return { ...state, typed: { read: state.typed?.read ?? 0, lines: [...lines.slice(0, read), text] } };
}
