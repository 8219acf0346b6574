/** One operator, number, keyword, method or operand that was meant otherwise. */
import { placeOf } from '../../../../python/statements/tree/node-tokens';
import type { SourceRange, SourceToken, Statement } from '../../../../python/syntax';
import type { Edit } from './edit';

/** Replacements of an operator in common slips, the likeliest first. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>', '>='],
  '<=': ['<', '>=', '>'],
  '>': ['>=', '<', '<='],
  '>=': ['>', '<=', '<'],
  '==': ['!=', '<=', '>=', '<', '>'],
  '!=': ['==', '<', '>', '<=', '>='],
  '+': ['-', '*'],
  '-': ['+', '*'],
  '*': ['+', '-', '//', '**'],
  '/': ['//', '*', '-'],
  '//': ['/', '%', '*', '+'],
  '%': ['//', '+', '*'],
  '**': ['*'],
  '+=': ['-=', '*='],
  '-=': ['+='],
  '*=': ['+=', '//='],
  '/=': ['//=', '*=', '-='],
  '//=': ['/=', '*=', '+='],
  '%=': ['//='],
  '&': ['|', '^'],
  '|': ['&', '^'],
  '^': ['&', '|'],
  '<<': ['>>'],
  '>>': ['<<'],
};

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  and: ['or'],
  or: ['and'],
  True: ['False'],
  False: ['True'],
  break: ['continue'],
  continue: ['break'],
};

/** Names that are confused with one another. */
const CONFUSED: readonly (readonly string[])[] = [
  ['min', 'max'],
  ['any', 'all'],
  ['len', 'sum', 'max', 'min'],
  ['list', 'tuple', 'set', 'sorted', 'reversed'],
  ['int', 'float', 'round', 'abs'],
  ['floor', 'ceil'],
  ['upper', 'lower', 'capitalize', 'title', 'swapcase'],
  ['find', 'rfind', 'index', 'count'],
  ['strip', 'lstrip', 'rstrip'],
  ['split', 'rsplit'],
  ['startswith', 'endswith'],
  ['append', 'extend', 'remove', 'insert'],
  ['add', 'discard', 'remove'],
  ['keys', 'values', 'items'],
  ['get', 'pop', 'setdefault'],
  ['isalpha', 'isdigit', 'isalnum', 'isupper', 'islower', 'isspace', 'isnumeric'],
  ['ljust', 'rjust'],
  ['union', 'intersection', 'difference', 'symmetric_difference'],
  ['sort', 'reverse'],
];

/** @param file text of the file that the statement is in */
export function* tokenEdits(
  file: string,
  statement: Statement,
  offsetOf: (line: number, column: number) => number,
): Generator<Edit> {
  yield* replacedTokens(statement);
  yield* boundEdits(statement);
  yield* operandEdits(file, statement, offsetOf);
}

function* replacedTokens(statement: Statement): Generator<Edit> {
  const { tokens, scope } = statement;
  for (const [at, token] of tokens.entries()) {
    const { kind, text, range } = token;
    const parent = placeOf(statement, range)?.parent?.node.type ?? '';
    const replace = function* (all: readonly string[], weight: number): Generator<Edit> {
      for (const [rank, by] of all.entries()) yield { range, by, weight: weight * 0.95 ** rank };
    };
    if (kind === 'operator' && text === '-' && parent === 'unary_operator') yield { range, by: '', weight: 0.7 };
    else if (kind === 'operator') yield* replace(OPERATORS[text] ?? [], 1);
    else if (kind === 'int') yield* replace(otherNumbers(text, tokens[at - 1]), isData(statement, range) ? DATA : 0.9);
    else if ((kind === 'name' && !scope.locals.includes(text)) || kind === 'attribute')
      yield* replace(confusedWith(text), 0.85);
    else if (kind === 'keyword' && text === 'in' && parent === 'comparison_operator')
      yield { range, by: 'not in', weight: 0.9 };
    else if (kind === 'keyword' && text === 'not') yield* unnegated(tokens, at);
    else if (kind === 'keyword') yield* replace(KEYWORDS[text] ?? [], 0.9);
  }
}

/** What a module's own lines hand to calls is what the program was given: less likely a slip than what works on it. */
const DATA = 0.45;

function isData(statement: Statement, range: SourceRange): boolean {
  if (statement.scope.kind !== 'module') return false;
  for (let place = placeOf(statement, range)?.parent; place; place = place.parent) {
    // An index or a bound is worked with.
    if (place.node.type === 'subscript' || place.node.type === 'binary_operator') return false;
    if (place.node.type === 'argument_list') return place.parent?.node.get('function')?.text !== 'range';
  }
  return false;
}

