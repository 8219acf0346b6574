/** Classes that only the module `types` has a name for: of functions, generators and the like. */
import type { SourceFile } from '../../../python/syntax';
import { libraryPath } from '../../unknowns/library-paths';

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

/** What `type(x).__name__` is of an instance; undefined for a name that stands for no such class. */
export function namedType(source: SourceFile, written: string): string | undefined {
  const [name = '', ...attributes] = written.split('.');
  const root = libraryPath(source, name);
  const path = root === undefined ? [] : [...root.split('.'), ...attributes];
  const type = path[0] === 'types' && path.length === 2 ? path[1] : undefined;
  return type !== undefined && Object.hasOwn(NAMES, type) ? NAMES[type] : undefined;
}
