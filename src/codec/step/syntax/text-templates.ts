/** What the source says of texts that a statement makes: the pieces of an f-string, and what `print` puts between its arguments. */
import { contains, isSameRange } from '../../../python/text/ranges';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { CallSite, SourceRange, SourceToken, Statement, SubExpression } from '../../../python/syntax';
import { literal } from '../../../python/values/access-path';
import { dateText, formattedDate } from '../../../python/values/dates';
import { decimalText } from '../../../python/values/decimals';
import { fractionText } from '../../../python/values/fractions';
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import type { Query } from '../../query';
import type { Piece } from '../../values/text-template';
import { callText, exceptionText, insideText, shownValue } from './shown-values';
import { fieldPieces, percentPieces, templatePieces } from './format-fields';

/** The value of an expression that is known when the text is made: of a name, or of what has been computed at that place. */
export interface KnownValues {
  name(name: string): Value | undefined;
  at(range: SourceRange): Value | undefined;
  /** The same by what is written. */
  expression(text: string): Value | undefined;
}

/** Pieces of an f-string, and of the literals that are written beside it. */
export function textPieces(statement: Statement, range: SourceRange, known: KnownValues): Piece[] {
  const pieces: Piece[] = [];
  let hole: SourceToken[] | undefined;
  let depth = 0;
  for (const token of statement.tokens.filter((other) => contains(range, other.range))) {
    if (token.text === '{' && token.kind === 'operator' && depth++ === 0) hole = [];
    else if (token.text === '}' && token.kind === 'operator' && --depth === 0) {
      pieces.push(...shownField(hole ?? [], known));
      hole = undefined;
    } else if (hole) hole.push(token);
    else if (token.kind === 'string' || token.kind === 'fstring-text') pieces.push(token.value ?? undefined);
  }
  return pieces;
}

/** Pieces of `'…'.format(…)`, `format(x, '…')` and `'…' % …`; undefined for what has no template that is written there. */
export function formattedPieces(
  { calls }: Statement,
  { operator, operatorKind, operands, range, node }: SubExpression,
  known: KnownValues,
): Piece[] | undefined {
  const given = (argument: { readonly text: string } | undefined): Value | undefined =>
    argument && (known.expression(argument.text) ?? literal(argument.text));
  if (operatorKind === 'operator' && operator === '%') {
    const template = writtenText(operands?.[0]);
    const all = filledIn(node?.get('right')?.bare, given);
    return template === undefined ? undefined : percentPieces(template, (place) => all[place]);
  }
  const text = operatorKind === 'operator' ? undefined : writtenDate(calls.find((call) => isSameRange(call.range, range)), operator, given); // prettier-ignore
  if (text !== undefined) return [text];
  const site = operator === 'format' ? calls.find((call) => isSameRange(call.range, range)) : undefined;
  if (!site?.arguments.every(({ star }) => !star)) return undefined;
  if (operatorKind === 'call') {
    const [value, specification] = site.arguments;
    const template = writtenText(specification?.text);
    return template === undefined ? undefined : [...fieldPieces(given(value), template)];
  }
  const template = operatorKind === 'method' ? writtenText(site.receiver) : undefined;
  if (template === undefined) return undefined;
  const positional = site.arguments.filter(({ keyword }) => keyword === undefined);
  return templatePieces(template, (name) =>
    given(/^\d+$/.test(name) ? positional[Number(name)] : site.arguments.find(({ keyword }) => keyword === name)),
  );
}

/** What `%` fills in, one after the other: of a star that is not known, and of what stands behind it, nothing. */
function filledIn(
  right: SyntaxNode | undefined,
  given: (argument: { readonly text: string } | undefined) => Value | undefined,
): (Value | undefined)[] {
  const all: (Value | undefined)[] = [];
  for (const one of right?.type === 'tuple' ? right.named : right ? [right] : []) {
    const items = one.type === 'list_splat' ? given(one.named[0]?.bare) : undefined;
    if (one.type !== 'list_splat') all.push(given(one.bare));
    else if (items?.kind === 'list' || items?.kind === 'tuple') all.push(...items.items);
    else break;
  }
  return all;
}

