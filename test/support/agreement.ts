/** Compares what is known about a broken program with what is known about the intact one, line by line. */
import { mapPosition } from '../../src/codec/traces/source-edits';
import type { SourceEdit } from '../../src/codec/traces/trace';
import type { SourceFile, SourceRange, Statement } from '../../src/python/syntax';

export interface BrokenProgram {
  readonly intact: string;
  readonly code: string;
  readonly corruption: string;
  readonly edits: readonly SourceEdit[];
}

export interface Disagreement {
  readonly line: number;
  /** What differs: `tokens`, `successors`, … */
  readonly about: string;
  readonly intact: string;
  readonly broken: string;
}

/** Lines of the intact program, and where the broken one says something else about them. */
export function compare(
  intact: SourceFile,
  broken: SourceFile,
  { edits, corruption }: Pick<BrokenProgram, 'edits' | 'corruption'>,
): { lines: number; disagreements: Disagreement[] } {
  const disagreements: Disagreement[] = [];
  for (const line of intact.executableLines) {
    const [a, b] = [intact.statementAt(line), broken.statementAt(line)];
    if (!a) continue;
    const said = b && descriptionOf(b, intact.lineCount, rangeText);
    for (const [about, text] of Object.entries(descriptionOf(a, intact.lineCount, (range) => mapped(range, edits)))) {
      const isCut = corruption.includes('half line') && edits.some(([at, , n]) => at === line && n > 1);
      if (isCut && about !== 'successors' && about !== 'scope') continue;
      if (said?.[about] === text) continue;
      disagreements.push({ line, about, intact: text, broken: said?.[about] ?? 'no statement' });
      break;
    }
  }
  for (const scope of intact.functions) {
    const other = broken.functions.find(({ line, kind }) => line === scope.line && kind === scope.kind);
    for (const about of ['qualifiedName', 'parameters', 'firstLine', 'endLine', 'bases', 'isGenerator'] as const) {
      const [a, b] = [JSON.stringify(scope[about]), JSON.stringify(other?.[about])];
      if (a === b || (about === 'endLine' && other && other.endLine > intact.lineCount)) continue;
      disagreements.push({ line: scope.line, about, intact: a, broken: b });
      break;
    }
  }
  return { lines: intact.executableLines.length, disagreements };
}

function descriptionOf(
  statement: Statement,
  lastLine: number,
  rangeOf: (range: SourceRange) => string,
): Record<string, string> {
  const { kind, scope, successors, tokens, subExpressions, calls, handlers, unwinds, enclosing } = statement;
  const bare = (text: string): string => text.replace(/\s+/g, '');
  return {
    scope: scope.qualifiedName,
    kind,
    tokens: tokens
      .map((token) => `${token.kind}:${token.kind === 'string' ? (token.value ?? '') : token.text}`)
      .join(' '),
    // What was put behind the program is not part of it.
    successors: successors.map((line) => (line !== 'end' && line > lastLine ? 'end' : line)).join(),
    targets: statement.targets.join(),
    values: subExpressions.map(({ operator, text }) => `${operator} ${bare(text)}`).join(' | '),
    ranges: subExpressions.map(({ range, operator }) => `${operator}${rangeOf(range)}`).join(' '),
    calls: calls.map(({ text, repeated, range }) => `${bare(text)}${String(repeated)}${rangeOf(range)}`).join(' | '),
    handlers: handlers.map(({ kind: type, line }) => `${type}${line}`).join(),
    unwinds: unwinds.map(({ kind: type, line }) => `${type}${line}`).join(),
    enclosing: enclosing.map(({ kind: type, line }) => `${type}${line}`).join(),
    transparent: String(statement.isTransparent),
  };
}

function rangeText({ line, column, endLine, endColumn }: SourceRange): string {
  return `@${line}:${column}-${endLine}:${endColumn}`;
}

function mapped({ line, column, endLine, endColumn }: SourceRange, edits: readonly SourceEdit[]): string {
  const [a, b, c, d] = mapPosition(edits, [line, column, endLine, endColumn]);
  return rangeText({ line: a, column: b, endLine: c, endColumn: d });
}
