/**
 * The part of a program's top level that can affect a call: a static backward slice (Weiser, 1981) over names, without regard
 * to the order of statements. It includes everything that may change a value visible to the call, also through calls and aliases.
 */
import { importsOf } from '../../../python/modules/imports';
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import { moduleOf } from '../../../python/definitions/definitions';
import { mentionsIn, mentionsOf, named, reachable, type Mentions } from './mentions';
import type { Steps } from '../../../python/text/slices';
import { unitsInSteps, type Unit } from './units';
import { written } from './written';

/** Maximum number of functions that are analyzed; beyond it, everything is run. */
const MOST_FUNCTIONS = 400;

interface Part extends Mentions {
  readonly unit: Unit;
}

/** The units to run for a call of the function; those that need no model are always included. */
export function* sliceFor(source: SourceFile, root: FunctionInfo): Steps<ReadonlySet<Unit>> {
  const all = yield* allUnits(source);
  if (all.every(({ isFree }) => isFree)) return new Set(all);
  const parts: Part[] = [];
  for (const unit of all) {
    const [first] = unit.statements;
    parts.push({ unit, ...mentionsOf(unit.statements, first && moduleOf(first.scope)) });
    yield;
  }
  return yield* new Slice(source, parts, yield* fixedNames(source, all)).of(root);
}

/** The same while the program itself runs: what a file prints when it is imported is visible, too. */
export function* sliceForRun(source: SourceFile): Steps<ReadonlySet<Unit>> {
  const needed = yield* sliceFor(source, source.module);
  const printing = (yield* allUnits(source)).filter(({ statements }) =>
    statements.some(({ calls }) => calls.some(({ callee }) => callee === 'print')),
  );
  return new Set([...needed, ...printing]);
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
  /** @param fixed names with immutable values, which can only be rebound */
  constructor(
    private readonly source: SourceFile,
    private readonly parts: readonly Part[],
    private readonly fixed: ReadonlySet<string>,
  ) {}

  *of(root: FunctionInfo): Steps<ReadonlySet<Unit>> {
    const all = this.parts.map(({ unit }) => unit);
    const kept = new Set(all.filter(({ isFree }) => isFree));
    const wanted = new Set<string>();
    const want = (infos: Iterable<FunctionInfo>): boolean => {
      let count = 0;
      for (const info of infos) {
        for (const word of mentionsIn(this.source, info).words) wanted.add(word);
        count += 1;
      }
      return count < MOST_FUNCTIONS;
    };
    if (!want(reachable(this.source, [root]))) return new Set(all);
    for (let size = -1; size !== kept.size + wanted.size;) {
      size = kept.size + wanted.size;
      for (const part of this.parts) {
        yield;
        if (part.unit.isFree) {
          // A needed class needs what its body mentions, and a list may be changed through an alias.
          if (this.matters(part, new Set(), wanted)) for (const word of part.words) wanted.add(word);
          continue;
        }
        if (kept.has(part.unit)) continue;
        const called = reachable(this.source, named(this.source, part.words));
        if (!this.matters(part, called, wanted)) continue;
        kept.add(part.unit);
        for (const word of part.words) wanted.add(word);
        if (!want(called)) return new Set(all);
      }
    }
    return kept;
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
  for (const { globals } of source.functions) {
    for (const name of globals) others.add(name);
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

/** A definition or a part of one, or an import of something that is not a variable of the program. */
function isDefinition(source: SourceFile, statement: Statement): boolean {
  const { kind, line, scope, tokens } = statement;
  if (kind === 'def' || kind === 'class' || scope.kind === 'class' || tokens[0]?.text === '@') return true;
  return importsOf(statement).some(({ module, level, name }) => {
    const file = name === undefined ? undefined : source.resolveImport?.(line, { module, level });
    return !file || !('source' in file);
  });
}
