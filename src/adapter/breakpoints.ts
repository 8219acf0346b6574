/** The breakpoints that the client asked for, and the lines where the program can stop. */
import { realpathSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { SourceFile } from '../python/syntax';

export interface RequestedBreakpoint {
  /** Counted from 1. */
  readonly line: number;
  /** Set where it carries a condition or a message, which nothing here evaluates. */
  readonly unsupported?: string;
}

/** A breakpoint with the line counted from 1. */
export type ResolvedBreakpoint = DebugProtocol.Breakpoint & { readonly id: number; readonly line: number };

/** What was asked for, and what became of it. */
interface Kept {
  readonly requested: RequestedBreakpoint;
  readonly resolved: ResolvedBreakpoint;
}

export class Breakpoints {
  private readonly byPath = new Map<string, readonly Kept[]>();
  private program:
    { readonly path: string; readonly source: SourceFile; readonly lines: ReadonlySet<number> } | undefined;
  private nextId = 1;

  /** Replaces the breakpoints of one file. */
  set(path: string, requested: readonly RequestedBreakpoint[]): readonly ResolvedBreakpoint[] {
    const key = fileKey(path);
    const kept = requested.map((breakpoint) => this.keep(key, breakpoint, this.nextId++));
    this.byPath.set(key, kept);
    return kept.map(({ resolved }) => resolved);
  }

  /** Says which file is debugged; returns the earlier breakpoints, which are settled now. */
  load(path: string, source: SourceFile): readonly ResolvedBreakpoint[] {
    this.program = { path: fileKey(path), source, lines: new Set(source.executableLines) };
    for (const [key, kept] of this.byPath) {
      const settled = kept.map(({ requested, resolved }) => this.keep(key, requested, resolved.id));
      this.byPath.set(key, settled);
    }
    return [...this.byPath.values()].flat().map(({ resolved }) => resolved);
  }

  /** Lines of the program to stop at, ascending. */
  get lines(): number[] {
    const lines = this.own.flatMap(({ verified, line }) => (verified ? [line] : []));
    return [...new Set(lines)].sort((a, b) => a - b);
  }

  /** Lines of a file between two others that can be stopped at. */
  locations(path: string, first: number, last: number): number[] {
    if (this.program?.path !== fileKey(path)) return [];
    return [...this.program.lines].filter((line) => first <= line && line <= last);
  }

  /** Identifiers of the breakpoints at a line. */
  at(line: number): number[] {
    return this.own.flatMap((breakpoint) => (breakpoint.verified && breakpoint.line === line ? [breakpoint.id] : []));
  }

  private get own(): readonly ResolvedBreakpoint[] {
    const kept = this.program && this.byPath.get(this.program.path);
    return kept?.map(({ resolved }) => resolved) ?? [];
  }

  private keep(key: string, requested: RequestedBreakpoint, id: number): Kept {
    return { requested, resolved: this.resolve(key, requested, id) };
  }

  private resolve(key: string, { line, unsupported }: RequestedBreakpoint, id: number): ResolvedBreakpoint {
    const refused = (message: string): ResolvedBreakpoint => ({ id, verified: false, line, message });
    if (unsupported !== undefined) return refused(unsupported);
    const program = this.program;
    if (!program) return refused('The program has not been read yet.');
    if (key !== program.path) return refused(`Only ${basename(program.path)} is being debugged.`);
    const first = program.source.statementAt(line)?.line;
    // Inside a statement of several lines its first line is meant.
    const target = first !== undefined && program.lines.has(first) ? first : program.source.nextExecutableLine(line);
    return target === undefined
      ? refused('There is no line to stop at here or below.')
      : { id, verified: true, line: target };
  }
}

/** Equal for two spellings of the same file. */
export function fileKey(path: string): string {
  const absolute = resolve(path);
  let real = absolute;
  try {
    real = realpathSync.native(absolute);
  } catch {
    // A file that is not there is another file anyway.
  }
  return process.platform === 'win32' || process.platform === 'darwin' ? real.toLowerCase() : real;
}
