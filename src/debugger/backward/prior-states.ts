/**
 * Infers states before the recording. The syntax says which statements can have run last; the model is asked what the values
 * were before each of them; and each candidate state is predicted forward to check whether it leads to the known one.
 */
import { PredictionError } from '../../codec/query';
import {
  hasEvidence,
  maySay,
  mustSay,
  type BackwardPredictor,
  type PriorValue,
  type BackwardQuery,
} from '../../codec/backward/backward-query';
import type { SourceFile, Statement } from '../../python/syntax';
import type { ToldOperand } from '../../python/traceback/told-operand';
import { toldOperands } from '../../python/traceback/told-operands';
import { withCarriedArguments } from '../launch/carried-arguments';
import { UNKNOWN } from '../objects/containers';
import { fitsState } from './consistency';
import { iterableOf } from '../machine/effects/effects';
import { lastStatements, type LastStatement, pathFromStart } from './statement-endings';
import { iteratorAt } from '../state/loop-iterators';
import { atRound, fittingRounds, roundBefore } from './finished-rounds';
import type { Machine } from '../machine/machine';
import { freeVariables } from '../../python/definitions/definitions';
import { rewound, UNCHANGED, withPriorState } from './rewind';
import { lookup } from '../state/name-scopes';
import { hypothesesOf, unknownNames, type Hypothesis } from './hypotheses';
import { unknownRead } from '../objects/unknowns';
import { moved, topFrame, withTop, type State } from '../state/state';

/** A past that can have led to the known state. */
export interface Inferred {
  /** The state before, then those on the way from it to the known one. */
  readonly states: readonly State[];
  /** Predicting forward from it leads to the known state. */
  readonly isConfirmed: boolean;
  /**
   * 0 to 1: probability of the values before, times that of the steps forward (or of other steps, if they lead elsewhere), normalized over
   * all pasts.
   */
  readonly probability: number;
  /** The predicted state, if it matches the known one; it may have more known values. */
  readonly arrival?: State | undefined;
}

/** Answers requested for each statement. */
const CANDIDATES = 3;
/** For one that raised an exception: most candidate values would not have raised it, and are filtered out. */
const CANDIDATES_AT_EXCEPTION = 5;
/** A confirmed guess less probable than this is listed after the past that leaves the values unknown. */
const LEAST_CHANCE = 0.25;
/** Maximum number of statements to ask about. */
const MOST_STATEMENTS = 12;
/** Events within which the known state must be reached, including those of called functions. */
const MOST_EVENTS = 200;

interface Attempt extends Inferred {
  /** Unknown values were filled in by the model. */
  readonly isGuess?: boolean;
  /** Probability of a past that leaves values unknown, and so is right whatever they were. */
  readonly shared?: number | undefined;
  /** The state after one event forward. */
  readonly next?: State | undefined;
}

export class PriorStates {
  constructor(
    private readonly machine: Machine,
    private readonly predictor: BackwardPredictor,
  ) {}

  /**
   * Confirmed ones first, then those that fill in nothing, then by probability; none at the start of the outermost function.
   * @throws DOMException `AbortError` if `signal` is aborted
   */
  async infer(known: State, signal?: AbortSignal): Promise<Inferred[]> {
    const { attempts, unsaid } = await this.statements(known, signal);
    const all = [...(await this.start(known, signal)), ...attempts];
    const certainty = known.last.source === 'inferred' ? known.last.confidence : 1;
    // They are mutually exclusive, and the rest of the probability is unassigned.
    const sum = all.reduce((total, { probability }) => total + probability, unsaid);
    return all
      .map((attempt) => ({ ...attempt, probability: (attempt.shared ?? attempt.probability) / (sum || 1) }))
      .sort((a, b) => rank(a) - rank(b) || b.probability - a.probability)
      .map((attempt) => asInferred(this.machine.source, attempt, certainty));
  }

