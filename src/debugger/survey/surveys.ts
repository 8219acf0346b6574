/** Surveys that were made, kept under edits: what an edit does not touch is not predicted again. */
import type { Predictor } from '../../codec/query';
import type { PythonParser } from '../../python/source';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { Evaluator } from '../evaluator';
import { callStart, moduleStart } from './start';
import { Survey, type StepListener } from './survey';

/** Surveys that are kept. */
const MOST = 40;

/** A roll-out that is under way, for everybody who waits for it. */
interface Run {
  readonly done: Promise<void>;
  readonly stop: AbortController;
  readonly listeners: Set<StepListener>;
  waiting: number;
}

export interface Waiting {
  readonly signal?: AbortSignal | undefined;
  readonly listener?: StepListener | undefined;
  /** Milliseconds after which a survey that is not complete will do; it then goes on by itself. */
  readonly patience?: number | undefined;
}

export class Surveys {
  /** The one that was used last is the last. */
  private readonly kept = new Map<string, Survey>();
  private readonly runs = new WeakMap<Survey, Run>();
  private readonly evaluators = new WeakMap<SourceFile, Evaluator>();
  /** The roll-out that nobody waits for any more. */
  private background: AbortController | undefined;

  constructor(
    private readonly parser: PythonParser,
    private readonly predictor: Predictor,
  ) {}

  evaluator(source: SourceFile): Evaluator {
    const found = this.evaluators.get(source) ?? new Evaluator(source, this.parser, this.predictor);
    this.evaluators.set(source, found);
    return found;
  }

  /**
   * The survey of a call, rolled out as far as it was the last time.
   * @param place of the program, such as its URI
   * @throws LaunchError if the call does not fit
   */
  async find(
    place: string,
    source: SourceFile,
    root: FunctionInfo,
    call: string | undefined,
    signal?: AbortSignal,
  ): Promise<Survey> {
    const key = JSON.stringify([place, root.qualifiedName, call ?? null]);
    const known = this.kept.get(key);
    const survey =
      known?.source === source && known.root === root
        ? known
        : (known?.rebased(source, root) ?? (await this.begin(source, root, call, signal)));
    if (known && known !== survey) this.runs.get(known)?.stop.abort();
    this.kept.delete(key);
    this.kept.set(key, survey);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest);
    return survey;
  }

  /** Rolls a survey out. @throws AbortError if `signal` is aborted; what was predicted stays */
  async complete(survey: Survey, { signal, listener, patience }: Waiting = {}): Promise<void> {
    if (survey.isDone) return;
    this.background?.abort();
    const isPatient = await this.wait(survey, signal, listener, patience);
    if (isPatient) return;
    const background = new AbortController();
    this.background = background;
    this.wait(survey, background.signal).catch(() => undefined);
  }

  private async begin(
    source: SourceFile,
    root: FunctionInfo,
    call: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Survey> {
    const start =
      root.kind === 'module'
        ? moduleStart(source)
        : await callStart(source, root, call, this.evaluator(source), signal);
    return new Survey(source, root, start, this.predictor);
  }

  /** @returns false where the patience ended first */
  private async wait(
    survey: Survey,
    signal: AbortSignal | undefined,
    listener?: StepListener,
    patience?: number,
  ): Promise<boolean> {
    signal?.throwIfAborted();
    const going = this.runs.get(survey);
    const run = going && !going.stop.signal.aborted ? going : this.launch(survey);
    run.waiting += 1;
    if (listener) run.listeners.add(listener);
    const ends = new AbortController();
    try {
      return await Promise.race([
        run.done.then(() => true),
        aborted(signal, ends.signal),
        ...(patience === undefined ? [] : [elapsed(patience, ends.signal)]),
      ]);
    } finally {
      ends.abort();
      if (listener) run.listeners.delete(listener);
      run.waiting -= 1;
      if (run.waiting === 0)
        // The one who waits longer, in the background, comes right after the one who does not.
        setImmediate(() => {
          if (run.waiting === 0) run.stop.abort();
        });
    }
  }

  private launch(survey: Survey): Run {
    const stop = new AbortController();
    const listeners = new Set<StepListener>();
    const tell = (steps: number, line: number): void => {
      for (const listener of listeners) listener(steps, line);
    };
    // One that was stopped may still be in the middle of its last step.
    const before = this.runs.get(survey)?.done.catch(() => undefined) ?? Promise.resolve();
    const done = before
      .then(() => survey.run(stop.signal, tell))
      .finally(() => {
        if (this.runs.get(survey)?.stop === stop) this.runs.delete(survey);
      });
    done.catch(() => undefined);
    const run: Run = { done, stop, listeners, waiting: 0 };
    this.runs.set(survey, run);
    return run;
  }
}

/** Rejects when `signal` is aborted; `end` says that nobody listens any more. */
function aborted(signal: AbortSignal | undefined, end: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener(
      'abort',
      () => {
        reject(new DOMException('cancelled', 'AbortError'));
      },
      { once: true, signal: end },
    );
  });
}

function elapsed(milliseconds: number, end: AbortSignal): Promise<false> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(false);
    }, milliseconds);
    end.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  });
}
