/**
 * Resolves the bases of a class: classes of the program, looked up by scopes and imports as Python does, or else foreign
 * ones, which are known by name alone. A name bound by an import never refers to a class of the same name in the file.
 */
import { pathOf } from '../expressions/decorator';
import { cellsOf } from '../modules/cells';
import { importsOf, type Import } from '../modules/imports';
import { madeClassNamed, writtenClass } from './made-classes';
import type { FunctionInfo, ImportedFile, ModuleName, SourceFile, Statement } from '../syntax';
import { isBuiltInException } from './builtin-exceptions';
import { BUILTIN_NAMES } from './builtin-names';

/** A class of the program, or the name of a foreign one: `Exception`, `threading.Thread` (however it was imported). */
export type Class = FunctionInfo | string;

/** What a name refers to, as far as that matters for classes. */
type Meaning =
  | { readonly kind: 'class'; readonly info: FunctionInfo }
  /** As named by the import on a line. */
  | { readonly kind: 'module'; readonly name: ModuleName; readonly line: number }
  | { readonly kind: 'foreign'; readonly name: string };

/** A statement that binds a name. */
interface Binding {
  readonly statement: Statement;
  /** It runs only if something before it has failed: `except ImportError: Base = object`. */
  readonly isFallback: boolean;
}

/** Maximum look-ups for one base (aliases of aliases, imports of imports); real programs need fewer. */
const MOST_LOOKUPS = 500;

interface Budget {
  left: number;
}

export class BaseClasses {
  private readonly known = new Map<FunctionInfo, readonly Class[]>();
  private readonly bindings = new Map<FunctionInfo, Map<string, readonly Binding[]>>();
  private classes: ReadonlyMap<FunctionInfo, ReadonlyMap<string, readonly FunctionInfo[]>> | undefined;
  private words: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(private readonly source: SourceFile) {}

  /** The bases of a class in the order written. */
  of(owner: FunctionInfo): readonly Class[] {
    const known = this.known.get(owner);
    if (known) return known;
    const bases = owner.made?.bases
      ? owner.made.bases.map((name) => this.madeBase(name))
      : this.read(writtenClass(owner), { left: MOST_LOOKUPS });
    this.known.set(owner, bases);
    return bases;
  }

  /** What a class that is made at run time is derived from, by its name in values. */
  private madeBase(name: string): Class {
    const isIt = (info: FunctionInfo): boolean =>
      info.kind === 'class' && (info.qualifiedName === name || info.name === name);
    return madeClassNamed(this.source, name) ?? this.source.functions.findLast(isIt) ?? name;
  }

  private read(owner: FunctionInfo, budget: Budget): readonly Class[] {
    return (
      this.known.get(owner) ??
      owner.bases.map((text): Class => {
        const meaning = owner.parent ? this.path(text, owner.parent, owner, budget) : foreign(text);
        if (meaning.kind === 'class') return meaning.info;
        return meaning.kind === 'foreign' ? meaning.name : moduleText(meaning.name);
      })
    );
  }

  /** @param at the class whose base it is, or the statement that contains the name */
  private path(text: string, scope: FunctionInfo, at: FunctionInfo | Statement, budget: Budget): Meaning {
    if (!/^[\p{ID_Continue}.]+$/u.test(text)) return foreign(text);
    const [head = '', ...attributes] = text.split('.');
    let meaning = this.name(head, scope, at, budget);
    for (const attribute of attributes) meaning = this.attribute(meaning, attribute, budget);
    return meaning;
  }

  private name(name: string, scope: FunctionInfo, at: FunctionInfo | Statement, budget: Budget): Meaning {
    if (budget.left-- <= 0) return foreign(name);
    let later: (() => Meaning) | undefined;
    // The last binding before the class statement counts; a function runs when its enclosing scopes are complete.
    let isComplete = false;
    for (let around: FunctionInfo | undefined = scope; around; around = around.parent) {
      const here: FunctionInfo = around;
      if (here.kind === 'class' && here !== scope) continue;
      if (here.kind === 'function' && here.parameters.some((parameter) => parameter.name === name))
        return foreign(name);
      const all = here.globals.includes(name)
        ? []
        : this.bindingsIn(here, name).filter(
            ({ statement }) => this.defined(statement, name) !== at && statement !== at,
          );
      const before = isComplete ? all : all.filter(({ statement }) => statement.line < at.line);
      const binding = before.findLast(({ isFallback }) => !isFallback) ?? before.at(-1);
      if (binding) return this.bound(binding.statement, name, here, budget);
      const [next] = all;
      if (next) later ??= () => this.bound(next.statement, name, here, budget);
      const starred = here.kind === 'module' ? this.starred(here, name, budget) : undefined;
      if (starred) return starred;
      isComplete ||= here.kind === 'function';
    }
    // Half-written code: the class is defined further down.
    return isBuiltInException(name) || BUILTINS.has(name) || !later ? foreign(name) : later();
  }

