/** Words and signs that stand for those of Python: keywords with a typo (`retrun`), and what other languages write for them (`else if`, `&&`). */
import type { TextEdit } from '../text/edited-text';
import type { Lexeme } from '../text/lexemes';
import type { Change } from './change';
import type { KnownNames } from './known-names';

/** Keywords that begin a statement. */
const STATEMENTS =
  'if elif else for while def class return import from try except finally with raise pass break continue assert global nonlocal del async await yield not lambda';
/** Keywords inside of one. */
const INNER = 'if else for in not and or is as import from lambda await async yield';
/** What other languages begin a statement with. */
const FOREIGN: Readonly<Record<string, string>> = {
  elseif: 'elif',
  func: 'def',
  function: 'def',
  fn: 'def',
  fun: 'def',
  sub: 'def',
  catch: 'except',
  throw: 'raise',
  foreach: 'for',
  unless: 'if not',
  until: 'while not',
};
/** Words that stand before a name in other languages and mean nothing here. */
const SUPERFLUOUS: ReadonlySet<string> = new Set(['let', 'var', 'const', 'new', 'each']);
/** Types that stand before the name of a variable. */
const TYPES = /^(?:int|float|double|long|char|bool|boolean|string|String|auto)$/;
const SIGNS: Readonly<Record<string, string>> = {
  '&&': 'and',
  '||': 'or',
  '!': 'not',
  '===': '==',
  '!==': '!=',
  '=>': '>=',
  '=<': '<=',
};

const statements: readonly string[] = STATEMENTS.split(' ');
const inner: readonly string[] = INNER.split(' ');
const keywords: ReadonlySet<string> = new Set([...statements, ...inner, 'None', 'True', 'False']);

/** Most of these do not help: the grammar decides. */
export function* misspelled(text: string, lexemes: readonly Lexeme[], names: KnownNames): Generator<Change> {
  const signs = [...foreignSigns(text, lexemes)];
  if (signs.length > 0) yield { edits: signs, cost: 0.3 };
  const equals = [...comparisons(lexemes)];
  if (equals.length > 0) yield { edits: equals, cost: 0.3 };
  for (const [i, { kind, text: word, start, end }] of lexemes.entries()) {
    if (kind !== 'word') continue;
    const edit = (inserted: string, until = end): TextEdit[] => [{ offset: start, removed: until - start, inserted }];
    const next = lexemes[i + 1];
    const isFirst = i === 0 || /^[:;]$/.test(lexemes[i - 1]?.text ?? '') || lexemes[i - 1]?.text === 'async';
    const known = Number(names.isRepeated(word));
    if (isFirst && word === 'else' && next?.text === 'if') yield { edits: edit('elif', next.end), cost: 0.2 };
    if (SUPERFLUOUS.has(word) && next?.kind === 'word') yield { edits: edit('', next.start), cost: 0.5 + known };
    if (i === 0 && TYPES.test(word) && next?.kind === 'word' && lexemes[2]?.text === '=')
      yield { edits: edit('', next.start), cost: 0.5 };
    if (/^o[fn]$/.test(word) && lexemes[0]?.text === 'for') yield { edits: edit('in'), cost: 0.4 + known };
    if (keywords.has(word)) continue;
    const foreign = isFirst ? FOREIGN[word] : undefined;
    if (foreign !== undefined) yield { edits: edit(foreign), cost: 0.4 + known };
    const meant = (isFirst ? statements : inner).filter((keyword) => isTypo(word.toLowerCase(), keyword));
    for (const keyword of meant) yield { edits: edit(keyword), cost: 0.5 + known };
  }
}

/** All in a line at once: who writes `&&` writes `||`, too. */
function* foreignSigns(text: string, lexemes: readonly Lexeme[]): Generator<TextEdit> {
  for (let i = 0; i < lexemes.length; i++) {
    const [one, other, behind] = lexemes.slice(i, i + 3);
    if (one?.kind !== 'operator') continue;
    const isDouble = other?.kind === 'operator' && other.start === one.end;
    const pair = isDouble ? one.text + other.text : one.text;
    const end = isDouble ? other.end : one.end;
    const step = pair === '++' ? ' += 1' : pair === '--' ? ' -= 1' : undefined;
    const isLast = behind === undefined || behind.text === ';';
    if (step !== undefined && isLast && /^[\w)\]]$/.test(text[one.start - 1] ?? ''))
      yield { offset: one.start, removed: 2, inserted: step };
    const [sign, until] = pair in SIGNS ? [pair, end] : [one.text, one.end];
    const meant = SIGNS[sign];
    if (meant === undefined) continue;
    if (isDouble && until === end) i++;
    const [before, after] = [text[one.start - 1] ?? ' ', text[until] ?? ' '];
    const isWord = /^\w/.test(meant);
    const spaced = `${isWord && /[\w)\]}'"]/.test(before) ? ' ' : ''}${meant}${isWord && /\S/.test(after) ? ' ' : ''}`;
    yield { offset: one.start, removed: until - one.start, inserted: spaced };
  }
}

/** The `=` of a condition, which compares: `if x = 3:`; those of arguments stay. */
function* comparisons(lexemes: readonly Lexeme[]): Generator<TextEdit> {
  if (!/^(?:if|elif|while|assert)$/.test(lexemes[0]?.text ?? '')) return;
  const open: boolean[] = [];
  for (const [i, { kind, text, start }] of lexemes.entries()) {
    const before = lexemes[i - 1];
    const isGroup = text === '(' && before !== undefined && (keywords.has(before.text) || before.text === '(');
    if (kind === 'open') open.push(isGroup);
    else if (kind === 'close') open.pop();
    else if (text === ':' && open.length === 0) return;
    else if (text === '=' && open.every(Boolean)) yield { offset: start, removed: 1, inserted: '==' };
  }
}

/** Two letters swapped, one replaced, one too many or one too few; short words are like too many others. */
function isTypo(word: string, keyword: string): boolean {
  if (word === keyword) return true;
  const [short, long] = word.length < keyword.length ? [word, keyword] : [keyword, word];
  let at = 0;
  while (long[at] === short[at]) at++;
  if (short.length < long.length) {
    const isLike = short.slice(at) === long.slice(at + 1);
    return isLike && (keyword.length > 2 || long[at] === long[at - 1]);
  }
  const isSwapped = word[at] === keyword[at + 1] && word[at + 1] === keyword[at];
  if (isSwapped && word.slice(at + 2) === keyword.slice(at + 2)) return true;
  return keyword.length > 3 && word.slice(at + 1) === keyword.slice(at + 1);
}
