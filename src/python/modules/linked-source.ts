/**
 * A program of several files as one source. The files are concatenated: each has its own lines in the program, so a
 * line (or a function) says which file it is in, and code that steps through the program need not know about files.
 */
import { importsOf, importStatements, withPackages } from './imports';
import { withModuleNames, type ModuleOf } from './qualified-names';
import type {
  Assumption,
  FunctionInfo,
  ImportedFile,
  ModuleName,
  NotFollowed,
  OutlineLine,
  SourceFile,
  Statement,
  SyntaxProblem,
} from '../syntax';

/** Lines of a program that the client knows as a file of their own. */
export type FilePart = Pick<ImportedFile, 'path' | 'offset' | 'lineCount'>;

/** Where the imports of a file lead, by `importKey`. */
export type Resolution = ReadonlyMap<string, ImportedFile | NotFollowed>;

export function importKey({ module, level }: ModuleName): string {
  return '.'.repeat(level) + module;
}

export class LinkedSource implements SourceFile {
  readonly text: string;
  readonly lineCount: number;
  readonly module: FunctionInfo;
  readonly functions: readonly FunctionInfo[];
  readonly executableLines: readonly number[];
  readonly assumptions: readonly Assumption[];
  private readonly statements = new WeakMap<Statement, Statement>();
  /** What names with dots mean as modules, by the scope whose imports bind them. */
  private readonly aliases = new Map<FunctionInfo, ReadonlyMap<string, string>>();

  /** What there is of modules of which only a part is linked. */
  private readonly parts: ReadonlyMap<string, ReadonlySet<string>>;

  /** @param resolutions of the main file, then of the imported ones */
  constructor(
    readonly main: SourceFile,
    readonly imported: readonly ImportedFile[],
    private readonly resolutions: readonly Resolution[],
  ) {
    // The first file comes after as many newlines as there are lines before it, the others on the following lines.
    const gap = imported[0] ? imported[0].offset - (main.text.split(/\r\n?|\n/).length - 1) : 0;
    const imports = imported.map(({ source, offset }) => source.text.slice(offset)).join('\n');
    this.text = main.text + '\n'.repeat(Math.max(0, gap)) + imports;
    this.parts = new Map(imported.flatMap(({ name, only }) => (only ? [[name, only] as const] : [])));
    const last = imported.at(-1);
    this.lineCount = last ? last.offset + last.lineCount : main.lineCount;
    this.module = main.module;
    // The last one of a name wins, which is to be the main file's.
    this.functions = [...imported.flatMap(({ source }) => source.functions), ...main.functions];
    this.executableLines = [main, ...imported.map(({ source }) => source)].flatMap((file) => file.executableLines);
    this.assumptions = main.assumptions;
    [main, ...imported.map(({ source }) => source)].forEach((file, index) => {
      this.readAliases(file, resolutions[index] ?? new Map());
    });
  }

  /** The program with another text of its main file, of no more lines. */
  withMain(main: SourceFile): LinkedSource {
    return new LinkedSource(main, this.imported, this.resolutions);
  }

  /** The program with another text of one of its imported files, of as many lines. */
  withModule(name: string, source: SourceFile): LinkedSource {
    const changed = new Map(
      this.imported.map((file) => [file, file.name === name ? { ...file, source } : file] as const),
    );
    const resolutions = this.resolutions.map(
      (resolution): Resolution =>
        new Map([...resolution].map(([key, to]) => [key, 'source' in to ? (changed.get(to) ?? to) : to])),
    );
    return new LinkedSource(this.main, [...changed.values()], resolutions);
  }

  get problems(): readonly SyntaxProblem[] {
    return this.main.problems;
  }

  unrolled(text: string): SourceFile | undefined {
    return this.main.unrolled(text);
  }

  reading(text: string): SourceFile {
    return this.main.reading(text);
  }

  statementAt(line: number, scope?: FunctionInfo): Statement | undefined {
    const statement = this.fileAt(line).statementAt(line, scope);
    return statement && this.linked(statement);
  }

  nextExecutableLine(line: number): number | undefined {
    return this.fileAt(line).nextExecutableLine(line);
  }

