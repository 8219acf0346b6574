/** Custom requests about an inferred past: its alternatives, and choosing another one. */
import type { Inferred } from '../../debugger/backward/prior-states';
import { lookup } from '../../debugger/state/name-scopes';
import { topFrame } from '../../debugger/state/state';
import type { Context } from '../session/context';
import type { Handlers } from './handler';
import { lineText } from '../../python/text/source-lines';
import { preview } from '../presentation/value-presentation';
import { RequestError } from '../protocol/request-error';
import type { Runner } from '../session/runner';

/** Maximum characters of a value. */
const VALUE_LENGTH = 80;

/** A past that can have led to what is known. */
export interface AlternativePast {
  /** To choose it. */
  readonly index: number;
  /** 0 to 1. */
  readonly probability: number;
  /** Whether predicting forward from it leads to what is known. */
  readonly confirmed: boolean;
  readonly function: string;
  /** As the client counts lines. */
  readonly line: number;
  /** Text of the line. */
  readonly text: string;
  /** Values that were different before the line ran; without a value if the name was unbound. */
  readonly changes: readonly { readonly name: string; readonly value?: string; readonly probability: number }[];
}

/** The answer to `alternatives`. */
export interface AlternativePasts {
  /** The most likely first; empty if the current state is known. */
  readonly alternatives: readonly AlternativePast[];
  /** Index of the one that is shown. */
  readonly chosen?: number;
}

export function pastRequests(context: Context, runner: Runner): Handlers {
  return {
    /** The alternatives to the current inferred state. */
    alternatives() {
      const debuggee = context.stopped();
      const found = debuggee.alternatives();
      const body: AlternativePasts = {
        alternatives: (found?.all ?? []).flatMap((inferred, index) => {
          const line = (at: number): number => context.line(at);
          return describe(inferred, index, line, (at) => lineText(debuggee.source, at));
        }),
        ...(found && { chosen: found.chosen }),
      };
      return { body };
    },

    /** Switches to the past with this `index`. What was inferred from the old one is discarded; a `stopped` event follows. */
    pickAlternative(given) {
      const debuggee = context.stopped();
      const index = given.number('index');
      const count = debuggee.alternatives()?.all.length ?? 0;
      if (count === 0) throw new RequestError('There are no alternatives here: this state is known, not inferred.');
      if (index < 0 || index >= count)
        throw new RequestError(`There is no alternative ${index}: choose one from 0 to ${count - 1}.`);
      context.leaveStop('running');
      return {
        after: () => {
          runner.startUnforeseen(debuggee, (_, signal) => debuggee.pick(index, signal));
        },
      };
    },
  };
}

function describe(
  { states: [state], probability, isConfirmed }: Inferred,
  index: number,
  lineFor: (line: number) => number,
  textOf: (line: number) => string,
): AlternativePast[] {
  if (!state) return [];
  const frame = topFrame(state);
  const changes = [...state.last.changes].map(([name, sure]) => {
    const value = lookup(state, frame, name);
    return { name, ...(value && { value: preview(value, VALUE_LENGTH) }), probability: sure };
  });
  return [
    {
      index,
      probability,
      confirmed: isConfirmed,
      function: frame.function.qualifiedName,
      line: lineFor(frame.line),
      text: textOf(frame.line).trim(),
      changes,
    },
  ];
}
