/**
 * Names of the library for which tests put something of their own: `patch('random.randint', return_value=4)`. Such a name is a global
 * of a text that stands for a part of its module, so that it can be replaced like one of the program's own.
 */
import type { ModelledModule } from './module-parts';

/** `patch('time.sleep')`, `monkeypatch.setattr('os.getcwd', …)` */
const BY_PATH = /\b(?:patch|setattr)\(\s*["']([\w.]+)\.(\w+)["']/g;

/** `patch.object(time, 'sleep')`, `monkeypatch.setattr(os.path, 'exists', …)` */
const BY_MODULE = /\b(?:patch\.object|monkeypatch\.setattr)\(\s*([\w.]+)\s*,\s*["'](\w+)["']/g;

/**
 * The parts of a module that a program replaces.
 * @param others texts that stand for the module already
 */
export function replacedNames(module: string, program: string, others: readonly ModelledModule[]): ModelledModule[] {
  if (module === 'builtins') return [];
  if (!/\b(?:mock|monkeypatch)\b/.test(program) || others.some(({ only }) => only === undefined)) return [];
  const found = [BY_PATH, BY_MODULE].flatMap((pattern) => [...program.matchAll(pattern)]);
  const names = found.flatMap(([, of, name]) => (of === module && name !== undefined ? [name] : []));
  const missing = new Set(names.filter((name) => !others.some(({ only }) => only?.has(name))));
  if (missing.size === 0) return [];
  const bound = [...missing].map((name) => `${name} = _original.${name}\n`);
  return [{ text: `import ${module} as _original\n\n${bound.join('')}`, only: new Set([...missing, '_original']) }];
}
