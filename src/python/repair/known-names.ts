/** What the rest of a file reveals about a name, by its text alone. */
import { FUNCTIONS, METHODS, NAMES, STARRED, type ArgumentRange } from './builtin-signatures';
import { lexemesOf } from '../text/lexemes';
import type { PhysicalLines } from '../text/physical-lines';

const starImport = /^[ \t]*from[ \t]+(\w+)[ \t]+import[ \t]*\*/gm;
const definition = /^[ \t]*(?:async[ \t]+)?(def|class)[ \t]+(\w+)[ \t]*(?:\(((?:[^()\r\n]|\([^()\r\n]*\))*)\))?/gm;

/** The first and the last line that something is on, and how often it is there. */
type Lines = Map<string, { readonly first: number; last: number; count: number }>;

export class KnownNames {
  private readonly words: Lines = new Map();
  /** By the bracket after them. */
  private readonly used: Readonly<Record<'(' | '[', Lines>> = { '(': new Map(), '[': new Map() };
  private readonly parameters = new Map<string, ArgumentRange | undefined>();
  /** Names imported by `import *`. */
  private readonly imported: ReadonlySet<string>;

  constructor(text: string, physical: PhysicalLines) {
    const lexemes = lexemesOf(text);
    for (const [i, { kind, text: word, start, end }] of lexemes.entries()) {
      if (kind !== 'word') continue;
      const line = physical.lineOf(start);
      note(this.words, word, line);
      const next = lexemes[i + 1];
      if (next?.start === end && (next.text === '(' || next.text === '[')) note(this.used[next.text], word, line);
    }
    const modules = [...text.matchAll(starImport)].map(([, module = '']) => module);
    this.imported = new Set(modules.flatMap((module) => STARRED[module] ?? []));
    for (const [, kind, name = '', parameters] of text.matchAll(definition)) {
      // A class may inherit its constructor; a name that is defined twice may be either.
      const isClear = kind === 'def' && parameters !== undefined && !this.parameters.has(name);
      this.parameters.set(name, isClear ? rangeOf(parameters) : undefined);
    }
  }

  /** It exists: the word occurs on another line, or here more than once, or it is built in. */
  isKnown(name: string, line: number): boolean {
    return isElsewhere(this.words, name, line) || (this.words.get(name)?.count ?? 0) > 1 || this.isGiven(name);
  }

  /** The word occurs somewhere in the code, or is built in. */
  exists(name: string): boolean {
    return this.isWritten(name) || this.isGiven(name);
  }

  /** The word occurs somewhere in the code. */
  isWritten(name: string): boolean {
    return this.words.has(name);
  }

  /** The word occurs more than once. */
  isRepeated(name: string): boolean {
    return (this.words.get(name)?.count ?? 0) > 1 || this.isGiven(name);
  }

  /** Something of that name is called on another line, or could be. */
  isCallable(name: string, line: number): boolean {
    return this.parameters.has(name) || this.isUsed(name, '(', line) || this.isGiven(name) || /^[A-Z]/.test(name);
  }

  /** On another line, the name is followed by that bracket. */
  isUsed(name: string, bracket: '(' | '[', line: number): boolean {
    return isElsewhere(this.used[bracket], name, line);
  }

  private isGiven(name: string): boolean {
    return this.imported.has(name) || isBuiltin(name);
  }

  /** How many positional arguments a function takes; undefined if that is not clear. */
  argumentsOf(name: string, isMethod: boolean): ArgumentRange | undefined {
    if (this.parameters.has(name)) return this.parameters.get(name);
    return (isMethod ? METHODS : FUNCTIONS).get(name);
  }
}

function note(lines: Lines, word: string, line: number): void {
  const seen = lines.get(word);
  if (seen) Object.assign(seen, { last: line, count: seen.count + 1 });
  else lines.set(word, { first: line, last: line, count: 1 });
}

function isElsewhere(lines: Lines, word: string, line: number): boolean {
  const seen = lines.get(word);
  return seen !== undefined && (seen.first !== line || seen.last !== line);
}

function isBuiltin(name: string): boolean {
  return FUNCTIONS.has(name) || NAMES.has(name) || /^[A-Z]\w*(?:Error|Exception|Warning)$/.test(name);
}

function rangeOf(parameters: string): ArgumentRange {
  let least = 0;
  let most = 0;
  for (const parameter of parameters.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, '').split(',')) {
    const name = parameter.trim();
    if (name === '' || name === '/' || name === 'self' || name === 'cls') continue;
    if (name.startsWith('*')) return [least, Number.POSITIVE_INFINITY];
    most++;
    if (!name.includes('=')) least++;
  }
  return [least, most];
}
