/** The top level of a module as units: each statement with its parts, what it binds, and whether running it needs the model. */
import type { FunctionInfo, SourceFile, Statement } from '../../../../python/syntax';
import { ownSource } from '../../../../python/modules/linked-source';
import { atOnce, type Steps } from '../../../../python/text/slices';
import { isWrittenOut, madeClass } from '../../../classes/made-classes';
import { isWritten } from './literal-bindings';

/** A simple statement, or a compound one with its body and clauses; a definition has its decorators. */
export interface Unit {
  /** Its first line. */
  readonly line: number;
  /** Its statements at top level and in class bodies, in order of lines. */
  readonly statements: readonly Statement[];
  /** Names of the module that it binds. */
  readonly binds: ReadonlySet<string>;
  /** Its effect follows from the syntax. */
  readonly isFree: boolean;
}

const CLAUSES = new Set(['elif', 'else', 'except', 'finally', 'case']);

const known = new WeakMap<SourceFile, Map<FunctionInfo, readonly Unit[]>>();

/** @param module module of the file, which may be an imported one */
export function unitsOf(source: SourceFile, module: FunctionInfo): readonly Unit[] {
  return atOnce(unitsInSteps(source, module));
}

/** The same, a few statements at a time. */
export function* unitsInSteps(source: SourceFile, module: FunctionInfo): Steps<readonly Unit[]> {
  const cache = known.get(source) ?? new Map<FunctionInfo, readonly Unit[]>();
  known.set(source, cache);
  const units = cache.get(module) ?? (yield* readUnits(source, module));
  cache.set(module, units);
  return units;
}

function* readUnits(source: SourceFile, module: FunctionInfo): Steps<Unit[]> {
  const groups: Statement[][] = [];
  let column: number | undefined;
  for (const statement of topLevel(source, module)) {
    const [first] = statement.tokens;
    const at = first?.range.column ?? 0;
    column ??= at;
    const group = groups.at(-1);
    const isInside = at > column || CLAUSES.has(first?.text ?? '') || group?.at(-1)?.tokens[0]?.text === '@';
    if (group && (isInside || statement.scope !== module)) group.push(statement);
    else groups.push([statement]);
    yield;
  }
  const units: Unit[] = [];
  for (const statements of groups) {
    units.push(unitOf(source, statements, module));
    yield;
  }
  return units;
}

function unitOf(source: SourceFile, statements: readonly Statement[], module: FunctionInfo): Unit {
  const own = statements.filter(({ scope }) => scope === module);
  const globals = statements.filter(({ scope }) => scope.kind === 'class');
  const binds = new Set([
    ...own.flatMap(({ targets }) => targets),
    ...globals.flatMap(({ targets, scope }) => targets.filter((name) => scope.globals.includes(name))),
  ]);
  return { line: statements[0]?.line ?? 0, statements, binds, isFree: statements.every((one) => isFree(source, one)) };
}

function isFree(source: SourceFile, statement: Statement): boolean {
  const { kind, calls, tokens } = statement;
  if (kind === 'def') return calls.length === 0;
  if (kind === 'class' || kind === 'import' || statement.isTransparent) return true;
  const made = madeClass(source, statement);
  if (made) return isWrittenOut(made);
  if (tokens[0]?.text !== '@') return isWritten(statement);
  // A decorator of the program runs.
  return !source.functions.some(({ name }) => tokens.some(({ text }) => text === name));
}

/** Statements of the module and of its class bodies. */
function* topLevel(source: SourceFile, module: FunctionInfo): Generator<Statement> {
  const file = source.imported?.find((one) => one.source.module === module)?.source ?? ownSource(source);
  for (const line of file.executableLines) {
    const statement = source.statementAt(line);
    if (statement && isOfModule(statement.scope, module)) yield statement;
  }
}

function isOfModule(scope: FunctionInfo, module: FunctionInfo): boolean {
  if (scope === module) return true;
  return scope.kind === 'class' && scope.parent !== undefined && isOfModule(scope.parent, module);
}
