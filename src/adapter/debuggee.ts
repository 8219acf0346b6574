/** The program of a session: its file, and the debugging session that goes through it. The only place that drives it. */
import type { Predictor } from '../codec/query';
import type { BackCommand, Command, StopReason } from '../debugger/commands';
import { launch, LaunchError } from '../debugger/launch';
import { Machine } from '../debugger/machine';
import { lookup } from '../debugger/scopes';
import { Session } from '../debugger/session';
import type { Frame, State } from '../debugger/state';
import type { View } from '../debugger/view';
import { readProgram, SourceError } from '../python/read-program';
import type { PythonParser } from '../python/source';
import type { SourceFile } from '../python/syntax';
import type { Value } from '../python/value';
import type { ExceptionFilter } from './breakpoint-requests';
import type { LaunchArguments } from './launch-arguments';
import { RequestError } from './request-error';
import { ResponsiveMachine } from './responsive-machine';

/** What is slow to load, and may be shared by sessions. */
export interface AdapterDependencies {
  loadPredictor(): Promise<Predictor>;
  loadPython(): Promise<PythonParser>;
}

/** Called for every state that a command passes; `isNew` where it was not reached before. */
export type StepListener = (state: State, isNew: boolean) => void;

export class Debuggee {
  private readonly session: Session;
  /** How sure the model was of a value. States share values, so a value is the same object as long as it stays. */
  private readonly confidences = new WeakMap<Value, number>();
  private stopsAtUncaught = true;

  constructor(
    readonly source: SourceFile,
    readonly given: LaunchArguments,
    machine: Machine,
    start: State,
    listener: StepListener,
  ) {
    const onStep: StepListener = (state, isNew) => {
      if (isNew) this.remember(state);
      listener(state, isNew);
    };
    this.session = new Session(machine, start, {
      onStep,
      ...(given.maxSteps !== undefined && { maxSteps: given.maxSteps }),
    });
  }

  get path(): string {
    return this.given.program;
  }

  get state(): State {
    return this.session.state;
  }

  /** Frames as a person sees them, outermost first. */
  get frames(): readonly Frame[] {
    return this.session.view.frames;
  }

  /** The function that has just returned to the innermost frame. */
  get returned(): View['returned'] {
    return this.session.view.returned;
  }

  /** @throws RequestError for a frame that is not on the stack */
  frame(id: number): Frame {
    const frame = this.frames.find((candidate) => candidate.id === id);
    if (!frame) throw new RequestError(`There is no frame ${id} on the stack.`);
    return frame;
  }

  /** Probability that the value is right, where the model has said one. */
  confidence(value: Value): number | undefined {
    return this.confidences.get(value);
  }

  begin(signal: AbortSignal): Promise<StopReason> {
    return this.run({ kind: this.given.stopOnEntry && !this.given.noDebug ? 'entry' : 'continue' }, signal);
  }

  async run(command: Command, signal: AbortSignal): Promise<StopReason> {
    let reason = await this.session.run(command, signal);
    while (reason.kind === 'exception' && !this.stopsAtUncaught && !this.session.stopsAtRaised) {
      reason = await this.session.run({ kind: 'continue' }, signal);
    }
    return reason;
  }

  back(command: BackCommand): StopReason {
    return this.session.back(command);
  }

  restartFrame(id: number): StopReason {
    return this.session.restartFrame(id);
  }

  stopAt(lines: readonly number[], exceptions: readonly ExceptionFilter[]): void {
    this.session.breakpoints.clear();
    if (!this.given.noDebug) for (const line of lines) this.session.breakpoints.add(line);
    this.session.stopsAtRaised = !this.given.noDebug && exceptions.includes('caught');
    this.stopsAtUncaught = !this.given.noDebug && exceptions.includes('uncaught');
  }

  /** @param target a name, or an item or attribute inside: `a.b[0]`; undefined for the value just returned */
  assign(frameId: number, target: string | undefined, value: Value): void {
    try {
      if (target === undefined) this.session.setReturned(value);
      else this.session.setVariable(frameId, target, value);
    } catch (error) {
      throw new RequestError(error instanceof Error ? error.message : String(error));
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

/** @throws RequestError if there is no such program, or it cannot be started that way, or there is no model. */
export async function load(
  dependencies: AdapterDependencies,
  given: LaunchArguments,
  listener: StepListener,
): Promise<Debuggee> {
  try {
    const text = readProgram(given.program);
    const source = (await available(dependencies.loadPython(), 'The parser')).parse(text);
    const start = launch(source, given.start);
    const predictor = await available(dependencies.loadPredictor(), 'The model');
    return new Debuggee(source, given, new ResponsiveMachine(source, predictor), start, listener);
  } catch (error) {
    if (error instanceof SourceError || error instanceof LaunchError) throw new RequestError(error.message);
    throw error;
  }
}

async function available<T>(loading: Promise<T>, what: string): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw new RequestError(`${what} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}
