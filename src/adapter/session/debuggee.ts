/** The program of a session: its file, and the debugger session that steps through it. Only this class drives it. */
import { checkOfChange } from '../../codec/disagreement';
import type { Predictor } from '../../codec/query';
import type { BackwardPredictor } from '../../codec/backward/backward-query';
import { Breakpoints, type Breakpoint } from '../../debugger/breakpoints/breakpoints';
import { isHidden } from '../../debugger/machine/library-calls';
import type { Recording } from '../../debugger/causes/recording';
import { investigate, type Investigation, type InvestigationOptions } from '../../debugger/causes/suspects/suspects';
import type { Symptom } from '../../debugger/causes/suspects/symptom';
import type { BackCommand, Command, StopReason } from '../../debugger/session/commands';
import { computedOn } from '../../debugger/evaluate/computed-values';
import { EditError } from '../../debugger/evaluate/value-edit';
import { describeException } from '../../debugger/state/exceptions';
import type { ExceptionStops } from '../../debugger/breakpoints/exception-stops';
import { Evaluator, type Evaluated, type Executed } from '../../debugger/evaluate/evaluator';
import type { Alternatives } from '../../debugger/backward/inferred-past';
import type { Machine } from '../../debugger/machine/machine';
import { Migration } from '../../debugger/live-edit/migration';
import { lookup } from '../../debugger/state/name-scopes';
import type { LastChange } from '../../debugger/session/last-change';
import type { Decision } from '../../debugger/session/assumed-ways';
import { Session } from '../../debugger/session/session';
import type { Frame, State } from '../../debugger/state/state';
import type { VisibleState } from '../../debugger/session/visible-state';
import { Watchpoint } from '../../debugger/breakpoints/watchpoint';
import { LinkedSource, placeOf } from '../../python/modules/linked-source';
import type { PythonParser } from '../../python/source';
import type { SourceFile } from '../../python/syntax';
import { shortened } from '../../python/text/shortened';
import type { Value } from '../../python/values/value';
import { cancellable } from './cancellable-evaluation';
import type { LaunchArguments } from '../launch/launch-arguments';
import { wholeProgram } from '../launch/program-source';
import { RequestError } from '../protocol/request-error';
import { ResponsiveMachine } from './responsive-machine';

/** Events of a debuggee while it runs. */
export interface Listener {
  /** A state that a command passes; `isNew` if it was not reached before. */
  passed(state: State, isNew: boolean): void;
  /** The message of a log point on a line. */
  logged(text: string, line: number): void;
}

let debuggees = 0;

export class Debuggee {
  /** Unique for every debuggee of the process: one may replace another in a session. */
  readonly number = ++debuggees;
  private readonly session: Session;
  private readonly breakpoints: Breakpoints;
  private evaluator: Evaluator;
  /** The model's confidence in a value. States share values, so an unchanged value stays the same object. */
  private readonly confidences = new WeakMap<Value, number>();
  /** What the model said where the check found these values. */
  private readonly disagreements = new WeakMap<Value, Value>();
  /** Values that were inferred from what came after them. */
  private readonly inferred = new WeakSet<Value>();
  /** Predictions for the expressions that the client shows at every stop. */
  private readonly evaluated = new WeakMap<State, Map<string, Evaluated>>();
  /** For each time that recorded steps were replaced: the first step replaced. */
  private readonly replacements: number[] = [];
  /** How often the text was edited. */
  private edits = 0;

  constructor(
    private program: SourceFile,
    readonly given: LaunchArguments,
    private readonly parser: PythonParser,
    private readonly predictor: Predictor & BackwardPredictor,
    start: State,
    listener: Listener,
  ) {
    this.evaluator = new Evaluator(program, parser, predictor);
    // Values that the module computed when it was loaded have the confidence of that run.
    for (const [name, confidence] of start.doubts) {
      const value = start.globals.get(name);
      if (value) this.confidences.set(value, confidence);
    }
    this.breakpoints = new Breakpoints(
      () => this.evaluator,
      (text, line) => {
        listener.logged(text, line);
      },
    );
    this.session = new Session(new ResponsiveMachine(program, predictor), start, {
      onStep: (state, isNew) => {
        if (isNew) this.remember(state);
        listener.passed(state, isNew);
      },
      breaksAt: (passage, signal) => this.breakpoints.check(passage, signal),
      onReplaced: (index) => {
        this.breakpoints.forget(index);
        this.replacements.push(index);
      },
      past: predictor,
      onInferred: (value, probability) => {
        this.confidences.set(value, probability);
        this.inferred.add(value);
      },
      stopsUndecided: given.onUnknown === 'stop',
      ...(given.maxSteps !== undefined && { maxSteps: given.maxSteps }),
    });
  }

  get source(): SourceFile {
    return this.program;
  }

  get path(): string {
    return this.given.program;
  }

  /** The file of a program line, and the line in it. */
  place(line: number): { readonly path: string; readonly line: number } {
    return { path: this.path, ...placeOf(this.program, line) };
  }

