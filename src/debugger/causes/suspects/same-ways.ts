/**
 * Where nothing decides, a changed program goes the way that the run went: a change explains nothing where it is only the assumption
 * that comes out otherwise.
 */
import type { State } from '../../state/state';
import type { Assuming, Choice } from '../../state/step-info';
import type { Recording } from '../recording';

export class SameWays {
  /** The ways that each step assumed, by the line that it ran, in order. */
  private readonly ways = new Map<number, (readonly Choice[])[]>();
  /** How many of them have been taken again. */
  private readonly taken = new Map<number, number>();

  /**
   * @param index of the recorded state from which the changed program runs
   * @param changed line of the recorded program that is another one now: its test asks something else
   * @param lineOf where a line of the recorded program is in the changed one
   */
  constructor(recording: Recording, index: number, changed: number, lineOf: (line: number) => number) {
    for (let at = index + 1; at <= recording.last; at++) {
      const last = recording.state(at)?.last;
      if (!last?.from || !last.assumptions || last.from.line === changed) continue;
      const choices = last.assumptions.map(({ chosen, given }): Choice => ({
        way: chosen,
        ...(given !== undefined && { given }),
      }));
      const line = lineOf(last.from.line);
      const steps = this.ways.get(line);
      if (steps) steps.push(choices);
      else this.ways.set(line, [choices]);
    }
  }

  /** What the next step from a state is to assume. */
  from(state: State): Assuming | undefined {
    const line = state.frames.at(-1)?.line ?? 0;
    const choices = this.ways.get(line)?.[this.taken.get(line) ?? 0];
    return choices && { choices };
  }

  /** A step has been made, or is one of the recorded ones. */
  pass({ last }: State): void {
    if (!last.from || !last.assumptions) return;
    const { line } = last.from;
    this.taken.set(line, (this.taken.get(line) ?? 0) + 1);
  }
}
