/** Builds statement executions from states: what each statement did every time it ran. */
import type { ComputedValue } from '../../codec/query';
import { checkOfChange, checkOfReturn } from '../../codec/disagreement';
import { classChanges } from '../classes/class-changes';
import { isPending } from '../../python/values/pending-values';
import { sameValue } from '../../python/values/print';
import { lineName } from '../../python/modules/linked-source';
import type { FunctionInfo, SourceFile, Statement, Successor } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { untilJoin } from '../machine/control/recovery';
import { lookup } from '../state/name-scopes';
import { localsOf, topFrame, type Frame, type State } from '../state/state';
import type { StepInfo } from '../state/step-info';
import { PathConfidence } from './path-confidence';
import type { AssumedWay, Entry, NameChange, Sure, StatementExecution } from './statement-execution';

/** An unfinished execution: its statement may be waiting for a call. */
interface Open {
  readonly statement: Statement;
  readonly frame: Frame;
  readonly before: State;
  readonly names: ReadonlyMap<string, number>;
  trust: number;
  confidence: number;
  printed: number;
  values: readonly ComputedValue[];
  readonly notes: string[];
  /** On the way to it, and in it. */
  assumed: readonly AssumedWay[];
  /** Probability of what was assumed in it. */
  assumption: number;
}

export class Recorder {
  readonly visits: StatementExecution[] = [];
  readonly entries: Entry[] = [];
  private readonly open = new Map<number, Open>();
  private readonly counts = new Map<string, number>();
  private readonly trust: PathConfidence;
  private readonly byStatement = new Map<string, StatementExecution[]>();

  constructor(
    private readonly source: SourceFile,
    start: State,
    trust: number,
  ) {
    this.trust = new PathConfidence(start.doubts);
    this.enter(start, trust);
  }

  /** Executions of a statement in order of time, unfinished ones included. */
  of(info: FunctionInfo, line: number): readonly StatementExecution[] {
    const key = keyOf(info, line);
    const going = [...this.open.values()].filter(
      ({ frame, statement }) => keyOf(frame.function, statement.line) === key,
    );
    return [...(this.byStatement.get(key) ?? []), ...going.map((one) => this.visitOf(one))];
  }

  /** A step from one state to the next. @param note a note about it */
  push(before: State, after: State, note?: string): void {
    const top = before.frames.at(-1);
    if (!top) return;
    if (top.event === 'line' && top.computed.length === 0 && !this.open.has(top.id)) this.begin(before, top);
    const actor = top.event === 'return' ? before.frames.at(-2) : top;
    if (top.event === 'return') this.leave(top, actor);
    const going = actor && this.open.get(actor.id);
    if (!going) return;
    if (note !== undefined) going.notes.push(note);
    if (top.event !== 'exception' && top.event !== 'call') this.took(going, after);
    const isCalling = after.frames.some(({ id }) => id === going.frame.id) && topFrame(after).id !== going.frame.id;
    if (isCalling) this.enter(after, this.argumentTrust(going), going.assumed);
    else this.close(going, after);
  }

  /** Abandons the calls above the bottom frame, whose statement is left for `after`. */
  abandon(after: State, note: string | undefined): void {
    const [bottom] = after.frames;
    const going = bottom && this.open.get(bottom.id);
    for (const id of this.open.keys()) if (id !== bottom?.id) this.open.delete(id);
    if (!going) return;
    if (note !== undefined) going.notes.push(note);
    this.close(going, after);
  }

  private begin(state: State, frame: Frame): void {
    const statement = this.source.statementAt(frame.line, frame.function);
    if (!statement) return;
    this.trust.arrive(frame);
    const control = this.trust.control(frame);
    const names = this.trust.read(frame, statement);
    this.open.set(frame.id, {
      statement,
      frame,
      before: state,
      names: new Map([...names].map(([name, trust]) => [name, Math.min(control, trust)])),
      trust: Math.min(control, ...names.values()),
      confidence: 1,
      printed: state.output.length,
      values: [],
      notes: [],
      assumed: this.trust.assumed(frame, names.keys()),
      assumption: 1,
    });
  }

