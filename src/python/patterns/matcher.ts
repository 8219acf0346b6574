/**
 * What a regular expression does, as a function in Python that goes through a text: `match(text, at)` gives where the whole and
 * its groups begin and end, or None. The patterns that people write mostly need no search: a run of characters ends where it has
 * to. Where it may give something back, a loop does that.
 */
import { indented, type Lines } from '../desugar/iteration';
import { characterSet, isNeeded, isRunWhole, oneOf, quoted, takes } from './characters';
import type { Branch, CharacterSet, Pattern, PatternNode } from './pattern';
import { moved, shown, spanned, when, type Place } from './runs';

/** Where groups begin and end. */
type Groups = ReadonlyMap<number, readonly [start: string, end: string]>;
type Then = (place: Place, groups: Groups) => Lines;

/** Longer functions are not worth it: branches are written out with all that comes behind them. */
const MOST_LINES = 300;
/** Repetitions that are written out. */
const MOST_WRITTEN = 4;

/** Undefined where that would be too long, or cannot be said so. */
export function matcherText(pattern: Pattern): string | undefined {
  const writer = new MatcherWriter(pattern.ignoresCase);
  const found: Then = (place, groups) => {
    const all = Array.from({ length: pattern.groups }, (_, i) => (groups.get(i + 1) ?? ['-1', '-1']).join(', '));
    return [`return [(at, ${shown(place)})${all.map((group) => `, (${group})`).join('')}]`];
  };
  const lines = writer.branches(pattern.branches, { name: 'at', more: 0 }, new Map(), found, []);
  if (writer.isTooMuch) return undefined;
  const lower = pattern.ignoresCase ? ['low = text.lower()'] : [];
  return ['def match(text, at):', ...indented([...lower, ...writer.helpers, ...lines, 'return None']), ''].join('\n');
}

/** A function that gives the next place at which there may be a match: -1 for none. */
export function candidateText({ branches, ignoresCase }: Pattern): string {
  const first = branches.length === 1 ? beginning(branches[0] ?? []) : undefined;
  const text = ignoresCase ? 'text.lower()' : 'text';
  const body = (): Lines => {
    if (first?.kind === 'text') return [`return ${text}.find(${quoted(cased(first.text, ignoresCase))}, at)`];
    if (first?.kind === 'place' && first.place === 'start') return ['return at if at == 0 else -1'];
    const set = firstOf(branches);
    if (!set) return ['return at if at <= len(text) else -1'];
    const condition = takes(casedSet(set, ignoresCase), 'c');
    return [`for c in ${text}[at:]:`, ...indented([...when(condition, ['return at']), 'at += 1']), 'return -1'];
  };
  return ['def first(text, at):', ...indented(body()), ''].join('\n');
}

/** What comes first that takes characters, also in groups and in what is repeated; or where a match has to begin. */
function beginning([first, ...more]: Branch): PatternNode | undefined {
  const isBeside = first?.kind === 'look' || (first?.kind === 'place' && /edge$|^line start$/.test(first.place));
  if (isBeside) return beginning(more);
  if (first?.kind === 'repeat' && first.least > 0) return beginning([first.node]);
  return first?.kind === 'group' && first.branches.length === 1 ? beginning(first.branches[0] ?? []) : first;
}

/** What the first character of a match may be; undefined where that may be none, or anything. */
function firstOf(branches: readonly Branch[]): CharacterSet | undefined {
  const sets = branches.flatMap((branch) => {
    const first = beginning(branch);
    if (first?.kind === 'group') return firstOf(first.branches) ?? [];
    const [character] = first?.kind === 'text' ? Array.from(first.text) : [];
    return (character === undefined ? first && oneOf(first) : characterSet(character)) ?? [];
  });
  const [only] = sets;
  if (sets.length < branches.length || sets.length < 2) return sets.length < branches.length ? undefined : only;
  if (sets.some(({ isNegated }) => isNegated)) return undefined;
  return {
    characters: sets.map(({ characters }) => characters).join(''),
    ranges: sets.flatMap(({ ranges }) => ranges),
    classes: sets.flatMap(({ classes }) => classes),
    isNegated: false,
  };
}

function cased(text: string, ignoresCase: boolean): string {
  return ignoresCase ? text.toLowerCase() : text;
}

function casedSet(set: CharacterSet, ignoresCase: boolean): CharacterSet {
  if (!ignoresCase) return set;
  const ranges = set.ranges.map(([first, last]) => [first.toLowerCase(), last.toLowerCase()] as const);
  return { ...set, characters: set.characters.toLowerCase(), ranges };
}

class MatcherWriter {
  readonly helpers: string[] = [];
  isTooMuch = false;
  private names = 0;
  private written = 0;
  private readonly text: string;

  constructor(private readonly ignoresCase: boolean) {
    this.text = ignoresCase ? 'low' : 'text';
  }

  /** @param behind what comes after these branches */
  branches(branches: readonly Branch[], place: Place, groups: Groups, then: Then, behind: Branch): Lines {
    return branches.flatMap((branch) => this.sequence(branch, place, groups, then, behind));
  }

