/** The bindings of import statements. */
import { importsOf, type Import } from '../../python/modules/imports';
import type { NotFollowed, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { State } from '../state/state';
import { unknownImports } from '../objects/unknowns';

/** The names that an import statement binds, with their values; those of modules that the model knows are left out. */
export function importedValues(
  source: SourceFile,
  modules: State['modules'],
  statement: Statement,
  known?: ReadonlySet<string>,
): (readonly [string, Value])[] {
  const unknown = new Map(unknownImports(statement, known));
  return importsOf(statement).flatMap((one): (readonly [string, Value])[] => {
    const found = resolved(source, statement.line, one);
    if (found && 'values' in found) return found.values(modules);
    const value = unknown.get(one.binds);
    if (found) return [[one.binds, { kind: 'unknown', reason: found.reason }]];
    return value ? [[one.binds, value]] : [];
  });
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
