/** Regular expressions as trees; see https://docs.python.org/3/library/re.html#regular-expression-syntax */

/** Single characters, ranges and classes (`d`, `W`); without any of them and negated, every character. */
export interface CharacterSet {
  readonly characters: string;
  readonly ranges: readonly (readonly [first: string, last: string])[];
  readonly classes: readonly string[];
  readonly isNegated: boolean;
}

export type PatternNode =
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'group'; readonly branches: readonly Branch[]; readonly index?: number }
  | { readonly kind: 'repeat'; readonly node: PatternNode; readonly least: number; readonly most: number; readonly isLazy: boolean }
  | { readonly kind: 'place'; readonly place: 'start' | 'line start' | 'end' | 'line end' | 'last' | 'edge' | 'no edge' }
  | { readonly kind: 'look'; readonly branches: readonly Branch[]; readonly isBehind: boolean; readonly isNot: boolean }
  | { readonly kind: 'again'; readonly index: number }; // prettier-ignore

export type Branch = readonly PatternNode[];

export interface Pattern {
  readonly branches: readonly Branch[];
  /** Groups that capture, without the whole. */
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
  readonly ignoresCase: boolean;
}

const FLAGS = { IGNORECASE: 2, LOCALE: 4, MULTILINE: 8, DOTALL: 16, UNICODE: 32, VERBOSE: 64, ASCII: 256 };
const LETTERS: Readonly<Partial<Record<string, number>>> = {
  i: FLAGS.IGNORECASE,
  m: FLAGS.MULTILINE,
  s: FLAGS.DOTALL,
  x: FLAGS.VERBOSE,
  a: FLAGS.ASCII,
  u: FLAGS.UNICODE,
};
const WRITTEN: Readonly<Partial<Record<string, string>>> = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', a: '\u0007', '0': '\0' }; // prettier-ignore

/** Something in a pattern that is not read here. */
class Unread extends Error {}

/** Undefined for what is no pattern, or has something in it that is hardly ever written. */
export function parsePattern(text: string, flags: number): Pattern | undefined {
  try {
    return new PatternReader(text, flags).pattern();
  } catch (error) {
    if (error instanceof Unread) return undefined;
    throw error;
  }
}

class PatternReader {
  private at = 0;
  private groups = 0;
  private readonly names = new Map<string, number>();

  constructor(
    private readonly text: string,
    private flags: number,
  ) {
    const inline = /^\(\?([imsxau]+)\)/.exec(text);
    for (const letter of inline?.[1] ?? '') this.flags |= LETTERS[letter] ?? 0;
    this.at = inline?.[0].length ?? 0;
  }

  pattern(): Pattern {
    const branches = this.branches();
    if (this.at < this.text.length) throw new Unread();
    return { branches, groups: this.groups, names: this.names, ignoresCase: this.has(FLAGS.IGNORECASE) };
  }

  private has(flag: number): boolean {
    return (this.flags & flag) !== 0;
  }

  private takes(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.at += found[0].length;
    return found[1] ?? found[0];
  }