  outline(scope: FunctionInfo): readonly OutlineLine[] {
    const lines = this.fileAt(scope.line).outline(scope);
    return lines.map((line) => ('statement' in line ? { ...line, statement: this.linked(line.statement) } : line));
  }

  findFunction(name: string): FunctionInfo | undefined {
    return this.main.findFunction(name) ?? this.functions.findLast(({ qualifiedName }) => qualifiedName === name);
  }

  resolveImport(line: number, module: ModuleName): ImportedFile | NotFollowed | undefined {
    return this.resolutions[this.indexAt(line)]?.get(importKey(module));
  }

  /** 0 for the main file. */
  private indexAt(line: number): number {
    return this.imported.findLastIndex(({ offset }) => line > offset) + 1;
  }

  private fileAt(line: number): SourceFile {
    return this.imported[this.indexAt(line) - 1]?.source ?? this.main;
  }

  within(scope: FunctionInfo, statement: Statement): Statement {
    return this.linked(statement, scope);
  }

  private linked(statement: Statement, scope = statement.scope): Statement {
    const known = this.statements.get(statement);
    if (known) return known;
    const linked = this.aliases.size === 0 ? statement : withModuleNames(statement, this.modulesIn(scope));
    this.statements.set(statement, linked);
    return linked;
  }

  /** What a name refers to in a scope. */
  private modulesIn(scope: FunctionInfo): ModuleOf {
    return (name, attribute) => {
      const head = name.split('.')[0] ?? name;
      for (let around: FunctionInfo | undefined = scope; around; around = around.parent) {
        if (around.kind === 'class' && around !== scope) continue;
        const module = this.aliases.get(around)?.get(name);
        if (module !== undefined && !around.parameters.some((parameter) => parameter.name === head))
          return this.parts.get(module)?.has(attribute) === false ? undefined : module;
        if (around.kind !== 'module' && around.locals.includes(head)) return undefined;
      }
      return undefined;
    };
  }

  private readAliases(file: SourceFile, resolution: Resolution): void {
    const found = new Map<FunctionInfo, Map<string, string>>();
    for (const statement of importStatements(file)) {
      for (const { module, level, name, binds, isWhole } of importsOf(statement)) {
        const path = name === undefined ? module : level > 0 && module === '' ? name : `${module}.${name}`;
        // `import a.b` makes `a` and what it holds known, too.
        for (const each of isWhole ? [path] : withPackages(path)) {
          const target = resolution.get(importKey({ module: each, level }));
          if (!target || !('source' in target)) continue;
          const names = found.get(statement.scope) ?? new Map<string, string>();
          found.set(statement.scope, names.set(isWhole ? binds : each, target.name));
        }
      }
    }
    for (const [scope, names] of found) this.aliases.set(scope, names);
  }
}

/** The program's own file. */
export function ownSource(source: SourceFile): SourceFile {
  return source instanceof LinkedSource ? source.main : source;
}

/** The text of the program's own file. */
export function ownText(source: SourceFile): string {
  return ownSource(source).text;
}

/** The other files of the program, as the client knows them. */
export function filesOf({ imported = [] }: SourceFile): readonly FilePart[] {
  return imported.flatMap<FilePart>((file) => file.parts ?? [file]);
}

/** "line 12", or "line 12 of shapes.py" where that is another file than the program's own: for people. */
export function lineName(source: SourceFile, line: number): string {
  const { path, line: own } = placeOf(source, line);
  return path === undefined ? `line ${own}` : `line ${own} of ${path.split(/[\\/]/).at(-1) ?? path}`;
}

/** The imported file that a line of the program is in; undefined for the program's own. */
export function importedFileAt({ imported }: SourceFile, line: number): ImportedFile | undefined {
  return imported?.findLast(({ offset }) => line > offset);
}

/** One of the program's files by its name as a module. */
export function importedFile({ imported }: SourceFile, module: string): ImportedFile | undefined {
  return imported?.find(({ name }) => name === module);
}

/** The file and the line in it that a line of the program is; no path for the main file. */
export function placeOf(source: SourceFile, line: number): { readonly path?: string; readonly line: number } {
  const file = filesOf(source).findLast(({ offset }) => line > offset);
  return file ? { path: file.path, line: line - file.offset } : { line };
}
