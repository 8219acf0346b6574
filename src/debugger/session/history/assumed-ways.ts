/** What a session has assumed on its way, and the ways that it has left: each can be taken again, as it was. */
import type { Value } from '../../../python/values/value';
import { assign, EditError } from '../../evaluate/value-edit';
import { UndecidedError } from '../../machine/control/undecided';
import { topFrame, withTop, type State } from '../../state/state';
import type { Assuming, Assumption, Undecided } from '../../state/step-info';
import type { History } from './history';

/** A branch that was assumed, or that is still open. */
export interface Decision extends Undecided {
  /** Index of the state that the assumption led to; for an open one, the next after the current state. */
  readonly step: number;
  /** Number among the assumptions of that step. */
  readonly position: number;
  /** Missing for one that is open. */
  readonly chosen?: number;
}

/** A branch at which the session has stopped instead of assuming something. */
interface Open {
  readonly undecided: Undecided;
  /** What was chosen before it, in the same step. */
  readonly choices: readonly number[];
}

export class AssumedWays {
  /** Recorded states that followed a state, by what was chosen there. */
  private readonly left = new WeakMap<State, Map<string, readonly State[]>>();
  private readonly open = new WeakMap<State, Open>();

  constructor(
    private readonly history: History,
    private readonly stops: boolean,
  ) {}

  /** How the next step from the current state goes on where nothing decides. */
  get assuming(): Assuming | undefined {
    return this.stops ? { stops: true } : undefined;
  }

  /** Notes that the current state cannot go on. */
  stuck({ undecided, position }: UndecidedError, choices: readonly number[] = []): void {
    this.open.set(this.history.current, { undecided, choices: choices.slice(0, position) });
  }

  /** Decisions up to the current state, the latest first. */
  decisions(): Decision[] {
    const { history } = this;
    const found: Decision[] = [];
    const open = this.open.get(history.current);
    if (open && !history.hasNext)
      found.push({ ...open.undecided, step: history.index + 1, position: open.choices.length });
    for (let step = history.index; step > history.first; step--) {
      const { assumptions = [] } = history.state(step).last;
      for (const [position, assumption] of [...assumptions.entries()].toReversed())
        found.push({ ...assumption, step, position });
    }
    return found;
  }

  /** @throws RangeError if there is no such decision, or no such way */
  find(step: number, position: number, way?: number): Decision {
    const found = this.decisions().find((decision) => decision.step === step && decision.position === position);
    if (!found) throw new RangeError(`Nothing was assumed at step ${step}.`);
    if (way !== undefined && !found.ways[way]) throw new RangeError(`There is no way ${way}.`);
    return found;
  }

  /** Goes back to the state before a decision. @returns what is to be chosen from there */
  goBefore({ step, position }: Decision, way: number): readonly number[] {
    const { history } = this;
    const open = step === history.index + 1 ? this.open.get(history.current) : undefined;
    const before = step <= history.last ? (history.state(step).last.assumptions ?? []) : [];
    const earlier = open?.choices ?? before.slice(0, position).map(({ chosen }) => chosen);
    if (step <= history.last) this.keep(step);
    history.moveTo(step - 1);
    return [...earlier, way];
  }

  /** Goes on as recorded after these choices, if they have been made before. */
  again(choices: readonly number[]): boolean {
    const { history } = this;
    const kept = this.left.get(history.current);
    const found = [...(kept ?? [])].find(([key]) => isPrefix(choices, key));
    if (!found) return false;
    history.graft(found[1]);
    return true;
  }

  /**
   * A value is given for what decides; the state goes on with it.
   * @returns the way that the value says itself, or nothing where the program has to tell
   * @throws EditError if nothing there can have a value
   */
  give(decision: Decision, value: Value): 0 | 1 | undefined {
    const { subject } = decision;
    if (!subject) throw new EditError('No value decides this: choose one of the ways.');
    const isName = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(subject.text);
    if (!isName && (value.kind === 'bool' || value.kind === 'none'))
      return value.kind === 'bool' && value.value ? 0 : 1;
    this.goBefore(decision, 0);
    const { history } = this;
    const before = history.current;
    const frame = topFrame(before);
    if (isName) history.append(assign(before, frame, subject.text, value));
    else {
      const computed = { expression: subject.text, range: subject.range, value, confidence: 1 };
      const given = withTop(before, { ...frame, computed: [...frame.computed, computed] });
      history.append({ ...given, last: { ...before.last, source: 'given' } });
    }
    return undefined;
  }

  /** What was recorded from a step on can be taken again. */
  private keep(step: number): void {
    const { history } = this;
    const before = history.state(step - 1);
    const kept = this.left.get(before) ?? new Map<string, readonly State[]>();
    const tail = history.since(step);
    kept.set(keyOf((tail[0]?.last.assumptions ?? []).map(({ chosen }) => chosen)), tail);
    this.left.set(before, kept);
  }
}

/** What was assumed in a step, as one line. */
export function describeAssumed(assumptions: readonly Assumption[]): string {
  return `Assumed: ${assumptions.map(({ ways, chosen }) => ways[chosen] ?? '').join(', ')}`;
}

export function describeOpen({ ways }: Undecided): string {
  return `Not decided: ${ways.join(', or ')}`;
}

function keyOf(choices: readonly number[]): string {
  return choices.map((choice) => `${choice} `).join('');
}

function isPrefix(choices: readonly number[], key: string): boolean {
  return key.startsWith(keyOf(choices));
}
