/** Where a run of characters of one set ends, as Python says it. */
import { indented, type Lines } from '../desugar/iteration';
import { refuses, takes } from './characters';
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
  if (most === 1) return [`${end} = ${at}`, first, ...when(takes(set, c), [`${end} = ${shown(moved(place, 1))}`])];
  if (set.isNegated && set.characters === '' && set.ranges.length + set.classes.length === 0) return [`${end} = len(${text})`]; // prettier-ignore
  // Character by character: most of them have been asked about before, and where a text is cut takes as many questions.
  return [`${end} = ${at}`, `for ${c} in ${text}[${at}:]:`, ...indented(when(refuses(set, c), ['break'])), `    ${end} += 1`]; // prettier-ignore
}
