/** The prediction service: the requests of `protocol.ts` as methods, independent of any connection. */
import { functionName } from '../../python/definitions/function-names';
import type { BackwardPredictor } from '../../codec/backward/backward-query';
import type { Ending, FunctionPredictor } from '../../codec/function/function-query';
import type { Predictor } from '../../codec/query';
import type { Frame, State } from '../../debugger/state/state';
import { EditError } from '../../debugger/evaluate/value-edit';
import { EvaluationError } from '../../debugger/evaluate/evaluator';
import { callText, inferInputs, SEARCH_COST } from '../../debugger/functions/input-inference';
import { lastExpression } from '../../debugger/evaluate/last-expression';
import type { Sure } from '../../debugger/survey/statement-execution';
import { answer } from '../../debugger/survey/answers/hover-answer';
import { placeAt, placesOn, statementsOn, type HoveredPlace } from '../../debugger/survey/answers/hovered-place';
import { NOT_YET, type Survey } from '../../debugger/survey/survey';
import { SurveyCache } from '../../debugger/survey/survey-cache';
import { whatIf } from '../../debugger/survey/answers/what-if';
import { onOneLine } from '../../python/expressions/prepared-object';
import { parseValue, ValueSyntaxError } from '../../python/values/literal';
import type { PythonParser } from '../../python/parser';
import { UNNAMED } from '../../python/structure/function-scopes';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { type Ahead, CallSurveys, fromZero, functionNamed, type SurveyListener } from './call-surveys';
import { Documents } from './documents';
import { ExampleCalls } from './example-calls';
import { RequestFailure } from './request-failure';
import {
  difference,
  explanation,
  functionItem,
  hoverResult,
  notExplained,
  rounded,
  surveyResult,
  withoutValue,
} from './result-presentation';
import { readLiteral } from '../presentation/assignment';
import { RequestError } from '../protocol/request-error';
import { withPatience } from './patience';
import type * as protocol from './protocol';

export interface ServiceDependencies {
  readonly parser: PythonParser;
  readonly predictor: Predictor & BackwardPredictor & FunctionPredictor;
  /** The same for what nobody waits for: it does not keep a hover waiting. */
  readonly background?: Predictor & BackwardPredictor & FunctionPredictor;
  /** The same for what is found out in spare time, such as arguments where nobody has written a call. */
  readonly spare?: Predictor & FunctionPredictor;
  /** Does work before what is found out in spare time goes on. */
  readonly ahead?: Ahead;
  /** What rolling one call out may take; see `Survey`. */
  readonly seconds?: number;
  /** Folders of libraries; those that are found in the usual places if not given. */
  readonly libraryPaths?: readonly string[] | undefined;
}

/** Milliseconds that an explanation may take; it then says what is known. */
const LONGEST_EXPLANATION = 20_000;
/** After which a hover is answered with the values that there are: it grows with the next one. */
const EARLY = 450;
/** Milliseconds that a search for inputs may take. */
const LONGEST_SEARCH = 4000;
/** The same for other results that the file states, under the mouse. */
const LONGEST_OTHER = 150;

/** Requests of which only the newest is answered. */
type Kind = 'hover' | 'survey' | 'explain' | 'whatIf';

export class PredictionService {
  private readonly calls: CallSurveys;
  private readonly documents: Documents;
  private readonly newest = new Map<Kind, AbortController>();
  constructor(private readonly dependencies: ServiceDependencies) {
    const { parser, predictor, background = predictor, spare = background, seconds, libraryPaths } = dependencies;
    this.documents = new Documents(parser, { known: predictor.modules, ...(libraryPaths && { libraryPaths }) });
    const surveys = new SurveyCache(parser, predictor, seconds, background);
    this.calls = new CallSurveys(surveys, new ExampleCalls(parser, spare), dependencies.ahead);
  }

  async functions(params: protocol.DocumentParams): Promise<protocol.FunctionItem[]> {
    const source = await this.documents.read(params);
    return source.functions.filter(isPredicted).map((info) => functionItem(source, info));
  }

  async examples(params: protocol.ExamplesParams, signal = new AbortController().signal): Promise<protocol.Example[]> {
    const source = await this.documents.read(params);
    const info = functionNamed(source, params.function);
    return await this.calls.examples(source, info, params, signal);
  }

