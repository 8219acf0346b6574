/** What the names of modules mean once they have been loaded, as far as their source says it: no module is run to find out. */
import { importsOf, type Import } from '../../python/modules/imports';
import type { ImportedFile, NotFollowed, SourceFile, Statement } from '../../python/syntax';
import type { UnknownValue, Value } from '../../python/values/value';
import { assignedText, writtenValue } from '../classes/assigned-text';
import { classValue, functionValue } from '../calls/call-resolution';
import { unknownCall } from '../objects/containers';
import { allNamed } from '../state/named';
import { evaluateDisplay } from '../objects/display';
import { evaluatePath } from '../objects/access-path';
import type { State } from '../state/state';
import { unknownImports } from '../objects/unknowns';

/** Imports of imports of imports: how often names are passed on. */
const ROUNDS = 4;

/** Functions, classes and literal constants of the program's module. */
export function moduleGlobals(
  source: SourceFile,
  modules: State['modules'] = importedGlobals(source),
): Map<string, Value> {
  const globals = definitions(source);
  for (const statement of moduleStatements(source)) {
    if (statement.kind !== 'import') continue;
    for (const [name, value] of importedValues(source, modules, statement)) globals.set(name, value);
  }
  return globals;
}

/** A source never changes, and its states copy what they change. */
const known = new WeakMap<SourceFile, State['modules']>();

/** The same for the files that it imports, by the name of the module. */
export function importedGlobals(source: SourceFile): State['modules'] {
  const modules = known.get(source) ?? readImported(source);
  known.set(source, modules);
  return modules;
}

function readImported(source: SourceFile): State['modules'] {
  const modules = new Map((source.imported ?? []).map((file) => [file.name, definitions(file.source)] as const));
  for (let round = 0; round < ROUNDS; round++) {
    for (const file of source.imported ?? []) {
      const globals = modules.get(file.name) ?? new Map<string, Value>();
      for (const statement of moduleStatements(file.source)) {
        if (statement.kind !== 'import') continue;
        for (const [name, value] of importedValues(source, modules, statement)) globals.set(name, value);
      }
    }
  }
  for (const file of source.imported ?? []) markComputed(file, modules.get(file.name) ?? new Map<string, Value>());
  return modules;
}

/** The names that an import statement binds, with what they mean; those of modules that the model knows are left out. */
export function importedValues(
  source: SourceFile,
  modules: State['modules'],
  statement: Statement,
): (readonly [string, Value])[] {
  const unknown = new Map(unknownImports(statement));
  return importsOf(statement).flatMap((one): (readonly [string, Value])[] => {
    const found = resolved(source, statement.line, one);
    if (found && 'values' in found) return found.values(modules);
    const value = unknown.get(one.binds);
    if (found) return [[one.binds, { kind: 'unknown', reason: found.reason }]];
    return value ? [[one.binds, value]] : [];
  });
}

/** What an import of a file of the program means; undefined for any other one. */
function resolved(
  source: SourceFile,
  line: number,
  { module, level, name, binds }: Import,
): { readonly values: (modules: State['modules']) => (readonly [string, Value])[] } | NotFollowed | undefined {
  const file = module === '' && level === 0 ? undefined : source.resolveImport?.(line, { module, level });
  const path = module === '' ? (name ?? '') : `${module}.${name ?? ''}`;
  const inner = name === undefined || name === '*' ? undefined : source.resolveImport?.(line, { module: path, level });
  if (name === undefined) {
    if (!file || !('source' in file)) return file;
    const isWhole = binds !== module.split('.')[0] || !module.includes('.');
    return { values: () => [[binds, moduleValue(isWhole ? file.name : binds)]] };
  }
  if (!file || !('source' in file)) {
    if (inner && 'source' in inner) return { values: () => [[binds, moduleValue(inner.name)]] };
    return inner ?? file;
  }
  return {
    values: (modules) => {
      const globals = modules.get(file.name) ?? new Map<string, Value>();
      if (name === '*') return [...globals].filter(([each]) => !each.startsWith('_'));
      const value = globals.get(name);
      if (value) return [[binds, value]];
      if (inner && 'source' in inner) return [[binds, moduleValue(inner.name)]];
      return [[binds, { kind: 'unknown', reason: `${name} is not defined in ${file.name}` }]];
    },
  };
}

/** Functions, classes and constants that are written in a file itself. */
function definitions(source: SourceFile): Map<string, Value> {
  const globals = new Map<string, Value>();
  const read = (text: string): Value | undefined => evaluatePath(text, (name) => globals.get(name));
  for (const statement of moduleStatements(source)) {
    if (statement.kind === 'import') for (const [name, value] of unknownImports(statement)) globals.set(name, value);
    const name = statement.targets[0];
    if (name === undefined) continue;
    const info = allNamed(source, name).findLast((other) => other.parent === source.module);
    if (info && statement.kind === 'def') globals.set(name, functionValue(info));
    else if (info && statement.kind === 'class') globals.set(name, classValue(info));
    else if (statement.kind === 'assignment' && statement.targets.length === 1) {
      const text = assignedText(source, statement);
      const value = evaluateDisplay(text, read) ?? writtenValue(text);
      // What a call yields is not written there.
      if (value && unknownCall(value) === undefined) globals.set(name, value);
      else globals.delete(name);
    }
  }
  return globals;
}

/** What a module computes while it is loaded is not known, since it is not run. */
function markComputed({ name: module, source }: ImportedFile, globals: Map<string, Value>): void {
  for (const { targets, kind } of moduleStatements(source)) {
    if (kind === 'import') continue;
    for (const name of targets) {
      const reason = `${name} is computed when ${module} is imported`;
      const unknown: UnknownValue = { kind: 'unknown', reason };
      if (!globals.has(name)) globals.set(name, unknown);
    }
  }
}

function* moduleStatements(source: SourceFile): Generator<Statement> {
  for (const line of source.executableLines) {
    const statement = source.statementAt(line);
    // What a statement binds takes longer to find out than where it stands.
    if (statement?.scope === source.module) yield statement;
  }
}

function moduleValue(name: string): Value {
  return { kind: 'opaque', type: 'module', name };
}