  get state(): State {
    return this.session.state;
  }

  /** Steps of the recorded history: the oldest, the current and the newest. */
  get steps(): { readonly first: number; readonly current: number; readonly last: number } {
    return { first: this.session.oldestIndex, current: this.session.index, last: this.session.newestIndex };
  }

  recorded(index: number): State | undefined {
    return this.session.recorded(index);
  }

  /** All currently recorded steps. */
  get recording(): Recording {
    const { first, last } = this.steps;
    return { source: this.program, first, last, state: this.session.recorded };
  }

  /** Steps from any state, independently of the session. */
  get machine(): Machine {
    return new ResponsiveMachine(this.program, this.predictor);
  }

  /** Lines that likely caused an error; see there. */
  investigate(
    recording: Recording,
    symptom: Symptom,
    options: Omit<InvestigationOptions, 'read' | 'predictor'>,
  ): Promise<Investigation> {
    const { program } = this;
    const read = (text: string): SourceFile => {
      const main = this.parser.parse(text);
      return program instanceof LinkedSource ? program.withMain(main) : main;
    };
    return investigate(recording, symptom, { ...options, read, predictor: this.predictor });
  }

  /** How often recorded steps have been replaced. */
  get revision(): number {
    return this.replacements.length;
  }

  /** The first step that differs from an earlier revision; undefined if all steps recorded then are still valid. */
  replacedSince(revision: number): number | undefined {
    const since = this.replacements.slice(Math.max(0, revision));
    return since.length === 0 ? undefined : Math.min(...since);
  }

  /** Frames as a person sees them, outermost first. */
  get frames(): readonly Frame[] {
    return this.session.view.frames.filter((frame) => !isHidden(this.program, frame));
  }

  /** The function that just returned to the innermost frame. */
  get returned(): VisibleState['returned'] {
    return this.session.view.returned;
  }

  /** The innermost frame without an identifier. @throws RequestError for a frame that is not on the stack */
  frame(id?: number): Frame {
    const frame = id === undefined ? this.frames.at(-1) : this.frames.find((candidate) => candidate.id === id);
    if (!frame)
      throw new RequestError(id === undefined ? 'There is no frame.' : `There is no frame ${id} on the stack.`);
    return frame;
  }

  /** Probability that the value is right, where the model has said one. */
  confidence(value: Value): number | undefined {
    return this.confidences.get(value);
  }

  /** What the model said of a value that was checked, where it said something else. */
  disagreement(value: Value): Value | undefined {
    return this.disagreements.get(value);
  }

  /** Whether the value was inferred from what came after it. */
  isInferred(value: Value): boolean {
    return this.inferred.has(value);
  }

  begin(signal: AbortSignal): Promise<StopReason> {
    const { resume } = this.given;
    if (resume) {
      this.breakpoints.begin();
      return this.session.replay(resume.last, resume.step, signal);
    }
    if (this.given.crash && !this.given.noDebug) return Promise.resolve(this.crashed());
    return this.run({ kind: this.given.stopOnEntry && !this.given.noDebug ? 'entry' : 'continue' }, signal);
  }

  run(command: Command, signal: AbortSignal): Promise<StopReason> {
    this.breakpoints.begin();
    return this.session.run(command, signal);
  }

  /** Continues until a value has changed, or something else stops it first. */
  runToChange(watch: Watchpoint, signal: AbortSignal): Promise<StopReason> {
    this.breakpoints.begin(watch);
    return this.session.run({ kind: 'continue' }, signal);
  }

  back(command: BackCommand, signal: AbortSignal): Promise<StopReason> {
    this.breakpoints.begin();
    return this.session.back(command, signal);
  }

  /** The alternatives to the current state; undefined if it is not inferred. */
  alternatives(): Alternatives | undefined {
    return this.session.alternatives();
  }

  /** Switches to another alternative. */
  pick(index: number, signal: AbortSignal): Promise<StopReason> {
    return this.session.pick(index, signal);
  }

  /** What was assumed up to the current state, the latest first. */
  decisions(): Decision[] {
    return this.session.decisions();
  }

  /** Takes another way where something was assumed. */
  take({ step, position }: Decision, way: number, signal: AbortSignal): Promise<StopReason> {
    return this.session.take(step, position, way, signal);
  }

  /** Goes on with a value for what was not known. */
  give({ step, position }: Decision, value: Value, signal: AbortSignal): Promise<StopReason> {
    return this.session.give(step, position, value, signal);
  }

  /** @throws RequestError for a step that is not (or no longer) recorded */
  travel(step: number): StopReason {
    if (!this.session.recorded(step)) throw new RequestError(`There is no step ${step} in the recorded history.`);
    return this.session.moveTo(step);
  }

  /** Step at which a frame began. @throws RequestError if that is not (or no longer) recorded */
  startOf(frame: Frame): number {
    const start = this.session.startOf(frame.id);
    if (start === undefined) throw new RequestError(`The call of ${frame.function.qualifiedName} is not recorded.`);
    return start;
  }

