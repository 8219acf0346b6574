/** The bindings of import statements. */
import { builtInValue } from '../../python/definitions/builtin-names';
import { moduleOf } from '../../python/definitions/definitions';
import { constantOf } from '../../python/library/library-constants';
import { isMissingFromModule } from '../../python/library/module-names';
import { isStandardModule } from '../../python/library/standard-modules';
import { importsOf, type Import } from '../../python/modules/imports';
import type { FunctionInfo, NotFollowed, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { State } from '../state/state';
import { unknownImports } from '../objects/unknowns';

/** What a run knows besides the files of the program. */
interface Known {
  /** Modules that whoever answers the questions knows. */
  readonly known?: ReadonlySet<string> | undefined;
  readonly isBound: (name: string) => boolean;
}

/** The names that an import statement binds, with their values; those of modules that the model knows are left out. */
export function importedValues(
  source: SourceFile,
  modules: State['modules'],
  statement: Statement,
  { known, isBound }: Known,
): (readonly [string, Value])[] {
  const unknown = new Map(unknownImports(statement, known));
  return importsOf(statement).flatMap((one): (readonly [string, Value])[] => {
    const found = resolved(source, statement.line, one);
    if (found && 'values' in found) return found.values(modules);
    // What the launch has told of the process.
    const told = one.level === 0 && one.name !== undefined ? modules.get(one.module)?.get(one.name) : undefined;
    if (told) return [[one.binds, told]];
    // Without the check they are words that the model has learned.
    const constant =
      known?.size && !found && one.level === 0 && one.name !== undefined && constantOf(one.module, one.name);
    if (constant) return [[one.binds, constant]];
    const builtIn = one.module === 'builtins' && one.level === 0 && one.name !== undefined && builtInValue(one.name);
    if (builtIn && !found) return [[one.binds, builtIn]];
    const value = found ? ({ kind: 'unknown', reason: found.reason } as const) : unknown.get(one.binds);
    if (!value) return [];
    if (one.name !== '*') return [[one.binds, value]];
    // Any name that is bound nowhere else may be one of the module's.
    return openNames(source, statement.scope).flatMap((name) => (isBound(name) ? [] : [[name, value] as const]));
  });
}

/**
 * A module that an import statement names and that cannot be found anywhere; none that comes with Python.
 * @param farthest dots in front at most: 0 leaves out those of the file's own package
 */
export function missingModule(
  source: SourceFile,
  statement: Statement,
  known?: ReadonlySet<string>,
  farthest = 0,
): string | undefined {
  const unknown = new Set(unknownImports(statement, known).map(([name]) => name));
  const isMissing = (one: Import): boolean =>
    unknown.has(one.binds) &&
    (one.level > 0 ? one.module !== '' : !isStandardModule(one.module)) &&
    !resolved(source, statement.line, one);
  return importsOf(statement).find((one) => one.level <= farthest && isMissing(one))?.module;
}

/** A name that an import statement takes from a file of the program that nowhere mentions it, or from a module of the library that has none: what Python says. */
export function missingName(source: SourceFile, statement: Statement): string | undefined {
  for (const { module, level, name } of importsOf(statement)) {
    if (name === undefined || name === '*') continue;
    const file = source.resolveImport?.(statement.line, { module, level });
    if (!file || !('source' in file) || file.library) {
      if (level === 0 && isMissingFromModule(module, name))
        return `cannot import name '${name}' from '${module}' (unknown location)`;
      continue;
    }
    const inner = source.resolveImport?.(statement.line, { module: module === '' ? name : `${module}.${name}`, level });
    const isOpen = /\bimport\s+\*|\b__getattr__\b|\b(?:globals|exec|setattr)\(/.test(file.source.text);
    const isThere =
      inner !== undefined || isOpen || name.startsWith('__') || new RegExp(`\\b${name}\\b`).test(file.source.text);
    if (!isThere) return `cannot import name '${name}' from '${file.name}' (${file.path})`;
  }
  return undefined;
}

const open = new WeakMap<FunctionInfo, readonly string[]>();

/** Names that a module reads, and that are neither built in nor a function's own. */
function openNames(source: SourceFile, module: FunctionInfo): readonly string[] {
  const known = open.get(module);
  if (known) return known;
  const names = new Set<string>();
  for (const line of source.executableLines) {
    const statement = source.statementAt(line);
    if (!statement || moduleOf(statement.scope) !== module) continue;
    for (const { kind, text } of statement.tokens)
      if (kind === 'name' && !text.includes('.') && !isLocal(statement.scope, text)) names.add(text);
  }
  const found = [...names].filter((name) => builtInValue(name) === undefined && !name.startsWith('__'));
  open.set(module, found);
  return found;
}

function isLocal(scope: FunctionInfo, name: string): boolean {
  if (scope.kind === 'function' && scope.locals.includes(name)) return true;
  return scope.parent !== undefined && isLocal(scope.parent, name);
}

/** The value of an import from a file of the program; undefined for any other import. */
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
  if (file && 'source' in file && file.only?.has(name) === false) return undefined;
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

function moduleValue(name: string): Value {
  return { kind: 'opaque', type: 'module', name };
}
