/** A predicted call and its call site. */
import { hasStar } from '../../codec/step/syntax/call-syntax';
import type { CallArgument, ComputedValue, Outcome } from '../../codec/query';
import type { CallSite, SourceRange, Statement } from '../../python/syntax';
import { asKeywordArgument } from '../../python/values/constructors';
import type { WaitingCall } from '../state/state';
import type { Value } from '../../python/values/value';

export type PredictedCall = Extract<Outcome, { kind: 'call' }>;

/** The call as written in the statement, if it is explicit. */
export function siteOf(
  statement: Statement,
  call: Pick<PredictedCall, 'callee' | 'range' | 'expression'>,
): CallSite | undefined {
  const { range } = call;
  if (!range) return undefined;
  const at = statement.calls.filter(({ range: own }) => own.line === range.line && own.column === range.column);
  return at.find(({ range: own }) => own.endLine === range.endLine && own.endColumn === range.endColumn) ?? at[0];
}

/** How an argument is written at the call site, if that can be determined. */
export function argumentText(site: CallSite | undefined, call: PredictedCall, index: number): string | undefined {
  if (!site || site.repeated || hasStar(site)) return undefined;
  const keyword = call.arguments[index]?.keyword;
  if (keyword !== undefined) return site.arguments.find((other) => other.keyword === keyword)?.text;
  return site.arguments[index + shiftOf(site, call)]?.text;
}

/** The keyword of an argument, as written at the call site, if that can be determined. */
export function keywordAt(
  site: CallSite | undefined,
  call: PredictedCall,
  index: number,
): Pick<CallArgument, 'keyword'> {
  const keyword =
    !site || site.repeated || hasStar(site) || site.arguments.length !== call.arguments.length + shiftOf(site, call)
      ? call.arguments[index]?.keyword
      : site.arguments[index + shiftOf(site, call)]?.keyword;
  return keyword === undefined ? {} : { keyword };
}

/** `Base.method(self, x)` writes the receiver as an argument. */
function shiftOf(site: CallSite, call: PredictedCall): 0 | 1 {
  return call.receiver && site.arguments.length === call.arguments.length + 1 ? 1 : 0;
}

/** The value of a call for the rest of the caller's statement. */
export function returnedValue(
  expression: string,
  range: SourceRange,
  value: Value,
  { inPlace }: Pick<WaitingCall, 'inPlace'> = {},
): ComputedValue {
  return { expression, range, value, confidence: 1, fromCall: true, ...(inPlace && { inPlace }) };
}

/** What `functools.partial` has been given, as the call passes it on. */
export function keptArgument(value: Value): CallArgument {
  const named = asKeywordArgument('functools.partial', value);
  return named ? { keyword: named.name, value: named.value } : { value };
}

/** The arguments of a call, what has been given in advance among them: a keyword that is given again stands for the first one. */
export function afterKept(kept: readonly CallArgument[], given: readonly CallArgument[]): readonly CallArgument[] {
  const isAgain = ({ keyword }: CallArgument): boolean =>
    keyword !== undefined && given.some((one) => one.keyword === keyword);
  return [...kept.filter((one) => !isAgain(one)), ...given];
}