  private sequence([node, ...more]: Branch, place: Place, groups: Groups, then: Then, behind: Branch): Lines {
    if (++this.written > MOST_LINES) this.isTooMuch = true;
    if (this.isTooMuch) return [];
    if (!node) return then(place, groups);
    const next: Then = (at, found) => this.sequence(more, at, found, then, behind);
    return this.node(node, place, groups, next, [...more, ...behind]);
  }

  private node(node: PatternNode, place: Place, groups: Groups, next: Then, behind: Branch): Lines {
    switch (node.kind) {
      case 'text': {
        const text = cased(node.text, this.ignoresCase);
        return when(`${this.piece(place, text.length)} == ${quoted(text)}`, next(moved(place, text.length), groups));
      }
      case 'set':
        return this.character(node.set, place, false, next(moved(place, 1), groups));
      case 'group': {
        const { index, branches } = node;
        const ended: Then = (at, found) =>
          next(at, index === undefined ? found : new Map([...found, [index, [shown(place), shown(at)]]]));
        return this.branches(branches, place, groups, ended, behind);
      }
      case 'repeat':
        return this.repeat(node, place, groups, next, behind);
      case 'place':
        return this.atPlace(node.place, place, next(place, groups));
      case 'look':
        return this.look(node, place, next(place, groups));
      case 'again': {
        const [start, end] = groups.get(node.index) ?? ['0', '0'];
        const at = this.name('end');
        const piece = `${this.text}[${shown(place)}:${at}]`;
        return [`${at} = ${shown(place)} + ${end} - (${start})`, ...when(`${piece} == ${this.text}[${start}:${end}]`, next({ name: at, more: 0 }, groups))]; // prettier-ignore
      }
    }
  }

  private name(word: string): string {
    return `${word}${++this.names}`;
  }

  private piece(place: Place, length: number): string {
    return `${this.text}[${shown(place)}:${shown(moved(place, length))}]`;
  }

  /** The character at a place has a name of its own: the smaller a question is, the better. */
  private character(set: CharacterSet, place: Place, isNot: boolean, lines: Lines): Lines {
    const name = this.name('c');
    const condition = takes(casedSet(set, this.ignoresCase), name);
    return [`${name} = ${this.piece(place, 1)}`, ...when(isNot ? `not (${condition})` : condition, lines)];
  }

  private atPlace(kind: Extract<PatternNode, { kind: 'place' }>['place'], place: Place, lines: Lines): Lines {
    const at = shown(place);
    const isWord = (character: string): string => `${character}.isalnum() or ${character} == '_'`;
    switch (kind) {
      case 'start':
        return when(`${at} == 0`, lines);
      case 'line start':
        return when(`${at} == 0 or text[${at} - 1] == '\\n'`, lines);
      case 'end':
        return when(`text[${at}:] in ('', '\\n')`, lines);
      case 'line end':
        return when(`text[${at}:${at} + 1] in ('', '\\n')`, lines);
      case 'last':
        return when(`${at} == len(text)`, lines);
      default: {
        const [before, after] = [this.name('before'), this.name('after')];
        return [
          `${before} = text[max(${at} - 1, 0):${at}]`,
          `${before} = ${isWord(before)}`,
          `${after} = text[${at}:${shown(moved(place, 1))}]`,
          `${after} = ${isWord(after)}`,
          ...when(`${before} ${kind === 'edge' ? '!=' : '=='} ${after}`, lines),
        ];
      }
    }
  }

  private look(node: Extract<PatternNode, { kind: 'look' }>, place: Place, lines: Lines): Lines {
    const width = node.isBehind ? widthOf(node.branches) : 0;
    const [only, ...more] = node.branches.length === 1 ? (node.branches[0] ?? []) : [];
    const set = only && more.length === 0 ? oneOf(only) : undefined;
    if (width === undefined) this.isTooMuch = true;
    if (set && !node.isBehind) return this.character(set, place, node.isNot, lines);
    const helper = this.helper('look', node.branches, () => ['return True'], 'return False');
    const called = `${helper}(${this.text}, ${shown(moved(place, -(width ?? 0)))})`;
    const isRoom = `${shown(place)} ${node.isNot ? '<' : '>='} ${width ?? 0}`;
    const condition = node.isNot ? `not ${called}` : called;
    return when(node.isBehind ? `${isRoom} ${node.isNot ? 'or' : 'and'} ${condition}` : condition, lines);
  }

  /** A function inside the matcher. */
  private helper(word: string, branches: readonly Branch[], found: Then, otherwise: string): string {
    const name = this.name(word);
    const lines = this.branches(branches, { name: 'at', more: 0 }, new Map(), found, [ANYTHING]);
    this.helpers.push(`def ${name}(${this.text}, at):`, ...indented([...lines, otherwise]));
    return name;
  }

  private repeat(node: Extract<PatternNode, { kind: 'repeat' }>, place: Place, groups: Groups, next: Then, behind: Branch): Lines {
    const set = oneOf(node.node);
    if (set) return this.run(node, casedSet(set, this.ignoresCase), place, (at) => next(at, groups), behind);
    if (node.most <= MOST_WRITTEN) return this.times(node, 0, place, groups, next, behind);
    return this.loop(node, place, groups, next);
  } // prettier-ignore

