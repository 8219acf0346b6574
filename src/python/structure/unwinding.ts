/** The blocks around a statement: which clauses handle its exceptions, and what runs while unwinding. */
import type { Block, Item } from './block-tree';
import { exitOf, hasEvent, isLoop, ownersOf, type Flow } from './successors';
import type { EnclosingBlock, Handler, Unwind } from '../syntax';

/** Last physical line of a statement with its body and clauses. */
export function lastLineOf(item: Item): number {
  const inner = [lastLineOfBlock(item.body), lastLineOfOptional(item.clauses.at(-1))];
  return Math.max(item.line.endLine, ...inner);
}

function lastLineOfOptional(item: Item | undefined): number {
  return item ? lastLineOf(item) : 0;
}

function lastLineOfBlock(block: Block | undefined): number {
  return lastLineOfOptional(block?.items.at(-1));
}

/** Last physical line of what a header (or clause) itself heads. */
function lastLineOfBody(item: Item): number {
  return Math.max(item.line.endLine, lastLineOfBlock(item.body));
}

/** See `Statement.handlers`. */
export function handlersOf(item: Item, flow: Flow): Handler[] {
  return [...selfAndOwners(item)].flatMap((owner): Handler[] => {
    if (owner.role === 'with') return [withOf(owner)];
    const first = owner.role === 'try' ? owner.clauses.find(({ role }) => role === 'except') : undefined;
    const catcher: Handler[] = first ? [{ kind: 'except', line: first.line.line, endLine: lastLineOfBody(first) }] : [];
    return [...catcher, ...finallyOf(owner, flow)];
  });
}

/** See `Statement.unwinds`. */
export function unwindsOf(item: Item, flow: Flow): Unwind[] {
  const exit = exitOf(item);
  if (exit === undefined || exit.kind === 'raise') return [];
  if (exit.loop === item.line.line) return [];
  const unwinds: Unwind[] = [];
  for (const owner of selfAndOwners(item)) {
    if (exit.kind !== 'return' && isLoop(owner)) break;
    if (owner.role === 'with') unwinds.push(withOf(owner));
    else unwinds.push(...finallyOf(owner, flow));
  }
  return unwinds;
}

/** See `Statement.enclosing`. */
export function enclosingOf(item: Item, flow: Flow): EnclosingBlock[] {
  const owners = [...ownersOf(item)].reverse();
  if (item.role === 'finally') owners.push(item);
  return owners.flatMap((owner): EnclosingBlock[] => {
    const endLine = lastLineOfBody(owner);
    switch (owner.role) {
      case 'for':
      case 'with':
        return [{ kind: owner.role, line: owner.line.line, endLine }];
      case 'except': {
        const name = /\bas\s+(\w+)\s*$/.exec(flow.headerText(owner))?.[1];
        return [{ kind: 'except', line: owner.line.line, endLine, ...(name !== undefined && { name }) }];
      }
      case 'finally':
        return [{ kind: 'finally', line: firstLineOf(owner), endLine }];
      default:
        return [];
    }
  });
}

/** A clause with its body on the same line is inside itself as far as exceptions are concerned, and so is an `except` line. */
function* selfAndOwners(item: Item): Generator<Item> {
  const hasOwnBody = item.line.inlineBody !== undefined && (item.role === 'try' || item.role === 'else');
  if (hasOwnBody || item.role === 'except') yield item;
  yield* ownersOf(item);
}

function withOf({ line }: Item): Unwind & Handler {
  return { kind: 'with', line: line.line, endLine: line.endLine };
}

/** The `finally` that runs when the body of `owner` is left. */
function finallyOf(owner: Item, flow: Flow): (Unwind & Handler)[] {
  const main = owner.main ?? owner;
  const isProtected = main.role === 'try' && owner.role !== 'finally';
  const last = isProtected ? main.clauses.find(({ role }) => role === 'finally') : undefined;
  if (!last) return [];
  const line = flow.entryOfClause(last);
  // A body of which nothing is left at run time cannot be visited.
  if (typeof line !== 'number' || !(last.line.inlineBody || last.body?.items.some(hasEvent))) return [];
  return [{ kind: 'finally', line, endLine: lastLineOfBody(last) }];
}

function firstLineOf(clause: Item): number {
  return clause.line.inlineBody ? clause.line.line : (clause.body?.items[0]?.line.line ?? clause.line.line);
}
