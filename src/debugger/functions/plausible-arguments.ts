/** Arguments for a function without any example call: what a person would try, and those with which the model expects a common result. */
import { functionName } from '../../python/definitions/function-names';
import { outlinedStatements } from '../../python/definitions/function-statements';
import type { Ending, FunctionPredictor } from '../../codec/function/function-query';
import { Budget, costOfSeconds } from '../../codec/budget';
import { PredictionError, type Predictor } from '../../codec/query';
import { parseValue } from '../../python/values/literal';
import type { Assignment } from '../../python/statements/statement-parts';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { isConstant, likelyKind, type ValueKind } from './likely-kind';
import { literal } from '../../python/values/access-path';
import { argumentsText } from '../../python/values/argument-text';
import { receivers } from './inputs/call-inputs';
import { inferInputs, verdictOf, type CandidateInput } from './input-inference';
import { Trials } from './inputs/input-trials';
import { naturalArguments } from './natural-arguments';

export interface PlausibleRequest {
  /** Name or qualified name. */
  readonly function: string;
  /** Different proposals wanted. */
  readonly candidates: number;
  /** For all of them together. */
  readonly milliseconds: number;
  readonly signal?: AbortSignal;
}

/** Results that functions often have, one of each kind. */
const COMMON: Readonly<Record<ValueKind, string>> = {
  int: '3',
  str: "'abc'",
  list: '[1, 2, 3]',
  bool: 'True',
  dict: "{'a': 1}",
  float: '2.5',
};

/**
 * @returns what a person would try first, if the predicted run of that ends well; then those whose predicted run ends in a common way, by
 * the probability that it is right
 * @throws LaunchError if there is no such function
 */
export async function plausibleArguments(
  source: SourceFile,
  predictor: Predictor & FunctionPredictor,
  { function: name, candidates, milliseconds, signal }: PlausibleRequest,
): Promise<CandidateInput[]> {
  const end = performance.now() + milliseconds;
  // What has begun, such as the loading of a module, is ended then, too.
  const late = AbortSignal.timeout(Math.max(0, Math.round(milliseconds)));
  const stop = signal ? AbortSignal.any([signal, late]) : late;
  const info = source.findFunction(name);
  const results = info ? possibleResults(source, info) : Object.values(COMMON);
  const found = new Map<string, CandidateInput>();
  const natural = info && (await naturalProposal(source, predictor, info, (end - performance.now()) / 2, stop));
  if (natural) found.set(natural.text, natural);
  const confirmed = (): number => [...found.values()].filter(({ isConfirmed }) => isConfirmed).length;
  for (const [index, result] of results.entries()) {
    // The first results are the likeliest: each gets a large share of the remaining time.
    const share = (end - performance.now()) / Math.min(3, results.length - index);
    if (share <= 0 || stop.aborted || confirmed() >= candidates) break;
    const ending: Ending = { kind: 'return', value: parseValue(result) };
    for (const proposal of await proposals(source, predictor, { name, ending, milliseconds: share, signal: stop })) {
      const before = found.get(proposal.text);
      if (!before || rankOf(proposal) < rankOf(before)) found.set(proposal.text, proposal);
    }
  }
  signal?.throwIfAborted();
  const first = natural?.isConfirmed === true ? natural : undefined;
  const all = [...(first ? [first] : []), ...[...found.values()].filter((one) => one !== first).sort(better)];
  const usable = all.filter(({ isCrash }) => isCrash !== true);
  return (usable.length > 0 ? usable : all).slice(0, candidates);
}

/** What a person would try; nothing where no argument has to be given. */
async function naturalProposal(
  source: SourceFile,
  predictor: Predictor,
  info: FunctionInfo,
  milliseconds: number,
  signal: AbortSignal,
): Promise<CandidateInput | undefined> {
  const all = naturalArguments(source, info, receivers(info));
  if (all.length === 0 || milliseconds <= 0) return undefined;
  const budget = new Budget(costOfSeconds(milliseconds / 1000), 'the call');
  const trials = new Trials(source, predictor, { function: functionName(info), ending: undefined, budget, signal });
  const trying = trials.withCare({ arguments: all }).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  const run = await trying;
  return { arguments: all, text: argumentsText(all), probability: 1, ...(run && verdictOf(run)) };
}

async function proposals(
  source: SourceFile,
  predictor: Predictor & FunctionPredictor,
  asked: { name: string; ending: Ending; milliseconds: number; signal: AbortSignal },
): Promise<readonly CandidateInput[]> {
  const { name, ending, milliseconds, signal } = asked;
  try {
    const most = costOfSeconds(milliseconds / 1000);
    const request = { function: name, ending, candidates: 2, isSupposed: true, most, signal };
    return (await inferInputs(source, predictor, request)).candidates;
  } catch (error) {
    // One result may be impossible while another is not.
    if (error instanceof PredictionError || signal.aborted) return [];
    throw error;
  }
}

/** Results to ask about, as literals: common ones, and last those written in the function itself, often for odd inputs. */
function possibleResults(source: SourceFile, info: FunctionInfo): string[] {
  const statements = outlinedStatements(source, info);
  const written = statements.flatMap(({ returned }) => returned?.bare ?? []);
  if (written.length === 0) return ['None'];
  const isOwn = (node: SyntaxNode): boolean => isConstant(node) && literal(node.text) !== undefined;
  const own = written.filter(isOwn).map(({ text }) => text);
  // Nothing but constants: no other result is possible.
  if (own.length === written.length) return [...new Set(own)];
  const likely = written.filter((node) => !isOwn(node)).flatMap((node) => resultLike(node, statements) ?? []);
  return [...new Set([...likely, ...Object.values(COMMON), ...own])];
}

/** The common result that an expression looks like; a name looks like what is bound to it first. */
function resultLike(expression: SyntaxNode, statements: readonly Statement[]): string | undefined {
  const isName = expression.type === 'identifier';
  const first = isName && statements.flatMap((one) => one.assignments ?? []).find((one) => isBoundBy(expression, one));
  const kind = first ? likelyKind(first.value) : likelyKind(expression);
  return kind && COMMON[kind];
}

function isBoundBy(name: SyntaxNode, { targets, operator }: Assignment): boolean {
  return operator === '=' && targets[0]?.text === name.text;
}

/** Runs that end as stated, then those that end at all, then those not tried; exceptions last. */
function rankOf({ isConfirmed, isCrash }: CandidateInput): number {
  if (isConfirmed === true) return 0;
  return isCrash === undefined ? 2 : isCrash ? 3 : 1;
}

function better(a: CandidateInput, b: CandidateInput): number {
  const rank = rankOf(a) - rankOf(b);
  return rank === 0 ? (b.confidence ?? b.probability) - (a.confidence ?? a.probability) : rank;
}
