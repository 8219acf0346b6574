/**
 * The part of a program's top level that can affect a call: a static backward slice (Weiser, 1981) over names, without regard
 * to the order of statements. It includes everything that may change a value visible to the call, also through calls and aliases.
 */
import { importsOf } from '../../../../python/modules/imports';
import type { FunctionInfo, SourceFile, Statement } from '../../../../python/syntax';
import { declaringFunctions } from '../../../../python/definitions/declared-names';
import { moduleOf } from '../../../../python/definitions/definitions';
import { mentionsIn, mentionsOf, named, reachable, type Mentions } from '../../../program/mentions';
import type { Steps } from '../../../../python/text/slices';
import { unitsInSteps, type Unit } from './units';
import { written } from './literal-bindings';

/** Maximum number of functions that are analyzed; beyond it, everything is run. */
const MOST_FUNCTIONS = 400;

const NOTHING: ReadonlySet<FunctionInfo> = new Set();

interface Part extends Mentions {
  readonly unit: Unit;
}

/** The units to run for a call of the function; those that need no model are always included. */
export function* sliceFor(source: SourceFile, root: FunctionInfo): Steps<ReadonlySet<Unit>> {
  const all = yield* allUnits(source);
  if (all.every(({ isFree }) => isFree)) return new Set(all);
  return yield* (yield* slicer(source, all)).of(root);
}

/**
 * The units to run for some names alone; what they leave undone may be run later, when it is needed. Imports are always among
 * them, and what cannot be but as it is written.
 */
export function* sliceForNames(source: SourceFile, names: Iterable<string>): Steps<ReadonlySet<Unit>> {
  const all = yield* allUnits(source);
  if (all.every(({ isFree }) => isFree)) return new Set(all);
  return yield* (yield* slicer(source, all)).ofNames(names);
}

const slicers = new WeakMap<SourceFile, Slice>();

function* slicer(source: SourceFile, all: readonly Unit[]): Steps<Slice> {
  const known = slicers.get(source);
  if (known) return known;
  const parts: Part[] = [];
  for (const unit of all) {
    const [first] = unit.statements;
    parts.push({ unit, ...mentionsOf(unit.statements, first && moduleOf(first.scope)) });
    yield;
  }
  const made = new Slice(source, parts, yield* fixedNames(source, all));
  slicers.set(source, made);
  return made;
}

/**
 * The same while the program itself runs, and imports its files: what they print then is visible, and so are the names that it takes
 * from them. Of libraries nobody wants to see that.
 */
export function* sliceForRun(source: SourceFile): Steps<ReadonlySet<Unit>> {
  const all = yield* allUnits(source);
  const libraries = new Set(source.imported?.filter(({ library }) => library).map((file) => file.source.module));
  const printing = all.filter(({ statements: [first, ...more] }) => {
    if (!first || libraries.has(moduleOf(first.scope))) return false;
    return [first, ...more].some(({ calls }) => calls.some(({ callee }) => callee === 'print'));
  });
  return yield* (yield* slicer(source, all)).ofUnits(printing, takenNames(source, all, libraries));
}

/** Names that the program takes from its other files: they are variables beside those that it makes itself. */
function takenNames(source: SourceFile, units: readonly Unit[], libraries: ReadonlySet<FunctionInfo>): string[] {
  const imports = units.flatMap(({ statements }) =>
    statements.filter(({ kind, scope }) => kind === 'import' && scope === source.module),
  );
  return imports.flatMap((statement) =>
    importsOf(statement).flatMap(({ module, level, name }) => {
      const file = name === undefined ? undefined : source.resolveImport?.(statement.line, { module, level });
      const isOwn = file && 'source' in file && !libraries.has(file.source.module);
      return isOwn && name !== undefined ? [name] : [];
    }),
  );
}

function* allUnits(source: SourceFile): Steps<Unit[]> {
  const all: Unit[] = [];
  for (const module of modulesOf(source)) for (const unit of yield* unitsInSteps(source, module)) all.push(unit);
  return all;
}

export function modulesOf(source: SourceFile): FunctionInfo[] {
  return [source.module, ...(source.imported ?? []).map((file) => file.source.module)];
}

class Slice {
  private plain: readonly Unit[] | undefined;
  private readonly called = new Map<Unit, ReadonlySet<FunctionInfo>>();

  /** @param fixed names with immutable values, which can only be rebound */
  constructor(
    private readonly source: SourceFile,
    private readonly parts: readonly Part[],
    private readonly fixed: ReadonlySet<string>,
  ) {}

  *of(root: FunctionInfo): Steps<ReadonlySet<Unit>> {
    const kept = new Set(this.all.filter((unit) => unit.isFree || isBuiltIn(unit)));
    return yield* this.closed(kept, new Set(), reachable(this.source, [root]));
  }

  *ofNames(names: Iterable<string>): Steps<ReadonlySet<Unit>> {
    this.plain ??= this.all.filter((unit) => this.isPlain(unit) || isBuiltIn(unit));
    return yield* this.closed(new Set(this.plain), new Set(names), []);
  }

  /** @param units that are run, with what they need @param names that are wanted anyway */
  *ofUnits(units: readonly Unit[], names: readonly string[]): Steps<ReadonlySet<Unit>> {
    this.plain ??= this.all.filter((unit) => this.isPlain(unit) || isBuiltIn(unit));
    const read = new Set(this.parts.flatMap((part) => (units.includes(part.unit) ? [...part.words] : [])));
    const infos = reachable(this.source, named(this.source, read));
    return yield* this.closed(new Set([...this.plain, ...units]), new Set([...read, ...names]), infos);
  }

