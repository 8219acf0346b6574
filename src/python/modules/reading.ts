/** A text as blocks of statements, read step by step. */
import type { Parser } from 'web-tree-sitter';
import { buildBlocks, type Block } from '../structure/block-tree';
import { checkStatement } from '../text/limits';
import { splitInSteps } from '../structure/logical-lines';
import { PhysicalLines } from '../text/physical-lines';
import { repair, unchanged } from '../repair/repair';
import type { Steps } from '../text/slices';
import type { SyntaxProblem } from '../syntax';

export interface ReadText {
  /** The text with broken lines repaired. */
  readonly code: string;
  readonly lines: PhysicalLines;
  readonly block: Block;
  readonly problems: readonly SyntaxProblem[];
}

export interface ReadOptions {
  /** Statements that are too long are refused. */
  readonly isLimited?: boolean;
  /** It is what Python reads, too: nobody looks for what is broken. */
  readonly isWhole?: boolean;
}

/** @throws SourceError for a statement that is too long; never for what is broken */
export function* readText(
  text: string,
  parser: Parser,
  { isLimited = false, isWhole = false }: ReadOptions = {},
): Steps<ReadText> {
  const problems: SyntaxProblem[] = [];
  const repaired = isWhole ? unchanged(text) : yield* repair(text, parser);
  problems.push(...repaired.assumptions);
  const code = repaired.text.text;
  const lines = new PhysicalLines(code, repaired.text);
  yield;
  const logical = yield* splitInSteps(code, lines, problems);
  if (isLimited) for (const line of logical) checkStatement(line);
  yield;
  return { code, lines, block: buildBlocks(logical, problems), problems };
}
