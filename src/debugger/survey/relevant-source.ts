/** The part of a file, besides the functions that run, that can affect a call: what runs while the module is loaded, its constants, the class bodies. */
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { statementsOf, textOf } from '../program/alignment';
import { named, reachable } from '../program/mentions';
import { atOnce } from '../../python/text/slices';
import { sliceFor } from '../launch/top-level/units/top-level-slice';

const texts = new WeakMap<SourceFile, WeakMap<FunctionInfo, string>>();

/**
 * Two programs with equal texts differ, for a call of `root`, at most in the bodies of functions. Comments, blank lines and
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
  // A survey of the module runs its lines itself, so it notices a changed one; what it imports is loaded behind the scenes.
  if (root.kind === 'module') return importedText(source);
  const units = [...atOnce(sliceFor(source, root))];
  const run = units.filter(({ isFree }) => !isFree).flatMap(({ statements }) => statements);
  const words = run.flatMap(({ tokens }) => tokens.map(({ text }) => text));
  const names = new Set([...mentioned(source), ...words]);
  const parts = units.flatMap(({ isFree, statements }) =>
    statements.flatMap((statement) => (isFree ? (written(statement, names) ?? []) : [textOf(statement)])),
  );
  // Functions that may run while the module is loaded.
  for (const info of reachable(source, named(source, words)))
    parts.push(`${info.qualifiedName}:`, ...statementsOf(source, info).map(textOf));
  return parts.join('\n');
}

/** Of the files that a program imports or, in a notebook, the cells above it; nobody edits libraries. */
function importedText({ imported = [] }: SourceFile): string {
  return imported.flatMap(({ library, source }) => (library === undefined ? [source.text.trim()] : [])).join('\n');
}

/** The text of a statement that need not be run, as far as it concerns the names. */
function written(statement: Statement, names: ReadonlySet<string>): string | undefined {
  const { scope, kind, targets } = statement;
  if (scope.kind === 'class') return `${scope.qualifiedName}: ${textOf(statement)}`;
  if (kind === 'def') return `def ${targets.join()}`;
  return kind === 'class' || targets.some((name) => names.has(name)) ? textOf(statement) : undefined;
}

/** Words in the functions of the file. Parsing statements would take longer. */
function mentioned({ text, functions }: SourceFile): Set<string> {
  const lines = text.split(/\r\n?|\n/);
  const outermost = functions.filter(({ kind, parent }) => kind === 'function' && parent?.kind !== 'function');
  const bodies = outermost.map(({ line, endLine }) => lines.slice(line - 1, endLine).join('\n'));
  return new Set(bodies.flatMap((body) => body.match(/[\p{ID_Start}_][\p{ID_Continue}]*/gu) ?? []));
}
