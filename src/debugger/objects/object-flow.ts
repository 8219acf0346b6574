/** Which objects can flow unchanged through a statement, told from how it is written. */
import { joined, rootOf, tokensIn } from '../../python/statements/node-tokens';
import { partsOfTarget, placesOfTarget, type Assignment } from '../../python/statements/statement-parts';
import type { SyntaxNode } from '../../python/statements/syntax-node';
import type { SourceRange, SourceToken, Statement, SubExpression } from '../../python/syntax';

/** Methods and functions that keep their argument itself, rather than what it contains. */
const KEEPERS = new Set(
  'append appendleft insert add setdefault put heappush heapreplace heappushpop setattr push dict Node'.split(' '),
);

/** Methods and functions whose result is an object that was there before. */
const SELECTORS = new Set(
  'get pop popleft popitem setdefault max min next heappop heappushpop heapreplace choice getattr if and or'.split(' '),
);

/** Methods that add the items of their argument. */
const BULK = new Set(
  'extend extendleft update union fromkeys symmetric_difference_update intersection_update'.split(' '),
);

const OPERATORS = new Set('+ - * / // % ** @ & | ^ << >> < > <= >= == != in not is'.split(' '));

/** Names whose very object the statement stores, passes on or returns: `row` in `grid.append(row)`, not in `len(row)`. */
export function heldNames(statement: Statement): Set<string> {
  const names = new Set<string>();
  const { tokens } = statement;
  const open: boolean[] = [];
  for (let index = firstValueToken(statement); index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) continue;
    const previous = tokens[index - 1];
    const mark = token.kind === 'operator' ? token.text : '';
    if (mark === '(' || mark === '[' || mark === '{') {
      const follows = previous !== undefined && isOperand(previous);
      open.push(!follows || (mark === '(' && KEEPERS.has(previous.text)));
    } else if (mark === ')' || mark === ']' || mark === '}') open.pop();
    else if (token.kind === 'name' && (open.at(-1) ?? true) && standsAlone(previous, tokens[index + 1]))
      names.add(token.text);
  }
  return names;
}

/** True where the expression yields an object that existed before, rather than a new one. */
export function selects(expression: Pick<SubExpression, 'operator' | 'operatorKind'>): boolean {
  if (expression.operator === '[]' || expression.operatorKind === 'attribute') return true;
  return SELECTORS.has(expression.operator);
}

/** The item that `d.get(k)`, `d.setdefault(k, v)` or `a.pop()` yields, as a subscript of what holds it. */
export function selectedText({ calls }: Statement, source: SubExpression): string | undefined {
  const call = calls.find(({ text, range }) => text === source.text && range.column === source.range.column);
  if (call?.receiver === undefined) return undefined;
  const [first] = call.arguments;
  if (call.callee === 'popleft') return `${call.receiver}[0]`;
  if (call.callee === 'pop' && !first) return `${call.receiver}[-1]`;
  if (!first || !/^(?:get|setdefault|pop)$/.test(call.callee ?? '')) return undefined;
  return `${call.receiver}[${first.text}]`;
}

/** True where a new container holds the very items of the old ones: `list(grid)`, `[row for row in grid]`, not a deep copy. */
export function keepsItems({ operator, node }: Pick<SubExpression, 'operator' | 'node'>): boolean {
  if (operator === 'deepcopy') return false;
  if (operator !== '[for]' && operator !== '{for}') return true;
  const body = node?.get('body');
  const item = body?.type === 'pair' ? body.get('value') : body;
  return item !== undefined && isThere(item.bare);
}

/** Nothing new comes of it, apart from a tuple around what was there: a name, an attribute, an item, a constant. */
function isThere(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'tuple':
      return node.named.every((item) => isThere(item.bare));
    case 'attribute':
    case 'subscript': {
      const holder = node.get('object') ?? node.get('value');
      return holder !== undefined && isThere(holder.bare) && !node.has('slice');
    }
    default:
      return /^(?:identifier|integer|float|true|false|none)$/.test(node.type);
  }
}

function repeatsItems(statement: Statement): boolean {
  return statement.tokens.some((token, index) => token.text === '*' && isOperand(statement.tokens[index - 1]));
}

