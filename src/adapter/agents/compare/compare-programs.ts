/**
 * How the behaviour of two versions of a program differs: inputs of each changed function are looked for (examples, tests, and
 * variants of them near the constants of both versions), and both versions are predicted. Nothing is run.
 */
import { needsObject } from '../../../debugger/launch/receiver';
import { statementsOf, textOf } from '../../../debugger/program/alignment';
import { relevantText } from '../../../debugger/survey/relevant-source';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { onOneLine } from '../../../python/expressions/prepared-object';
import { sameValue } from '../../../python/values/print';
import { outcomeAnswer, rounded, shown, type OutcomeAnswer } from '../contract/answers';
import { isKnown } from '../repair/expectation';
import { candidateCalls } from '../inputs/candidate-calls';
import { variantCalls } from '../inputs/variants';
import type { Program } from '../contract/tool-program';
import type { RollOut } from '../contract/roll-out';
import { Desk, type DeskParts } from '../contract/tool';
import { ToolError } from '../contract/tool-error';
import { callersOf } from './callers';
import { leftValues } from './left-values';
import { isSameEnd } from './same-end';
import { natural, scenarios } from '../inputs/scenarios';

export interface Difference {
  /** A call of the function, of one that calls it, or several statements with `;` between them. */
  readonly call: string;
  readonly before: OutcomeAnswer;
  readonly after: OutcomeAnswer;
  readonly printed?: { readonly before: string; readonly after: string };
  /** An object that was handed over and is left in another state, where the call ends alike. */
  readonly left?: { readonly name: string; readonly before: string; readonly after: string };
  /** Probability that both predictions are right. */
  readonly confidence: number;
  /** The new version raises an exception where the old one does not. */
  readonly isRaised: boolean;
}

/** `open`: no call could be predicted in both versions to its end. */
export type Status = 'same' | 'changed' | 'raised' | 'added' | 'removed' | 'renamed' | 'open';

export interface FunctionComparison {
  readonly function: string;
  /** Of its header, in the new version where it is there. */
  readonly line: number;
  readonly status: Status;
  /** Its name in the old version, where that is another one. */
  readonly renamedFrom?: string;
  /** Calls that were predicted in both versions. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}

export interface CompareOptions {
  /** Only this function. */
  readonly function?: string | undefined;
  /** For each function. */
  readonly seconds: number;
  readonly signal?: AbortSignal;
}

/** A difference that is less likely does not end the search, and nothing fails by it. */
export const LIKELY = 0.5;
/** Differences of a function after which no more are looked for. */
const ENOUGH = 5;
const MOST_CALLS = 60;
/** Calls of one caller. */
const MOST_OF_CALLER = 4;
const LONGEST_VALUE = 200;
/** Part of what is left of a function's budget that one run may take. */
const RUN = 0.3;

/** @throws ToolError where neither version has the named function */
export async function comparePrograms(
  parts: DeskParts,
  before: Program,
  after: Program,
  { function: name, seconds, signal }: CompareOptions,
): Promise<FunctionComparison[]> {
  const [old, now]: Named[] = [before, after].map(
    ({ source }) => new Map(functionsOf(source).map((one) => [one.qualifiedName, one])),
  );
  const names = [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])];
  const wanted = names.filter((one) => name === undefined || one === name);
  if (name !== undefined && wanted.length === 0)
    throw new ToolError(
      'no_function',
      `There is no function ${name} in either version.`,
      `There are: ${names.slice(0, 12).join(', ')}.`,
    );
  const found: FunctionComparison[] = [];
  const renamed = renamedFunctions(before.source, old, after.source, now);
  for (const one of wanted) {
    const [was, is] = [old?.get(one), now?.get(one)];
    const renamedFrom = is && renamed.get(is);
    if (is && renamedFrom)
      found.push({
        function: one,
        line: is.line,
        status: 'renamed',
        renamedFrom: renamedFrom.qualifiedName,
        compared: 0,
        differences: [],
      });
    else if (was && !is && [...renamed.values()].includes(was)) continue;
    else if (!was || !is) {
      const status = is ? 'added' : 'removed';
      found.push({ function: one, line: (is ?? was)?.line ?? 1, status, compared: 0, differences: [] });
    } else if (name !== undefined || isChanged(before.source, was, after.source, is)) {
      const desk = new Desk(parts, { budgetSeconds: seconds }, signal);
      found.push(await compareFunction(desk, before, was, after, is));
    }
  }
  return found;
}

/** Those that can be called by themselves. */
function functionsOf({ functions }: SourceFile): FunctionInfo[] {
  return functions.filter(
    (info) =>
      info.kind === 'function' && info.parent?.kind !== 'function' && !isImported(info) && !info.name.startsWith('<'),
  );
}

function isImported(info: FunctionInfo): boolean {
  return info.parent ? isImported(info.parent) : info.importedAs !== undefined;
}

/** Whether its own statements differ, or what it needs of the rest of the file. */
function isChanged(before: SourceFile, was: FunctionInfo, after: SourceFile, is: FunctionInfo): boolean {
  const text = (source: SourceFile, info: FunctionInfo): string =>
    [header(info), ...statementsOf(source, info).map(textOf)].join('\n');
  return text(before, was) !== text(after, is) || around(before, was) !== around(after, is);
}

/** What a call needs of the rest of the file; which other functions there are makes no difference by itself. */
function around(source: SourceFile, info: FunctionInfo): string {
  const lines = relevantText(source, info).split('\n');
  return lines.filter((line) => !line.startsWith('def ')).join('\n');
}

function header({ parameters, decorators }: FunctionInfo): string {
  return JSON.stringify([parameters.map(({ name, kind, default: text }) => [name, kind, text]), decorators]);
}

