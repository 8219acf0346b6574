/**
 * Python 2, read as the Python 3 that means the same: `raise E, "text"`, `except E, e:`, `print >>file, x`, `<>`, backticks, `xrange`.
 * The grammar accepts some of it, as something else: a tuple that is raised, or two classes that are caught.
 */
import type { TextEdit } from '../text/edited-text';
import { lexemesOf, type Lexeme } from '../text/lexemes';

/** Statements that no Python 3 has. `except A, B:` of Python 3.14 catches two classes, whose names are capitalized. */
const OLD = [
  /^[ \t]*(?:print|exec)[ \t]+(?!(?:in|is|not|and|or|if|else|for)\b)(?:['"`]|\w+(?:[ \t]*(?:[,.%[]|$)))/gm,
  /^[ \t]*print[ \t]*>>[ \t]*[\w.]+[ \t]*,/gm,
  /^[ \t]*raise[ \t]+[\w.]+[ \t]*,[ \t]*\S/gm,
  /^[ \t]*except[ \t]+[^:#\n]+,[ \t]*[a-z_]\w*[ \t]*:/gm,
];

/** What Python 3 calls it. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['xrange', 'range'],
  ['raw_input', 'input'],
  ['unicode', 'str'],
  ['basestring', 'str'],
  ['unichr', 'chr'],
  ['long', 'int'],
]);
const METHODS: ReadonlyMap<string, string> = new Map([
  ['iteritems', 'items'],
  ['iterkeys', 'keys'],
  ['itervalues', 'values'],
  ['has_key', '__contains__'],
]);

/** Whether a file is evidently written for Python 2. */
export function isPython2(text: string): boolean {
  const places = OLD.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => index + found.length),
  );
  if (places.length === 0) return false;
  // What a text says about Python 2 does not count.
  const texts = lexemesOf(text).filter(({ kind, text: string }) => kind === 'string' && string.includes('\n'));
  return places.some((place) => !texts.some(({ start, end }) => start < place && place <= end));
}

/**
 * Changes of one line of such a file; none where it means the same in both.
 * @param pieces offsets at which its header and its simple statements begin
 */
export function inPython3(text: string, pieces: readonly number[]): TextEdit[] {
  const lexemes = lexemesOf(text);
  const parts = pieces.map((start, i) => {
    const end = pieces[i + 1] ?? text.length;
    return lexemes.filter((lexeme) => lexeme.start >= start && lexeme.start < end && lexeme.text !== ';');
  });
  const statement = parts.flatMap((part) => ofStatement(part, text, parts.length === 1));
  const isTaken = (edit: TextEdit): boolean =>
    statement.some(({ offset, removed }) => offset <= edit.offset && edit.offset < offset + removed);
  const tokens = lexemes.flatMap((lexeme, i) => ofToken(lexeme, lexemes[i - 1], lexemes[i + 1]));
  const edits = [...statement, ...backticks(lexemes), ...tokens.filter((edit) => !isTaken(edit))];
  return edits.sort((a, b) => a.offset - b.offset);
}

function ofStatement(lexemes: readonly Lexeme[], text: string, isAlone: boolean): TextEdit[] {
  switch (lexemes[0]?.text) {
    case 'raise':
      return raised(lexemes);
    case 'except':
      return caught(lexemes);
    case 'print':
      return printed(lexemes, text, isAlone);
    default:
      return [];
  }
}

/** `raise E, text` and `raise E, text, traceback`. */
function raised(lexemes: readonly Lexeme[]): TextEdit[] {
  const [comma, second] = commasOf(lexemes);
  const next = lexemes.find(({ start }) => comma !== undefined && start >= comma.end);
  const last = lexemes.at(-1);
  if (!comma || !next || !last || lexemes.some(({ text }) => text === 'from')) return [];
  const end = second?.start ?? last.end;
  return [
    { offset: comma.start, removed: next.start - comma.start, inserted: '(' },
    { offset: end, removed: last.end - end, inserted: ')' },
  ];
}

/** `except E, e:` */
function caught(lexemes: readonly Lexeme[]): TextEdit[] {
  const [comma, second] = commasOf(lexemes);
  const at = comma ? lexemes.indexOf(comma) : -1;
  const isName = /^[a-z_]\w*$/.test(lexemes[at + 1]?.text ?? '') && lexemes[at + 2]?.text === ':';
  return comma && !second && isName ? [{ offset: comma.start, removed: 1, inserted: ' as ' }] : [];
}

/** `print` alone, `print >>file, x`, `print x,` and `print [x]`. A line of `print x` is read as a call anyway. */
function printed(lexemes: readonly Lexeme[], text: string, isAlone: boolean): TextEdit[] {
  const [print, next] = lexemes;
  const last = lexemes.at(-1);
  if (!print || !last) return [];
  if (!next) return [{ offset: print.end, removed: 0, inserted: '()' }];
  const isTo = next.text === '>>';
  const isValue = /^(?:word|number|string)$/.test(next.kind) || (/^[[{~`-]$/.test(next.text) && next.start > print.end);
  if (!isTo && (!isValue || /^(?:in|is|and|or|if|else|for)$/.test(next.text))) return [];
  const commas = commasOf(lexemes);
  if (isAlone && commas.at(-1) !== last && /^(?:word|number|string)$/.test(next.kind)) return [];
  const isOpen = commas.at(-1) === last;
  const keywords = isOpen && commas.length > Number(isTo) ? ["end=' '"] : [];
  const begin = isTo ? (commas[0]?.end ?? last.end) : next.start;
  if (isTo) keywords.push(`file=${text.slice(next.end, commas[0]?.start ?? last.end).trim()}`);
  const given = text.slice(begin, last.end).trim();
  const joint = given === '' || isOpen || keywords.length === 0 ? '' : ', ';
  const space = /^\s*/.exec(text.slice(begin))?.[0].length ?? 0;
  return [
    { offset: print.end, removed: begin + (given === '' ? 0 : space) - print.end, inserted: '(' },
    { offset: last.end, removed: 0, inserted: `${joint}${isOpen && given !== '' ? ' ' : ''}${keywords.join(', ')})` },
  ];
}

/** Commas outside of brackets. */
function commasOf(lexemes: readonly Lexeme[]): Lexeme[] {
  let depth = 0;
  return lexemes.filter(({ kind, text }) => {
    depth += Number(kind === 'open') - Number(kind === 'close');
    return depth === 0 && text === ',';
  });
}

/** `` `x` `` is `repr(x)`. */
function backticks(lexemes: readonly Lexeme[]): TextEdit[] {
  const ticks = lexemes.filter(({ text }) => text === '`');
  if (ticks.length % 2 !== 0) return [];
  return ticks.map(({ start }, i) => ({ offset: start, removed: 1, inserted: i % 2 === 0 ? 'repr(' : ')' }));
}

function ofToken({ kind, text, start }: Lexeme, before: Lexeme | undefined, after: Lexeme | undefined): TextEdit[] {
  const instead = (inserted: string): TextEdit[] => [{ offset: start, removed: text.length, inserted }];
  if (text === '<' && after?.text === '>' && after.start === start + 1)
    return [{ offset: start, removed: 2, inserted: '!=' }];
  if (kind === 'number' && /^0[0-7]+$/.test(text)) return instead(`0o${text.slice(1)}`);
  if (kind === 'number' && /^\w+[lL]$/.test(text)) return instead(text.slice(0, -1));
  if (kind === 'string' && /^ur/i.test(text)) return [{ offset: start, removed: 1, inserted: '' }];
  if (kind !== 'word' || after?.text === '=') return [];
  const name = before?.text === '.' ? METHODS.get(text) : NAMES.get(text);
  return name === undefined || before?.text === 'def' || before?.text === 'class' ? [] : instead(name);
}