  private branches(): Branch[] {
    const branches: PatternNode[][] = [[]];
    while (this.at < this.text.length && this.text[this.at] !== ')') {
      if (this.takes('|')) branches.push([]);
      else if (this.has(FLAGS.VERBOSE) && this.matched(/\s+|#[^\n]*/y) !== undefined) continue;
      else add(branches.at(-1) ?? [], this.repeated(this.single()));
    }
    return branches;
  }

  private single(): PatternNode {
    const character = this.text[this.at++] ?? '';
    switch (character) {
      case '(':
        return this.group();
      case '[':
        return { kind: 'set', set: this.set() };
      case '.':
        return { kind: 'set', set: { ...NONE, characters: this.has(FLAGS.DOTALL) ? '' : '\n', isNegated: true } };
      case '^':
        return { kind: 'place', place: this.has(FLAGS.MULTILINE) ? 'line start' : 'start' };
      case '$':
        return { kind: 'place', place: this.has(FLAGS.MULTILINE) ? 'line end' : 'end' };
      case '\\':
        return this.escaped();
      case '*':
      case '+':
      case '?':
        throw new Unread();
      default:
        return { kind: 'text', text: character };
    }
  }

  private escaped(): PatternNode {
    const character = this.text[this.at++] ?? '';
    if (/[dDwWsS]/.test(character)) return { kind: 'set', set: { ...NONE, classes: [character] } };
    if (/[1-9]/.test(character)) return { kind: 'again', index: Number(character) };
    switch (character) {
      case 'A':
        return { kind: 'place', place: 'start' };
      case 'Z':
        return { kind: 'place', place: 'last' };
      case 'b':
        return { kind: 'place', place: 'edge' };
      case 'B':
        return { kind: 'place', place: 'no edge' };
      default:
        this.at--;
        return { kind: 'text', text: this.written() };
    }
  }

  /** The character that is meant behind a backslash. */
  private written(): string {
    const code = this.matched(/x([0-9a-fA-F]{2})/y) ?? this.matched(/u([0-9a-fA-F]{4})/y);
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    const character = this.text[this.at++] ?? '';
    const meant = WRITTEN[character];
    if (meant === undefined && /^[A-Za-z0-9]?$/.test(character)) throw new Unread();
    return meant ?? character;
  }

  private group(): PatternNode {
    const look = this.matched(/\?(<?[=!])/y);
    if (look !== undefined) return { kind: 'look', isBehind: look.startsWith('<'), isNot: look.endsWith('!'), branches: this.closed() }; // prettier-ignore
    const again = this.matched(/\?P=(\w+)(?=\))/y);
    if (again !== undefined) {
      this.at++;
      const index = this.names.get(again);
      if (index === undefined) throw new Unread();
      return { kind: 'again', index };
    }
    if (this.takes('?:')) return { kind: 'group', branches: this.closed() };
    const name = this.matched(/\?P<(\w+)>/y);
    if (name === undefined && this.text[this.at] === '?') throw new Unread();
    const index = ++this.groups;
    if (name !== undefined) this.names.set(name, index);
    return { kind: 'group', index, branches: this.closed() };
  }

  private closed(): Branch[] {
    const branches = this.branches();
    if (!this.takes(')')) throw new Unread();
    return branches;
  }

  private set(): CharacterSet {
    const isNegated = this.takes('^');
    let characters = '';
    const ranges: [string, string][] = [];
    const classes: string[] = [];
    for (let isFirst = true; isFirst || this.text[this.at] !== ']'; isFirst = false) {
      if (this.at >= this.text.length) throw new Unread();
      const kind = this.matched(/\\([dDwWsS])/y);
      if (kind !== undefined) classes.push(kind);
      else {
        const first = this.inSet();
        if (this.text[this.at] === '-' && this.text[this.at + 1] !== ']' && this.text[this.at + 1] !== '\\') {
          this.at++;
          ranges.push([first, this.inSet()]);
        } else characters += first;
      }
    }
    this.at++;
    return { characters, ranges, classes, isNegated };
  }

  private inSet(): string {
    if (this.takes('\\')) return this.takes('b') ? '\b' : this.written();
    return this.text[this.at++] ?? '';
  }

  private repeated(node: PatternNode): PatternNode {
    const sign = this.matched(/[*+?]|\{\d*,?\d*\}/y);
    if (sign === undefined || sign === '{}' || sign === '{,}') return sign === undefined ? node : unread();
    if (node.kind === 'place' || node.kind === 'look') throw new Unread();
    const [least, most] = timesOf(sign);
    const isLazy = this.takes('?');
    // Such as `a++`, which gives nothing back.
    if (!isLazy && this.takes('+')) throw new Unread();
    return { kind: 'repeat', node, least, most, isLazy };
  }
}

const NONE: CharacterSet = { characters: '', ranges: [], classes: [], isNegated: false };

function unread(): never {
  throw new Unread();
}

function timesOf(sign: string): [least: number, most: number] {
  if (sign === '*') return [0, Infinity];
  if (sign === '+') return [1, Infinity];
  if (sign === '?') return [0, 1];
  const [least = '', most] = sign.slice(1, -1).split(',');
  return [Number(least), most === undefined ? Number(least) : most === '' ? Infinity : Number(most)];
}

/** Characters one after the other are one text. */
function add(branch: PatternNode[], node: PatternNode): void {
  const last = branch.at(-1);
  if (node.kind === 'text' && last?.kind === 'text')
    branch[branch.length - 1] = { kind: 'text', text: last.text + node.text }; // prettier-ignore
  else branch.push(node);
}
