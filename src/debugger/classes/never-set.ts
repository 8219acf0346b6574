/** Attributes that no line of a program gives to anything. */
import { ownText } from '../../python/modules/linked-source';
import type { SourceFile } from '../../python/syntax';

/**
 * Whether no file of the program binds an attribute of that name, or might do so by names that are values (`setattr`, `__dict__`).
 * Names of class bodies do not count.
 */
export function isNeverSet(source: SourceFile, name: string): boolean {
  const texts = textsOf(source);
  return !texts.some((text) => BY_VALUES.test(text)) && !texts.some((text) => binding(name).test(text));
}

const BY_VALUES = /\b(?:setattr|vars|exec|eval|globals|locals)\s*\(|\b__(?:dict|setattr|slots)__\b/;

/** `x.name = 1`, `x.name: int`, `a, x.name = …`, `for x.name in …`, `as x.name`; rather too much than too little. What `+=` changes has to be
 * there. */
function binding(name: string): RegExp {
  const attribute = String.raw`\.\s*${name}\b`;
  return new RegExp(String.raw`${attribute}\s*=(?!=)|^\s*[\w.]+${attribute}\s*:|${attribute}[^=\n]*,[^=\n]*=(?!=)|,[^=\n]*${attribute}[^=\n]*=(?!=)|\b(?:for|as)\s+\(?[\w., ]+${attribute}`, 'm'); // prettier-ignore
}

/** Of a linked program, those of its files that are no library's. */
function textsOf(source: SourceFile): readonly string[] {
  const known = texts.get(source);
  if (known) return known;
  const others = (source.imported ?? []).filter(({ library }) => library === undefined);
  const all = [ownText(source), ...others.map(({ source: file }) => file.text)];
  texts.set(source, all);
  return all;
}

const texts = new WeakMap<SourceFile, readonly string[]>();
