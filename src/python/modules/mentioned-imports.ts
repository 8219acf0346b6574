/**
 * Which imports of a library module are worth following: a package imports all that it has, and a program uses little of that. What
 * nobody mentions is not read.
 */
import type { SourceFile, Statement } from '../syntax';
import type { Import } from './imports';

export class Mentions {
  private readonly files: SourceFile[] = [];

  /** Whoever imports from this file may mention what it imports. */
  add(file: SourceFile): void {
    this.files.push(file);
  }

  /** Whether what an import binds is mentioned beside it in its file, or in files that were added. */
  of(file: SourceFile): (statement: Statement, one: Import) => boolean {
    return ({ tokens }, { name, binds }) => {
      if (name === '*' || this.files.some((one) => countsOf(one).has(binds))) return true;
      const here = tokens.filter(({ text }) => text === binds).length;
      return (countsOf(file).get(binds) ?? 0) > here;
    };
  }
}

/** What a module exports is listed, whether or not somebody uses it. */
const EXPORTS = /^__all__\s*\+?=\s*[[(][^\])]*[\])]/gm;
const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/gu;

/** Of files that are linked again with every edit. */
const known = new WeakMap<SourceFile, ReadonlyMap<string, number>>();

/** How often each word stands in a file. */
function countsOf(file: SourceFile): ReadonlyMap<string, number> {
  const found = known.get(file);
  if (found) return found;
  const counts = new Map<string, number>();
  for (const [word] of file.text.replace(EXPORTS, '').matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  known.set(file, counts);
  return counts;
}
