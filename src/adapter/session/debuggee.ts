/** The program of a session: its file, and the debugger session that steps through it. Only this class drives it. */
import type { Predictor } from '../../codec/query';
import type { BackwardPredictor } from '../../codec/backward/backward-query';
import { Breakpoints, type Breakpoint } from '../../debugger/breakpoints/breakpoints';
import { isHidden } from '../../debugger/machine/frames/library-calls';
import type { Recording } from '../../debugger/causes/recording';
import { investigate, type Investigation, type InvestigationOptions } from '../../debugger/causes/suspects/suspects';
import { examplesOf } from '../../debugger/causes/suspects/examples';
import type { Symptom } from '../../debugger/causes/suspects/symptom';
import type { BackCommand, Command, StopReason } from '../../debugger/session/commands/commands';
import { EditError } from '../../debugger/evaluate/value-edit';
import type { ExceptionStops } from '../../debugger/breakpoints/exception-stops';
import { Evaluator, type Evaluated, type Executed } from '../../debugger/evaluate/evaluator';
import type { Alternatives } from '../../debugger/backward/inferred-past';
import { Machine } from '../../debugger/machine/machine';
import { Migration } from '../../debugger/live-edit/migration';
import type { Decision } from '../../debugger/session/history/assumed-ways';
import { Session } from '../../debugger/session/session';
import type { Frame, State } from '../../debugger/state/state';
import type { VisibleState } from '../../debugger/session/history/visible-state';
import { Watchpoint } from '../../debugger/breakpoints/watchpoint';
import { rewritten } from '../../python/modules/link';
import { placeOf } from '../../python/modules/linked-source';
import type { PythonParser } from '../../python/parser';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { Replay } from '../../debugger/backward/replay';
import type { LaunchArguments } from '../launch/launch-arguments';
import { wholeProgram } from '../launch/program-source';
import { RequestError } from '../protocol/request-error';
import { foundLater, REPLAYED, stopAtCrash } from './crash-stop';
import { Expressions, noPlace } from './expressions';
import type { Listener } from './listener';
import { contradiction, type Contradiction } from './stated-calls';
import { RecordedSteps } from './recorded-steps';
import { ValueOrigins } from './value-origins';

/** Part of the time for an investigation in which examples are begun. */
const BEGINNING = 0.2;

let debuggees = 0;

export class Debuggee {
  /** Unique for every debuggee of the process: one may replace another in a session. */
  readonly number = ++debuggees;
  readonly history: RecordedSteps;
  private readonly session: Session;
  private readonly breakpoints: Breakpoints;
  private expressions: Expressions;
  /** Where values come from. */
  readonly origins = new ValueOrigins();
  /** How often the text was edited. */
  private edits = 0;

