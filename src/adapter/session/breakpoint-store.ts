/** The breakpoints that the client set, and their state in the program. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Breakpoint, BreakpointPlace } from '../../debugger/breakpoints/breakpoints';
import { readHitCondition } from '../../debugger/breakpoints/hit-condition';
import { readLogMessage } from '../../debugger/breakpoints/log-message';
import type { Watchpoint } from '../../debugger/breakpoints/watchpoint';
import { basename, files, resolve } from '../../python/files/files';
import { pathProblem } from '../../python/modules/regular-file';
import { shortened } from '../../python/text/shortened';
import { filesOf, importedFileAt, ownText } from '../../python/modules/linked-source';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { isUri } from '../protocol/client';

/** When a breakpoint stops; empty strings count as missing. */
export interface Terms {
  readonly condition?: string;
  readonly hitCondition?: string;
  readonly logMessage?: string;
}

export interface RequestedBreakpoint extends Terms {
  /** Counted from 1. */
  readonly line: number;
}

export interface FunctionBreakpoint extends Terms {
  readonly name: string;
}

export interface DataBreakpoint extends Terms {
  readonly dataId: string;
}

/** A breakpoint with the line counted from 1. */
export type ResolvedBreakpoint = DebugProtocol.Breakpoint & { readonly id: number };

/** What was requested, and its state; `active` if it can stop the program. */
interface Kept<T> {
  readonly requested: T;
  readonly resolved: ResolvedBreakpoint;
  readonly active?: Breakpoint;
}

type Found = { readonly place: BreakpointPlace; readonly line?: number } | string;

/** A file of the program, with the position of its lines among those of the program. */
interface ProgramFile {
  readonly key: string;
  readonly offset: number;
  readonly lineCount: number;
}

interface Program {
  readonly path: string;
  readonly source: SourceFile;
  /** The program's own file first. */
  readonly files: readonly ProgramFile[];
  readonly lines: ReadonlySet<number>;
}

export class Breakpoints {
  private readonly byPath = new Map<string, readonly Kept<RequestedBreakpoint>[]>();
  private functions: readonly Kept<FunctionBreakpoint>[] = [];
  private data: readonly Kept<DataBreakpoint>[] = [];
  private readonly watches = new Map<string, Watchpoint>();
  private readonly realPaths = new Map<string, string>();
  private program: Program | undefined;
  private nextId = 1;

  /** Replaces the breakpoints of one file. */
  set(path: string, requested: readonly RequestedBreakpoint[]): readonly ResolvedBreakpoint[] {
    const key = this.keyOf(path);
    const kept = requested.map((breakpoint) => this.keepLine(key, breakpoint, this.nextId++));
    this.byPath.set(key, kept);
    return resolvedOf(kept);
  }

  setFunctions(requested: readonly FunctionBreakpoint[]): readonly ResolvedBreakpoint[] {
    this.functions = requested.map((breakpoint) => this.keepFunction(breakpoint, this.nextId++));
    return resolvedOf(this.functions);
  }

  setData(requested: readonly DataBreakpoint[]): readonly ResolvedBreakpoint[] {
    this.data = requested.map((breakpoint) => {
      const watch = this.watches.get(breakpoint.dataId);
      const found = watch ? { place: { kind: 'data', watch } as const } : 'This variable belongs to an earlier run.';
      return keep(breakpoint, this.nextId++, found);
    });
    return resolvedOf(this.data);
  }

  /** Stores a place that can be watched; returns its identifier. */
  offer(watch: Watchpoint): string {
    this.watches.set(watch.id, watch);
    return watch.id;
  }

  /** Discards places of an earlier run. */
  forgetData(): void {
    this.watches.clear();
    this.data = [];
  }

  /** Sets the debugged text; returns the earlier breakpoints, which are verified now. */
  load(path: string, source: SourceFile): readonly ResolvedBreakpoint[] {
    const others = filesOf(source);
    const rest = others.map((file) => ({ key: this.keyOf(file.path), offset: file.offset, lineCount: file.lineCount }));
    const ends = others[0]?.offset ?? source.lineCount;
    const files = [{ key: this.keyOf(path), offset: 0, lineCount: ends }, ...rest];
    this.program = { path, source, files, lines: new Set(source.executableLines) };
    for (const [key, kept] of this.byPath) {
      const settled = kept.map(({ requested, resolved }) => this.keepLine(key, requested, resolved.id));
      this.byPath.set(key, settled);
    }
    this.functions = this.functions.map(({ requested, resolved }) => this.keepFunction(requested, resolved.id));
    return resolvedOf([...[...this.byPath.values()].flat(), ...this.functions]);
  }

  /** Those that can stop the program. */
  get active(): Breakpoint[] {
    const own = (this.program?.files ?? []).flatMap(({ key }) => this.byPath.get(key) ?? []);
    return [...own, ...this.functions, ...this.data].flatMap(({ active }) => active ?? []);
  }

  /** Number of program lines before those of a file; undefined for a file that is not part of it. */
  offsetOf(path: string): number | undefined {
    return this.file(this.keyOf(path))?.offset;
  }

  /** Text of a file of the program. */
  textOf(path: string): string | undefined {
    const file = this.file(this.keyOf(path));
    if (!file || !this.program) return undefined;
    const { source } = this.program;
    const imported = source.imported?.findLast(({ offset }) => offset <= file.offset);
    if (!imported) return ownText(source);
    const text = imported.source.text.slice(imported.offset);
    if (!imported.parts) return text;
    const first = file.offset - imported.offset;
    return text
      .split(/\r\n?|\n/)
      .slice(first, first + file.lineCount)
      .join('\n');
  }

