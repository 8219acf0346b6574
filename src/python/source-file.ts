/** One parsed file: lines to statements, functions by name. */
import { functionOfName } from './definitions/function-names';
import type { Parser } from 'web-tree-sitter';
import type { Block, Item } from './structure/block-tree';
import { Flow, hasEvent, scopeOwner } from './structure/successors';
import { outlineOf } from './structure/function-outline';
import type { PhysicalLines } from './text/physical-lines';
import { readText, type ReadText } from './modules/reading';
import { buildScopes, Scope } from './structure/function-scopes';
import { madeClasses } from './structure/made-classes';
import { atOnce, type Steps } from './text/slices';
import { indexFrom } from './text/sorted-lines';
import { scopeEntry, LineStatement } from './statements/statement';
import { desugared } from './desugar/desugar';
import type { Assumption, FunctionInfo, OutlineLine, SourceFile, Statement, SyntaxProblem } from './syntax';

/** See `SourceFile`. */
export class ParsedSource implements SourceFile {
  readonly lineCount: number;
  readonly module: FunctionInfo;
  readonly functions: readonly FunctionInfo[];
  readonly executableLines: readonly number[];
  readonly assumptions: readonly Assumption[];
  partOf?: SourceFile;
  /** The text with broken lines repaired; everything but ranges is about this one. */
  private readonly code: string;
  private readonly lines: PhysicalLines;
  private readonly flow: Flow;
  private readonly scopes: Map<Item | undefined, Scope>;
  /** Items by physical line; the outermost where a definition has its body on its own line. */
  private readonly itemAt = new Map<number, Item>();
  private readonly structural: readonly SyntaxProblem[];
  private allProblems: SyntaxProblem[] | undefined;
  private readonly items: Item[] = [];
  private readonly statements = new Map<Item, LineStatement>();
  /** Unrolled expressions as they were read; null where there is no other form. */
  private readonly unrolledTexts = new Map<string, SourceFile | null>();

  /**
   * @param importedAs name as a module, for a file that another one imports
   * @param read the text as it was read already
   */
  constructor(
    readonly text: string,
    private readonly parser: Parser,
    importedAs?: string,
    read: ReadText = atOnce(readText(text, parser)),
  ) {
    const { block, problems } = read;
    this.code = read.code;
    this.lines = read.lines;
    this.lineCount = this.lines.count;
    this.flow = new Flow(this.code);
    this.structural = problems;
    this.assumptions = problems
      .map(({ line, message }) => ({ line, text: message }))
      .sort((one, other) => one.line - other.line);
    const statementOf = (item: Item): LineStatement => this.statementOf(item);
    const context = { flow: this.flow, lineCount: this.lineCount, importedAs, statementOf };
    this.scopes = buildScopes(block, context);
    const [module, ...written] = [...this.scopes.values()];
    if (!module) throw new Error('a module has a scope');
    this.module = module;
    const functions = written.filter(({ isForCheckers }) => !isForCheckers);
    const made = madeClasses(this.code, block, ({ line }) => this.flow.textOf(line.start, line.end), statementOf);
    this.functions = made.length === 0 ? functions : [...functions, ...made].sort((a, b) => a.line - b.line);
    this.executableLines = this.indexLines(block).sort((a, b) => a - b);
  }

  get problems(): readonly SyntaxProblem[] {
    this.allProblems ??= atOnce(this.findProblems());
    return this.allProblems;
  }

  /** Looks at every statement, so that nobody has to wait for that later. */
  *lookThrough(): Steps<void> {
    this.allProblems ??= yield* this.findProblems();
  }

  statementAt(line: number, scope?: FunctionInfo): Statement | undefined {
    const item = this.itemAt.get(line);
    const owner = scope instanceof Scope ? scope.block.owner : undefined;
    // Only the first step of a frame can be on a line that belongs to its header.
    if (!scope || !owner?.body || line !== scope.firstLine || line > owner.line.endLine)
      return item && this.statementOf(item);
    const inner = owner.line.inlineBody && owner.body.items[0];
    if (inner && hasEvent(inner)) return this.statementOf(inner);
    return scopeEntry(scope, this.statementOf(owner), this.flow.firstOf(owner.body));
  }

  nextExecutableLine(line: number): number | undefined {
    const lines = this.executableLines;
    let first = indexFrom(lines, line);
    const nearest = lines[first];
    if (nearest === undefined || nearest === line) return nearest;
    const scope = this.functions.findLast((inner) => inner.line <= line && line <= inner.endLine) ?? this.module;
    for (; first < lines.length; first++) {
      const executable = lines[first];
      if (executable === undefined || executable > scope.endLine) break;
      if (this.statementAt(executable)?.scope === scope) return executable;
    }
    return nearest;
  }

  outline(scope: FunctionInfo): readonly OutlineLine[] {
    return scope instanceof Scope ? [...outlineOf(scope.block, (item) => this.statementOf(item))] : [];
  }

  findFunction(name: string): FunctionInfo | undefined {
    return functionOfName(this.functions, name);
  }

  unrolled(text: string): SourceFile | undefined {
    const known = this.unrolledTexts.get(text);
    if (known !== undefined) return known ?? undefined;
    const written = desugared(this.parser, text);
    const source = written === undefined ? null : this.reading(written);
    this.unrolledTexts.set(text, source);
    return source ?? undefined;
  }

  reading(text: string): SourceFile {
    const part = new ParsedSource(text, this.parser);
    part.partOf = this;
    return part;
  }

  /** What was assumed about the structure, and the statements that make no sense for all that. */
  private *findProblems(): Steps<SyntaxProblem[]> {
    const reported = new Set(this.structural.map((problem) => problem.line));
    const inside: SyntaxProblem[] = [];
    for (const item of this.items) {
      const { line } = item.line;
      if (!reported.has(line) && this.statementOf(item).hasError)
        inside.push({ line, message: `line ${line} is not complete; read as far as it makes sense` });
      yield;
    }
    return [...this.structural, ...inside].sort((a, b) => a.line - b.line);
  }

  private statementOf(item: Item): LineStatement {
    let statement = this.statements.get(item);
    if (!statement) {
      const { code: text, lines, flow, parser } = this;
      const scopeOf = (inner: Item): FunctionInfo => this.scopes.get(scopeOwner(inner.block)) ?? this.module;
      statement = new LineStatement(item, { text, lines, flow, parser, scopeOf });
      this.statements.set(item, statement);
    }
    return statement;
  }

  /** Fills `itemAt`; returns the lines of all items that are steps. */
  private indexLines(block: Block): number[] {
    const executable = new Set<number>();
    const visit = (item: Item): void => {
      const { line: first, endLine, word } = item.line;
      this.items.push(item);
      if (hasEvent(item)) executable.add(first);
      const isStatement = hasEvent(item) || word === 'global' || word === 'nonlocal';
      for (let line = first; isStatement && line <= endLine; line++) {
        // A body that begins on the last line of a longer header is a step of its own.
        if (this.itemAt.get(line)?.line.line !== first) this.itemAt.set(line, item);
      }
      item.body?.items.forEach(visit);
      item.clauses.forEach(visit);
    };
    block.items.forEach(visit);
    return [...executable];
  }
}
