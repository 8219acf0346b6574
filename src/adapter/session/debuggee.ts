/** The program of a session: its file, and the debugging session that goes through it. The only place that drives it. */
import type { Predictor } from '../../codec/query';
import type { BackwardPredictor } from '../../codec/backward/backward-query';
import { Breakpoints, type Breakpoint } from '../../debugger/breakpoints/breakpoints';
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

/** What a debuggee tells while it goes on. */
export interface Listener {
  /** A state that a command passes; `isNew` where it was not reached before. */
  passed(state: State, isNew: boolean): void;
  /** The message of a log point on a line. */
  logged(text: string, line: number): void;
}

let debuggees = 0;

export class Debuggee {
  /** Another one for every debuggee of the process: one may take the place of another in a session. */
  readonly number = ++debuggees;
  private readonly session: Session;
  private readonly breakpoints: Breakpoints;
  private evaluator: Evaluator;
  /** How sure the model was of a value. States share values, so a value is the same object as long as it stays. */
  private readonly confidences = new WeakMap<Value, number>();
  /** Values that were concluded from what came after them. */
  private readonly inferred = new WeakSet<Value>();
  /** What has been predicted for the expressions that the client shows again at every stop. */
  private readonly evaluated = new WeakMap<State, Map<string, Evaluated>>();
  /** From which step on the recorded ones were replaced by others, each time that happened. */
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
    // What the module computed when it was loaded is as sure as that.
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
      ...(given.maxSteps !== undefined && { maxSteps: given.maxSteps }),
    });
  }

  get source(): SourceFile {
    return this.program;
  }

  get path(): string {
    return this.given.program;
  }

  /** The file and the line in it that a line of the program is. */
  place(line: number): { readonly path: string; readonly line: number } {
    return { path: this.path, ...placeOf(this.program, line) };
  }

  get state(): State {
    return this.session.state;
  }

  /** Places in the recorded history: the oldest, the current and the newest. */
  get steps(): { readonly first: number; readonly current: number; readonly last: number } {
    return { first: this.session.oldestIndex, current: this.session.index, last: this.session.newestIndex };
  }

  recorded(index: number): State | undefined {
    return this.session.recorded(index);
  }

  /** All recorded steps as they are now. */
  get recording(): Recording {
    const { first, last } = this.steps;
    return { source: this.program, first, last, state: this.session.recorded };
  }

  /** Goes on from any state, apart from the session. */
  get machine(): Machine {
    return new ResponsiveMachine(this.program, this.predictor);
  }

  /** Lines that likely brought what is wrong; see there. */
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

  /** How often recorded steps have been replaced by others. */
  get revision(): number {
    return this.replacements.length;
  }

  /** The first step that is another one than at an earlier revision; undefined where all that were recorded then still hold. */
  replacedSince(revision: number): number | undefined {
    const since = this.replacements.slice(Math.max(0, revision));
    return since.length === 0 ? undefined : Math.min(...since);
  }

  /** Frames as a person sees them, outermost first. */
  get frames(): readonly Frame[] {
    return this.session.view.frames;
  }

  /** The function that has just returned to the innermost frame. */
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

  /** Whether the value was concluded from what came after it. */
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

  /** Goes on until a value has changed, or to whatever stops it before that. */
  runToChange(watch: Watchpoint, signal: AbortSignal): Promise<StopReason> {
    this.breakpoints.begin(watch);
    return this.session.run({ kind: 'continue' }, signal);
  }

  back(command: BackCommand, signal: AbortSignal): Promise<StopReason> {
    this.breakpoints.begin();
    return this.session.back(command, signal);
  }

  /** What can have been before what is known; undefined where the current state is not inferred. */
  alternatives(): Alternatives | undefined {
    return this.session.alternatives();
  }

  /** Takes another one of the alternatives. */
  pick(index: number, signal: AbortSignal): Promise<StopReason> {
    return this.session.pick(index, signal);
  }

  /** @throws RequestError for a step that is not recorded (any more) */
  travel(step: number): StopReason {
    if (!this.session.recorded(step)) throw new RequestError(`There is no step ${step} in the recorded history.`);
    return this.session.moveTo(step);
  }

  /** Step at which a frame began. @throws RequestError where that is not recorded (any more) */
  startOf(frame: Frame): number {
    const start = this.session.startOf(frame.id);
    if (start === undefined) throw new RequestError(`The call of ${frame.function.qualifiedName} is not recorded.`);
    return start;
  }

  /** Step that made the last change of a value, and the change. @throws RequestError where none is recorded */
  lastChange(watch: Watchpoint): LastChange {
    const change = this.session.lastChange(watch);
    if (!change) throw new RequestError(`${watch.name} has not changed in the recorded history.`);
    return change;
  }

  jump(line: number): StopReason {
    return this.refusing(() => this.session.jump(line));
  }

  stopAt(breakpoints: readonly Breakpoint[], exceptions: ExceptionStops): void {
    const { noDebug } = this.given;
    this.breakpoints.set(noDebug ? [] : breakpoints);
    this.session.exceptions = noDebug ? { raised: () => false, uncaught: () => false } : exceptions;
  }

  /** @throws RequestError if the expression means no place */
  watch(expression: string, frame: Frame): Watchpoint {
    const watch = Watchpoint.of(this.state, frame, expression);
    if (!watch)
      throw new RequestError(`${shortened(expression)} is not a variable, item or attribute with a value here.`);
    return watch;
  }

  /**
   * The value of an expression in a frame.
   * @param isHover it stands in the source, so that what a line has computed counts, too
   * @throws RequestError if it is no expression or its value cannot be told, `AbortError` if `signal` is aborted
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

  /** Does what an expression or simple statement would do; the program goes on from there. @throws as `evaluate` */
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

  /** Goes on from the same state with an edited text. @throws RequestError where that is impossible; nothing changes then */
  async replaceSource(text: string, signal?: AbortSignal): Promise<void> {
    const edit = ++this.edits;
    const program = await wholeProgram(this.parser, this.given, text);
    signal?.throwIfAborted();
    if (edit !== this.edits) throw new RequestError('The program has been edited again in the meantime.');
    this.refusing(() => {
      const machine = new ResponsiveMachine(program, this.predictor);
      this.session.replaceProgram(machine, new Migration(this.program, program));
    });
    this.program = program;
    this.evaluator = new Evaluator(program, this.parser, this.predictor);
  }

  /** The session begins where somebody has said that the program stood. */
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
    const { source, changes, from } = state.last;
    const frame = state.frames.find(({ id }) => id === from?.frame);
    if (source !== 'predicted' || !frame) return;
    for (const [name, confidence] of changes) {
      const value = lookup(state, frame, name);
      if (value) this.confidences.set(value, confidence);
    }
  }
}
