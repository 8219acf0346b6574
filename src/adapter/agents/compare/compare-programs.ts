/**
 * How the behaviour of two versions of a program differs: inputs of each changed function are looked for (examples, tests, and
 * variants of them near the constants of both versions), and both versions are predicted. Nothing is run.
 */
import { statementsOf, textOf } from '../../../debugger/program/alignment';
import { relevantText } from '../../../debugger/survey/relevant-source';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { outcomeAnswer, rounded, type OutcomeAnswer } from '../contract/answers';
import { isKnown } from '../repair/expectation';
import { candidateCalls } from '../inputs/candidate-calls';
import { variantCalls } from '../inputs/variants';
import type { Program } from '../contract/tool-program';
import type { RollOut } from '../contract/roll-out';
import { Desk, type DeskParts } from '../contract/tool';
import { ToolError } from '../contract/tool-error';
import { isSameEnd } from './same-end';

export interface Difference {
  readonly call: string;
  readonly before: OutcomeAnswer;
  readonly after: OutcomeAnswer;
  readonly printed?: { readonly before: string; readonly after: string };
  /** Probability that both predictions are right. */
  readonly confidence: number;
  /** The new version raises an exception where the old one does not. */
  readonly isRaised: boolean;
}

/** `open`: no call could be predicted in both versions to its end. */
export type Status = 'same' | 'changed' | 'raised' | 'added' | 'removed' | 'open';

export interface FunctionComparison {
  readonly function: string;
  /** Of its header, in the new version where it is there. */
  readonly line: number;
  readonly status: Status;
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

/** Differences of a function after which no more are looked for. */
const ENOUGH = 5;
const MOST_CALLS = 60;
/** Part of what is left of a function's budget that one run may take. */
const RUN = 0.3;

/** @throws ToolError where neither version has the named function */
export async function comparePrograms(
  parts: DeskParts,
  before: Program,
  after: Program,
  { function: name, seconds, signal }: CompareOptions,
): Promise<FunctionComparison[]> {
  const [old, now] = [before, after].map(
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
  for (const one of wanted) {
    const [was, is] = [old?.get(one), now?.get(one)];
    if (!was || !is) {
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

async function compareFunction(
  desk: Desk,
  before: Program,
  was: FunctionInfo,
  after: Program,
  is: FunctionInfo,
): Promise<FunctionComparison> {
  const differences: Difference[] = [];
  let compared = 0;
  for (const call of await callsToTry(desk, before, was, after, is)) {
    if (desk.budget.isPassed || differences.length >= ENOUGH) break;
    const [one, other] = [await attempt(desk, before, call), await attempt(desk, after, call)];
    if (!one || !other || !isKnown(one.ending) || !isKnown(other.ending)) continue;
    compared += 1;
    if (isSameEnd(one, other) && one.printed === other.printed) continue;
    differences.push(differenceOf(call, one, other));
  }
  const isRaised = differences.some((one) => one.isRaised);
  const status = isRaised ? 'raised' : differences.length > 0 ? 'changed' : compared > 0 ? 'same' : 'open';
  // The surest first.
  differences.sort((a, b) => b.confidence - a.confidence);
  return { function: is.qualifiedName, line: is.line, status, compared, differences };
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
  const near = written.slice(0, 4).flatMap((call) => variantCalls(before.source, was, call));
  const variants = found.filter(({ origin }) => origin === 'variant').map(({ call }) => call);
  return [...new Set([...written, ...variants, ...near])].slice(0, MOST_CALLS);
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

function differenceOf(call: string, one: RollOut, other: RollOut): Difference {
  const isPrinted = one.printed !== other.printed;
  return {
    call,
    before: outcomeAnswer(one),
    after: outcomeAnswer(other),
    ...(isPrinted && { printed: { before: one.printed, after: other.printed } }),
    confidence: rounded(one.confidence * other.confidence),
    isRaised: other.ending.kind === 'raised' && one.ending.kind !== 'raised',
  };
}