  /** What a statement binds a name to. */
  private bound(statement: Statement, name: string, scope: FunctionInfo, budget: Budget): Meaning {
    const info = this.defined(statement, name);
    if (info) return { kind: 'class', info };
    if (statement.kind === 'import') {
      const found = importsOf(statement).findLast(({ binds }) => binds === name);
      return found ? this.imported(found, statement.line, budget) : foreign(name);
    }
    const alias = aliased(statement);
    return alias === undefined ? foreign(name) : this.path(alias, scope, statement, budget);
  }

  private imported({ module, level, name, binds, isWhole }: Import, line: number, budget: Budget): Meaning {
    if (name === undefined) return { kind: 'module', name: { module: isWhole ? module : binds, level }, line };
    return this.attribute({ kind: 'module', name: { module, level }, line }, name, budget);
  }

  private attribute(owner: Meaning, name: string, budget: Budget): Meaning {
    if (budget.left-- <= 0) return foreign(name);
    switch (owner.kind) {
      case 'foreign':
        return foreign(`${owner.name}.${name}`);
      case 'class':
        return this.member(owner.info, name, budget) ?? foreign(`${owner.info.name}.${name}`);
      case 'module': {
        const { line } = owner;
        const { module, level } = owner.name;
        const inner = { module: module === '' ? name : `${module}.${name}`, level };
        const own = this.file(owner.name, line);
        const found = own && this.global(own, name, budget);
        if (found) return found;
        return this.file(inner, line) || !own ? this.unlessForeign(inner, line) : foreign(moduleText(inner));
      }
    }
  }

  /** A module inside a package; in a package outside the program it may be a class as well. */
  private unlessForeign(name: ModuleName, line: number): Meaning {
    return this.file(name, line) ? { kind: 'module', name, line } : foreign(moduleText(name));
  }

  /** What a global name of a file refers to once the file has been loaded; undefined if the file binds no such name. */
  private global(
    { source: { module } }: ImportedFile,
    name: string,
    budget: Budget,
    seen: ReadonlySet<FunctionInfo> = new Set(),
  ): Meaning | undefined {
    const all = this.bindingsIn(module, name);
    const binding = all.findLast(({ isFallback }) => !isFallback) ?? all.at(-1);
    return binding ? this.bound(binding.statement, name, module, budget) : this.starred(module, name, budget, seen);
  }

  /** What `from m import *` imports, if `m` is a file of the program, or a cell above defines. @param seen files already visited */
  private starred(
    module: FunctionInfo,
    name: string,
    budget: Budget,
    seen: ReadonlySet<FunctionInfo> = new Set(),
  ): Meaning | undefined {
    const through = new Set([...seen, module]);
    for (const { statement } of this.bindingsIn(module, '*').toReversed()) {
      for (const { name: what, module: from, level } of importsOf(statement)) {
        const file = what === '*' ? this.file({ module: from, level }, statement.line) : undefined;
        if (!file || through.has(file.source.module) || budget.left-- <= 0) continue;
        const found = this.global(file, name, budget, through);
        if (found) return found;
      }
    }
    const above = module === this.source.module ? cellsOf(this.source) : undefined;
    return above ? this.global(above, name, budget, through) : undefined;
  }

  /** A class nested in another one, or in one of its bases. */
  private member(owner: FunctionInfo, name: string, budget: Budget): Meaning | undefined {
    const info = this.classesIn(owner, name).at(-1);
    if (info) return { kind: 'class', info };
    for (const base of owner.bases.length > 0 && budget.left-- > 0 ? this.read(owner, budget) : []) {
      const found = typeof base === 'string' ? undefined : this.member(base, name, budget);
      if (found) return found;
    }
    return undefined;
  }