/** Other names that may have been intended, at most four. */
function confusedWith(name: string): string[] {
  const all = CONFUSED.filter((names) => names.includes(name)).flat();
  return [...new Set(all)].filter((other) => other !== name).slice(0, 4);
}

/** A number's neighbors and common bounds; literals with other digits are left alone. */
function otherNumbers(text: string, before: SourceToken | undefined): string[] {
  if (!/^\d{1,6}$/.test(text)) return [];
  const value = Number(text);
  const candidates = [value + 1, value - 1, 0, 1, 2, value + 2, value - 2, value + 3, value - 3, value * 10, value * 2];
  const isNegative = before?.text === '-';
  const different = [...new Set(candidates)].filter((other) => other !== value && (other >= 0 || !isNegative));
  return [...different.slice(0, 7).map(String), ...(isNegative || value === 0 ? [] : [`-${text}`])];
}

/** Removes `not`, also where it is part of an operator: `x not in y` becomes `x in y`. */
function* unnegated(tokens: readonly SourceToken[], at: number): Generator<Edit> {
  const [not, next] = [tokens[at], tokens[at + 1]];
  if (!not || !next) return;
  const { line, column } = not.range;
  const range = { line, column, endLine: next.range.line, endColumn: next.range.column };
  yield { range, by: '', weight: 1 };
}

/** Negated branch conditions, and off-by-one bounds. */
function* boundEdits({ kind, tokens, calls }: Statement): Generator<Edit> {
  const [first, second] = tokens;
  const last = tokens.at(-1);
  const isHeader = (kind === 'if' || kind === 'while') && first && second && last;
  const isSimple = tokens.some(({ text }) => ['==', '!=', 'in', 'not'].includes(text)) && tokens.length < 8;
  if (isHeader && !isSimple && second.range.line === last.range.endLine && !tokens.some(({ text }) => text === ':')) {
    const { line, column } = second.range;
    const at = { line, column, endLine: line, endColumn: last.range.endColumn };
    yield { range: at, by: NEGATED, weight: 0.8 };
  }
  for (const { callee, node } of calls) {
    const given = callee === 'range' ? (node?.get('arguments')?.named ?? []) : [];
    const bound = given.at(given.length > 2 ? 1 : -1);
    if (!bound || bound.type === 'integer' || bound.type === 'list_splat') continue;
    const { endLine: line, endColumn: column } = bound.range;
    const range = { line, column, endLine: line, endColumn: column };
    for (const by of [' - 1', ' + 1']) yield { range, by, weight: 0.7 };
  }
}

/** Stands for the replaced text in parentheses after `not`. */
export const NEGATED = '\0';

/** What has to be in parentheses to become the right operand. */
const BINDING_LOOSELY = /_operator$|^(?:await|lambda|conditional_expression|named_expression)$/;

function* operandEdits(
  file: string,
  { subExpressions, tokens }: Statement,
  offsetOf: (line: number, column: number) => number,
): Generator<Edit> {
  for (const { operator, operatorKind, range, node } of subExpressions) {
    const whole = file.slice(offsetOf(range.line, range.column), offsetOf(range.endLine, range.endColumn));
    if (operatorKind !== 'operator') continue;
    if (operator === '[]' && whole.endsWith(']')) yield* indexEdits(range, tokens);
    if (!['-', '/', '//', '%', '**', '+'].includes(operator)) continue;
    const [left, right] = [node?.get('left'), node?.get('right')];
    if (!left || !right) continue;
    const wrapped = BINDING_LOOSELY.test(left.type) ? `(${left.text})` : left.text;
    yield { range, by: `${right.text} ${operator} ${wrapped}`, weight: operator === '+' ? 0.4 : 0.75 };
  }
}

/** `a[i]`: one further, one back. */
function* indexEdits(range: SourceRange, tokens: readonly SourceToken[]): Generator<Edit> {
  const close = tokens.find(
    ({ text, range: own }) => text === ']' && own.endLine === range.endLine && own.endColumn === range.endColumn,
  );
  const last = close && tokens[tokens.indexOf(close) - 1];
  if (!last || (last.kind !== 'name' && last.text !== ')')) return;
  const { endLine: line, endColumn: column } = last.range;
  for (const by of [' - 1', ' + 1'])
    yield { range: { line, column, endLine: line, endColumn: column }, by, weight: 0.7 };
}
