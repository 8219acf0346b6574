/** Reads import statements: which modules, which of their names, and the names bound here. */
import { BUILTIN_NAMES } from '../definitions/builtin-names';
import { starNames } from '../library/star-names';
import type { SourceFile, SourceToken, Statement } from '../syntax';

export interface Import {
  /** With dots, without those in front; empty for `from . import m`. */
  readonly module: string;
  /** Dots in front: 0 for an absolute import, 1 for the package of the file, 2 for the one around it. */
  readonly level: number;
  /** What is taken from the module; `*` for all of one of which that is not known, undefined for the module itself. */
  readonly name?: string;
  /** The name that is bound: `g` of `import f as g`, `a` of `import a.b`. */
  readonly binds: string;
  /** `import a.b.c` binds `a` only; `as` and `from` bind what they name. */
  readonly isWhole: boolean;
}

const known = new WeakMap<SourceFile, readonly Statement[]>();

/** Import statements of a file, those inside functions too. */
export function importStatements(file: SourceFile): readonly Statement[] {
  const found = known.get(file) ?? readStatements(file);
  known.set(file, found);
  return found;
}

function readStatements(file: SourceFile): Statement[] {
  const found = new Set<Statement>();
  // What is read as an import need not be written as one: `improt math`.
  const repaired = new Set(file.assumptions.map(({ line }) => line));
  for (const [index, text] of file.text.split(/\r\n?|\n/).entries()) {
    // Parsing a statement takes longer than looking at its words.
    if (!/^\s*(?:import|from)\b|[:;]\s*(?:import|from)\b/.test(text) && !repaired.has(index + 1)) continue;
    const statement = file.statementAt(index + 1);
    if (statement?.kind === 'import') found.add(statement);
  }
  return [...found];
}

/** The imports of a statement, in order; none for any other statement, and none that are not complete. */
export function importsOf({ tokens, kind }: Statement): Import[] {
  if (kind !== 'import') return [];
  return parts(tokens, ';').flatMap(([first, ...rest]) => {
    if (first?.text === 'from') return fromImports(rest);
    return first?.text === 'import' ? parts(rest, ',').flatMap(moduleImport).flatMap(withInner) : [];
  });
}

/** The same but for names that stay those of built-in functions: no `izip` can be imported `as zip` any more. */
export function bindingImports(statement: Statement): Import[] {
  return importsOf(statement).filter((one) => !isGone(one));
}

function isGone({ module, level, name, binds }: Import): boolean {
  if (level > 0 || name === undefined || !BUILTIN_NAMES.includes(binds)) return false;
  return starNames(module)?.includes(name) === false;
}

/** The packages that a module is in, which are imported before it, outermost first, and itself: `a`, `a.b` and `a.b.c`. */
export function withPackages(module: string): string[] {
  const parts = module === '' ? [] : module.split('.');
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
}

function fromImports(tokens: readonly SourceToken[]): Import[] {
  const at = tokens.findIndex(({ kind, text }) => kind === 'keyword' && text === 'import');
  if (at < 0) return [];
  const from = joined(tokens.slice(0, at));
  const level = /^\.*/.exec(from)?.[0].length ?? 0;
  const names = tokens.slice(at + 1).filter(({ text }) => text !== '(' && text !== ')');
  return parts(names, ',').flatMap((part) => {
    const [name, as, alias = name] = part.map(({ text }) => text);
    if (name === undefined) return [];
    const module = from.slice(level);
    const all = name === '*' && level === 0 ? starNames(module) : undefined;
    if (all) return all.map((one) => ({ module, level, name: one, binds: one, isWhole: true }));
    return [{ module, level, name, binds: as === 'as' ? (alias ?? name) : name, isWhole: true }];
  });
}

function moduleImport(tokens: readonly SourceToken[]): Import[] {
  const as = tokens.findIndex(({ text }) => text === 'as');
  const module = joined(as < 0 ? tokens : tokens.slice(0, as));
  const alias = as < 0 ? undefined : tokens[as + 1]?.text;
  if (module === '') return [];
  const isWhole = alias !== undefined || !module.includes('.');
  return [{ module, level: 0, binds: alias ?? module.split('.')[0] ?? module, isWhole }];
}

/** `import os` brings `os.path` along. */
function withInner(one: Import): Import[] {
  return one.module === 'os' && one.binds === 'os' ? [{ ...one, module: 'os.path', isWhole: false }, one] : [one];
}

function joined(tokens: readonly SourceToken[]): string {
  return tokens.map(({ text }) => text).join('');
}

function parts(tokens: readonly SourceToken[], separator: string): SourceToken[][] {
  const all: SourceToken[][] = [[]];
  for (const token of tokens) {
    if (token.text === separator) all.push([]);
    else all.at(-1)?.push(token);
  }
  return all.filter((part) => part.length > 0);
}