  /** Lines in a range of a file that can be stopped at. */
  locations(path: string, first: number, last: number): number[] {
    const file = this.file(this.keyOf(path));
    if (!this.program || !file) return [];
    const { offset } = file;
    const within = (line: number): boolean => first + offset <= line && line <= Math.min(last, file.lineCount) + offset;
    return [...this.program.lines].filter(within).map((line) => line - offset);
  }

  private keepLine(key: string, requested: RequestedBreakpoint, id: number): Kept<RequestedBreakpoint> {
    return keep(requested, id, this.findLine(key, requested.line), requested.line);
  }

  private keepFunction(requested: FunctionBreakpoint, id: number): Kept<FunctionBreakpoint> {
    return keep(requested, id, this.findFunction(requested.name.trim().replace(/\(\)$/, '')));
  }

  private findLine(key: string, line: number): Found {
    const { program } = this;
    if (!program) return 'The program has not been read yet.';
    const file = this.file(key);
    if (!file) return `${basename(program.path)} does not import this file.`;
    if (line > file.lineCount) return 'There is no statement to stop at on this line or below.';
    const { offset } = file;
    const first = program.source.statementAt(line + offset)?.line;
    // Inside a statement of several lines, its first line counts.
    const isStop = first !== undefined && program.lines.has(first);
    const target = isStop ? first : program.source.nextExecutableLine(line + offset);
    if (target === undefined) return 'There is no statement to stop at on this line or below.';
    return { place: { kind: 'line', line: target }, line: target - offset };
  }

  private findFunction(name: string): Found {
    const { program } = this;
    if (!program) return 'The program has not been read yet.';
    const functions = functionsNamed(program.source, name.replaceAll('.<locals>.', '.'));
    const [info, another] = functions;
    if (!info) {
      const file = basename(program.path);
      const where = program.files.length > 1 ? `${file}, or in the files that it imports` : file;
      return `There is no function ${shortened(name)} in ${where}.`;
    }
    const names = functions.map(({ qualifiedName }) => qualifiedName).join(', ');
    if (another)
      return `${shortened(name)} is the name of several functions. Write one of these: ${shortened(names, 200)}`;
    const { offset } = program.files.findLast((file) => info.line > file.offset) ?? { offset: 0 };
    return { place: { kind: 'function', function: info }, line: info.line - offset };
  }

  /** Equal for two spellings of the same file; of one that has been deleted meanwhile, what it was. */
  private keyOf(path: string): string {
    if (isUri(path)) return path;
    const absolute = resolve(path);
    if (pathProblem(absolute) !== undefined) return absolute;
    const disk = files();
    const real = disk.realPath(absolute);
    if (real !== undefined) this.realPaths.set(absolute, real);
    const known = this.realPaths.get(absolute) ?? absolute;
    return /^(?:win32|darwin)$/.test(disk.platform) ? known.toLowerCase() : known;
  }

  private file(key: string): ProgramFile | undefined {
    return this.program?.files.find((file) => file.key === key);
  }
}

function keep<T extends Terms>(requested: T, id: number, found: Found, asked?: number): Kept<T> {
  const terms = typeof found === 'string' ? found : readTerms(requested);
  if (typeof found === 'string' || typeof terms === 'string') {
    const message = typeof terms === 'string' ? terms : '';
    return { requested, resolved: { id, verified: false, message, ...(asked !== undefined && { line: asked }) } };
  }
  const { place, line } = found;
  return {
    requested,
    resolved: { id, verified: true, ...(line !== undefined && { line }) },
    active: { id, place, ...terms },
  };
}

/** What is wrong with a hit count, if something is: there, nothing ever stops. */
export function hitProblem({ hitCondition }: Terms): string | undefined {
  if (hitCondition === undefined || readHitCondition(hitCondition)) return undefined;
  return `"${shortened(hitCondition)}" is not a hit count: write 4, ==3, >5, >=5, <5 or %2.`;
}

/** The parsed conditions of a breakpoint, or what is wrong with them. */
function readTerms(terms: Terms): Omit<Breakpoint, 'id' | 'place'> | string {
  const { condition, hitCondition, logMessage } = terms;
  const problem = hitProblem(terms);
  if (problem !== undefined) return problem;
  const hits = hitCondition === undefined ? undefined : readHitCondition(hitCondition);
  return {
    ...(condition !== undefined && { condition }),
    ...(hits && { hits }),
    ...(logMessage !== undefined && { message: readLogMessage(logMessage) }),
  };
}

/**
 * Functions that a person means by a name: `total`, `Cart.total`, `shop.Cart.total`. Where nothing has the whole name, its end
 * counts, in the files of the program; libraries have too many functions.
 */
function functionsNamed(source: SourceFile, name: string): readonly FunctionInfo[] {
  const named = source.findFunction(name);
  // A name without dots also finds a method, of whichever class comes last.
  if (named?.kind === 'function' && (named.qualifiedName === name || name.includes('.'))) return [named];
  const isOwn = ({ line }: FunctionInfo): boolean => importedFileAt(source, line)?.library === undefined;
  const found = source.functions.filter(
    (info) => info.kind === 'function' && info.qualifiedName.endsWith(`.${name}`) && isOwn(info),
  );
  // Of two definitions with one name, the last one counts.
  return [...new Map(found.map((info) => [info.qualifiedName, info])).values()];
}

function resolvedOf(kept: readonly Kept<unknown>[]): ResolvedBreakpoint[] {
  return kept.map(({ resolved }) => resolved);
}