  private get all(): Unit[] {
    return this.parts.map(({ unit }) => unit);
  }

  /** An import, or what binds the same value whatever else has run. */
  private isPlain({ statements, binds, isFree }: Unit): boolean {
    const [first, ...more] = statements;
    if (!isFree || first === undefined || more.length > 0) return false;
    if (first.kind === 'import') return true;
    return [...binds].every((name) => this.fixed.has(name)) && (isConstant(first) || isBare(this.source, first));
  }

  /** @param kept units that are run anyway */
  private *closed(kept: Set<Unit>, wanted: Set<string>, infos: Iterable<FunctionInfo>): Steps<ReadonlySet<Unit>> {
    const want = (infos: Iterable<FunctionInfo>): boolean => {
      let count = 0;
      for (const info of infos) {
        for (const word of mentionsIn(this.source, info).words) wanted.add(word);
        count += 1;
      }
      return count < MOST_FUNCTIONS;
    };
    if (!want(infos)) return new Set(this.all);
    for (let size = -1; size !== kept.size + wanted.size;) {
      size = kept.size + wanted.size;
      for (const part of this.parts) {
        yield;
        if (part.unit.isFree) {
          // A needed class needs what its body mentions, and a list may be changed through an alias.
          if (!this.matters(part, new Set(), wanted)) continue;
          kept.add(part.unit);
          for (const word of part.words) wanted.add(word);
          continue;
        }
        if (kept.has(part.unit)) continue;
        // Nothing that a function changes bears on names that always stand for the same.
        const called = this.hasLoose(wanted) ? this.calledBy(part) : NOTHING;
        if (!this.matters(part, called, wanted)) continue;
        kept.add(part.unit);
        for (const word of part.words) wanted.add(word);
        if (!want(this.calledBy(part))) return new Set(this.all);
      }
    }
    return kept;
  }

  private hasLoose(wanted: ReadonlySet<string>): boolean {
    for (const name of wanted) if (!this.fixed.has(name)) return true;
    return false;
  }

  /** Functions that may run with a part of the top level. */
  private calledBy({ unit, words }: Part): ReadonlySet<FunctionInfo> {
    const found = this.called.get(unit) ?? reachable(this.source, named(this.source, words));
    this.called.set(unit, found);
    return found;
  }

  private matters({ unit, changed }: Part, called: ReadonlySet<FunctionInfo>, wanted: ReadonlySet<string>): boolean {
    const isWanted = (name: string): boolean => wanted.has(name) && !this.fixed.has(name);
    if ([...unit.binds].some((name) => wanted.has(name) || name === '*')) return true;
    if ([...changed].some(isWanted)) return true;
    return [...called].some((info) => [...mentionsIn(this.source, info).changed].some(isWanted));
  }
}

/** Names that stand for literals that cannot change, definitions and modules, and for nothing else. */
function* fixedNames(source: SourceFile, units: readonly Unit[]): Steps<Set<string>> {
  const fixed = new Set<string>();
  const others = new Set<string>();
  for (const info of declaringFunctions(source)) {
    for (const name of info.globals) others.add(name);
    yield;
  }
  for (const { statements, binds } of units) {
    yield;
    const isFixed = statements.every((statement) => isDefinition(source, statement) || isConstant(statement));
    for (const name of binds) (isFixed ? fixed : others).add(name);
    for (const { kind, tokens } of statements) {
      const [first, second, third] = tokens.map(({ text }) => text);
      const isAttribute = first !== undefined && (second === '.' || first.includes('.'));
      if (isAttribute && kind.endsWith('assignment')) for (const word of first.split('.')) others.add(word);
      // What a call gives that nobody takes is not what it is there for: `Loader.add_resolver(…)`.
      if (isAttribute && kind === 'expression')
        for (const { kind: defined, name } of named(source, first.split('.')))
          if (defined === 'class') others.add(name);
      if (first === 'setattr' && third !== undefined) others.add(third);
    }
  }
  for (const name of others) fixed.delete(name);
  return fixed;
}

function isConstant(statement: Statement): boolean {
  const value = written(statement, () => undefined);
  return value !== undefined && !/^(?:list|dict|set|tuple|call|object)$/.test(value.kind);
}

/** It stands for what is there without an import. */
function isBuiltIn({ statements: [first] }: Unit): boolean {
  return first !== undefined && /^(?:builtins|_io)$/.test(moduleOf(first.scope).importedAs ?? '');
}

/** The header of a function without decorators and default values. */
function isBare(source: SourceFile, { kind, line, scope, targets }: Statement): boolean {
  if (kind !== 'def') return false;
  const info = named(source, targets.slice(0, 1)).findLast(
    (each) => each.parent === scope && each.line <= line && line <= each.endLine,
  );
  return info?.decorators.length === 0 && info.parameters.every((parameter) => parameter.default === undefined);
}

/** A definition or a part of one, or an import of something that is not a variable of the program. */
function isDefinition(source: SourceFile, statement: Statement): boolean {
  const { kind, line, scope, tokens } = statement;
  if (kind === 'def' || kind === 'class' || scope.kind === 'class' || tokens[0]?.text === '@') return true;
  return importsOf(statement).some(({ module, level, name }) => {
    const file = name === undefined ? undefined : source.resolveImport?.(line, { module, level });
    return !file || !('source' in file) || file.only?.has(name ?? '') === false;
  });
}
