/** Which characters a set of a pattern takes: as Python says it of one character, and for the pattern's own sake. */
import type { Branch, CharacterSet, PatternNode } from './pattern';
import { printValue } from '../values/print';

/** Each of the conditions is enough. */
const CLASSES: Readonly<Partial<Record<string, (c: string) => readonly string[]>>> = {
  d: (c) => [`${c}.isdigit()`],
  s: (c) => [`${c}.isspace()`],
  w: (c) => [`${c}.isalnum()`, `${c} == '_'`],
  D: (c) => [`not ${c}.isdigit()`],
  S: (c) => [`not ${c}.isspace()`],
  W: (c) => [`not (${c}.isalnum() or ${c} == '_')`],
};
/** Ranges that methods of texts know, as they are written one after the other. */
const RANGES: Readonly<Partial<Record<string, (c: string) => string>>> = {
  '09': (c) => `${c}.isdigit()`,
  az: (c) => `${c}.isascii() and ${c}.islower()`,
  AZ: (c) => `${c}.isascii() and ${c}.isupper()`,
  azAZ: (c) => `${c}.isascii() and ${c}.isalpha()`,
  AZaz: (c) => `${c}.isascii() and ${c}.isalpha()`,
  azAZ09: (c) => `${c}.isascii() and ${c}.isalnum()`,
  AZaz09: (c) => `${c}.isascii() and ${c}.isalnum()`,
};

/** Conditions of which any holds for a character that is in the set, or out of it where that is negated. */
export function alternatives(
  { characters, ranges, classes, isNegated }: CharacterSet,
  c: string,
): { readonly any: readonly string[]; readonly isNegated: boolean } {
  const [first = '', ...others] = classes;
  // What is no space is asked about as what is one.
  if (/[DSW]/.test(first) && characters === '' && ranges.length + others.length === 0)
    return alternatives({ characters, ranges, classes: [first.toLowerCase()], isNegated: !isNegated }, c);
  const known = RANGES[ranges.flat().join('')];
  const any = [
    ...(known ? [known(c)] : ranges.map(([first, last]) => `${quoted(first)} <= ${c} <= ${quoted(last)}`)),
    ...classes.flatMap((one) => CLASSES[one]?.(c) ?? []),
    ...(characters === '' ? [] : [`${c} ${single(characters) ? '==' : 'in'} ${quoted(characters)}`]),
  ];
  return { any, isNegated };
}

/** A condition that is false for an empty text. @param c an expression of a text of one character, or of none */
export function takes(set: CharacterSet, c: string): string {
  const { characters, ranges, classes, isNegated } = set;
  if (isNegated && ranges.length + classes.length === 0)
    return characters === '' ? `${c} != ''` : `${c} != '' and ${c} ${single(characters) ? '!=' : 'not in'} ${quoted(characters)}`; // prettier-ignore
  const isOpen = classes.some((one) => /[DSW]/.test(one)) || isNegated || (characters !== '' && !single(characters));
  const { any: parts, isNegated: isOut } = alternatives(set, c);
  const any = parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => (/ (?:and|or) /.test(part) ? `(${part})` : part)).join(' or '); // prettier-ignore
  if (isOut) return `${c} != '' and not (${any})`;
  if (!isOpen) return any;
  return `${c} != '' and ${any.includes(' or ') ? `(${any})` : any}`;
}

function single(characters: string): boolean {
  return Array.from(characters).length === 1;
}

/** As Python writes a text. */
export function quoted(text: string): string {
  return printValue({ kind: 'str', value: text });
}

/** One of each sort that patterns tell apart. */
const SAMPLES = ['\n', '\t', ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)), 'é', '–'];

/** The set that a node takes one character of; undefined for any other node. */
export function oneOf(node: PatternNode): CharacterSet | undefined {
  if (node.kind === 'set') return node.set;
  if (node.kind !== 'text' || !single(node.text)) return undefined;
  return characterSet(node.text);
}

/** Nothing but these characters. */
export function characterSet(characters: string): CharacterSet {
  return { characters, ranges: [], classes: [], isNegated: false };
}

/** Whether nothing that a run of these characters would give back could begin what comes behind it. */
export function isRunWhole(set: CharacterSet, behind: Branch): boolean {
  return SAMPLES.filter((character) => has(set, character)).every((character) => !mayBegin(behind, character));
}

/** Whether what has to come next may begin with a character; nothing has to come at the end. */
function mayBegin([node, ...more]: Branch, character: string): boolean {
  if (!node) return false;
  switch (node.kind) {
    case 'text':
      return node.text.startsWith(character);
    case 'set':
      return has(node.set, character);
    case 'repeat':
      // What may be left out is tried before what stands behind it, and both may come.
      return node.least > 0 ? mayBegin([node.node], character) : mayComeNext(node.node, character, more);
    case 'group':
      return node.branches.some((branch) => mayBegin([...branch, ...more], character));
    case 'place':
      if (node.place === 'no edge') return true;
      if (node.place === 'edge') return !has(WORD, character);
      return (node.place === 'end' || node.place === 'line end') && character === '\n';
    default:
      return true;
  }
}

function mayComeNext(node: PatternNode, character: string, more: Branch): boolean {
  return isNeeded(more) && (mayBegin([node], character) || mayBegin(more, character));
}

/** Whether something has to come. */
export function isNeeded(branch: Branch): boolean {
  return branch.some((node) => {
    if (node.kind === 'repeat') return node.least > 0;
    return node.kind !== 'group' || node.branches.every(isNeeded);
  });
}

const WORD: CharacterSet = { characters: '', ranges: [], classes: ['w'], isNegated: false };

function has({ characters, ranges, classes, isNegated }: CharacterSet, character: string): boolean {
  const isIn =
    characters.includes(character) ||
    ranges.some(([first, last]) => first <= character && character <= last) ||
    classes.some((one) => isOf(one, character));
  return isIn !== isNegated;
}

function isOf(name: string, character: string): boolean {
  const isPositive = name === name.toLowerCase();
  const pattern = { d: /\d/, s: /\s/, w: /[\p{L}\p{N}_]/u }[name.toLowerCase()];
  return (pattern?.test(character) ?? false) === isPositive;
}
