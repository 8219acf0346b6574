/**
 * What a regular expression does, as a function in Python that goes through a text: `match(text, at)` gives where the whole and
 * its groups begin and end, or None. The patterns that people write mostly need no search: a run of characters ends where it has
 * to. Where it may give something back, a loop does that.
 */
import { indented, type Lines } from '../desugar/iteration';
import { characterSet, isNeeded, isRunWhole, oneOf, quoted, takes } from './characters';
import type { Branch, CharacterSet, Pattern, PatternNode } from './pattern';
import { chosen, isAll, isAllOfLine, when } from './runs';

/** Where groups begin and end: names, so that the list of them is no question. */
type Groups = ReadonlyMap<number, readonly [start: string, end: string]>;
/** What comes at a place, which is a name. */
type Then = (place: string, groups: Groups) => Lines;

type Repeat = Extract<PatternNode, { readonly kind: 'repeat' }>;

/** Longer functions are not worth it: branches are written out with all that comes behind them. */
const MOST_LINES = 300;
/** Repetitions that are written out. */
const MOST_WRITTEN = 4;

/** Undefined where that would be too long, or cannot be said so. */
export function matcherText(pattern: Pattern): string | undefined {
  const writer = new MatcherWriter(pattern.ignoresCase);
  const found: Then = (place, groups) => {
    const all = Array.from({ length: pattern.groups }, (_, i) => (groups.get(i + 1) ?? ['-1', '-1']).join(', '));
    return [`return [(at, ${place})${all.map((group) => `, (${group})`).join('')}]`];
  };
  const lines = writer.branches(pattern.branches, 'at', new Map(), found, []);
  if (writer.isTooMuch) return undefined;
  const lower = pattern.ignoresCase ? ['low = text.lower()'] : [];
  return ['def match(text, at):', ...indented([...lower, ...lines, 'return None']), ''].join('\n');
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
    const step = chosen(casedSet(set, ignoresCase), 'return at', 'at += 1');
    return [`for c in ${text}[at:]:`, ...indented(step), 'return -1'];
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
  if (sets.length < branches.length) return undefined;
  if (sets.length < 2) return sets[0];
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
  isTooMuch = false;
  private names = 0;
  private written = 0;
  private readonly text: string;

  constructor(private readonly ignoresCase: boolean) {
    this.text = ignoresCase ? 'low' : 'text';
  }

  /** @param behind what comes after these branches */
  branches(branches: readonly Branch[], place: string, groups: Groups, then: Then, behind: Branch): Lines {
    return branches.flatMap((branch) => this.sequence(branch, place, groups, then, behind));
  }

  private sequence([node, ...more]: Branch, place: string, groups: Groups, then: Then, behind: Branch): Lines {
    if (++this.written > MOST_LINES) this.isTooMuch = true;
    if (this.isTooMuch) return [];
    if (!node) return then(place, groups);
    const next: Then = (at, found) => this.sequence(more, at, found, then, behind);
    return this.node(node, place, groups, next, [...more, ...behind]);
  }

  private node(node: PatternNode, place: string, groups: Groups, next: Then, behind: Branch): Lines {
    switch (node.kind) {
      case 'text': {
        const text = cased(node.text, this.ignoresCase);
        const [end, step] = this.moved(place, text.length);
        return [step, ...when(`${this.text}[${place}:${end}] == ${quoted(text)}`, next(end, groups))];
      }
      case 'set':
        return this.character(node.set, place, false, (end) => next(end, groups));
      case 'group': {
        const { index, branches } = node;
        const ended: Then = (at, found) =>
          next(at, index === undefined ? found : new Map([...found, [index, [place, at]]]));
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
        const piece = `${this.text}[${place}:${at}]`;
        return [`${at} = ${place} + ${end} - ${start}`, ...when(`${piece} == ${this.text}[${start}:${end}]`, next(at, groups))]; // prettier-ignore
      }
    }
  }

  private name(word: string): string {
    return `${word}${++this.names}`;
  }

  /** A name for the place so many characters further on, and the line that binds it. */
  private moved(place: string, by: number): [name: string, line: string] {
    const name = this.name('at');
    return [name, `${name} = ${place} + ${by}`];
  }

  /** The character at a place has a name of its own: the smaller a question is, the better. */
  private character(set: CharacterSet, place: string, isNot: boolean, next: (end: string) => Lines): Lines {
    const name = this.name('c');
    const [end, step] = this.moved(place, 1);
    const condition = takes(casedSet(set, this.ignoresCase), name);
    return [step, `${name} = ${this.text}[${place}:${end}]`, ...when(isNot ? `not (${condition})` : condition, next(end))]; // prettier-ignore
  }

  private atPlace(kind: Extract<PatternNode, { kind: 'place' }>['place'], at: string, lines: Lines): Lines {
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
          `${after} = text[${at}:${at} + 1]`,
          `${after} = ${isWord(after)}`,
          ...when(`${before} ${kind === 'edge' ? '!=' : '=='} ${after}`, lines),
        ];
      }
    }
  }

  private look(node: Extract<PatternNode, { kind: 'look' }>, place: string, lines: Lines): Lines {
    const width = node.isBehind ? widthOf(node.branches) : 0;
    const [only, ...more] = node.branches.length === 1 ? (node.branches[0] ?? []) : [];
    const set = only && more.length === 0 ? oneOf(only) : undefined;
    if (width === undefined) this.isTooMuch = true;
    if (set && !node.isBehind) return this.character(set, place, node.isNot, () => lines);
    const found = this.name('found');
    const from = width === 0 ? place : this.name('from');
    // No function of its own: the smaller a question is, the better, and no call is small.
    const tried = node.branches.flatMap((branch, i) => {
      const way = this.sequence(branch, from, new Map(), () => [`${found} = True`], [ANYTHING]);
      return i === 0 ? way : when(`not ${found}`, way);
    });
    const behind = width === 0 ? tried : [`${from} = ${place} - ${width ?? 0}`, ...when(`${from} >= 0`, tried)];
    return [`${found} = False`, ...behind, ...when(node.isNot ? `not ${found}` : found, lines)];
  }

  private repeat(node: Repeat, place: string, groups: Groups, next: Then, behind: Branch): Lines {
    const set = oneOf(node.node);
    if (set) return this.run(node, casedSet(set, this.ignoresCase), place, (at) => next(at, groups), behind);
    if (node.most <= MOST_WRITTEN) return this.times(node, 0, place, groups, next, behind);
    return this.loop(node, place, groups, next);
  } // prettier-ignore

  private times(node: Repeat, done: number, place: string, groups: Groups, next: Then, behind: Branch): Lines {
    const once = done < node.most ? this.node(node.node, place, groups, (at, found) => this.times(node, done + 1, at, found, next, behind), [ANYTHING]) : [];
    const enough = done >= node.least ? next(place, groups) : [];
    return node.isLazy ? [...enough, ...once] : [...once, ...enough];
  } // prettier-ignore

  /** One round after the other, each of which is done in the first way that there is. */
  private loop({ node, least, isLazy }: Repeat, place: string, groups: Groups, next: Then): Lines {
    const inside = groupsIn(node);
    const [done, last, from] = [this.name('done'), this.name('last'), this.name('from')];
    if (isLazy) this.isTooMuch = true;
    const names = [this.name('end'), ...inside.flatMap(() => [this.name('start'), this.name('end')])];
    const held = new Map(inside.map((index, i) => [index, [names[2 * i + 1] ?? '', names[2 * i + 2] ?? ''] as const]));
    return [
      `${done} = []`,
      `${from} = ${place}`,
      'while True:',
      `    ${last} = []`,
      ...indented(this.node(node, from, new Map(), (at, found) => when(`not ${last}`, [`${last} = [${[at, ...inside.flatMap((index) => found.get(index) ?? ['-1', '-1'])].join(', ')}]`]), [ANYTHING])),
      `    if not ${last}:`,
      '        break',
      `    if ${last}[0] <= ${from}:`,
      '        break',
      `    ${done}.append(${last})`,
      `    ${from} = ${last}[0]`,
      `while len(${done}) >= ${Math.max(1, least)}:`,
      `    ${last} = ${done}[-1]`,
      ...indented([...names.map((name, i) => `${name} = ${last}[${i}]`), ...next(names[0] ?? '', new Map([...groups, ...held]))]),
      `    ${done}.pop()`,
      ...(least === 0 ? next(place, groups) : []),
    ];
  } // prettier-ignore

  /** Characters of a set. */
  private run({ least, most, isLazy }: Repeat, set: CharacterSet, place: string, next: (at: string) => Lines, behind: Branch): Lines {
    const end = this.name('end');
    const leading = leadingText(behind);
    const literal = leading === undefined ? undefined : cased(leading, this.ignoresCase);
    if (isRunWhole(set, behind) && !(isLazy && !isNeeded(behind))) return this.spanned(set, place, end, least, most, next(end));
    const start = least === 0 ? place : this.name('least');
    const begun = [...this.spanned(set, place, end, 0, most, []), ...(least === 0 ? [] : [`${start} = ${place} + ${least}`])];
    if (!isLazy && literal !== undefined) {
      const [last, before] = [`${end} = ${this.text}.rfind(${quoted(literal)}, ${start}, ${end} + `, this.name('before')];
      // Whoever says wrong where the next one is must not go round for ever.
      return [...begun, `${before} = ${end} + 1`, `${last}${literal.length})`, `while 0 <= ${end} < ${before}:`, ...indented([...next(end), `${before} = ${end}`, `${last}${literal.length - 1})`])];
    }
    if (!isLazy) return [...begun, `while ${end} >= ${start}:`, ...indented([...next(end), `${end} -= 1`])];
    const at = this.name('end');
    if (literal === undefined) return [...begun, `${at} = ${start}`, `while ${at} <= ${end}:`, ...indented([...next(at), `${at} += 1`])];
    const found = `${at} = ${this.text}.find(${quoted(literal)}, `;
    return [...begun, `${found}${start})`, `while 0 <= ${at} <= ${end}:`, ...indented([...next(at), `${found}${at} + 1)`])];
  } // prettier-ignore

  /** Lines that bind `end` to where a run ends, and those behind them if it has enough characters. */
  private spanned(set: CharacterSet, place: string, end: string, least: number, most: number, lines: Lines): Lines {
    if (most === 1 && least === 0)
      return [`${end} = ${place}`, ...this.character(set, place, false, (at) => [`${end} = ${at}`]), ...lines];
    const count = this.name('n');
    const [stop, limited] = most === Infinity ? ['', undefined] : this.moved(place, most);
    const counted = [
      ...(limited === undefined ? [] : [limited]),
      `${count} = 0`,
      `for c in ${this.text}[${place}:${stop}]:`,
      ...indented(chosen(set, `${count} += 1`, 'break')),
    ];
    const ended = `${end} = ${place} + ${count}`;
    if (least > 0) return [...counted, ...when(least === 1 ? `${count} > 0` : `${count} >= ${least}`, [ended, ...lines])];
    const toEnd = `${end} = len(${this.text})`;
    if (most < Infinity || !(isAll(set) || isAllOfLine(set))) return [...counted, ended, ...lines];
    if (isAll(set)) return [toEnd, ...lines];
    return [`if '\\n' in ${this.text}:`, ...indented([...counted, ended]), 'else:', `    ${toEnd}`, ...lines];
  } // prettier-ignore
}

/** The text with which a branch begins, whatever comes behind it. */
function leadingText([first]: Branch): string | undefined {
  if (first?.kind === 'text') return first.text;
  const [only, ...more] = first?.kind === 'group' ? first.branches : [];
  return only && more.length === 0 ? leadingText(only) : undefined;
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
