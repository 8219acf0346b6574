/** What a session has assumed on its way, and the ways that it has left: each can be taken again, as it was. */
import type { Value } from '../../../python/values/value';
import { assign, EditError } from '../../evaluate/value-edit';
import { UndecidedError, waysOf } from '../../machine/control/undecided';
import { topFrame, withTop, type State } from '../../state/state';
import {
  assumedWays,
  GIVEN,
  givenValues,
  type Assuming,
  type Assumption,
  type Choice,
  type StepInfo,
  type Undecided,
} from '../../state/step-info';
import { printValue } from '../../../python/values/print';
import { shortened } from '../../../python/text/shortened';
import type { SourceFile } from '../../../python/syntax';
import type { History } from './history';

/** A branch that was assumed or decided by a given value, or that is still open. */
export interface Decision extends Undecided {
  /** Index of the state that the assumption led to; for an open one, the next after the current state. */
  readonly step: number;
  /** Number among the assumptions of that step. */
  readonly position: number;
  /** Missing for one that is open. */
  readonly chosen?: number;
  /** The value that the user gave for it, for people. */
  readonly given?: string;
}

/** A branch at which the session has stopped instead of assuming something. */
interface Open {
  readonly undecided: Undecided;
  /** What was chosen before it, in the same step. */
  readonly choices: readonly Choice[];
}

/** What a given value leads to. */
interface Given {
  /** What was chosen before it, in the same step. */
  readonly choices: readonly Choice[];
  /** The value, for people. */
  readonly text: string;
  /** The way that the value says itself; missing where the program has to tell. */
  readonly way?: 0 | 1;
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
  stuck({ undecided, position }: UndecidedError, choices: readonly Choice[] = []): void {
    this.open.set(this.history.current, { undecided, choices: choices.slice(0, position) });
  }

  /** Decisions up to the current state, the latest first. @param source the program that runs */
  decisions(source: SourceFile): Decision[] {
    const { history } = this;
    const found: Decision[] = [];
    const open = this.open.get(history.current);
    if (open && !history.hasNext)
      found.push({ ...open.undecided, step: history.index + 1, position: open.choices.length });
    for (let step = history.index; step > history.first; step--) {
      const { assumptions = [], decides } = history.state(step).last;
      const chosen = decides && this.wayFrom(step, source);
      if (decides) found.push({ ...decides, step, position: 0, ...(chosen !== undefined && { chosen }) });
      for (const [position, assumption] of [...assumptions.entries()].toReversed())
        found.push({ ...assumption, step, position });
    }
    return found;
  }

  /** @throws RangeError if there is no such decision, or no such way */
  find(source: SourceFile, step: number, position: number, way?: number): Decision {
    const found = this.decisions(source).find((decision) => decision.step === step && decision.position === position);
    if (!found) throw new RangeError(`Nothing was assumed at step ${step}.`);
    if (way !== undefined && !found.ways[way]) throw new RangeError(`There is no way ${way}.`);
    return found;
  }

  /** Goes back to the state before a decision. @returns what was chosen from there before it */
  goBefore({ step, position }: Decision): readonly Choice[] {
    const { history } = this;
    const open = step === history.index + 1 ? this.open.get(history.current) : undefined;
    const before = step <= history.last ? (history.state(step).last.assumptions ?? []) : [];
    const earlier = open?.choices ?? before.slice(0, position).map(choiceOf);
    if (step <= history.last) this.keep(step);
    history.moveTo(step - 1);
    return earlier;
  }

  /** Goes on as recorded after these choices, if they have been made before. */
  again(choices: readonly Choice[]): boolean {
    const { history } = this;
    const kept = this.left.get(history.current);
    const found = [...(kept ?? [])].find(([key]) => isPrefix(choices, key));
    if (!found) return false;
    history.graft(found[1]);
    return true;
  }

  /**
   * A value is given for what decides. Where it does not say itself which way it leads, the state goes on with it.
   * @throws EditError if nothing there can have a value
   */
  give(decision: Decision, value: Value): Given {
    const { subject, ways, reason } = decision;
    if (!subject) throw new EditError('No value decides this: choose one of the ways.');
    const isName = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(subject.text);
    const text = `${shortened(subject.text)} = ${shortened(printValue(value, { members: true }))}`;
    const choices = this.goBefore(decision);
    // Only of the test as a whole does a value say which way it leads.
    const isTest = ways[0] === waysOf({ kind: 'if' }, subject)[0];
    if (!isName && isTest && (value.kind === 'bool' || value.kind === 'none'))
      return { choices, text, way: value.kind === 'bool' && value.value ? 0 : 1 };
    const { history } = this;
    const before = history.current;
    const frame = topFrame(before);
    const computed = { expression: subject.text, range: subject.range, value, confidence: 1 };
    const state = isName
      ? assign(before, frame, subject.text, value)
      : withTop(before, { ...frame, computed: [...frame.computed, computed] });
    const changes = isName ? new Map([[subject.text, 1]]) : new Map<string, number>();
    history.append({ ...state, last: { ...GIVEN, changes, decides: { reason, ways, subject, given: text } } });
    return { choices, text };
  }

  /** Where the program went from a state in which a value was given: the index of the way; undefined where it has not yet. */
  private wayFrom(step: number, source: SourceFile): number | undefined {
    const { history } = this;
    const { id, line } = topFrame(history.state(step));
    const statement = source.statementAt(line, topFrame(history.state(step)).function);
    for (let at = step + 1; at <= history.last; at++) {
      const frame = history.state(at).frames.find((one) => one.id === id);
      if (frame?.event === 'exception') return undefined;
      const isGone = frame?.event !== 'line' || frame.line !== line;
      if (!isGone && frame.computed.length > 0) continue;
      const way = statement?.successors.indexOf(frame?.event === 'line' ? frame.line : 'end') ?? -1;
      if (isGone || way >= 0) return way < 0 ? undefined : way;
    }
    return undefined;
  }

  /** What was recorded from a step on can be taken again. */
  private keep(step: number): void {
    const { history } = this;
    const before = history.state(step - 1);
    const kept = this.left.get(before) ?? new Map<string, readonly State[]>();
    const tail = history.since(step);
    // What a given value has led to is found by no choice: the value can be given again.
    if (!tail[0]?.last.decides) kept.set(keyOf((tail[0]?.last.assumptions ?? []).map(choiceOf)), tail);
    this.left.set(before, kept);
  }
}

/** What was assumed in a step, or decided by what the user gave, as one line; undefined where nothing was. */
export function describeDecided(last: StepInfo): string | undefined {
  const [assumed, given] = [assumedWays(last), givenValues(last)];
  const told = [
    ...(given.length > 0 ? [`Given: ${given.join(', ')}`] : []),
    ...(assumed.length > 0 ? [`Assumed: ${assumed.join(', ')}`] : []),
  ];
  return told.length > 0 ? told.join('. ') : undefined;
}

export function describeOpen({ ways }: Undecided): string {
  return `Not decided: ${ways.join(', or ')}`;
}

function choiceOf({ chosen: way, given }: Assumption): Choice {
  return given === undefined ? { way } : { way, given };
}

function keyOf(choices: readonly Choice[]): string {
  return choices.map(({ way, given = '' }) => `${way} ${given}\n`).join('');
}

function isPrefix(choices: readonly Choice[], key: string): boolean {
  return key.startsWith(keyOf(choices));
}
