/** Where a run of characters of one set ends, as Python says it. */
import { indented, type Lines } from '../desugar/iteration';
import { quoted, takes } from './characters';
import type { CharacterSet } from './pattern';

/** A place in the text: a name, and how many characters behind it. */
export interface Place {
  readonly name: string;
  readonly more: number;
}

export function shown({ name, more }: Place): string {
  return more === 0 ? name : `${name} + ${more}`;
}

export function moved({ name, more }: Place, by: number): Place {
  return { name, more: more + by };
}

export function when(condition: string, lines: Lines): Lines {
  return [`if ${condition}:`, ...indented(lines)];
}

/** Lines that bind a name to the end of the run that begins at a place. @param text the name of the text @param most characters that it may have */
export function spanned(set: CharacterSet, text: string, place: Place, end: string, most: number): Lines {
  const at = shown(place);
  const c = `c_${end}`;
  const first = `${c} = ${text}[${at}:${shown(moved(place, 1))}]`;
  const isTaken = takes(set, c);
  if (most === 1) return [`${end} = ${at}`, first, ...when(isTaken, [`${end} = ${shown(moved(place, 1))}`])];
  if (isOfClass(set, 's'))
    return [`rest_${end} = ${text}[${at}:].lstrip()`, `${end} = len(${text}) - len(rest_${end})`];
  if (set.isNegated && set.ranges.length + set.classes.length === 0 && set.characters.length < 2) {
    if (set.characters === '') return [`${end} = len(${text})`];
    return [
      `rest_${end} = ${text}[${at}:].split(${quoted(set.characters)}, 1)`,
      `${end} = ${at} + len(rest_${end}[0])`,
    ];
  }
  const loop = [`for ${c} in ${text}[${at}:]:`, `    if not (${isTaken}):`, '        break', `    ${end} += 1`];
  const isWord = ['S', 'd', 'w'].find((name) => isOfClass(set, name));
  if (isWord === undefined) return [`${end} = ${at}`, ...loop];
  // Mostly such a run is a whole word.
  const word = `word_${end}`;
  const wholly = [`rest_${end} = ${text}[${at}:].split(None, 1)`, `${word} = rest_${end}[0]`];
  const taken = `${end} = ${at} + len(${word})`;
  const rest = isWord === 'S' ? [taken] : [`if ${word}.${isWord === 'd' ? 'isdigit' : 'isalnum'}():`, `    ${taken}`, 'else:', ...indented(loop)]; // prettier-ignore
  return [`${end} = ${at}`, first, ...when(isTaken, [...wholly, ...rest])];
}

function isOfClass({ characters, ranges, classes, isNegated }: CharacterSet, name: string): boolean {
  return !isNegated && characters === '' && ranges.length === 0 && classes.join('') === name;
}
