/**
 * Branches on unknown values: the run takes the likelier way, says so, and can be made to take the other one. No value decides
 * here: the text suggests a way, and a branch that comes up again and again does not always go the same way.
 */
import type { Outcome, Prediction } from '../../../codec/query';
import { itemsFrom } from '../../../python/values/items';
import type { SourceFile, Statement } from '../../../python/syntax';
import { rangeKey } from '../../../python/text/ranges';
import type { UnknownValue, Value } from '../../../python/values/value';
import { percent } from '../../percent';
import { unpackedTarget } from '../../calls/target-unpacking';
import { ONE_OBJECT } from '../../inner/operators/comparisons';
import { UNKNOWN } from '../../objects/containers';
import { iteratorAt, itemTaken, nextItem } from '../../state/loop-iterators';
import { bindAll, lookup } from '../../state/name-scopes';
import { topFrame, withTop, type Frame, type State } from '../../state/state';
import { assumedWays, type Undecided } from '../../state/step-info';
import { UNSET } from '../../unknowns/outside';
import { itemOfUnknown } from '../../unknowns/unknown-values';
import {
  decisiveOf,
  doesWithout,
  isGuard,
  leavesLoop,
  suggestedBy,
  UndecidedError,
  waysOf,
  type Decisive,
} from './undecided';
import { subjectOf } from './subject';
import { usualWay } from './usual-surroundings';
import { onlyRaises } from './ways-out';
import { lineName } from '../../../python/modules/linked-source';

/** A branch that is predicted with less is assumed. */
const UNSURE = 0.3;
/** Lower limit of a divisor. */
const TINY = 1e-6;
/** Probability of a way where nothing suggests one. */
const EVEN = 0.5;
/** How often a branch is assumed to go the same way before the other way is taken. */
const SAME = 2;

/** A decision: the state in which it is recorded, and the way taken. */
interface Decided {
  readonly state: State;
  readonly chosen: number;
}

/** Which way is suggested, and how strongly. */
interface Suggestion {
  readonly likely: number;
  /** Of the likely way; even if not given. */
  readonly sure?: number;
  /** Whether the other way is taken soon, as in a loop that would otherwise never end. */
  readonly isRepeated?: boolean;
  /** Taken every time: it cannot keep a loop from ending. */
  readonly isUsual?: boolean;
  /** Taken even where the run is to stop rather than to assume anything. */
  readonly isNeverAsked?: boolean;
}

const isKnownIn =
  (state: State) =>
  (name: string): boolean => {
    const value = lookup(state, topFrame(state), name);
    return value !== undefined && value.kind !== 'unknown';
  };

export class Assumptions {
  constructor(private readonly source: SourceFile) {}

  /** Where a header or `assert` leads: the index of the way. */
  header(state: State, statement: Statement, { reason }: UnknownValue): Decided {
    const decisive = decisiveOf(statement);
    const likely = statement.kind === 'if' ? this.likely(state, statement, decisive) : 0;
    const isLoop = statement.kind === 'while' || statement.kind === 'for';
    const undecided: Undecided = {
      reason: reason ?? `${decisive.text} is not known`,
      ways: waysOf(statement, decisive),
      subject: subjectOf(statement, decisive, isKnownIn(state)),
    };
    const isRepeated = isLoop || leavesLoop(this.source, statement);
    return this.decide(state, statement, rangeKey(decisive.range), undecided, equalOnes(reason, decisive) ?? this.usual(statement, decisive, reason) ?? { likely, isRepeated }); // prettier-ignore
  }

  /** Whether a part of a statement holds. */
  test(state: State, statement: Statement, part: { text: string; key: string }, { reason }: UnknownValue): Decided {
    const range = statement.evaluation?.range ?? decisiveOf(statement).range;
    const decisive = { text: part.text.replaceAll(/\s+/g, ' '), range };
    const undecided = { reason: reason ?? `${decisive.text} is not known`, ways: waysOf({ kind: 'if' }, decisive) };
    const likely = this.likely(state, statement, decisive);
    const isRepeated = statement.kind === 'while' || leavesLoop(this.source, statement);
    return this.decide(state, statement, part.key, undecided, equalOnes(reason, decisive) ?? this.usual(statement, decisive, reason) ?? { likely, isRepeated }); // prettier-ignore
  }

