/** What the source alone says about names that change: which ones a statement binds, and which it cannot touch. */
import { isSameRange } from '../../../python/text/ranges';
import { isMutable } from '../../../python/values/print';
import { isOneObject } from '../../values/references';
import type { Statement } from '../../../python/syntax';
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
function isGrowing(
  { kind, subExpressions, calls }: Statement,
  name: string,
  methods: readonly string[] = ['append', 'insert'],
): boolean {
  const whole = kind === 'expression' ? subExpressions.find(({ discarded }) => discarded) : undefined;
  if (whole?.operatorKind !== 'method' || !methods.includes(whole.operator)) return false;
  return calls.some(({ range, receiver }) => receiver === name && isSameRange(range, whole.range));
}
