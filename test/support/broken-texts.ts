/**
 * Corrupted and cut programs. NEURAL_DEBUG_FUZZ is how many a test tries, NEURAL_DEBUG_FUZZ_FILES a folder of Python files to
 * break instead of the fixtures: `NEURAL_DEBUG_FUZZ=10000 npx vitest run --project unit any-text`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const { NEURAL_DEBUG_FUZZ: count, NEURAL_DEBUG_FUZZ_FILES: files } = process.env;

/** How many texts are tried: `few` without a wish. */
export function runs(few: number): number {
  return count === undefined ? few : Number(count);
}

/** Longer files are cut, so that every run is short. */
const LONGEST = 4000;

const folders = files === undefined ? ['python', 'programs', 'cases'].map((name) => `test/fixtures/${name}`) : [files];

const programs = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').slice(0, LONGEST)),
);

const PUTS = [
  '', '', '', ' ', '(', ')', '[', ']', '{', '}', '"', "'", '"""', "'''", ':', ',', '.', '=', '==', '@', '\\', '\n', '\n\n', '\r', '\r\n', '\t', '    ',
  ' else', ' if ', 'for x in ', 'def ', 'class ', 'return ', 'import m\n', 'lambda ', 'await ', 'yield ', '*', '**', '->', ':=', '#', 'f"{', '<<<<<<< a\n',
  '=======\n', '>>>>>>> b\n', '>>> f(1)\n', 'é😀', '\u2028', '\0', '\ufeff', '0', '1e999', '-', 'None', 'print x', 'match x:\n case 1: pass\n',
]; // prettier-ignore

/** Where (0 to 1), how many characters are taken out, what is put in. */
const edit = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), fc.constantFrom(...PUTS));

/** A program with a few edits, often a part of one. */
export const brokenText = fc
  .record({
    program: fc.constantFrom(...programs),
    from: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.double({ min: 0, max: 1, noNaN: true })),
    length: fc.integer({ min: 1, max: LONGEST }),
    edits: fc.array(edit, { maxLength: 6 }),
  })
  .map(({ program, from, length, edits }) => {
    const start = Math.floor(from * program.length);
    let text = program.slice(start, start + length);
    for (const [where, taken, put] of edits) {
      const at = Math.floor(where * text.length);
      text = text.slice(0, at) + put + text.slice(at + taken);
    }
    return text;
  });

/** Processor time that one text may take, in seconds: what hangs takes any time. */
const SLOWEST = 10;

/** A long run says how far it is. */
const TOLD = 500;
let tried = 0;
let slowest = 0;

/** Does the work; a hang is an error that shows the text. */
export async function inTime(text: string, work: () => Promise<void> | void): Promise<void> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  tried += 1;
  slowest = Math.max(slowest, seconds);
  if (count !== undefined && tried % TOLD === 0)
    process.stderr.write(`${tried} texts, the slowest took ${slowest.toFixed(2)} s\n`);
  if (seconds > SLOWEST) throw new Error(`${seconds.toFixed(1)} s of processor time for ${JSON.stringify(text)}`);
}
