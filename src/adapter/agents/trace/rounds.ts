/** The loops of a function, and the statements that a call of it ran, by the rounds of these loops. */
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Executed } from './call-tree';

export interface Loop {
  readonly header: number;
  /** Its statements, without those of an `else`. */
  readonly lines: ReadonlySet<number>;
}

/** What ran, in order: single statements, and loops. */
export type Segment =
  | { readonly kind: 'statement'; readonly executed: Executed }
  | { readonly kind: 'loop'; readonly loop: Loop; readonly rounds: readonly (readonly Segment[])[] };

/** Outer loops come before those inside them. */
export function loopsOf(source: SourceFile, info: FunctionInfo): Loop[] {
  const outline = source.outline(info);
  return outline.flatMap((line, index): Loop[] => {
    if (!('statement' in line) || (line.statement.kind !== 'for' && line.statement.kind !== 'while')) return [];
    const after = outline.slice(index + 1);
    const end = after.findIndex(({ depth }) => depth <= line.depth);
    const body = (end < 0 ? after : after.slice(0, end)).flatMap((one) =>
      'statement' in one ? [one.statement.line] : [],
    );
    return [{ header: line.statement.line, lines: new Set(body) }];
  });
}

export function segmentsOf(body: readonly Executed[], loops: readonly Loop[]): Segment[] {
  const found: Segment[] = [];
  for (let index = 0; index < body.length;) {
    const executed = body[index];
    if (!executed) break;
    const { line } = executed.visit.statement;
    const loop = loops.find(({ header, lines }) => header === line || lines.has(line));
    if (!loop) {
      found.push({ kind: 'statement', executed });
      index += 1;
      continue;
    }
    const inside = ({ visit }: Executed): boolean =>
      visit.statement.line === loop.header || loop.lines.has(visit.statement.line);
    const end = body.findIndex((one, at) => at > index && !inside(one));
    const all = body.slice(index, end < 0 ? body.length : end);
    found.push({ kind: 'loop', loop, rounds: roundsOf(all, loop, loops) });
    index += all.length;
  }
  return found;
}

/** The header that ends a loop is no round. */
function roundsOf(all: readonly Executed[], loop: Loop, loops: readonly Loop[]): Segment[][] {
  const rounds: Executed[][] = [];
  for (const executed of all) {
    const { statement, taken } = executed.visit;
    const isHeader = statement.line === loop.header;
    if (isHeader && taken === false) continue;
    if (isHeader || rounds.length === 0) rounds.push([]);
    rounds.at(-1)?.push(executed);
  }
  const inner = loops.slice(loops.indexOf(loop) + 1).filter(({ header }) => loop.lines.has(header));
  return rounds.map((round) =>
    round.flatMap((one, index) => {
      const isHeader = one.visit.statement.line === loop.header;
      if (isHeader) return [{ kind: 'statement' as const, executed: one }];
      return index === 0 || round[index - 1]?.visit.statement.line === loop.header
        ? segmentsOf(round.slice(index), inner)
        : [];
    }),
  );
}
