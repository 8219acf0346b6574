/** Leaving blocks: what a frame drops when control goes to another line. */
import { pieceOf, statementOf } from '../../python/desugar/inner-function';
import type { SourceFile, Statement } from '../../python/syntax';
import type { Frame } from './state';

type Kind = Statement['enclosing'][number]['kind'];

/** Headers of the blocks of one kind around the statement. */
function headers(statement: Statement | undefined, kind: Kind): Set<number> {
  return new Set(statement?.enclosing.filter((block) => block.kind === kind).map((block) => block.line));
}

/**
 * The frame after control has gone from its line to `line`: iterators of loops that were left, handled exceptions, and
 * what waited for a block that was left are dropped.
 */
export function forgetLeftBlocks(source: SourceFile, frame: Frame, line: number): Frame {
  const from = statementOf(source, frame.function, frame.line);
  const to = statementOf(source, frame.function, line);
  const loops = headers(to, 'for');
  // A header that is reached from inside its loop keeps the iterator.
  const isNextRound =
    to?.kind === 'for' && (headers(from, 'for').has(to.line) || (from?.line === to.line && frame.event === 'line'));
  const clauses = headers(to, 'except');
  const finals = headers(to, 'finally');
  const withs = headers(to, 'with');
  const exiting = frame.pending.some(({ block }) => block.kind === 'with' && block.line === line);
  return {
    ...frame,
    line,
    iterators: frame.iterators.filter(
      (iterator) => loops.has(iterator.line) || (isNextRound && iterator.line === to.line),
    ),
    handled: frame.handled.filter((handled) => clauses.has(handled.line) || handled.line === line),
    pending: frame.pending.filter(({ block }) =>
      block.kind === 'finally' ? finals.has(block.line) : block.line === line || withs.has(block.line),
    ),
    withs: frame.withs.filter((open) => withs.has(open.line) || (exiting && open.line === line)),
  };
}

/** Names of exceptions that leaving for `line` (or the frame, without one) unbinds. */
export function unboundNames(source: SourceFile, frame: Frame, line?: number): string[] {
  const kept = headers(line === undefined ? undefined : statementOf(source, frame.function, line), 'except');
  const { function: info, line: from, piece } = frame;
  const statement = piece ? pieceOf(source, info, from, piece.at) : statementOf(source, info, from);
  const left = statement?.enclosing ?? [];
  return left.flatMap((block) =>
    block.kind === 'except' && block.name !== undefined && !kept.has(block.line) ? [block.name] : [],
  );
}

/** True where the line is visited to leave a `with` block. */
export function isExit(frame: Frame): boolean {
  const last = frame.pending.at(-1);
  return last?.block.kind === 'with' && last.block.line === frame.line;
}
