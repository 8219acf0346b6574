/** Decorators by the names that the standard library has for them, however a file has imported them. */
import { importsOf } from '../modules/imports';
import type { Statement } from '../syntax';

const MODULES = /^(?:abc|contextlib|dataclasses|enum|functools|types|typing)$/;

/** Names of decorators that the machine knows, and that programs like to give to their own. */
const LIKE_LIBRARY: ReadonlySet<string> = new Set(
  `cache lru_cache cached_property total_ordering contextmanager asynccontextmanager dataclass singledispatch singledispatchmethod unique wraps
  abstractmethod property staticmethod classmethod`.split(/\s+/),
);

/** A scope in which the names of a decorator may be bound. */
interface NamingScope {
  readonly parent?: NamingScope;
  readonly renamed: ReadonlyMap<string, string>;
  defines(name: string): boolean;
}

/**
 * `@dc.dataclass` under `import dataclasses as dc` with the library's names; and a function of the program that is called
 * as a decorator of the library in brackets, so that nothing takes it for that one.
 */
export function decoratorText(written: string, scope: NamingScope | undefined): string {
  const [, name = '', dot] = /^(\w+)(\.?)/.exec(written) ?? [];
  const rest = written.slice(name.length);
  for (let around = scope; around; around = around.parent) {
    const path = around.renamed.get(name);
    if (path !== undefined) return path + rest;
    if (dot === '' && LIKE_LIBRARY.has(name) && around.defines(name)) return `((${name}))${rest}`;
  }
  return written;
}

/** Written text by the name that it begins with, for what a few import statements bind under another name than the library's. */
export function renamedImports(statements: readonly Statement[]): ReadonlyMap<string, string> {
  return new Map(
    statements.flatMap(importsOf).flatMap(({ module, level, name, binds }): [string, string][] => {
      const path = name === undefined ? module : `${module}.${name}`;
      // What `wraps` is called with is evaluated, so that it has to stay as it stands.
      const isRenamed = level === 0 && MODULES.test(module) && binds !== (name ?? module) && name !== 'wraps';
      return isRenamed ? [[binds, path]] : [];
    }),
  );
}