  /** The call event before the first line of a function, and the caller's line before that. */
  private async start(known: State, signal?: AbortSignal): Promise<Attempt[]> {
    const frame = topFrame(known);
    if (frame.event === 'call') {
      const told = withCarriedArguments(this.machine.source, known);
      const caller = told.frames.at(-2);
      if (!caller) return [];
      const popped = { ...told, frames: told.frames.slice(0, -1), last: UNCHANGED };
      const waiting = withTop(popped, moved(caller, { line: caller.line, event: 'line' }));
      return [await this.forward(waiting, known, 1, 0, signal)];
    }
    const path = frame.function.kind === 'module' ? undefined : pathFromStart(this.machine.source, known);
    if (!path) return [];
    const given = new Set([
      ...frame.function.parameters.map(({ name }) => name),
      ...freeVariables(this.machine.source, frame.function),
    ]);
    const locals = [...frame.locals].filter(([name]) => given.has(name));
    if ([...frame.locals].some(([name, value]) => !given.has(name) && value.kind !== 'unknown')) return [];
    const call = { ...moved(frame, { line: frame.function.line, event: 'call' }), locals: new Map(locals) };
    const entry = withTop(
      { ...known, last: UNCHANGED },
      { ...call, iterators: [], handled: [], pending: [], withs: [] },
    );
    return [await this.forward(entry, known, 1, path.length, signal)];
  }

  /** @returns also the total probability that the model did not assign */
  private async statements(known: State, signal?: AbortSignal): Promise<{ attempts: Attempt[]; unsaid: number }> {
    const attempts: Attempt[] = [];
    let unsaid = 0;
    if (topFrame(known).event === 'call') return { attempts, unsaid };
    for (const last of lastStatements(this.machine.source, known).slice(0, MOST_STATEMENTS)) {
      const after = rewound(known, this.machine.source, last.statement);
      const frame = topFrame(after);
      const query = { ...last, lookup: (name: string) => lookup(after, frame, name) };
      if (isTold(query)) {
        // Nothing is guessed, and nothing has to be confirmed.
        const before = withPriorState(after, query, { values: [], confidence: 1 });
        attempts.push({ states: [before], isConfirmed: true, probability: 1, arrival: known });
        continue;
      }
      const pasts = await this.pasts(after, query, signal);
      unsaid += Math.max(0, 1 - pasts.reduce((sum, { confidence }) => sum + confidence, 0));
      const own: Attempt[] = [];
      for (const past of pasts) {
        const state = withPriorState(after, query, past);
        const rounds = await this.rounds(state, last, past.confidence, known, signal);
        const isGuess = past.values.some(({ name }) => mustSay(query, name));
        const usable = rounds.filter(({ isConfirmed }) => isConfirmed || past.isAssumed !== true);
        own.push(...usable.map((attempt) => ({ ...attempt, isGuess, ...(past.isRest && { shared: 1 }) })));
      }
      const mass = own.reduce((sum, { probability }) => sum + probability, 0);
      attempts.push(...own.map((attempt) => ({ ...attempt, ...(attempt.shared && { shared: mass }) })));
    }
    return { attempts, unsaid };
  }

  /** Candidates for the values before; the model is not asked if the statement carries no information. */
  private async pasts(after: State, query: BackwardQuery, signal?: AbortSignal): Promise<Hypothesis[]> {
    const { statement } = query;
    const forwards = this.machine.query(after);
    if (statement.calls.some(({ callee }) => callee !== undefined && forwards.isCallable(callee))) return untold(query);
    const names = statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
    const tells = isAsked(statement) && hasEvidence(query) && names.some((name) => maySay(query, name));
    if (!tells) return [{ values: [], confidence: 1 }];
    try {
      const isOpen = query.outcome.kind === 'raise' && unknownNames(query).length > 0;
      const candidates = isOpen ? CANDIDATES_AT_EXCEPTION : CANDIDATES;
      return hypothesesOf(query, await this.predictor.undo(query, { candidates, signal }));
    } catch (error) {
      if (error instanceof PredictionError) return untold(query);
      throw error;
    }
  }

  /** The header of a loop can have been left in several iterations; any other statement has one ending. */
  private async rounds(
    state: State,
    { statement, outcome, events }: LastStatement,
    probability: number,
    known: State,
    signal?: AbortSignal,
  ): Promise<Attempt[]> {
    const forward = async (before: State): Promise<Attempt> =>
      await this.forward(before, known, probability, events, signal);
    if (statement.kind !== 'for' || outcome.kind !== 'next') return [await forward(state)];
    const { line } = statement;
    const before = outcome.successor === 0 ? roundBefore(known, statement) : undefined;
    if (before) return [await forward(atRound(state, line, before.iterable, before.taken))];
    const first = await forward(atRound(state, line, UNKNOWN, 0));
    const entered = first.next && iteratorAt(topFrame(first.next), line)?.iterable;
    const iterable = entered ?? iterableOf(state, statement, []);
    if (!iterable) return [first];
    const later: Attempt[] = [];
    for (const taken of fittingRounds(known, statement, iterable, outcome.successor))
      later.push(await forward(atRound(state, line, iterable, taken)));
    return [first, ...later];
  }

