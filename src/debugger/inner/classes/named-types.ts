/** Classes that only the module `types` has a name for: of functions, generators and the like. */
import { importsOf, importStatements } from '../../../python/modules/imports';
import type { SourceFile } from '../../../python/syntax';

const NAMES: Readonly<Record<string, string>> = {
  FunctionType: 'function',
  LambdaType: 'function',
  MethodType: 'method',
  BuiltinFunctionType: 'builtin_function_or_method',
  BuiltinMethodType: 'builtin_function_or_method',
  ModuleType: 'module',
  GeneratorType: 'generator',
  CoroutineType: 'coroutine',
  AsyncGeneratorType: 'async_generator',
  NoneType: 'NoneType',
};

const known = new WeakMap<SourceFile, ReadonlyMap<string, string>>();

/** What `type(x).__name__` is of an instance; undefined for a name that stands for no such class. */
export function namedType(source: SourceFile, written: string): string | undefined {
  const names = known.get(source) ?? read(source);
  known.set(source, names);
  return names.get(written);
}

function read(source: SourceFile): Map<string, string> {
  const imports = importStatements(source).flatMap(importsOf);
  return new Map(
    imports.flatMap(({ module, level, name, binds }) => {
      if (module !== 'types' || level > 0) return [];
      return Object.entries(NAMES).flatMap(([each, type]): [string, string][] =>
        name === undefined ? [[`${binds}.${each}`, type]] : name === each ? [[binds, type]] : [],
      );
    }),
  );
}
