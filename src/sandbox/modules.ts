/** Which modules of the standard library the evaluator has something of; `python/evaluator/library/modules.py` says what. */
import { importsOf } from '../python/modules/imports';
import type { FunctionInfo, SourceFile } from '../python/syntax';

const split = (text: string): string[] => text.trim().split(/\s+/);

export const SUPPORTED_MODULES: ReadonlySet<string> = new Set(
  split(`
  argparse array base64 binascii bisect calendar cmath collections collections.abc colorsys copy csv dataclasses datetime decimal difflib
  fnmatch fractions functools getopt hashlib heapq html html.entities io ipaddress itertools json keyword math numbers operator os
  os.path pathlib posixpath pprint re shlex statistics string stringprep struct sys textwrap time types typing unicodedata urllib.parse uuid
  zlib`),
);

export function isSupportedModule(name: string): boolean {
  return SUPPORTED_MODULES.has(name);
}

/** What a name means by the import statements of a program: `textwrap.dedent`; undefined where none binds it. */
export function importedPath(source: SourceFile, scope: FunctionInfo, name: string): string | undefined {
  const all = imports.get(source) ?? importsByScope(source);
  imports.set(source, all);
  for (let around: FunctionInfo | undefined = scope; around; around = around.parent) {
    const found = all.get(around)?.get(name);
    if (found !== undefined) return found;
  }
  const { partOf } = source;
  return partOf && importedPath(partOf, partOf.module, name);
}

const imports = new WeakMap<SourceFile, ReadonlyMap<FunctionInfo, ReadonlyMap<string, string>>>();

function importsByScope(source: SourceFile): Map<FunctionInfo, Map<string, string>> {
  const all = new Map<FunctionInfo, Map<string, string>>();
  for (const [index, text] of source.text.split(/\r\n?|\n/).entries()) {
    // Parsing a statement takes longer than looking at its words.
    const statement = /\bimport\b/.test(text) ? source.statementAt(index + 1) : undefined;
    if (statement?.kind !== 'import') continue;
    const { scope } = statement;
    const own = all.get(scope) ?? new Map<string, string>();
    all.set(scope, own);
    for (const { module, level, name, binds, isWhole } of importsOf(statement)) {
      if (level > 0 || name === '*') continue;
      own.set(binds, name === undefined ? (isWhole ? module : binds) : `${module}.${name}`);
    }
  }
  return all;
}