  private file(name: ModuleName, line: number): ImportedFile | undefined {
    const found = name.module === '' && name.level === 0 ? undefined : this.source.resolveImport?.(line, name);
    return found && 'source' in found ? found : undefined;
  }

  /** The class that a statement defines under that name. */
  private defined(statement: Statement, name: string): FunctionInfo | undefined {
    const classes = statement.kind === 'class' || statement.kind === 'assignment' ? this.classesIn(statement.scope, name) : []; // prettier-ignore
    return classes.findLast((info) => isDefinedBy(info, statement));
  }

  private classesIn(scope: FunctionInfo, name: string): readonly FunctionInfo[] {
    this.classes ??= classesByScope(this.source);
    return this.classes.get(scope)?.get(name) ?? [];
  }

  /** Statements of a scope that bind a name, in order; for `*`, imports of all names. */
  private bindingsIn(scope: FunctionInfo, name: string): readonly Binding[] {
    const inScope = this.bindings.get(scope) ?? new Map<string, readonly Binding[]>();
    this.bindings.set(scope, inScope);
    const known = inScope.get(name);
    if (known) return known;
    this.words ??= linesByWord(this.source);
    const found = new Map<Statement, Binding>();
    for (const line of this.words.get(name) ?? []) {
      if (line < scope.line || line > scope.endLine) continue;
      const statement = this.source.statementAt(line);
      if (statement?.scope !== scope || found.has(statement) || !binds(statement, name)) continue;
      found.set(statement, { statement, isFallback: statement.enclosing.some(({ kind }) => kind === 'except') });
    }
    const all = [...found.values()];
    inScope.set(name, all);
    return all;
  }
}

/** A class that an assignment makes has no lines of its own. */
function isDefinedBy({ line, endLine, fields }: FunctionInfo, statement: Statement): boolean {
  if (statement.kind === 'assignment') return fields !== undefined && line === statement.line;
  return line <= statement.line && statement.line <= endLine;
}

function classesByScope(source: SourceFile): Map<FunctionInfo, Map<string, FunctionInfo[]>> {
  const scopes = new Map<FunctionInfo, Map<string, FunctionInfo[]>>();
  for (const info of source.functions) {
    if (info.kind !== 'class' || !info.parent) continue;
    const names = scopes.get(info.parent) ?? new Map<string, FunctionInfo[]>();
    scopes.set(info.parent, names.set(info.name, [...(names.get(info.name) ?? []), info]));
  }
  return scopes;
}

/** Lines that contain a name, and under `*` the imports of all names: parsing every statement would take too long. */
function linesByWord(source: SourceFile): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  const add = (word: string, line: number): void => {
    const known = lines.get(word);
    if (!known) lines.set(word, [line]);
    else if (known.at(-1) !== line) known.push(line);
  };
  for (const [index, text] of source.text.split(/\r\n?|\n/).entries()) {
    for (const [word] of text.matchAll(/[\p{ID_Start}_][\p{ID_Continue}]*/gu)) add(word, index + 1);
    if (/\bimport\s*\*/.test(text)) add('*', index + 1);
  }
  return lines;
}

const BUILTINS: ReadonlySet<string> = new Set(BUILTIN_NAMES);

function binds(statement: Statement, name: string): boolean {
  if (name === '*') return importsOf(statement).some((one) => one.name === '*');
  return statement.targets.includes(name);
}

/** The (possibly dotted) name that an assignment binds to another name: `m.A` in `B = m.A`. */
function aliased({ assignments = [] }: Statement): string | undefined {
  const [assignment, ...more] = assignments;
  const [target, ...others] = assignment?.targets ?? [];
  if (!assignment || more.length > 0 || others.length > 0 || assignment.operator !== '=') return undefined;
  return target?.bare.type === 'identifier' ? pathOf(assignment.value.bare)?.join('.') : undefined;
}

function foreign(name: string): Meaning {
  return { kind: 'foreign', name };
}

function moduleText({ module, level }: ModuleName): string {
  return '.'.repeat(level) + module;
}
