/** What of a file, besides the functions that run, decides how a call goes: the module's constants and the classes' bodies. */
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { textOf } from '../live-edit/alignment';

const texts = new WeakMap<SourceFile, WeakMap<FunctionInfo, string>>();

/**
 * Two programs with the same text differ for a call of `root` at most in the bodies of functions. Comments, blank lines and
 * what `root` cannot read do not count.
 */
export function relevantText(source: SourceFile, root: FunctionInfo): string {
  const cache = texts.get(source) ?? new WeakMap<FunctionInfo, string>();
  texts.set(source, cache);
  const known = cache.get(root) ?? readText(source, root);
  cache.set(root, known);
  return known;
}

function readText(source: SourceFile, root: FunctionInfo): string {
  // A survey of the module runs these lines itself, and a changed one is seen where it ran.
  if (root.kind === 'module') return '';
  const names = mentioned(source);
  const parts: string[] = [];
  for (const line of source.executableLines) {
    const statement = source.statementAt(line);
    if (!statement) continue;
    const { scope, kind, targets } = statement;
    if (scope.kind === 'class') parts.push(`${scope.qualifiedName}: ${textOf(statement)}`);
    if (scope.kind !== 'module') continue;
    if (kind === 'def') parts.push(`def ${targets.join()}`);
    else if (kind === 'class' || targets.some((name) => names.has(name))) parts.push(textOf(statement));
  }
  return parts.join('\n');
}

/** Words in the functions of the file. Reading statements would take longer. */
function mentioned({ text, functions }: SourceFile): Set<string> {
  const lines = text.split(/\r\n?|\n/);
  const outermost = functions.filter(({ kind, parent }) => kind === 'function' && parent?.kind !== 'function');
  const bodies = outermost.map(({ line, endLine }) => lines.slice(line - 1, endLine).join('\n'));
  return new Set(bodies.flatMap((body) => body.match(/[\p{ID_Start}_][\p{ID_Continue}]*/gu) ?? []));
}