/** True where one object may go to several places: `[row] * 3`, `a = b = []`. */
export function sharesResults(statement: Statement): boolean {
  return repeatsItems(statement) || assignmentsIn(statement).flatMap(({ targets }) => targets).length > 1;
}

/** True for `a, b = values`: the targets get what the value contains. */
export function unpacks(statement: Statement): boolean {
  const target = assignmentsIn(statement)[0]?.targets[0];
  return target !== undefined && partsOfTarget(target) !== undefined;
}

/** True where the statement writes a new container down, so that an equal old one is not meant. */
export function makesContainers(statement: Statement): boolean {
  const { tokens } = statement;
  const isSpread = tokens.some(({ text }, index) => (text === '*' || text === '**') && !isOperand(tokens[index - 1]));
  return !isSpread && tokens.some(({ text }, index) => (text === '[' || text === '{') && !isOperand(tokens[index - 1]));
}

/** Text of what is assigned, returned or yielded, without the targets. */
export function valueText(statement: Statement): string {
  const start = statement.kind === 'return' ? 1 : firstValueToken(statement);
  return start === 0 ? '' : joined(statement.tokens.slice(start));
}

/** Text of the one attribute or item that a plain assignment replaces: `a.x[i]`; undefined for several, and for names. */
export function replacedTarget(statement: Statement): string | undefined {
  const [assignment, ...others] = assignmentsIn(statement);
  const [target, ...more] = assignment?.targets ?? [];
  if (!target || assignment?.operator !== '=' || others.length > 0 || more.length > 0) return undefined;
  const tokens = tokensIn(statement, target);
  return tokens.length > 1 && !unpacks(statement) ? joined(tokens) : undefined;
}

/** True for an assignment with `=` whose targets are the name, its attributes or its items. */
export function replacesItems(statement: Statement, name: string): boolean {
  return assignmentsIn(statement).some(
    ({ targets, operator }) =>
      operator === '=' && targets.flatMap(placesOfTarget).some((place) => rootOf(statement, place)?.text === name),
  );
}

/** True for an expression that is only read on the way: a target's `a.b` in `a.b[0] = []`, the receiver of a method. */
export function isOperandOnly(statement: Statement, range: SourceRange): boolean {
  const { tokens } = statement;
  const start = tokens[firstValueToken(statement)]?.range;
  const isTarget = start !== undefined && isBefore(range.line, range.column, start);
  const next = tokens.find(
    (token) => !isBefore(token.range.line, token.range.column, { line: range.endLine, column: range.endColumn }),
  );
  return isTarget || next?.text === '.' || next?.text === '[' || next?.text === '(';
}

function isBefore(line: number, column: number, other: { readonly line: number; readonly column: number }): boolean {
  return line < other.line || (line === other.line && column < other.column);
}

/** True for what puts the items of one container into another: `a.extend(b)`, `a += b`, `a[1:2] = b`. */
export function addsItems(statement: Statement): boolean {
  if (statement.kind === 'augmented-assignment') return true;
  return (
    statement.tokens.some(({ kind, text }) => kind === 'attribute' && BULK.has(text)) ||
    statement.tokens.some(({ text }) => text === ':')
  );
}

function firstValueToken(statement: Statement): number {
  const start = assignmentsIn(statement).at(-1)?.value.range;
  const first = start ? statement.tokens.findIndex(({ range }) => !isBefore(range.line, range.column, start)) : 0;
  return Math.max(0, first);
}

/** None where the statement is asked about in another form, as a `return` or an `if`. */
function assignmentsIn({ kind, assignments }: Statement): readonly Assignment[] {
  return kind === 'assignment' || kind === 'augmented-assignment' ? (assignments ?? []) : [];
}

function isOperand(token: SourceToken | undefined): boolean {
  if (!token) return false;
  return ['name', 'attribute', 'string', 'fstring-end'].includes(token.kind) || [')', ']', '}'].includes(token.text);
}

function standsAlone(previous: SourceToken | undefined, next: SourceToken | undefined): boolean {
  if (previous && (previous.text === '.' || OPERATORS.has(previous.text))) return false;
  return !next || !(['.', '[', '(', ':='].includes(next.text) || OPERATORS.has(next.text));
}
