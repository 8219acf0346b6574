/**
 * Small changes that would mend a program: those with which the predicted run of a failing example ends as it should, tried against
 * all examples by prediction. Nothing is run, and nothing is changed.
 */
import { ownSource } from '../../../python/modules/linked-source';
import { changedLines } from '../../../python/text/changed-lines';
import type { SourceFile } from '../../../python/syntax';
import type { Suspect } from '../../../debugger/causes/suspects/suspects';
import { type Expectation, verdictOf } from './expectation';
import type { Program } from '../contract/tool-program';
import type { Desk } from '../contract/tool';
import { ToolError } from '../contract/tool-error';

/** A call, and what it should do. */
export interface Example {
  readonly call: string;
  readonly expected: Expectation;
}

export interface Repair {
  readonly line: number;
  readonly endLine: number;
  /** For people: `< → <=`. */
  readonly change: string;
  /** The lines as they would be. */
  readonly newText: string;
  /** Examples whose predicted run ends as it should, of all that were tried. */
  readonly passes: number;
  readonly of: number;
  /** Probability that all of these runs are right, by how likely a slip like this is. */
  readonly confidence: number;
}

/** Changes that are tried against the examples. */
const MOST_TRIED = 24;

/**
 * @param examined what the suspects are lines of
 * @returns those that pass the most examples first; only such as pass all that are predicted at all
 */
export async function repairs(
  desk: Desk,
  program: Program,
  examined: SourceFile,
  suspects: readonly Suspect[],
  examples: readonly Example[],
): Promise<Repair[]> {
  // A call may have been added to the text that was looked into.
  const added = ownSource(examined).text.slice(program.text.length);
  const own = (text: string): string => (added === '' || !text.endsWith(added) ? text : text.slice(0, -added.length));
  // The examples are of this file; what would be mended in another one is not proposed.
  const inFile = suspects.map(({ score, fixing }) => ({ score, fixing: fixing.filter((fix) => !fix.module) }));
  const fixes = inFile.flatMap(({ score, fixing }) => fixing.map((fix) => ({ score, ...fix, text: own(fix.text) })));
  // A likely slip on a suspicious line first.
  const ranked = fixes.toSorted((a, b) => b.score * b.weight * b.confidence - a.score * a.weight * a.confidence);
  const found: Repair[] = [];
  for (const fix of ranked.slice(0, MOST_TRIED)) {
    if (desk.budget.isPassed) break;
    const tried = await against(desk, program, fix.text, examples);
    if (!tried || tried.passes < tried.of || tried.passes === 0) continue;
    const { line, endLine, newText } = changedLines(program.text, fix.text);
    // Its line is the one that it is put before.
    const change = fix.change.replace(/ after (?:it|line \d+)$/, '');
    found.push({ line, endLine, change, newText, ...tried, confidence: tried.confidence * fix.weight });
  }
  return found.sort((a, b) => b.passes - a.passes || b.confidence - a.confidence);
}

/** Undefined where no example could be predicted; those that could not be are not counted. */
async function against(
  desk: Desk,
  program: Program,
  text: string,
  examples: readonly Example[],
): Promise<Pick<Repair, 'passes' | 'of' | 'confidence'> | undefined> {
  let passes = 0;
  let of = 0;
  let confidence = 1;
  try {
    const changed = await desk.parts.programs.reread(program, text);
    for (const { call, expected } of examples) {
      const run = await desk.run(changed, call);
      const { verdict } = verdictOf(run, expected);
      if (verdict === 'open') continue;
      of += 1;
      confidence *= run.confidence;
      if (verdict === 'missed') return { passes, of, confidence };
      passes += 1;
    }
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
  return of === 0 ? undefined : { passes, of, confidence };
}
