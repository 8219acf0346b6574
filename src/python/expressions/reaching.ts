/** What has to hold for a part of a statement to be evaluated. */
import { contains, rangeKey, type SourceRange } from '../text/ranges';
import type { Evaluation } from './evaluation-tree';

/** Tests by the keys of `residual.ts`, and whether each holds where the part at `range` is evaluated. */
export function reaching(evaluation: Evaluation, range: SourceRange): ReadonlyMap<string, boolean> {
  const truths = new Map<string, boolean>();
  for (let whole: Evaluation | undefined = evaluation; whole;) {
    const parts: readonly Evaluation[] = whole.parts;
    const at = parts.findIndex((part) => contains(part.range, range));
    for (const [key, holds] of at < 0 ? [] : before(whole, at)) truths.set(key, holds);
    whole = parts[at];
  }
  return truths;
}

/** The tests of an expression that come before one of its parts. */
function before(whole: Evaluation, at: number): (readonly [string, boolean])[] {
  switch (whole.kind) {
    case 'whole':
    case 'named':
      return [];
    case 'chain':
      return whole.links.slice(0, Math.max(0, at - 1)).map(({ range }) => [rangeKey(range), true]);
    case 'if':
      return at === 0 ? [] : whole.parts.slice(0, 1).map(({ range }) => [rangeKey(range), at === 1]);
    case 'and':
    case 'or':
    case 'assert':
      return whole.parts.slice(0, at).map(({ range }) => [rangeKey(range), whole.kind === 'and']);
  }
}
