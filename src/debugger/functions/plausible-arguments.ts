/** Arguments for a function that nobody has called yet: those with which, the model says, it ends in a common way. */
import type { Ending, FunctionPredictor } from '../../codec/function/function-query';
import { PredictionError, type Predictor } from '../../codec/query';
import { parseValue } from '../../python/values/literal';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { inferInputs, type CandidateInput } from './input-inference';
import type { Machine } from '../machine/machine';

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
const COMMON = ['3', "'abc'", '[1, 2, 3]', 'True', "{'a': 1}", '2.5'];

/** What kind of result an expression has by its looks, as one of the common ones. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:f?['"]|str \(|['"].*['"] \. join \()|\. (?:join|replace|strip|upper|lower|format|title) \(/, "'abc'"],
  [/^(?:not|any \(|all \(|bool \(|isinstance \()|[^=!<>](?:[=!<>]=|<|>) | in |^(?:True|False)$/, 'True'],
  [/^(?:\[|list \(|sorted \(|reversed \()|\. (?:split|copy) \(/, '[1, 2, 3]'],
  [/^(?:\{|dict \(|defaultdict \(|Counter \()/, "{'a': 1}"],
  [/^(?:float \(|\d+\.\d)|[^/]\/[^/]/, '2.5'],
  [/^(?:-? ?\d+$|int \(|len \(|sum \(|abs \(|round \(|ord \()|\/\/|%|\. (?:count|index|find) \(/, '3'],
];

/**
 * @returns those whose predicted run ends in a common way first, by the probability that it is right
 * @throws LaunchError if there is no such function
 */
export async function plausibleArguments(
  machine: Machine,
  predictor: Predictor & FunctionPredictor,
  { function: name, candidates, milliseconds, signal }: PlausibleRequest,
): Promise<CandidateInput[]> {
  const end = performance.now() + milliseconds;
  const info = machine.source.findFunction(name);
  const results = info ? possibleResults(machine.source, info) : COMMON;
  const found = new Map<string, CandidateInput>();
  const confirmed = (): number => [...found.values()].filter(({ isConfirmed }) => isConfirmed).length;
  for (const [index, result] of results.entries()) {
    // The first results are the likeliest: each gets a good part of what is left.
    const share = (end - performance.now()) / Math.min(3, results.length - index);
    if (share <= 0 || confirmed() >= candidates) break;
    signal?.throwIfAborted();
    const ending: Ending = { kind: 'return', value: parseValue(result) };
    for (const proposal of await proposals(machine, predictor, { name, ending, milliseconds: share, signal })) {
      const before = found.get(proposal.text);
      if (!before || rankOf(proposal) < rankOf(before)) found.set(proposal.text, proposal);
    }
  }
  const all = [...found.values()].sort(better);
  const usable = all.filter(({ isCrash }) => isCrash !== true);
  return (usable.length > 0 ? usable : all).slice(0, candidates);
}

async function proposals(
  machine: Machine,
  predictor: Predictor & FunctionPredictor,
  asked: { name: string; ending: Ending; milliseconds: number; signal: AbortSignal | undefined },
): Promise<CandidateInput[]> {
  const { name, ending, milliseconds, signal } = asked;
  try {
    return await inferInputs(machine, predictor, {
      function: name,
      ending,
      candidates: 2,
      milliseconds,
      ...(signal && { signal }),
    });
  } catch (error) {
    // One result may be out of the question, another one not.
    if (error instanceof PredictionError) return [];
    throw error;
  }
}

/** Results to ask about, as literals: common ones, and last those that the function writes itself, often for odd inputs. */
function possibleResults(source: SourceFile, info: FunctionInfo): string[] {
  const written = source.outline(info).flatMap((line) => {
    if (!('statement' in line) || line.statement.kind !== 'return') return [];
    return line.statement.tokens
      .slice(1)
      .map(({ text }) => text)
      .join(' ');
  });
  const valued = written.filter((text) => text !== '');
  if (valued.length === 0) return ['None'];
  const isConstant = (text: string): boolean => /^(?:True|False|None|-? ?\d+)$/.test(text);
  const own = valued.filter(isConstant);
  // Nothing but constants: no other result is possible.
  if (own.length === valued.length) return [...new Set(own)];
  const likely = valued.filter((text) => !isConstant(text)).flatMap((text) => looksLike(text, source, info) ?? []);
  return [...new Set([...likely, ...COMMON, ...own])];
}

/** The common result that an expression looks like; a name looks like what is bound to it first. */
function looksLike(text: string, source: SourceFile, info: FunctionInfo): string | undefined {
  const name = /^[^\W\d]\w*$/u.test(text) ? text : undefined;
  if (name === undefined) return LOOKS.find(([looks]) => looks.test(text))?.[1];
  for (const line of source.outline(info)) {
    if (!('statement' in line) || line.statement.kind !== 'assignment') continue;
    const [target, equals, ...value] = line.statement.tokens.map((token) => token.text);
    const written = value.join(' ');
    if (target === name && equals === '=') return LOOKS.find(([looks]) => looks.test(written))?.[1];
  }
  return undefined;
}

/** Runs that end as asked, then those that end at all, then what has not been tried; exceptions last. */
function rankOf({ isConfirmed, isCrash }: CandidateInput): number {
  if (isConfirmed === true) return 0;
  return isCrash === undefined ? 2 : isCrash ? 3 : 1;
}

function better(a: CandidateInput, b: CandidateInput): number {
  const rank = rankOf(a) - rankOf(b);
  return rank === 0 ? (b.confidence ?? b.probability) - (a.confidence ?? a.probability) : rank;
}
