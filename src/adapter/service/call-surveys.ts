/** The calls that questions about a document are about, each with its survey: given, from the file's own run, or the best example. */
import { functionName } from '../../python/definitions/function-names';
import { LaunchError } from '../../debugger/launch/launch';
import { outcomeOf } from '../../debugger/survey/answers/call-outcome';
import { isMomentary } from '../../debugger/survey/momentary';
import { callsToReach, type RunCall } from '../../debugger/survey/run-calls';
import type { Survey } from '../../debugger/survey/survey';
import type { SurveyCache } from '../../debugger/survey/survey-cache';
import { callableAround } from '../../debugger/survey/survey-start';
import { ownSource } from '../../python/modules/linked-source';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { type ExampleCalls, isWritten } from './example-calls';
import type * as protocol from './protocol';
import { RequestFailure } from './request-failure';
import { returnsOther, StatedResults } from './stated-results';

/** Called for every predicted step: how many so far, and the line (from 0). */
export type SurveyListener = (steps: number, line: number) => void;

/** What is asked, and how. */
type Asked = protocol.DocumentParams & protocol.CallParams & Pick<protocol.HoverParams, 'patience'>;

/** How far a file's own run is followed to a call of a function, in steps and milliseconds. */
const RUN = { steps: 600, milliseconds: 5000 };
/**
 * Shares of the patience of a hover: for the file's run, for one that has far to go to the function, for arguments that are invented
 * where no call is written, for the file's run where nobody has written one, and for finding out that a guess leads to nothing.
 */
const SHARES = { run: 0.25, farRun: 0.06, invented: 0.1, onlyRun: 0.6, vain: 0.2 };
/** Calls on the way from a file's top level to a function that is far, and lines of a file in which all are. */
const FAR = { calls: 3, lines: 500 };

/** Milliseconds for arguments that are invented in the place of others, and for finding out that these lead to nothing. */
const INVENTING = 2000;
const VAIN = 1000;

interface Surveying {
  readonly find: (call: string) => Promise<Survey>;
  readonly patience: number | undefined;
  readonly signal: AbortSignal;
}

interface Found {
  readonly survey: Survey;
  /** It ends with an exception, and nobody has written the call. */
  readonly isVain: boolean;
}

/** Does work before what is found out in spare time goes on. */
export type Ahead = <T>(work: () => Promise<T>) => Promise<T>;

export class CallSurveys {
  /** Where the calls of surveys come from. */
  private readonly origins = new WeakMap<Survey, protocol.ExampleOrigin>();

  /** What is stated that their calls return. */
  private readonly stated = new WeakMap<Survey, string>();

  private readonly statedResults: StatedResults;

  constructor(
    readonly surveys: SurveyCache,
    private readonly examplesOf: ExampleCalls,
    private readonly ahead: Ahead = (work) => work(),
  ) {
    this.statedResults = new StatedResults(surveys, examplesOf);
  }

  /** Calls of a function, the best first. */
  async examples(
    source: SourceFile,
    info: FunctionInfo,
    params: protocol.ExamplesParams,
    signal: AbortSignal,
  ): Promise<protocol.Example[]> {
    const run = await this.inRun(params, source, info, false, signal);
    const others = await this.examplesOf.all(source, info, params, run === undefined);
    if (!run) return others;
    const { call, isTypeable, isKnown } = run;
    const first: protocol.Example = { call, origin: 'run', ...(!isTypeable && { onlyInRun: true }) };
    // What the run computes is said with the values that it has there.
    const rest = others.filter((one) => one.call !== call && !(one.origin === 'call' && one.isComputed));
    // What somebody has written says more than a call of which something is unknown.
    const [written, guessed] = [rest.filter(isWritten), rest.filter((one) => !isWritten(one))];
    return isKnown ? [first, ...rest] : [...written, first, ...guessed];
  }

  /** The survey that covers code of `scope`: of the requested call, or else of the best example that fits. */
  async find(params: Asked, source: SourceFile, scope: FunctionInfo, signal: AbortSignal): Promise<Survey> {
    const { uri, call, patience } = params;
    const isAwaited = patience !== undefined;
    const around = callableAround(source, scope);
    const find = (root: FunctionInfo, text?: string): Promise<Survey> =>
      this.ahead(() => this.surveys.find(uri, source, root, text, signal, isAwaited));
    if (call !== undefined) return await find(this.calledBy(source, call, around), call);
    if (around.kind === 'module') return await find(around);
    const written = (): readonly protocol.Example[] => this.examplesOf.written(source, around, params);
    let run = await this.inRun(params, source, around, isAwaited, signal);
    if (!run && patience !== undefined && around.parameters.length > 0 && written().length === 0)
      run = await this.inRun(params, source, around, isAwaited, signal, SHARES.onlyRun);
    if (run?.isKnown) return this.ofRun(uri, source, around, run);
    const share = patience && SHARES.invented * patience;
    const examples = run ? written() : await this.examplesOf.best(source, around, params, share, signal);
    const asked = { find: (text: string) => find(around, text), patience, signal };
    const found = await this.firstOf(examples, asked);
    // Other arguments than those that fit the types, where these lead to nothing.
    const isVain = found?.isVain === true && examples.every(({ origin }) => origin === 'hints');
    const others = isVain ? await this.examplesOf.invented(source, around, params, share ?? INVENTING, signal) : [];
    const better = others.length > 0 ? await this.firstOf(others, asked) : undefined;
    const best = better?.isVain === false ? better : found;
    if (best) return best.survey;
    return run ? this.ofRun(uri, source, around, run) : await find(around);
  }