  private times(node: Extract<PatternNode, { kind: 'repeat' }>, done: number, place: Place, groups: Groups, next: Then, behind: Branch): Lines {
    const once = done < node.most ? this.node(node.node, place, groups, (at, found) => this.times(node, done + 1, at, found, next, behind), [ANYTHING]) : [];
    const enough = done >= node.least ? next(place, groups) : [];
    return node.isLazy ? [...enough, ...once] : [...once, ...enough];
  } // prettier-ignore

  /** One round after the other, each of which is done in the first way that there is. */
  private loop({ node, least, isLazy }: Extract<PatternNode, { kind: 'repeat' }>, place: Place, groups: Groups, next: Then): Lines {
    const inside = groupsIn(node);
    const round = this.helper('round', [[node]], (at, found) => [`return [${[shown(at), ...inside.flatMap((index) => found.get(index) ?? ['-1', '-1'])].join(', ')}]`], 'return None'); // prettier-ignore
    const [done, last] = [this.name('done'), this.name('last')];
    if (isLazy) this.isTooMuch = true;
    const held = new Map(inside.map((index, i) => [index, [`${last}[${2 * i + 1}]`, `${last}[${2 * i + 2}]`] as const]));
    return [
      `${done} = []`,
      `${last} = ${round}(${this.text}, ${shown(place)})`,
      `while ${last} and ${last}[0] > (${done}[-1][0] if ${done} else ${shown(place)}):`,
      `    ${done}.append(${last})`,
      `    ${last} = ${round}(${this.text}, ${last}[0])`,
      `while len(${done}) >= ${Math.max(1, least)}:`,
      `    ${last} = ${done}[-1]`,
      ...indented(next({ name: `${last}[0]`, more: 0 }, new Map([...groups, ...held]))),
      `    ${done}.pop()`,
      ...(least === 0 ? next(place, groups) : []),
    ];
  } // prettier-ignore

  /** Characters of a set. */
  private run({ least, most, isLazy }: Extract<PatternNode, { kind: 'repeat' }>, set: CharacterSet, place: Place, next: (at: Place) => Lines, behind: Branch): Lines {
    const name = this.name('end');
    const end: Place = { name, more: 0 };
    const [from, start] = [shown(place), shown(moved(place, least))];
    const span = [...spanned(set, this.text, place, name, most), ...(most === Infinity || most === 1 ? [] : [`${name} = min(${name}, ${shown(moved(place, most))})`])];
    const literal = behind[0]?.kind === 'text' ? cased(behind[0].text, this.ignoresCase) : undefined;
    const isEnough = least === 0 ? undefined : least === 1 ? `${name} > ${from}` : `${name} >= ${start}`;
    if (isRunWhole(set, behind) && !(isLazy && !isNeeded(behind))) return [...span, ...(isEnough === undefined ? next(end) : when(isEnough, next(end)))];
    if (!isLazy && literal !== undefined) {
      const last = `${this.text}.rfind(${quoted(literal)}, ${start}, ${name} + `;
      return [...span, `${name} = ${last}${literal.length})`, `while ${name} >= 0:`, ...indented([...next(end), `${name} = ${last}${literal.length - 1})`])];
    }
    if (!isLazy) return [...span, `while ${name} >= ${start}:`, ...indented([...next(end), `${name} -= 1`])];
    const at = this.name('end');
    const place_: Place = { name: at, more: 0 };
    if (literal === undefined) return [...span, `${at} = ${start}`, `while ${at} <= ${name}:`, ...indented([...next(place_), `${at} += 1`])];
    const found = `${at} = ${this.text}.find(${quoted(literal)}, `;
    return [...span, `${found}${start})`, `while 0 <= ${at} <= ${name}:`, ...indented([...next(place_), `${found}${at} + 1)`])];
  } // prettier-ignore
}

/** Stands for what may be anything. */
const ANYTHING: PatternNode = { kind: 'look', branches: [], isBehind: false, isNot: false };

/** How many characters all of these take; undefined where that is not one number. */
function widthOf(branches: readonly Branch[]): number | undefined {
  const widths = branches.map((branch) =>
    branch.reduce<number | undefined>((sum, node) => {
      const width = nodeWidth(node);
      return sum === undefined || width === undefined ? undefined : sum + width;
    }, 0),
  );
  return new Set(widths).size === 1 ? widths[0] : undefined;
}

function nodeWidth(node: PatternNode): number | undefined {
  if (node.kind === 'text') return node.text.length;
  if (node.kind === 'set') return 1;
  if (node.kind === 'group') return widthOf(node.branches);
  return node.kind === 'place' ? 0 : undefined;
}

function groupsIn(node: PatternNode): number[] {
  if (node.kind === 'repeat') return groupsIn(node.node);
  if (node.kind !== 'group') return [];
  return [...(node.index === undefined ? [] : [node.index]), ...node.branches.flat().flatMap(groupsIn)];
}