  private took(going: Open, { last }: State): void {
    // Doubts about the globals of modules are part of the confidence of the names.
    going.confidence *= last.confidence / (last.doubt ?? 1);
    if (last.values.length >= going.values.length) going.values = last.values;
    const { line } = going.statement;
    for (const { ways, chosen, probability } of last.assumptions ?? []) {
      going.assumed = [...going.assumed, { line, place: lineName(this.source, line), text: ways[chosen] ?? '' }];
      going.assumption *= probability;
    }
  }

  private enter(state: State, trust: number, assumed: readonly AssumedWay[] = []): void {
    const frame = state.frames.at(-1);
    if (frame?.event !== 'call') return;
    this.trust.enter(state, trust, assumed);
    // A generator that ends without having begun, or goes on with an exception: no call begins there.
    if (!frame.thrown) this.entries.push({ function: frame.function, frame: frame.id, state, trust });
  }

  private argumentTrust(going: Open): number {
    return going.trust * Math.min(1, ...going.values.map(({ confidence }) => confidence));
  }

  /** A frame has returned: the returned value has the confidence of its return. */
  private leave(frame: Frame, caller: Frame | undefined): void {
    const entry = this.entries.findLast((one) => one.frame === frame.id);
    const trust = this.byFrame.get(frame.id) ?? 1;
    if (entry && frame.exception) entry.exception = frame.exception;
    else if (entry && frame.value) entry.returned = { value: frame.value, confidence: trust };
    const going = caller && this.open.get(caller.id);
    if (!going) return;
    going.trust = Math.min(going.trust, trust);
    const known = new Set(going.assumed);
    going.assumed = [...going.assumed, ...this.trust.assumed(frame).filter((one) => !known.has(one))];
  }

  /** Confidence of the last execution of a frame. */
  private readonly byFrame = new Map<number, number>();

  private close(going: Open, after: State): void {
    this.open.delete(going.frame.id);
    const visit = this.visitOf(going, after);
    const { frame, statement, trust } = going;
    this.counts.set(keyOf(frame.function, statement.line), visit.iteration);
    this.byFrame.set(frame.id, visit.confidence);
    for (const { name, confidence } of visit.changes) this.trust.set(frame, name, confidence, visit.assumed);
    const join = going.assumption < 1 ? this.joinOf(statement) : undefined;
    if (join) this.trust.joining(frame, join);
    if (statement.successors.length > 1 || visit.exception)
      this.trust.branch(frame, trust * going.assumption * wayConfidence(after.last), going.assumed);
    this.visits.push(visit);
    const key = keyOf(frame.function, statement.line);
    const others = this.byStatement.get(key);
    if (others) others.push(visit);
    else this.byStatement.set(key, [visit]);
    // The outermost frame has no caller.
    const top = after.frames.at(-1);
    if (top?.event === 'return' && top.id === frame.id && after.frames.length === 1) this.leave(top, undefined);
  }

  /** Undefined as well where a function of the program is called between: it may change anything. */
  private joinOf(header: Statement): { readonly line: Successor; readonly names: readonly string[] } | undefined {
    const join = untilJoin(this.source, header);
    if (!join) return undefined;
    const own = new Set(this.source.functions.map(({ name }) => name));
    const tokens = join.between.flatMap((one) => (one === header ? [] : one.tokens));
    if (tokens.some(({ kind, text }) => kind !== 'string' && own.has(text))) return undefined;
    const targets = header.kind === 'for' ? header.targets : [];
    return {
      line: join.line,
      names: [...targets, ...tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))],
    };
  }

  private ofClasses({ statement, before, frame, trust, confidence }: Open, after: State): NameChange[] {
    const changed = classChanges(this.source, statement, frame, before, after);
    return changed.map(({ name, value, before: was }) => ({
      name,
      value,
      confidence: trust * confidence,
      ...(was && { before: was }),
    }));
  }

  private visitOf(going: Open, after?: State): StatementExecution {
    const { statement, frame, before, names, trust, values, notes } = going;
    const now = after?.frames.find(({ id }) => id === frame.id);
    const confidence = trust * going.confidence;
    const exception = now?.event === 'exception' || now?.event === 'return' ? now.exception : undefined;
    const left = now?.event === 'return' && !now.exception ? now.value : undefined;
    const given = left && { value: left, confidence, ...checkOfReturn(after?.last.prediction, left) };
    const taken = after && !exception ? takenOf(statement, now, after) : undefined;
    return {
      statement,
      function: frame.function,
      frame: frame.id,
      iteration: (this.counts.get(keyOf(frame.function, statement.line)) ?? 0) + 1,
      before,
      ...(after && { after }),
      names,
      values: numbered(statement, values, trust),
      changes: after && now ? [...changesOf(going, after, now), ...this.ofClasses(going, after)] : [],
      ...(taken !== undefined && { taken }),
      printed: after ? after.output.slice(going.printed) : '',
      ...(given && statement.successors.length === 0 && { returned: given }),
      ...(given && isYield(going) && { yielded: given }),
      ...(exception && { exception }),
      notes,
      assumed: going.assumed,
      confidence,
      trust,
    };
  }
}

