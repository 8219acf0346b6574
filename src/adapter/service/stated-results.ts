/** What a file states that calls of a function return (doctests, assertions), where another result is predicted. */
import { functionName } from '../../python/definitions/function-names';
import { outcomeOf } from '../../debugger/survey/answers/call-outcome';
import type { Survey } from '../../debugger/survey/survey';
import type { SurveyCache } from '../../debugger/survey/survey-cache';
import { LaunchError } from '../../debugger/launch/launch';
import { isKnown } from '../../codec/values/prompt-variables';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import { printValue, sameValue } from '../../python/values/print';
import { DEFAULT_THRESHOLD } from '../presentation/value-presentation';
import type { ExampleCalls } from './example-calls';
import type * as protocol from './protocol';

/** Stated calls that are predicted for a function. */
const MOST = 4;
const LONGEST = 200;

export class StatedResults {
  private readonly known = new WeakMap<SourceFile, Map<string, protocol.OtherResult | undefined>>();

  constructor(
    private readonly surveys: SurveyCache,
    private readonly examples: ExampleCalls,
  ) {}

  /**
   * The first stated call of a function that is predicted to return something else; what was found out is remembered.
   * @throws AbortError if `signal` is aborted
   */
  async other(
    params: protocol.DocumentParams,
    source: SourceFile,
    info: FunctionInfo,
    signal: AbortSignal,
  ): Promise<protocol.OtherResult | undefined> {
    const { uri } = params;
    const known = this.known.get(source) ?? new Map<string, protocol.OtherResult | undefined>();
    this.known.set(source, known);
    const name = functionName(info);
    if (known.has(name)) return known.get(name);
    let found: protocol.OtherResult | undefined;
    for (const { call, stated = '' } of this.examples.stated(source, info, params).slice(0, MOST)) {
      const other = await this.predicted(call, stated, source, info, uri, signal);
      if (other) found = { call, stated, ...other };
      if (found) break;
    }
    known.set(name, found);
    return found;
  }

  /** What the call is predicted to return instead; undefined if it is the same, not known, or doubtful. */
  private async predicted(
    call: string,
    stated: string,
    source: SourceFile,
    info: FunctionInfo,
    uri: string,
    signal: AbortSignal,
  ): Promise<Returned | undefined> {
    try {
      const survey = await this.surveys.find(uri, source, info, call, signal, false);
      await this.surveys.complete(survey, signal);
      return returnsOther(survey, stated, DEFAULT_THRESHOLD);
    } catch (error) {
      // One that no longer fits the parameters does not count.
      if (error instanceof LaunchError) return undefined;
      throw error;
    }
  }
}

type Returned = Pick<protocol.OtherResult, 'predicted' | 'isCertain'>;

/** What a call is predicted to return, where that is something else than is stated. @param least how sure it must be */
export function returnsOther(survey: Survey, stated: string, least = 0): Returned | undefined {
  const outcome = outcomeOf(survey);
  const known = literal(stated);
  if (outcome.kind !== 'returned' || !known || !isKnown(outcome.value.value)) return undefined;
  if (outcome.value.confidence < least || sameValue(outcome.value.value, known)) return undefined;
  const text = printValue(outcome.value.value);
  return {
    predicted: text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text,
    ...(outcome.value.confidence === 1 && { isCertain: true }),
  };
}