/** `day.isoformat()`, `day.strftime('%d.%m.')`, and `str` of a day, a `Decimal` or a `deque`. */
function writtenDate(
  site: CallSite | undefined,
  operator: string,
  given: (argument: { readonly text: string } | undefined) => Value | undefined,
): string | undefined {
  const [first, ...more] = site?.arguments ?? [];
  if (!site || more.length > 0) return undefined;
  const argument = given(first);
  if (site.receiver === undefined && operator === 'repr')
    return argument?.kind === 'call' || argument?.kind === 'opaque' ? insideText(argument) : undefined;
  if (site.receiver === undefined)
    return operator === 'str' && argument
      ? (dateText(argument) ??
          decimalText(argument) ??
          fractionText(argument) ??
          floatText(argument) ??
          callText(argument) ??
          severalTexts(argument))
      : undefined;
  const date = given({ text: site.receiver });
  if (operator === 'isoformat') return date && !first ? dateText(date, 'T') : undefined;
  return operator === 'strftime' && date && argument?.kind === 'str' ? formattedDate(date, argument.value) : undefined;
}

/** Of an exception with several arguments: of one, the model knows the text. */
function severalTexts(value: Value): string | undefined {
  return value.kind === 'call' && value.args.length > 1 ? exceptionText(value) : undefined;
}

/** As an f-string shows it. */
function floatText(value: Value): string | undefined {
  return value.kind === 'float' ? printValue(value) : undefined;
}

/** The text that a literal stands for. */
function writtenText(expression: string | undefined): string | undefined {
  const value = expression === undefined || !/["']$/.test(expression) ? undefined : literal(expression);
  return value?.kind === 'str' ? value.value : undefined;
}

/** What a statement that does nothing but print writes; undefined for any other one, and where it says how to. */
export function printedPieces({ kind, tokens, calls, pieces }: Statement, known: KnownValues): Piece[] | undefined {
  const [name, open, ...rest] = tokens;
  const site = calls.find(
    ({ range }) => name && open && range.line === name.range.line && range.column === name.range.column,
  );
  const isAlone = kind === 'expression' && name?.text === 'print' && open?.text === '(' && (pieces ?? []).length < 2;
  const isPlain = ({ keyword, star }: CallSite['arguments'][number]): boolean =>
    star !== '**' && (keyword === undefined || keyword === 'sep' || keyword === 'end');
  if (!isAlone || site?.callee !== 'print' || !site.arguments.every(isPlain)) return undefined;
  const last = rest.at(-1)?.range;
  const isWhole = last?.endLine === site.range.endLine && last.endColumn === site.range.endColumn;
  if (!isWhole) return undefined;
  const given = argumentTokens(rest.slice(0, -1));
  const keyword = (word: string, otherwise: string): Piece => {
    const tokens = given.find(([first, equals]) => equals?.text === '=' && first?.text === word)?.slice(2);
    if (!tokens || (tokens.length === 1 && tokens[0]?.text === 'None')) return otherwise;
    return tokens.length === 1 && tokens[0]?.kind === 'string' ? shownText(tokens, known) : undefined;
  };
  const shown = given.filter(([, equals]) => equals?.text !== '=').flatMap((each) => shownArgument(each, known));
  const between = keyword('sep', ' ');
  return [...shown.flatMap((piece, i) => (i > 0 ? [between, piece] : [piece])), keyword('end', '\n')];
}

/** An argument of `print`; behind a star it is as many as it has items, which may be any number. */
function shownArgument(tokens: readonly SourceToken[], known: KnownValues): readonly Piece[] {
  const [star, ...rest] = tokens;
  if (star?.kind !== 'operator' || star.text !== '*') return [shownText(tokens, known)];
  const value = valueOf(rest, known);
  return value?.kind === 'list' || value?.kind === 'tuple' ? value.items.map(shownValue) : [undefined];
}

const NOTHING: KnownValues = { name: () => undefined, at: () => undefined, expression: () => undefined };

/** The statement does nothing but print, and writes the end of a line at least. */
export function mustPrint({ statement, lookup }: Pick<Query, 'statement' | 'lookup'>): boolean {
  const end = lookup('print') ? undefined : printedPieces(statement, NOTHING)?.at(-1);
  return end !== undefined && end !== '';
}

/** Cut at the commas between arguments. */
function argumentTokens(tokens: readonly SourceToken[]): SourceToken[][] {
  const all: SourceToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    const isBracket = token.kind === 'operator';
    if (isBracket) depth += turnOf(token.text);
    if (depth === 0 && isBracket && token.text === ',') all.push([]);
    else all.at(-1)?.push(token);
  }
  return all.filter((each) => each.length > 0);
}