  /** Step that last changed a value, and the change. @throws RequestError if none is recorded */
  lastChange(watch: Watchpoint): LastChange {
    const change = this.session.lastChange(watch);
    if (!change) throw new RequestError(`${watch.name} has not changed in the recorded history.`);
    return change;
  }

  /** Goes from the end of the program to the last step that has a frame to show. */
  showEnd(): void {
    this.session.showEnd();
  }

  jump(line: number): StopReason {
    return this.refusing(() => this.session.jump(line));
  }

  stopAt(breakpoints: readonly Breakpoint[], exceptions: ExceptionStops): void {
    const { noDebug } = this.given;
    this.breakpoints.set(noDebug ? [] : breakpoints);
    this.session.exceptions = noDebug ? { raised: () => false, uncaught: () => false } : exceptions;
  }

  /** @throws RequestError if the expression does not denote a place */
  watch(expression: string, frame: Frame): Watchpoint {
    const watch = Watchpoint.of(this.state, frame, expression);
    if (!watch)
      throw new RequestError(`${shortened(expression)} is not a variable, item or attribute with a value here.`);
    return watch;
  }

  /**
   * The value of an expression in a frame.
   * @param isHover it is in the source, so values that a line computed count, too
   * @throws RequestError if it is not an expression or its value cannot be determined, `AbortError` if `signal` is aborted
   */
  async evaluate(text: string, frame: Frame, isHover: boolean, signal?: AbortSignal): Promise<Evaluated> {
    if (text === '') throw new RequestError('There is nothing to evaluate.');
    const { state } = this;
    const known = this.evaluator.read(text, state, frame) ?? computedOn(text, state, frame, isHover);
    if (known) return { value: known, confidence: this.confidence(known) ?? 1 };
    const cache = this.evaluated.get(state) ?? new Map<string, Evaluated>();
    this.evaluated.set(state, cache);
    const key = `${frame.id} ${text}`;
    const found = cache.get(key) ?? (await cancellable(this.evaluator.value(text, state, frame, signal), signal));
    cache.set(key, found);
    return found;
  }

  /** The value of a property of an object. @throws as `evaluate` */
  async property(owner: Value, name: string, signal?: AbortSignal): Promise<Evaluated> {
    return cancellable(this.evaluator.property(owner, name, this.state, signal), signal);
  }

  /** Executes an expression or simple statement; the program continues from there. @throws as `evaluate` */
  async execute(text: string, frame: Frame, signal?: AbortSignal): Promise<Executed> {
    if (text === '') throw new RequestError('There is nothing to evaluate.');
    const { state } = this;
    const executed = await cancellable(this.evaluator.execute(text, state, frame, signal), signal);
    signal?.throwIfAborted();
    if (executed.state && this.state !== state) throw new RequestError('The program has changed in the meantime.');
    if (executed.state) this.session.edit(executed.state);
    return executed;
  }

  /** @param target a name, or an item or attribute inside: `a.b[0]`; undefined for the value just returned */
  assign(frameId: number, target: string | undefined, value: Value): void {
    this.refusing(() => {
      if (target === undefined) this.session.setReturned(value);
      else this.session.setVariable(frameId, target, value);
    });
  }

  /** Continues from the same state with an edited text. @throws RequestError if that is impossible; nothing changes then */
  async replaceSource(text: string, signal?: AbortSignal): Promise<void> {
    const edit = ++this.edits;
    const program = await wholeProgram(this.parser, { ...this.given, known: this.predictor.modules }, text);
    signal?.throwIfAborted();
    if (edit !== this.edits) throw new RequestError('The program has been edited again in the meantime.');
    this.refusing(() => {
      const machine = new ResponsiveMachine(program, this.predictor);
      this.session.replaceProgram(machine, new Migration(this.program, program));
    });
    this.program = program;
    this.evaluator = new Evaluator(program, this.parser, this.predictor);
  }

  /** The session begins at a state given by the user. */
  private crashed(): StopReason {
    const { exception } = this.frame();
    if (exception) return { kind: 'exception', text: describeException(exception) };
    return { kind: 'entry', text: 'start' };
  }

  private refusing<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof EditError) throw new RequestError(error.message);
      throw error;
    }
  }

  private remember(state: State): void {
    const { source, changes, values, prediction, from } = state.last;
    const frame = state.frames.find(({ id }) => id === from?.frame);
    if (!/^(?:predicted|checked|assumed)$/.test(source) || !frame) return;
    for (const [name, confidence] of changes) {
      const value = lookup(state, frame, name);
      if (!value) continue;
      this.confidences.set(value, confidence);
      const { predicted } = checkOfChange(prediction, name, value);
      if (predicted) this.disagreements.set(value, predicted);
    }
    for (const { value, predicted } of values) if (predicted) this.disagreements.set(value, predicted);
  }
}