type Named = ReadonlyMap<string, FunctionInfo> | undefined;

/** New functions that are an old one by another name, and nothing else. */
function renamedFunctions(
  before: SourceFile,
  old: Named,
  after: SourceFile,
  now: Named,
): ReadonlyMap<FunctionInfo, FunctionInfo> {
  const gone = [...(old?.values() ?? [])].filter(({ qualifiedName }) => now?.has(qualifiedName) === false);
  const found = new Map<FunctionInfo, FunctionInfo>();
  for (const is of now?.values() ?? []) {
    if (old?.has(is.qualifiedName) !== false) continue;
    const text = bodyText(after, is);
    const at = gone.findIndex((was) => was.className === is.className && bodyText(before, was) === text);
    const [was] = at === -1 ? [] : gone.splice(at, 1);
    if (was) found.set(is, was);
  }
  return found;
}

/** Its parameters and statements, in which it may call itself. */
function bodyText(source: SourceFile, info: FunctionInfo): string {
  const statements = statementsOf(source, info).map(({ tokens }) =>
    tokens.map(({ text }) => (text === info.name ? '<itself>' : text)).join(' '),
  );
  return [header(info), ...statements].join('\n');
}

async function compareFunction(
  desk: Desk,
  before: Program,
  was: FunctionInfo,
  after: Program,
  is: FunctionInfo,
): Promise<FunctionComparison> {
  const differences: Difference[] = [];
  let compared = 0;
  const likely = (): Difference[] => differences.filter(({ confidence }) => confidence >= LIKELY);
  const tryAll = async (trials: readonly string[]): Promise<void> => {
    for (const trial of trials) {
      if (desk.budget.isPassed || likely().length >= ENOUGH) return;
      const [one, other] = [await attempt(desk, before, trial), await attempt(desk, after, trial)];
      if (!one || !other || !isKnown(one.ending) || !isKnown(other.ending)) continue;
      compared += 1;
      const difference = differenceOf(trial, one, other);
      if (difference) differences.push(difference);
    }
  };
  const calls = await callsToTry(desk, before, was, after, is);
  const used = scenarios(after.source, is, calls);
  // A generator by itself ends in nothing that could be compared.
  const direct = is.isGenerator ? [] : calls;
  // A method of an object that holds nothing shows little.
  await tryAll(needsObject(is) ? [...used, ...direct] : [...direct, ...used]);
  if (likely().length === 0) await tryAll(await callsOfCallers(desk, before, after, is));
  const isRaised = differences.some((one) => one.isRaised);
  const status = isRaised ? 'raised' : differences.length > 0 ? 'changed' : compared > 0 ? 'same' : 'open';
  // The surest first.
  differences.sort((a, b) => b.confidence - a.confidence);
  return { function: is.qualifiedName, line: is.line, status, compared, differences: differences.slice(0, ENOUGH) };
}

async function callsToTry(
  desk: Desk,
  before: Program,
  was: FunctionInfo,
  after: Program,
  is: FunctionInfo,
): Promise<string[]> {
  const patience = 300 * desk.seconds;
  const found = await candidateCalls(desk, after, is, patience);
  const written = found.filter(({ origin }) => origin !== 'variant').map(({ call }) => call);
  // The model suggests none of which it cannot tell what they return.
  if (written.length === 0 && !needsObject(is)) written.push(`${is.qualifiedName}(${natural(after.source, is)})`);
  const near = written.slice(0, 4).flatMap((call) => variantCalls(before.source, was, call));
  const variants = found.filter(({ origin }) => origin === 'variant').map(({ call }) => call);
  return [...new Set([...written, ...variants, ...near])].slice(0, MOST_CALLS);
}

/** Calls of what calls the function, in both versions. */
async function callsOfCallers(desk: Desk, before: Program, after: Program, is: FunctionInfo): Promise<string[]> {
  const found: string[] = [];
  for (const caller of callersOf(after.source, is)) {
    if (desk.budget.isPassed) break;
    if (before.source.findFunction(caller.qualifiedName)?.kind !== 'function') continue;
    const calls = (await candidateCalls(desk, after, caller, 100 * desk.seconds)).map(({ call }) => call);
    const few = calls.slice(0, MOST_OF_CALLER);
    found.push(...(caller.isGenerator ? scenarios(after.source, caller, few) : few));
  }
  return found;
}

/** Undefined for a call that does not fit. */
async function attempt(desk: Desk, program: Program, call: string): Promise<RollOut | undefined> {
  try {
    return await desk.run(program, call, desk.part(RUN));
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** Undefined where both end alike, print the same and leave the same behind. */
function differenceOf(call: string, one: RollOut, other: RollOut): Difference | undefined {
  const isPrinted = one.printed !== other.printed;
  const isSame = isSameEnd(one, other);
  const left = leftDifference(one, other);
  if (isSame && !isPrinted && !left) return undefined;
  return {
    call: onOneLine(call),
    before: outcomeAnswer(one),
    after: outcomeAnswer(other),
    ...(isPrinted && { printed: { before: one.printed, after: other.printed } }),
    ...(isSame && left && { left }),
    confidence: rounded(one.confidence * other.confidence),
    isRaised: other.ending.kind === 'raised' && one.ending.kind !== 'raised',
  };
}

function leftDifference(one: RollOut, other: RollOut): Difference['left'] {
  const now = leftValues(other);
  for (const [name, before] of leftValues(one)) {
    const after = now.get(name);
    if (after && !sameValue(before, after))
      return { name, before: shown(before, LONGEST_VALUE), after: shown(after, LONGEST_VALUE) };
  }
  return undefined;
}
