/** Regular expressions of one kind of character, alone or several in a row, as the loop that `re` goes through for them. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { indented, ITEM, OWN, RESULT, type Lines } from './iteration';

const PIECE = `${OWN}piece`;
const IS_INSIDE = `${OWN}inside`;

/** `re.findall(r'\d+', s)`, `re.sub(r'\s+', ' ', s)`, `re.split(r'[,;]', s)`; undefined for any other call. */
export function patternBody(callee: string, given: readonly SyntaxNode[]): Lines | undefined {
  const name = /^re\.(findall|sub|split)$/.exec(callee)?.[1];
  if (name === undefined || given.some(({ type }) => type === 'keyword_argument')) return undefined;
  const [pattern, second, third, ...more] = given;
  const written = pattern && writtenPattern(pattern.text);
  if (!written || !second || more.length > 0) return undefined;
  const text = name === 'sub' ? third : third ? undefined : second;
  if (!text) return undefined;
  const header = `for ${ITEM} in ${text.text}:`;
  const found = `if ${written.condition}:`;
  switch (name) {
    case 'findall':
      return written.isRepeated
        ? [
            `${PIECE} = ''`,
            header,
            ...indented([
              found,
              `    ${PIECE} += ${ITEM}`,
              `elif ${PIECE}:`,
              `    yield ${PIECE}`,
              `    ${PIECE} = ''`,
            ]),
            `if ${PIECE}:`,
            `    yield ${PIECE}`,
          ]
        : [header, ...indented([found, `    yield ${ITEM}`])];
    case 'sub':
      if (!/^(["'])[^\\"']*\1$/.test(second.text)) return undefined;
      return [
        `${RESULT} = ''`,
        ...each(header, written, [`${RESULT} += ${second.text}`], [`${RESULT} += ${ITEM}`]),
        `return ${RESULT}`,
      ];
    default:
      return [
        `${PIECE} = ''`,
        ...each(header, written, [`yield ${PIECE}`, `${PIECE} = ''`], [`${PIECE} += ${ITEM}`]),
        `yield ${PIECE}`,
      ];
  }
}

/** Whether a literal is such a pattern. */
export function isOneKind(literal: string): boolean {
  return writtenPattern(literal) !== undefined;
}

/** @param once what is done for what is found, however many characters that is */
function each(header: string, { condition, isRepeated }: Pattern, once: Lines, otherwise: Lines): Lines {
  const found = `if ${condition}:`;
  if (!isRepeated) return [header, ...indented([found, ...indented(once), 'else:', ...indented(otherwise)])];
  return [
    `${IS_INSIDE} = False`,
    header,
    ...indented([
      found,
      ...indented([`if not ${IS_INSIDE}:`, ...indented([...once, `${IS_INSIDE} = True`])]),
      'else:',
      ...indented([...otherwise, `${IS_INSIDE} = False`]),
    ]),
  ];
}

interface Pattern {
  /** Whether a character is one of those. */
  readonly condition: string;
  readonly isRepeated: boolean;
}

const CLASSES: Readonly<Partial<Record<string, string>>> = {
  d: `${ITEM}.isdigit()`,
  D: `not ${ITEM}.isdigit()`,
  s: `${ITEM}.isspace()`,
  S: `not ${ITEM}.isspace()`,
  w: `(${ITEM}.isalnum() or ${ITEM} == '_')`,
  W: `not (${ITEM}.isalnum() or ${ITEM} == '_')`,
};

/** A pattern of one character or class, with a `+` behind it or not. */
function writtenPattern(literal: string): Pattern | undefined {
  const [, raw = '', , text = ''] = /^([rR]?)(["'])([^"']*)\2$/.exec(literal) ?? [];
  if (text === '' || (raw === '' && text.includes('\\'))) return undefined;
  const [, escaped, isNegated, inside, plain, plus] =
    /^(?:\\(.)|\[(\^?)((?:[^\]\\]|\\.)+)\]|([^\\[\](){}.*+?^$|]))(\+?)$/u.exec(text) ?? [];
  const condition =
    escaped !== undefined ? ofEscape(escaped) : inside !== undefined ? ofClass(inside) : plain && isCharacter(plain);
  if (condition === undefined || condition === '') return undefined;
  return { condition: isNegated ? `not (${condition})` : condition, isRepeated: plus === '+' };
}

/** `\d`, or a character that would mean something else without the backslash. */
function ofEscape(character: string): string | undefined {
  return CLASSES[character] ?? (/^[a-zA-Z0-9]$/.test(character) ? undefined : isCharacter(character));
}

/** What stands in square brackets. */
function ofClass(text: string): string | undefined {
  const conditions: string[] = [];
  let single = '';
  for (const [, from, to, escaped, character] of text.matchAll(/([^\\])-([^\\])|\\(.)|([^\\])/gsu)) {
    const known = escaped === undefined ? undefined : CLASSES[escaped];
    if (from !== undefined) conditions.push(`${quoted(from)} <= ${ITEM} <= ${quoted(to ?? '')}`);
    else if (known !== undefined) conditions.push(known);
    else if (escaped !== undefined && /^[a-zA-Z0-9]$/.test(escaped)) return undefined;
    else single += escaped ?? character ?? '';
  }
  if (single.length === 1) conditions.push(isCharacter(single));
  else if (single !== '') conditions.push(`${ITEM} in ${quoted(single)}`);
  return conditions.join(' or ');
}

function isCharacter(character: string): string {
  return `${ITEM} == ${quoted(character)}`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
}