  /** What most programs find where they run; what one has to leave without is mostly there. */
  private usual(statement: Statement, { text }: Decisive, reason: string | undefined): Suggestion | undefined {
    if (statement.kind === 'for' || (reason === UNSET && (isGuard(this.source, statement) || onlyRaises(this.source, statement, 0)))) return undefined; // prettier-ignore
    return usualWay(text, reason);
  }

  /** Programs are mostly run where they do not fail, and go on where a block only leaves. */
  private likely(state: State, statement: Statement, decisive: Decisive): 0 | 1 {
    const isSame = identity(state, decisive);
    if (isSame !== undefined) return isSame ? 0 : 1;
    if (onlyRaises(this.source, statement, 1) && !onlyRaises(this.source, statement, 0)) return 0;
    const hasValue = (name: string): boolean => lookup(state, topFrame(state), name) !== undefined;
    const isOtherWay = isGuard(this.source, statement) || doesWithout(this.source, statement, decisive, hasValue);
    return isOtherWay ? 1 : suggestedBy(decisive);
  }

  /** Where a branch leads whose prediction is hardly more than a guess: it is taken as an assumption. */
  unsure(state: State, statement: Statement, { outcome, confidence }: Prediction): { state: State; outcome: Outcome } {
    // A `with` block is entered whatever its manager is.
    const isBranch = statement.successors.length > 1 && statement.kind !== 'except' && statement.kind !== 'with';
    const isAny = outcome.kind === 'next' || outcome.kind === 'raise';
    if (confidence >= UNSURE || !isBranch || !isAny) return { state, outcome };
    const decisive = decisiveOf(statement);
    const raises = outcome.kind === 'raise' ? [`${decisive.text} raises ${outcome.exception.type}`] : [];
    const undecided: Undecided = {
      reason: `the prediction is ${percent(confidence)} sure`,
      ways: [...waysOf(statement, decisive), ...raises],
      subject: subjectOf(statement, decisive, isKnownIn(state)),
    };
    const likely = outcome.kind === 'next' ? outcome.successor : 2;
    // The effects of the prediction have counted its doubt already.
    const before = {
      ...state,
      last: { ...state.last, confidence: state.last.confidence / Math.max(confidence, TINY) },
    };
    const suggestion = { likely, sure: confidence, isUsual: true };
    const decided = this.decide(before, statement, rangeKey(decisive.range), undecided, suggestion);
    const { chosen } = decided;
    return { state: decided.state, outcome: chosen < 2 ? { kind: 'next', successor: chosen === 0 ? 0 : 1 } : outcome };
  }

  /** The header of a loop takes an item, of which nothing may be known. */
  itemTaken(state: State, statement: Statement, unknown: UnknownValue): State {
    const frame = topFrame(state);
    const active = iteratorAt(frame, statement.line);
    const item = (active && nextItem(active)) ?? itemOfUnknown(unknown);
    const unpacked = unpackedTarget(state, statement, item);
    const bound = unpacked?.bound ?? statement.targets.map((name) => [name, UNKNOWN] as const);
    const taken = withTop(
      unpacked?.state ?? state,
      itemTaken({ ...frame, computed: [] }, statement, active?.iterable ?? unknown),
    );
    return changed(bindAll(taken, bound), bound);
  }

  /** Whether the loop surely has another item, whatever that is. */
  hasItem(state: State, { line }: Statement): boolean {
    const active = iteratorAt(topFrame(state), line);
    return active !== undefined && itemsFrom(active.iterable, active.taken) !== undefined && !!nextItem(active);
  }

