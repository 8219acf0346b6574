/** A cache of surveys that survives edits: what an edit does not affect is not predicted again. */
import { functionName } from '../../python/definitions/function-names';
import { LRUCache } from 'lru-cache';
import type { Predictor } from '../../codec/query';
import type { PythonParser } from '../../python/parser';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { type Evaluated, Evaluator } from '../evaluate/evaluator';
import type { Frame, State } from '../state/state';
import { Machine } from '../machine/machine';
import { SharedWork } from '../launch/shared-work';
import { firstCall, type RunCall, startOfCall } from './run-calls';
import { callStart, moduleStart } from './survey-start';
import { Survey, type StepListener } from './survey';

/** Maximum number of cached surveys of a program. */
const MOST = 20;
/** Maximum number of programs: each keeps what was read of it and of its libraries. */
const MOST_PROGRAMS = 8;

/** Of one program. */
class Kept {
  readonly ofCalls = new LRUCache<string, Survey>({ max: MOST });
  /** Of calls as the run of the file makes them. */
  readonly ofRuns = new LRUCache<string, Survey>({ max: MOST });
}

export class SurveyCache {
  /** By the place of the program. */
  private readonly programs = new LRUCache<string, Kept>({ max: MOST_PROGRAMS });
  private readonly evaluators = new WeakMap<SourceFile, Evaluator>();
  private readonly listeners = new WeakMap<Survey, Set<StepListener>>();
  private readonly starts = new SharedWork<SourceFile, Survey>();
  private readonly runs = new SharedWork<Survey, void>();
  private readonly evaluations = new SharedWork<State, Evaluated>();

  constructor(
    private readonly parser: PythonParser,
    private readonly predictor: Predictor,
    /** What one of them may take; see `Survey`. */
    private readonly seconds?: number,
    /** For surveys that nobody waits for. */
    private readonly background = predictor,
  ) {}

  /**
   * The survey of a call, rolled out as far as last time.
   * @param place of the program, such as its URI
   * @param isAwaited by somebody, so that it goes before others
   * @throws LaunchError if the call does not fit, AbortError if `signal` is aborted
   */
  async find(
    place: string,
    source: SourceFile,
    root: FunctionInfo,
    call: string | undefined,
    signal?: AbortSignal,
    isAwaited = true,
  ): Promise<Survey> {
    const key = JSON.stringify([place, functionName(root), call ?? null]);
    const kept = this.of(place);
    const known = kept.ofCalls.get(key);
    const same = known?.source === source && known.root === root ? known : known?.rebased(source, root);
    const survey =
      same ?? (await this.starts.get(source, key, signal, (stop) => this.begin(source, root, call, isAwaited, stop)));
    if (known && known !== survey) this.runs.stop(known);
    kept.ofCalls.set(key, survey);
    return survey;
  }

  private of(place: string): Kept {
    const kept = this.programs.get(place) ?? new Kept();
    this.programs.set(place, kept);
    return kept;
  }

  /** Rolls a survey out. @throws AbortError if `signal` is aborted; what was predicted stays */
  async complete(survey: Survey, signal?: AbortSignal, listener?: StepListener): Promise<void> {
    if (survey.isDone) return;
    const listeners = this.listeners.get(survey) ?? new Set();
    this.listeners.set(survey, listeners);
    const tell: StepListener = (...step) => {
      for (const one of listeners) one(...step);
    };
    if (listener) listeners.add(listener);
    try {
      await this.runs.get(survey, '', signal, (stop) => survey.run(stop, tell));
    } finally {
      if (listener) listeners.delete(listener);
    }
  }

  /**
   * How the run of a file calls a function; undefined if it has not come to that within these limits. What was predicted
   * stays, and the next request goes on from there.
   * @throws AbortError if `signal` is aborted
   */
  async callIn(
    run: Survey,
    info: FunctionInfo,
    { steps, milliseconds }: { readonly steps: number; readonly milliseconds: number },
    signal: AbortSignal,
  ): Promise<RunCall | undefined> {
    const found = (): RunCall | undefined => firstCall(run.source, info, run.entries(info));
    if (found()?.isKnown || run.steps >= steps) return found();
    const enough = new AbortController();
    const timer = setTimeout(() => {
      enough.abort();
    }, milliseconds);
    try {
      await this.complete(run, AbortSignal.any([signal, enough.signal]), (taken) => {
        if (taken >= steps || found()?.isKnown) enough.abort();
      });
    } catch (error) {
      if (!enough.signal.aborted || signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
    }
    return found();
  }

  /** The survey of a call as the run of the file makes it: it begins in the state in which it is made there. */
  ofCall(place: string, source: SourceFile, root: FunctionInfo, call: RunCall): Survey {
    const { ofRuns } = this.of(place);
    const known = ofRuns.get(functionName(root));
    const { frames } = call.entry.state;
    if (known?.source === source && known.root === root && known.start.state.frames[0] === frames.at(-1)) return known;
    const survey = new Survey(source, root, startOfCall(call), this.predictor, this.seconds);
    if (known) this.runs.stop(known);
    ofRuns.set(functionName(root), survey);
    return survey;
  }

  /** The value of an expression that the survey has not recorded. @throws EvaluationError, AbortError */
  async evaluate(
    { source }: Survey,
    text: string,
    state: State,
    frame: Frame,
    signal?: AbortSignal,
  ): Promise<Evaluated> {
    const evaluator = this.evaluator(source);
    return await this.evaluations.get(state, `${frame.id} ${text}`, signal, (stop) =>
      evaluator.value(text, state, frame, stop),
    );
  }

  private evaluator(source: SourceFile): Evaluator {
    const found = this.evaluators.get(source) ?? new Evaluator(source, this.parser, this.predictor);
    this.evaluators.set(source, found);
    return found;
  }

  private async begin(
    source: SourceFile,
    root: FunctionInfo,
    call: string | undefined,
    isAwaited: boolean,
    signal: AbortSignal,
  ): Promise<Survey> {
    const predictor = isAwaited ? this.predictor : this.background;
    const start =
      root.kind === 'module'
        ? moduleStart(source)
        : await callStart(
            source,
            root,
            call,
            { machine: new Machine(source, predictor), evaluator: this.evaluator(source) },
            signal,
          );
    return new Survey(source, root, start, predictor, this.seconds);
  }
}
