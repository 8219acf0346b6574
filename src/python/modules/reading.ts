/** A text as blocks of statements, read step by step. */
import type { Parser } from 'web-tree-sitter';
import { buildBlocks, type Block } from '../structure/block-tree';
import { checkStatement } from '../text/limits';
import { splitInSteps } from '../structure/logical-lines';
import { PhysicalLines } from '../text/physical-lines';
import { repair } from '../repair/repair';
import type { Steps } from '../text/slices';
import type { SyntaxProblem } from '../syntax';

export interface ReadText {
  /** The text with broken lines repaired. */
  readonly code: string;
  readonly lines: PhysicalLines;
  readonly block: Block;
  readonly problems: readonly SyntaxProblem[];
}

/**
 * @param isLimited whether statements that are too long are refused
 * @throws SourceError for one of those; never for what is broken
 */
export function* readText(text: string, parser: Parser, isLimited = false): Steps<ReadText> {
  const problems: SyntaxProblem[] = [];
  const repaired = yield* repair(text, parser);
  problems.push(...repaired.assumptions);
  const code = repaired.text.text;
  const lines = new PhysicalLines(code, repaired.text);
  yield;
  const logical = yield* splitInSteps(code, lines, problems);
  if (isLimited) for (const line of logical) checkStatement(line);
  yield;
  return { code, lines, block: buildBlocks(logical, problems), problems };
}