  async hover(
    params: protocol.HoverParams,
    signal: AbortSignal,
    listener?: SurveyListener,
  ): Promise<protocol.HoverResult | null> {
    const stop = this.onlyNewest('hover', signal);
    const source = await this.documents.read(params);
    const place = placeAt(source, params.line + 1, params.character);
    if (!place) return null;
    const [result] = await this.about(params, source, [place], stop, listener);
    return result ?? null;
  }

  /** All values of a line, in the order of the text. */
  async hoverLine(
    params: Omit<protocol.HoverParams, 'character'>,
    signal: AbortSignal,
  ): Promise<protocol.HoverResult[]> {
    const source = await this.documents.read(params);
    return await this.about(params, source, placesOn(source, params.line + 1), signal);
  }

  async survey(
    params: protocol.SurveyParams,
    signal: AbortSignal,
    listener?: SurveyListener,
  ): Promise<protocol.SurveyResult> {
    const stop = this.onlyNewest('survey', signal);
    const source = await this.documents.read(params);
    const scope = params.function === undefined ? source.module : functionNamed(source, params.function);
    const survey = await this.calls.complete(params, source, scope, stop, listener);
    const other = await this.calls.otherResult(params, survey, stop);
    const shown = params.cells && scope === source.module ? await this.shownBelow(survey, stop) : undefined;
    return { ...surveyResult(survey, shown?.value), ...this.calls.originOf(survey), ...other };
  }

  /** What a notebook shows below a cell: the value of the expression that it ends with, unless that is None. */
  private async shownBelow(
    survey: Survey,
    signal: AbortSignal,
  ): Promise<{ readonly line: number; readonly value: Sure } | undefined> {
    const last = lastExpression(survey.source);
    const visit = last && survey.visits(survey.root, last.line).at(-1);
    const frame = visit?.before.frames.at(-1);
    if (!last || !visit?.after || visit.exception || !frame) return undefined;
    const whole = visit.statement.subExpressions.findLastIndex((one) => one.text === last.text);
    // What has no value of its own there calls nothing: all that it reads is still the same behind it.
    const found =
      visit.values.get(whole) ??
      (await this.calls.surveys
        .evaluate(survey, last.text, visit.after, frame, signal)
        .then((value) => ({ ...value, confidence: value.confidence * visit.trust }))
        .catch(() => undefined));
    return found === undefined || found.value.kind === 'none' ? undefined : { line: last.line, value: found };
  }

  async explain(
    params: protocol.ExplainParams,
    signal: AbortSignal,
    listener?: SurveyListener,
  ): Promise<protocol.Explanation | null> {
    const stop = this.onlyNewest('explain', signal);
    const source = await this.documents.read(params);
    const statement = statementsOn(source, params.line + 1).at(-1);
    if (!statement) return null;
    let survey: Survey | undefined;
    const predicted = async (): Promise<protocol.Explanation> => {
      survey = await this.calls.find(params, source, statement.scope, stop);
      await this.calls.finish(survey, stop, listener);
      const shown = params.cells && (await this.shownBelow(survey, stop));
      const below = shown?.line === statement.line ? shown.value : undefined;
      return { ...explanation(survey, statement, { below }), ...this.calls.originOf(survey) };
    };
    return await withPatience(predicted(), params.patience ?? LONGEST_EXPLANATION, () =>
      survey
        ? { ...explanation(survey, statement, { isPartial: true }), ...this.calls.originOf(survey) }
        : notExplained(source, statement),
    );
  }

  async whatIf(
    params: protocol.WhatIfParams,
    signal: AbortSignal,
    listener?: SurveyListener,
  ): Promise<protocol.Difference> {
    const stop = this.onlyNewest('whatIf', signal);
    const source = await this.documents.read(params);
    const statement = statementsOn(source, params.line + 1).at(-1);
    if (!statement) throw new RequestFailure(`There is no statement on line ${params.line + 1}.`);
    const text = params.value.trim();
    const survey = await this.calls.complete(params, source, statement.scope, stop, listener);
    try {
      const iteration = params.iteration ?? 1;
      const value =
        readLiteral(text, source) ??
        (async (state: State, frame: Frame) =>
          (await this.calls.surveys.evaluate(survey, text, state, frame, stop)).value);
      const supposition = { statement, iteration, target: params.name, value };
      const supposed = await whatIf(survey, supposition, stop, fromZero(listener));
      return { ...difference(survey, supposed), ...this.calls.originOf(survey) };
    } catch (error) {
      if (error instanceof EditError || error instanceof EvaluationError || error instanceof RequestError)
        throw new RequestFailure(error.message);
      throw error;
    }
  }

