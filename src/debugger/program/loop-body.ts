/** Statements that stand in a block under a header. */
import type { SourceFile, Statement } from '../../python/syntax';

export function bodyOf(source: SourceFile, header: Statement): Statement[] {
  const outline = source.outline(header.scope);
  const at = outline.findIndex((one) => 'statement' in one && one.statement === header);
  const depth = outline[at]?.depth ?? 0;
  const after = outline.slice(at + 1);
  const end = after.findIndex((one) => one.depth <= depth);
  return after.slice(0, end < 0 ? after.length : end).flatMap((one) => ('statement' in one ? [one.statement] : []));
}