  /** The survey of the first call that fits; of those that nobody has written, rather one that does not end with an exception. */
  private async firstOf(examples: readonly protocol.Example[], asked: Surveying): Promise<Found | undefined> {
    let first: Found | undefined;
    for (const example of examples) {
      try {
        const survey = await asked.find(example.call);
        this.origins.set(survey, example.origin);
        if (example.stated !== undefined) this.stated.set(survey, example.stated);
        const isVain = !isWritten(example) && !example.call.endsWith('()') && (await this.isVain(survey, asked));
        first ??= { survey, isVain };
        if (!isVain) return { survey, isVain };
      } catch (error) {
        // One that no longer fits the parameters does not count.
        if (!(error instanceof LaunchError)) throw error;
      }
    }
    return first;
  }

  /** Whether a call ends with an exception that may be due to its arguments, as far as that is found out soon. */
  private async isVain(survey: Survey, { patience, signal }: Surveying): Promise<boolean> {
    const soon = AbortSignal.timeout(Math.round(patience === undefined ? VAIN : SHARES.vain * patience));
    try {
      await this.finish(survey, AbortSignal.any([signal, soon]));
    } catch (error) {
      if (signal.aborted || !soon.aborted) throw error;
    }
    const ending = outcomeOf(survey);
    // A name that is half typed is there with no arguments: while it is, they should not change with each key.
    return ending.kind === 'raised' && ending.exception.type !== 'NameError';
  }

  private ofRun(uri: string, source: SourceFile, info: FunctionInfo, run: RunCall): Survey {
    const survey = this.surveys.ofCall(uri, source, info, run);
    this.origins.set(survey, 'run');
    return survey;
  }

  /**
   * How the file's own run calls a function; undefined if it does not come to it.
   * @param isAwaited by somebody who hovers
   * @param only share of the patience of a hover that has nothing else to go by
   */
  private async inRun(
    { uri, patience }: Pick<Asked, 'uri' | 'patience'>,
    source: SourceFile,
    info: FunctionInfo,
    isAwaited: boolean,
    signal: AbortSignal,
    only?: number,
  ): Promise<RunCall | undefined> {
    if (source.module.firstLine === 'end') return undefined;
    const calls = callsToReach(source, info);
    // Without parameters, there is nothing to find out but what it reads then.
    if (calls === undefined || (info.parameters.length === 0 && !isMomentary(source, info))) return undefined;
    const isFar = calls >= FAR.calls || ownSource(source).lineCount >= FAR.lines;
    const share = isFar ? SHARES.farRun : (only ?? SHARES.run);
    const run = await this.surveys.find(uri, source, source.module, undefined, signal, isAwaited);
    const limits = { ...RUN, ...(patience !== undefined && { milliseconds: share * patience }) };
    return await this.surveys.callIn(run, info, limits, signal);
  }

  /** Where the call of a survey comes from, where it was not given. */
  originOf(survey: Survey): Pick<protocol.SurveyResult, 'callOrigin' | 'stated' | 'isCertain'> {
    const callOrigin = this.origins.get(survey);
    const stated = this.stated.get(survey);
    const other = stated === undefined ? undefined : returnsOther(survey, stated);
    return {
      ...(callOrigin && { callOrigin }),
      ...(other && stated !== undefined && { stated }),
      ...(other?.isCertain && { isCertain: true }),
    };
  }

  /**
   * Another call of the function that the file states a result of, where something else is predicted.
   * @throws AbortError if `signal` is aborted
   */
  async otherResult(
    params: protocol.DocumentParams,
    survey: Survey,
    signal: AbortSignal,
  ): Promise<{ readonly otherResult?: protocol.OtherResult }> {
    const { source, root } = survey;
    if (root.kind === 'module' || this.originOf(survey).stated !== undefined) return {};
    const otherResult = await this.statedResults.other(params, source, root, signal);
    return otherResult ? { otherResult } : {};
  }

  /** The same as `find`, predicted to its end. */
  async complete(
    params: Asked,
    source: SourceFile,
    scope: FunctionInfo,
    signal: AbortSignal,
    listener?: SurveyListener,
  ): Promise<Survey> {
    const survey = await this.find(params, source, scope, signal);
    await this.finish(survey, signal, listener);
    return survey;
  }

  /** The function that a call names, which may differ from the one around the line. */
  private calledBy(source: SourceFile, call: string, around: FunctionInfo): FunctionInfo {
    const callee = /^\s*([\p{ID_Start}_][\p{ID_Continue}.]*)\s*\(/u.exec(call)?.[1];
    if (callee === undefined) throw new RequestFailure(`${JSON.stringify(call)} is not a call such as f([1, 2], 'x').`);
    const fits =
      around.kind === 'function' &&
      [functionName(around), around.qualifiedName, around.name, around.className].includes(callee);
    if (fits) return around;
    const info = source.findFunction(callee);
    if (info?.kind === 'function') return info;
    if (info?.kind === 'class' && around.className !== undefined) return around;
    return functionNamed(source, callee);
  }

  /** Predicts a survey to its end. */
  async finish(survey: Survey, signal: AbortSignal, listener?: SurveyListener): Promise<void> {
    await this.ahead(() => this.surveys.complete(survey, signal, fromZero(listener)));
  }
}

/** The function of a text by its name. @throws RequestFailure if there is none */
export function functionNamed(source: SourceFile, name: string): FunctionInfo {
  const info = source.findFunction(name);
  if (info?.kind === 'function') return info;
  throw new RequestFailure(`There is no function '${name}' in this file.`);
}

/** The same for those who count lines from 0. */
export function fromZero(listener: SurveyListener | undefined): SurveyListener | undefined {
  return (
    listener &&
    ((steps, line) => {
      listener(steps, line - 1);
    })
  );
}