function isYield({ statement: { tokens }, frame }: Open): boolean {
  const at = tokens.findIndex(({ text, kind }) => kind === 'keyword' && text === 'yield');
  return frame.function.isGenerator && at >= 0 && tokens[at + 1]?.text !== 'from';
}

/** How sure it is that a branch goes this way, apart from what was assumed. */
function wayConfidence({ assumptions, prediction, confidence, doubt = 1 }: StepInfo): number {
  if (assumptions) return 1;
  return prediction ? prediction.outcomeConfidence : confidence / doubt;
}

function keyOf({ qualifiedName, line: first }: FunctionInfo, line: number): string {
  return `${qualifiedName} ${first} ${line}`;
}

/** Whether a branch enters its body. */
function takenOf(statement: Statement, now: Frame | undefined, { last }: State): boolean | undefined {
  if (statement.successors.length < 2) return undefined;
  const { prediction } = last;
  if (prediction?.outcome.kind === 'next') return prediction.outcome.successor === 0;
  return now && now.line === statement.successors[0];
}

/** Values by the number of their sub-expression; the same text may occur more than once in a statement. */
function numbered(statement: Statement, values: readonly ComputedValue[], trust: number): Map<number, Sure> {
  const all = new Map<number, Sure>();
  const texts = statement.subExpressions.map(({ text }) => bare(text));
  for (const { expression, value, confidence, origin, predicted } of values) {
    const text = bare(expression);
    const index = texts.findIndex((other, i) => other === text && !all.has(i));
    if (index >= 0)
      all.set(index, {
        value,
        confidence: confidence * trust,
        ...(origin === 'checked' && { isChecked: true }),
        ...(predicted && { predicted }),
      });
  }
  return all;
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function changesOf(
  { before, frame, trust, confidence, values, assumption }: Open,
  after: State,
  now: Frame,
): NameChange[] {
  // The new value of a name depends on them, and on what was assumed about parts of the statement.
  const made = trust * assumption * Math.min(1, ...values.map((value) => value.confidence));
  const names = new Set([...localsOf(after, now).keys(), ...after.last.changes.keys()]);
  for (const name of now.function.globals) names.add(name);
  return [...names].flatMap((name): NameChange[] => {
    const old = lookup(before, frame, name);
    const value = lookup(after, now, name);
    const own = after.last.changes.get(name);
    // What has only been worked out, since the line reads it, was there before.
    if (own === undefined && old && isPending(old)) return [];
    if (!value || (old && (old === value || sameValue(old, value)) && own === undefined)) return [];
    const certainty = value.kind === 'unknown' ? 1 : (own ?? (after.last.source === 'predicted' ? confidence : 1));
    const check = checkOfChange(after.last.prediction, name, value);
    return [
      { name, value, confidence: made * certainty, ...(old && isOther(old, value) && { before: old }), ...check },
    ];
  });
}

function isOther(old: Value, value: Value): boolean {
  return !sameValue(old, value);
}
