/** Which objects a statement passes on unchanged, by its syntax tree. */
import { joined, placeOf, rootOf, tokensIn, type Place } from '../../python/statements/tree/node-tokens';
import { partsOfTarget, placesOfTarget, type Assignment } from '../../python/statements/statement-parts';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceRange, Statement, SubExpression } from '../../python/syntax';

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

/** What passes on the object that stands in it, or takes it in. */
const PASSING: ReadonlySet<string> = new Set([
  'list', 'tuple', 'set', 'dictionary', 'pair', 'expression_list', 'list_comprehension', 'set_comprehension',
  'dictionary_comprehension', 'generator_expression',
]); // prettier-ignore

/** What makes something new of its operands, or only looks at them. */
const READING: ReadonlySet<string> = new Set([
  'binary_operator', 'unary_operator', 'not_operator', 'comparison_operator', 'attribute', 'subscript', 'slice', 'call',
  'interpolation', 'list_splat', 'dictionary_splat', 'for_in_clause', 'if_clause', 'for_statement',
]); // prettier-ignore

/** Names whose very object the statement stores, passes on or returns: `row` in `grid.append(row)`, not in `len(row)`. */
export function heldNames(statement: Statement): Set<string> {
  const names = statement.tokens.slice(firstValueToken(statement)).filter(({ kind }) => kind === 'name');
  return new Set(names.filter(({ range }) => isHeld(placeOf(statement, range))).map(({ text }) => text));
}

function isHeld(place: Place | undefined): boolean {
  const around = place?.parent;
  if (!around) return true;
  const { node, parent } = around;
  // The parentheses of `f(x for x in xs)` are those of the call.
  const isGiven =
    node.type === 'argument_list' || (node.type === 'generator_expression' && parent?.node.type === 'call');
  if (isGiven) return KEEPERS.has(calledName(parent?.node));
  if (node.type === 'keyword_argument' || node.type === 'named_expression')
    return place.node.field === 'value' && isHeld(around);
  if (node.type === 'conditional_expression') return node.named.indexOf(place.node) !== 1 && isHeld(around);
  return PASSING.has(node.type) || (!READING.has(node.type) && isHeld(around));
}

/** `append` of `xs.append(row)`, `heappush` of `heappush(heap, row)`. */
function calledName(call: SyntaxNode | undefined): string {
  const callee = call?.get('function')?.bare;
  return (callee?.type === 'attribute' ? callee.get('attribute')?.text : callee?.text) ?? '';
}

/** True where the expression yields an object that existed before, rather than a new one. */
export function selects(expression: Pick<SubExpression, 'operator' | 'operatorKind'>): boolean {
  if (expression.operator === '[]' || expression.operatorKind === 'attribute') return true;
  return SELECTORS.has(expression.operator);
}

/** The item that `d.get(k)`, `d.setdefault(k, v)` or `a.pop()` yields, as a subscript of what holds it. */
export function selectedText(statement: Statement, source: SubExpression): string | undefined {
  const call = callOf(statement, source);
  if (call?.receiver === undefined) return undefined;
  const [first] = call.arguments;
  if (call.callee === 'popleft') return `${call.receiver}[0]`;
  if (call.callee === 'pop' && !first) return `${call.receiver}[-1]`;
  return first && BY_KEY.test(call.callee ?? '') ? `${call.receiver}[${first.text}]` : undefined;
}

/** What `d.get(k, v)` yields where the key is not there: `v`. */
export function otherwiseText(statement: Statement, source: SubExpression): string | undefined {
  const call = callOf(statement, source);
  return BY_KEY.test(call?.callee ?? '') ? call?.arguments[1]?.text : undefined;
}

const BY_KEY = /^(?:get|setdefault|pop)$/;

function callOf({ calls }: Statement, { text, range }: SubExpression): Statement['calls'][number] | undefined {
  return calls.find((call) => call.text === text && call.range.column === range.column);
}

/** True where a new container holds the very items of the old ones: `list(grid)`, `[row for row in grid]`, not a deep copy. */
export function keepsItems({ operator, node }: Pick<SubExpression, 'operator' | 'node'>): boolean {
  if (operator === 'deepcopy') return false;
  if (operator !== '[for]' && operator !== '{for}') return true;
  const body = node?.get('body');
  const item = body?.type === 'pair' ? body.get('value') : body;
  return item !== undefined && isThere(item.bare);
}

/** It gives an existing object, or a tuple of such: a name, an attribute, an item, a constant. */
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

function repeatsItems({ subExpressions }: Statement): boolean {
  return subExpressions.some(({ operator, operatorKind }) => operator === '*' && operatorKind === 'operator');
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

const DISPLAY = /^(?:list|set|dictionary)(?:_comprehension|_pattern)?$/;
const SPREAD = /^(?:list|dictionary)_splat(?:_pattern)?$/;

/** True where the statement writes a new container down, so that an equal old one is not meant. */
export function makesContainers(statement: Statement): boolean {
  const kinds = statement.tokens.map(({ range }) => placeOf(statement, range)?.parent?.node.type ?? '');
  return kinds.some((type) => DISPLAY.test(type)) && !kinds.some((type) => SPREAD.test(type));
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
  const start = statement.tokens[firstValueToken(statement)]?.range;
  if (start !== undefined && isBefore(range.line, range.column, start)) return true;
  const place = placeOf(statement, range);
  const [node, around] = [place?.node, place?.parent?.node];
  return /^(?:attribute|subscript|call)$/.test(around?.type ?? '') && around?.named[0] === node;
}

function isBefore(line: number, column: number, other: { readonly line: number; readonly column: number }): boolean {
  return line < other.line || (line === other.line && column < other.column);
}

/** True for what puts the items of one container into another: `a.extend(b)`, `a += b`, `a[1:2] = b`. */
export function addsItems({ kind, calls, assignments = [] }: Statement): boolean {
  if (kind === 'augmented-assignment' || calls.some(({ callee }) => BULK.has(callee ?? ''))) return true;
  return assignments.some(({ targets }) => targets.flatMap(placesOfTarget).some((target) => target.has('slice')));
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
