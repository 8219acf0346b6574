/** Runs of characters of one set, as Python goes through them one by one: each is a small question, and often the same. */
import { indented, type Lines } from '../desugar/iteration';
import { alternatives } from './characters';
import type { CharacterSet } from './pattern';

export function when(condition: string, lines: Lines): Lines {
  return [`if ${condition}:`, ...indented(lines)];
}

/** What is done where a character `c` is in a set, and otherwise; one condition after the other is asked. */
export function chosen(set: CharacterSet, isIn: string, isOut: string): Lines {
  const { any, isNegated } = alternatives(set, 'c');
  const [found, otherwise] = isNegated ? [isOut, isIn] : [isIn, isOut];
  if (any.length === 0) return [otherwise];
  const each = any.flatMap((condition, i) => [`${i === 0 ? 'if' : 'elif'} ${condition}:`, `    ${found}`]);
  return [...each, 'else:', `    ${otherwise}`];
}

/** Whether a set takes everything but the end of a line, which few texts have. */
export function isAllOfLine({ characters, ranges, classes, isNegated }: CharacterSet): boolean {
  return isNegated && characters === '\n' && ranges.length + classes.length === 0;
}

/** Whether a set takes every character. */
export function isAll({ characters, ranges, classes, isNegated }: CharacterSet): boolean {
  return isNegated && characters === '' && ranges.length + classes.length === 0;
}