/** The same in an f-string, where it may be formatted: `{price:,.2f}`, `{name!r:>{width}}`. */
function shownField(tokens: readonly SourceToken[], known: KnownValues): readonly Piece[] {
  const colon = tokens.findIndex(({ kind, text }, i) => kind === 'operator' && text === ':' && isOutside(tokens, i));
  const shown = colon < 0 ? tokens : tokens.slice(0, colon);
  const specification = colon < 0 ? '' : specificationOf(tokens.slice(colon + 1), known);
  const last = shown.at(-1);
  if (last?.kind === 'operator' && last.text === '=') return namedField(shown, specification, known);
  const conversion = last?.kind === 'operator' && last.text.startsWith('!') ? last.text : '';
  if (conversion === '' && specification === '') return [shownText(shown, known)];
  if (conversion === '')
    return specification === undefined ? [undefined] : fieldPieces(valueOf(shown, known), specification);
  const text = convertedText(conversion, shown.slice(0, -1), known);
  if (specification === '' || text === undefined) return [text];
  return specification === undefined ? [undefined] : fieldPieces({ kind: 'str', value: text }, specification);
}

/** `{total=}` writes what stands there, too. */
function namedField(
  tokens: readonly SourceToken[],
  specification: string | undefined,
  known: KnownValues,
): readonly Piece[] {
  const isDense = tokens.every(({ range }, i) => i === 0 || (tokens[i - 1]?.range.endLine === range.line && tokens[i - 1]?.range.endColumn === range.column)); // prettier-ignore
  const value = isDense && specification !== undefined ? valueOf(tokens.slice(0, -1), known) : undefined;
  if (!value) return [undefined];
  const name = tokens.map(({ text }) => text).join('');
  if (specification) return [name, ...fieldPieces(value, specification)];
  return [name, insideText(value)];
}

/** Whether a token stands in no bracket that is opened before it. */
function isOutside(tokens: readonly SourceToken[], at: number): boolean {
  return tokens.slice(0, at).reduce((depth, { kind, text }) => depth + (kind === 'operator' ? turnOf(text) : 0), 0) === 0; // prettier-ignore
}

/** What a bracket adds to how deep the tokens behind it stand. */
function turnOf(text: string): number {
  if (/^[([{]$/.test(text)) return 1;
  return /^[)\]}]$/.test(text) ? -1 : 0;
}

/** A specification, with the values of its own fields; undefined where one is not known. */
function specificationOf(tokens: readonly SourceToken[], known: KnownValues): string | undefined {
  const pieces: string[] = [];
  let field: SourceToken[] | undefined;
  for (const token of tokens) {
    if (token.kind === 'fstring-text' && !field) pieces.push(token.value ?? '');
    else if (token.text === '{' && !field) field = [];
    else if (token.text === '}' && field) {
      const value = valueOf(field, known);
      if (value?.kind !== 'int' && value?.kind !== 'str') return undefined;
      pieces.push(value.kind === 'int' ? printValue(value) : value.value);
      field = undefined;
    } else if (field) field.push(token);
    else return undefined;
  }
  return pieces.join('');
}

/** `{name!r}` and `{name!s}`; undefined where the text is not known. */
function convertedText(conversion: string, tokens: readonly SourceToken[], known: KnownValues): string | undefined {
  if (conversion === '!s') {
    const text = shownText(tokens, known);
    return typeof text === 'string' ? text : undefined;
  }
  const value = conversion === '!r' ? valueOf(tokens, known) : undefined;
  return value && insideText(value);
}

/** Whole numbers as `str` writes them, and what is written as it is read. */
const LITERAL = /^(?:0|[1-9]\d*|None|True|False)$/;

/** What `str` makes of an expression, where that is its value as it is shown anyway. */
function shownText(tokens: readonly SourceToken[], known: KnownValues): Piece {
  const [first, ...more] = tokens;
  if (first?.kind === 'string' && more.length === 0) return first.bytes ? undefined : first.value;
  if (first && more.length === 0 && LITERAL.test(first.text)) return first.text;
  const value = valueOf(tokens, known);
  return value && shownValue(value);
}

function valueOf(tokens: readonly SourceToken[], known: KnownValues): Value | undefined {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return undefined;
  const { line, column } = first.range;
  const { endLine, endColumn } = last.range;
  if (tokens.length === 1 && first.kind === 'name') return known.name(first.text);
  const value = known.at({ line, column, endLine, endColumn }) ?? literalOf(tokens);
  return value ?? known.expression(tokens.map(({ text }) => text).join(''));
}

const CONSTANT = /^(?:True|False|None)$/;

/** Undefined for what is no literal, or a display of them. */
function literalOf(tokens: readonly SourceToken[]): Value | undefined {
  if (!tokens.every(({ kind, text }) => /^(?:int|float|string|operator)$/.test(kind) || CONSTANT.test(text)))
    return undefined;
  return literal(tokens.map(({ text }) => text).join(' '));
}