  /** @param events of its own that the frame may pass, besides the known one */
  private async forward(
    before: State,
    known: State,
    probability: number,
    events: number,
    signal?: AbortSignal,
  ): Promise<Attempt> {
    const states = [before];
    const depth = before.frames.length;
    let state = before;
    let certainty = 1;
    let next: State | undefined;
    let isRefuted = false;
    try {
      for (let passed = 0; passed <= events && states.length <= MOST_EVENTS;) {
        const isBlind = this.isBlind(state);
        state = await this.machine.step(state, signal);
        next ??= state;
        certainty *= state.last.confidence;
        if (fitsState(known, state))
          return { states, isConfirmed: true, probability: probability * certainty, next, arrival: state };
        isRefuted = !isBlind && !fitsState(state, known);
        if (state.frames.length < depth) break;
        if (state.frames.length === depth) passed++;
        states.push(state);
      }
    } catch (error) {
      if (!(error instanceof PredictionError)) throw error;
      isRefuted = false;
    }
    // If the model, predicting forward, is sure of a different state, this past is unlikely.
    const rest = isRefuted ? 1 - certainty : 1;
    return { states: [before], isConfirmed: false, probability: probability * rest, next };
  }

  /** The line depends on something unknown, so its outcome refutes nothing. */
  private isBlind(state: State): boolean {
    if (topFrame(state).event !== 'line') return false;
    const query = this.machine.query(state);
    return unknownRead(query.statement, (name) => query.lookup(name)) !== undefined;
  }
}

/** Unknown values stay unknown rather than being guessed, unless the guess is confirmed and probable enough. */
function rank({ isConfirmed, isGuess = false, probability }: Attempt): number {
  if (isGuess) return isConfirmed && probability >= LEAST_CHANCE ? 0 : 2;
  return isConfirmed ? 0 : 1;
}

/** The message of its exception spells the values that it is due to, and they are known: the others do not matter. */
function isTold(query: BackwardQuery): boolean {
  const { statement, outcome } = query;
  if (outcome.kind !== 'raise') return false;
  const [told, ...others] = toldOperands(statement, outcome.exception);
  const spelled = told?.filter(({ value }) => value) ?? [];
  const isKnown = ({ expression }: ToldOperand): boolean => (query.lookup(expression) ?? UNKNOWN).kind !== 'unknown';
  return others.length === 0 && spelled.length > 0 && spelled.every(isKnown);
}

/** For a statement that cannot be asked about: either only bound names changed, or their values before are unknown. */
function untold(query: BackwardQuery): Hypothesis[] {
  const { targets, tokens } = query.statement;
  const names = new Set(tokens.flatMap(({ kind, text }) => (kind === 'name' && maySay(query, text) ? [text] : [])));
  const unknown = (name: string): PriorValue => ({ name, value: UNKNOWN, confidence: 0 });
  const rebound = [...names].filter((name) => targets.includes(name)).map(unknown);
  const changed = [...names].map(unknown);
  const isSame = changed.length === rebound.length;
  return [{ values: changed, confidence: 1 }, ...(isSame ? [] : [{ values: rebound, confidence: 1, isAssumed: true }])];
}

/** Kinds of statements that the model was trained to invert. */
function isAsked({ isTransparent, kind, tokens }: Statement): boolean {
  if (isTransparent || ['import', 'class', 'def', 'except'].includes(kind)) return false;
  return tokens.every(({ kind: token, text }) => token !== 'keyword' || (text !== 'yield' && text !== 'await'));
}

function asInferred(
  source: SourceFile,
  { states, isConfirmed, probability, arrival }: Attempt,
  certainty: number,
): Inferred {
  const total = probability * certainty;
  // The intermediate states have the confidence of the one that they come from.
  const last = { source: 'inferred', confidence: total } as const;
  const marked = states.map((state): State => {
    return { ...withCarriedArguments(source, state), last: { ...state.last, ...last } };
  });
  return { states: marked, isConfirmed, probability: total, arrival };
}