  constructor(
    private program: SourceFile,
    readonly given: LaunchArguments,
    private readonly parser: PythonParser,
    private readonly predictor: Predictor & BackwardPredictor,
    start: State,
    private readonly listener: Listener,
    private readonly replay?: Replay,
  ) {
    this.expressions = this.expressionsOf(program);
    this.origins.loaded(start);
    this.breakpoints = new Breakpoints(
      () => this.expressions.evaluator,
      (text, line) => {
        listener.logged(text, line);
      },
      listener.threshold,
    );
    this.session = new Session(new Machine(program, predictor), start, {
      onStep: (state, isNew) => {
        if (isNew) this.origins.predicted(state);
        listener.passed(state, isNew);
      },
      breaksAt: (passage, signal) => this.breakpoints.check(passage, signal),
      onReplaced: (index) => {
        this.breakpoints.forget(index);
        this.history.replaced(index);
      },
      past: predictor,
      ...(replay && { replay }),
      onSearched: listener.searched,
      onRecalled: () => {
        listener.logged(`${REPLAYED}.\n`, this.frame().line);
      },
      onInferred: (value, probability) => {
        this.origins.inferred(value, probability);
      },
      ...(given.asksInput && { onInput: listener.asked }),
      stopsUndecided: given.onUnknown === 'stop',
      ...(given.maxSteps !== undefined && { maxSteps: given.maxSteps }),
    });
    this.history = new RecordedSteps(this.session, () => this.program);
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

  /** Steps from any state, independently of the session. */
  get machine(): Machine {
    return new Machine(this.program, this.predictor);
  }

  /** Lines that likely caused an error; see there. */
  async investigate(
    recording: Recording,
    symptom: Symptom,
    options: Omit<InvestigationOptions, 'read' | 'predictor' | 'examples'>,
  ): Promise<Investigation> {
    const { program } = this;
    const read = (text: string, module?: string): SourceFile => rewritten(this.parser, program, text, module);
    const until = performance.now() + options.milliseconds * BEGINNING;
    const examples = await examplesOf(recording, symptom, this.machine, this.parser, until, options.signal);
    return await investigate(recording, symptom, { ...options, read, predictor: this.predictor, examples });
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

  /** @param since time (of `performance.now`) at which the session was asked for */
  begin(signal: AbortSignal, since: number): Promise<StopReason> {
    const { resume } = this.given;
    if (resume) {
      this.breakpoints.begin();
      return this.session.replay(resume.last, resume.step, signal);
    }
    if (this.given.crash && !this.given.noDebug) {
      return stopAtCrash(this.given.crash, this.atCrash, since, signal);
    }
    const { stopOnEntry, noDebug, runTo } = this.given;
    if (noDebug) return this.run({ kind: 'continue' }, signal);
    if (runTo !== undefined) return this.run({ kind: 'to-call', function: runTo }, signal);
    return this.run({ kind: stopOnEntry ? 'entry' : 'continue' }, signal);
  }

  /** Looks on for the run to the crash that the session began at; the stop to show once it is found. */
  async foundLater(signal: AbortSignal): Promise<StopReason | undefined> {
    const { crash, noDebug } = this.given;
    return crash && !noDebug ? await foundLater(crash, this.atCrash, signal) : undefined;
  }

  private get atCrash() {
    const { session, machine, replay, origins, listener } = this;
    return { session, machine, replay, origins, listener, frame: () => this.frame() };
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
    if (!watch) throw new RequestError(noPlace(expression));
    return watch;
  }

  /**
   * The value of an expression in a frame.
   * @param isHover it is in the source, so values that a line computed count, too @param state the present one if not given
   * @throws RequestError if it is not an expression or its value cannot be determined, `AbortError` if `signal` is aborted
   */
  evaluate(text: string, frame: Frame, isHover: boolean, signal?: AbortSignal, state = this.state): Promise<Evaluated> {
    return this.expressions.value(text, state, frame, isHover, signal);
  }

  /** The value of a property of an object. @throws as `evaluate` */
  async property(owner: Value, name: string, signal?: AbortSignal): Promise<Evaluated> {
    return this.expressions.property(owner, name, this.state, signal);
  }

  /** That the program states something else of a call than was predicted; see there. */
  contradiction(text: string, predicted: Value, isCertain: boolean): Contradiction | undefined {
    return contradiction(this.parser, this.program, text, predicted, isCertain);
  }

  /** Executes an expression or simple statement; the program continues from there. @throws as `evaluate` */
  async execute(text: string, frame: Frame, signal?: AbortSignal): Promise<Executed> {
    const { state } = this;
    const executed = await this.expressions.execute(text, state, frame, signal);
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

  /**
   * Continues from the same state with an edited text; tells whether lines that have run are others now.
   * @throws RequestError if that is impossible; nothing changes then
   */
  async replaceSource(text: string, signal?: AbortSignal): Promise<boolean> {
    const edit = ++this.edits;
    const program = await wholeProgram(this.parser, { ...this.given, known: this.predictor.modules }, text);
    signal?.throwIfAborted();
    if (edit !== this.edits) throw new RequestError('The program has been edited again in the meantime.');
    const isOtherPast = this.refusing(() => {
      const machine = new Machine(program, this.predictor);
      return this.session.replaceProgram(machine, new Migration(this.program, program));
    });
    this.program = program;
    this.expressions = this.expressionsOf(program);
    return isOtherPast;
  }

  private refusing<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof EditError) throw new RequestError(error.message);
      throw error;
    }
  }

  private expressionsOf(program: SourceFile): Expressions {
    return new Expressions(new Evaluator(program, this.parser, this.predictor), (value) =>
      this.origins.confidence(value),
    );
  }
}