  async invert(params: protocol.InvertParams, signal: AbortSignal): Promise<protocol.InvertProposal[]> {
    const source = await this.documents.read(params);
    const info = functionNamed(source, params.function);
    const candidates = params.count ?? 5;
    const { predictor, parser } = this.dependencies;
    const found = await inferInputs(source, predictor, {
      parser,
      function: functionName(info),
      ending: endingOf(params),
      candidates,
      most: { computeCost: SEARCH_COST, milliseconds: LONGEST_SEARCH },
      signal,
    });
    return found.candidates.map((one) => ({
      call: onOneLine(callText(info.qualifiedName, one)),
      arguments: one.text,
      ...(one.instance !== undefined && { instance: one.instance }),
      probability: rounded(one.probability),
      confirmed: one.isConfirmed ?? null,
      ...(one.confidence !== undefined && { confidence: rounded(one.confidence) }),
    }));
  }

  /** Predictions for places of one line; after the time limit of the request, those known so far. */
  private async about(
    params: Omit<protocol.HoverParams, 'character'>,
    source: SourceFile,
    places: readonly HoveredPlace[],
    signal: AbortSignal,
    listener?: SurveyListener,
  ): Promise<protocol.HoverResult[]> {
    const surveys = new Map<HoveredPlace, Survey>();
    const predicted = async (): Promise<protocol.HoverResult[]> => {
      const all: protocol.HoverResult[] = [];
      for (const place of places) {
        const survey = await this.calls.find(params, source, place.scope, signal);
        surveys.set(place, survey);
        await this.calls.finish(survey, signal, listener);
        const found = await answer(survey, place, (...asked) => this.calls.surveys.evaluate(survey, ...asked, signal));
        if (!found) continue;
        const other = await this.otherResult(params, survey, signal);
        all.push({ ...hoverResult(survey, place, found), ...this.calls.originOf(survey), ...other });
      }
      return all;
    };
    const known = async (): Promise<protocol.HoverResult[]> => {
      const all = places.map(async (place) => {
        const survey = surveys.get(place);
        const found = survey && (await answer(survey, place, () => Promise.reject(new EvaluationError(NOT_YET))));
        if (survey && found) return { ...hoverResult(survey, place, found, true), ...this.calls.originOf(survey) };
        return withoutValue(source, place, { unknown: NOT_YET, partial: true });
      });
      return await Promise.all(all);
    };
    const { patience } = params;
    if (patience === undefined) return await predicted();
    const all = predicted();
    const early = Math.min(EARLY, patience);
    return await withPatience(all, early, async () => {
      const soFar = await known();
      if (soFar.every(({ values }) => values.length > 0)) return soFar;
      return await withPatience(all, patience - early, known);
    });
  }

  /** Nobody waits long for it under the mouse; it is there with the next hover. */
  private async otherResult(
    params: Pick<protocol.HoverParams, 'uri' | 'text' | 'patience'>,
    survey: Survey,
    signal: AbortSignal,
  ): ReturnType<CallSurveys['otherResult']> {
    const found = this.calls.otherResult(params, survey, signal);
    return await (params.patience === undefined ? found : withPatience(found, LONGEST_OTHER, () => ({})));
  }

  /** Aborted with the request, and by the next one of its kind. */
  private onlyNewest(kind: Kind, signal: AbortSignal): AbortSignal {
    this.newest.get(kind)?.abort();
    const newest = new AbortController();
    this.newest.set(kind, newest);
    return AbortSignal.any([signal, newest.signal]);
  }
}

/** A function of the file that can be named: `def (` has no name yet. */
function isPredicted(info: FunctionInfo): boolean {
  return info.kind === 'function' && isOwn(info) && !info.qualifiedName.includes(UNNAMED);
}

/** Whether a function is in the text itself rather than in an imported file. */
function isOwn(info: FunctionInfo): boolean {
  return info.parent ? isOwn(info.parent) : info.importedAs === undefined;
}

function endingOf({ returns, raises }: protocol.InvertParams): Ending {
  if (returns !== undefined && raises === undefined) return { kind: 'return', value: literal(returns) };
  if (raises !== undefined && returns === undefined) return { kind: 'raise', exception: { type: raises } };
  throw new RequestFailure('Give either "returns" or "raises".');
}

function literal(text: string): Value {
  try {
    return parseValue(text);
  } catch (error) {
    if (error instanceof ValueSyntaxError)
      throw new RequestFailure(`${JSON.stringify(text)} is not a Python literal: ${error.message}.`);
    throw error;
  }
}
