/**
 * Which imports of a library module are worth following: a package imports all that it has, and a program uses little of that. What
 * nobody mentions is not read.
 */
import type { SourceFile, Statement } from '../syntax';
import type { Import } from './imports';

export class Mentions {
  /** Words of the files that have been read. */
  private readonly words = new Set<string>();

  /** Whoever imports from this file may mention what it imports. */
  add({ text }: SourceFile): void {
    for (const word of wordsOf(text)) this.words.add(word);
  }

  /** Whether what an import binds is mentioned beside it in its file, or in files that were added. */
  of(file: SourceFile): (statement: Statement, one: Import) => boolean {
    const counts = counted(wordsOf(file.text));
    return ({ tokens }, { name, binds }) => {
      if (name === '*' || this.words.has(binds)) return true;
      const here = tokens.filter(({ text }) => text === binds).length;
      return (counts.get(binds) ?? 0) > here;
    };
  }
}

/** What a module exports is listed, whether or not somebody uses it. */
const EXPORTS = /^__all__\s*\+?=\s*[[(][^\])]*[\])]/gm;
const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/gu;

function wordsOf(text: string): string[] {
  return text.replace(EXPORTS, '').match(WORD) ?? [];
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
