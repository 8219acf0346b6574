/** What the source alone says about names that change: which ones a statement binds, and which it cannot touch. */
import { isSameRange } from '../../../python/text/ranges';
import { isMutable } from '../../../python/values/print';
import { isOneObject } from '../../values/references';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { CallSite, Statement } from '../../../python/syntax';
import { literal, type Lookup } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import type { Query } from '../../query';

const AUGMENTED = /^(?:[-+*/%@&|^]|\*\*|\/\/|<<|>>)=$/;

/** Statements that bind all their targets whenever they end well. */
export function isBinding({ kind, line, endLine, hasInlineBody }: Statement): boolean {
  if (
    kind === 'assignment' ||
    kind === 'augmented-assignment' ||
    kind === 'with' ||
    kind === 'except' ||
    kind === 'def'
  )
    return true;
  // A body on the header's line makes its own bindings.
  return kind === 'for' && (endLine > line || hasInlineBody !== true);
}

/** True for a target that the statement does not also read. */
export function isOnlyBound({ targets, tokens, kind }: Statement, name: string): boolean {
  return kind !== 'augmented-assignment' && onlyUses(tokens).has(name) && targets.includes(name);
}

/** Counted once for all names of a statement: a line of thousands of statements is asked about each of them. */
const counted = new WeakMap<Statement['tokens'], ReadonlySet<string>>();

/** Names that stand in a statement once, and not before `+=` and its like as a part of a longer line. */
function onlyUses(tokens: Statement['tokens']): ReadonlySet<string> {
  const known = counted.get(tokens);
  if (known) return known;
  const uses = new Map<string, number>();
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'name') continue;
    const weight = AUGMENTED.test(tokens[at + 1]?.text ?? '') ? 2 : 1;
    uses.set(text, (uses.get(text) ?? 0) + weight);
  }
  const single = new Set([...uses].flatMap(([name, count]) => (count === 1 ? [name] : [])));
  counted.set(tokens, single);
  return single;
}

/** A name can get another value only where the statement binds it, or where it holds an object that can change. */
export function mayChange({ statement, lookup }: Pick<Query, 'statement' | 'lookup'>, name: string): boolean {
  if (statement.targets.includes(name)) return true;
  const value = lookup(name);
  return value !== undefined && (isMutable(value) || value.kind === 'unknown');
}

/** A name that has another value whenever the statement goes on to its first successor. */
export function mustChange({ statement, lookup }: Pick<Query, 'statement' | 'lookup'>, name: string): boolean {
  if (isGrowing(statement, name)) return lookup(name)?.kind === 'list';
  if (!isBinding(statement) || !statement.targets.includes(name) || statement.deleted.includes(name)) return false;
  // A walrus behind `and`, `or` or `if` may never be reached.
  return statement.tokens.every(({ text }) => text !== ':=');
}

/** `items.append(…)`, and nothing else: the items that there are stay, and one comes behind them. */
export function isAppending({ statement, lookup }: Pick<Query, 'statement' | 'lookup'>, name: string): boolean {
  const value = lookup(name);
  // A list of one item is written out, where that is short.
  const isNamed = value?.kind === 'list' && (value.items.length > 1 || isOneObject(value.items));
  return isNamed && isGrowing(statement, name, ['append']);
}

/** `items.append(…)`, and nothing else: a list has one item more then, whichever that is. */
function isGrowing(statement: Statement, name: string, methods: readonly string[] = ['append', 'insert']): boolean {
  return growingCall(statement, methods)?.receiver === name;
}

function growingCall({ kind, subExpressions, calls }: Statement, methods: readonly string[]): CallSite | undefined {
  const whole = kind === 'expression' ? subExpressions.find(({ discarded }) => discarded) : undefined;
  if (whole?.operatorKind !== 'method' || !methods.includes(whole.operator)) return undefined;
  return calls.find(({ range }) => isSameRange(range, whole.range));
}

/**
 * A list that has grown by what the statement puts at its end or in front: that item is the argument, of which the answer has
 * told the parts. Any other value as it is.
 * @param read the value of a name, or of what has been computed of the statement
 */
export function withGiven(query: Query, name: string, after: Value, read: Lookup): Value {
  const { statement } = query;
  const site = growingCall(statement, ['append', 'insert']);
  const before = query.lookup(name);
  const [first, second] = site?.node?.get('arguments')?.named ?? [];
  if (site?.receiver !== name || before?.kind !== 'list' || after.kind !== 'list') return after;
  if (after.items.length !== before.items.length + 1 || (second && first?.text !== '0')) return after;
  const item = givenValue(second ?? first, read);
  if (!item) return after;
  return { ...after, items: second ? [item, ...after.items.slice(1)] : [...after.items.slice(0, -1), item] };
}

/** Of a display of values that are known; of a name or an operation the answer says itself what is put there. */
function givenValue(node: SyntaxNode | undefined, read: Lookup): Value | undefined {
  const bare = node?.bare;
  const isTuple = bare?.type === 'tuple' || bare?.type === 'expression_list';
  if (!bare || (!isTuple && bare.type !== 'list')) return undefined;
  const items = bare.named.map((item) => givenValue(item, read) ?? read(item.bare.text) ?? literal(item.text));
  return items.every((item) => item !== undefined) ? { kind: isTuple ? 'tuple' : 'list', items } : undefined;
}

/**
 * What a name holds after `name = …` or `name, other = …`, where the answer has told the value on the right, or the items
 * of the display that stands there.
 * @param said the value of an operation of the statement
 */
export function boundValue(
  { statement }: Query,
  name: string,
  said: (node: SyntaxNode) => Value | undefined,
  read: Lookup,
): Value | undefined {
  const [assignment, ...more] = statement.assignments ?? [];
  if (statement.kind !== 'assignment' || !assignment || more.length > 0 || assignment.operator !== '=')
    return undefined;
  const [target, ...others] = assignment.targets;
  if (!target || others.length > 0) return undefined;
  const value = said(assignment.value.bare) ?? givenValue(assignment.value, read);
  if (target.bare.type === 'identifier') return target.bare.text === name ? value : undefined;
  if (!/^(?:pattern_list|tuple_pattern|list_pattern)$/.test(target.bare.type)) return undefined;
  if (value?.kind !== 'tuple' && value?.kind !== 'list') return undefined;
  const names = target.bare.named.map(({ type, text }) => (type === 'identifier' ? text : ''));
  const isFit = names.length === value.items.length && new Set(names).size === names.length && !names.includes('');
  return isFit ? value.items[names.indexOf(name)] : undefined;
}