  /**
   * Takes one of several ways, and records it.
   * @throws UndecidedError where nothing is to be assumed
   */
  decide(state: State, statement: Statement, key: string, undecided: Undecided, suggestion: Suggestion): Decided {
    const { assumptions = [], assuming } = state.last;
    const position = assumptions.length;
    const { way: wanted, given } = assuming?.choices?.[position] ?? {};
    if (wanted === undefined && assuming?.stops && !suggestion.isNeverAsked)
      throw undecidedError(this.source, statement, undecided, position);
    const place = `${statement.line} ${key}`;
    const chosen = wanted ?? this.preferred(state, place, suggestion, undecided.ways.length);
    const frame = topFrame(state);
    const assumed = new Map(frame.assumed).set(place, (frame.assumed?.get(place) ?? 0) + 1);
    const sure = suggestion.sure ?? EVEN;
    const probability = given !== undefined ? 1 : chosen === suggestion.likely ? sure : 1 - sure;
    const assumption = { ...undecided, chosen, probability, ...(given !== undefined && { given }) };
    const last = {
      ...state.last,
      assumptions: [...assumptions, assumption],
      confidence: state.last.confidence * probability,
    };
    return { state: { ...withTop(state, { ...frame, assumed }), last }, chosen };
  }

  /** The likely way, unless this place has gone it often enough, or a call of the same function that is still under way has. */
  private preferred(state: State, place: string, { likely, isRepeated, isUsual }: Suggestion, ways: number): number {
    const frame = topFrame(state);
    const before = frame.assumed?.get(place) ?? 0;
    const other = (likely + 1) % ways;
    if (isUsual) return likely;
    if (isRecursive(state, frame, place)) return before % 2 === 0 ? other : likely;
    if (isRepeated) return before % 2 === 0 ? likely : other;
    return before < SAME || (before - SAME) % 2 === 1 ? likely : other;
  }
}

/**
 * Whether a test such as `fill is MISSING` holds, where at most one of the two is known: something that is known is hardly the
 * unknown object, and what is unknown for the same reason is hardly another one.
 */
function identity(state: State, { text }: Decisive): boolean | undefined {
  const [, left = '', not, right = ''] = /^(\w+) is (not )?(\w+)$/.exec(text) ?? [];
  const [a, b] = [left, right].map((name) => lookup(state, topFrame(state), name));
  if (!a || !b || (a.kind !== 'unknown' && b.kind !== 'unknown')) return undefined;
  const isSame = a.kind === 'unknown' && b.kind === 'unknown' && a.reason === b.reason && a.type === b.type;
  return isSame === (not === undefined);
}

/** Who asks whether two equal values are one object has put a value of a name of its own there. */
function equalOnes(reason: string | undefined, { text }: Decisive): Suggestion | undefined {
  return reason === ONE_OBJECT ? { likely: /\bis\s+not\b/.test(text) ? 1 : 0, isUsual: true } : undefined;
}

function isRecursive({ frames }: State, { function: info }: Frame, place: string): boolean {
  return frames.slice(0, -1).some((frame) => frame.function === info && (frame.assumed?.get(place) ?? 0) > 0);
}

function undecidedError(
  source: SourceFile,
  statement: Statement,
  undecided: Undecided,
  position: number,
): UndecidedError {
  const where = lineName(source, statement.line);
  return new UndecidedError(`It cannot be predicted where ${where} leads: ${undecided.reason}.`, undecided, position);
}

function changed(state: State, bound: readonly (readonly [string, Value])[]): State {
  const changes = new Map([...state.last.changes, ...bound.map(([name]) => [name, 0] as const)]);
  return { ...state, last: { ...state.last, changes } };
}

/** The state that a step has led to, whose source tells whether something was assumed, or decided by what the user gave. */
export function assumed(state: State): State {
  const { assuming, ...last } = state.last;
  if (!last.assumptions) return assuming ? { ...state, last } : state;
  return { ...state, last: { ...last, source: assumedWays(last).length > 0 ? 'assumed' : 'given' } };
}
