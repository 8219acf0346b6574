/** Damage to the text of a program, of the kinds that editors, merges, transfers and people bring. */
import type { Random } from './random';

const PUT = [
  '(', ')', '[', ']', '{', '}', '"', "'", '"""', "'''", ':', ',', '.', '=', '==', '@', '\\', '\n', '\r', '\r\n', '\t', '    ', ' ', ' else', ' if ',
  'for x in ', 'def ', 'class ', 'return ', 'lambda ', 'await ', 'yield ', '*', '**', '->', ':=', '#', 'f"{', '<<<<<<< a\n', '=======\n', '>>>>>>> b\n',
  'é😀', '\u2028', '\0', '\ufeff', '\f', '0', '1e999', '-', 'None', 'match x:\n case 1: pass\n', 'super().', 'self.', 'global ', 'del ', 'try:\n', 'except',
]; // prettier-ignore

type Edit = (text: string, random: Random) => string;

const EDITS: readonly Edit[] = [
  // Single characters.
  (text, random) => spliced(text, random.below(text.length + 1), random.below(12), random.pick(PUT)),
  (text, random) => spliced(text, random.below(text.length + 1), 1 + random.below(3), ''),
  (text, random) => spliced(text, random.below(text.length + 1), 1, String.fromCharCode(random.below(256))),
  // A bracket or a quote is missing or is another one.
  (text, random) => {
    const places = [...text.matchAll(/[()[\]{}'":,]/g)].map(({ index }) => index);
    return places.length === 0
      ? text
      : spliced(text, random.pick(places), 1, random.chance(0.5) ? '' : random.pick(PUT));
  },
  // Whole lines.
  byLines((lines, random) => lines.splice(random.below(lines.length), 1 + random.below(5))),
  byLines((lines, random) => {
    const at = random.below(lines.length);
    lines.splice(at, 0, ...lines.slice(at, at + 1 + random.below(3)));
  }),
  byLines((lines, random) => {
    const [one, other] = [random.below(lines.length), random.below(lines.length)];
    [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
  }),
  byLines((lines, random) => {
    const at = random.below(lines.length);
    lines[at] = random.chance(0.5) ? ` ${lines[at] ?? ''}` : (lines[at] ?? '').trimStart();
  }),
  // A name is another one of the file: classes that inherit from themselves, functions that call one another.
  (text, random) => {
    const names = [...text.matchAll(/\b[A-Za-z_]\w*/g)];
    if (names.length === 0) return text;
    const { index, 0: name } = random.pick(names);
    return spliced(text, index, name.length, random.pick(names)[0]);
  },
  // Half of it was saved.
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => text.slice(random.below(text.length + 1)),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll('    ', '\t'),
];

/** A few edits, often one alone. */
export function damaged(text: string, random: Random): string {
  let result = text;
  const count = random.chance(0.5) ? 1 : 2 + random.below(8);
  for (let edit = 0; edit < count; edit++) result = random.pick(EDITS)(result, random);
  return result;
}

/** One definition of a long text with what stands around it: most of what can go wrong is local, and small texts are fast. */
export function excerpt(text: string, most: number, random: Random): string {
  const lines = text.split('\n');
  if (lines.length <= most) return text;
  const starts = lines.flatMap((line, index) => (/^(?:def|class|async|@)/.test(line) ? [index] : []));
  const start = starts.length > 0 ? random.pick(starts) : random.below(lines.length);
  return lines.slice(start, start + most).join('\n');
}

function spliced(text: string, at: number, length: number, put: string): string {
  return text.slice(0, at) + put + text.slice(at + length);
}

function byLines(edit: (lines: string[], random: Random) => void): Edit {
  return (text, random) => {
    const lines = text.split('\n');
    edit(lines, random);
    return lines.join('\n');
  };
}
