/** Where control goes from a statement when nothing is raised, as CPython 3.11 reports lines. */
import type { Block, Item } from './block-tree';
import type { Exit, ExitKind, Successor } from '../syntax';

/** Successors of the items of one file. */
export class Flow {
  constructor(private readonly text: string) {}

  /** Line of the first step of a block, or what follows the block. */
  firstOf(block: Block): Successor {
    for (const item of block.items) {
      const line = this.entryOf(item);
      if (line !== undefined) return line;
    }
    return this.endOf(block);
  }

  /** See `Statement.successors`. */
  successors(item: Item): Successor[] {
    const all = item.line.inlineBody ? this.inlineSuccessors(item) : this.ownSuccessors(item);
    return [...new Set(all.filter((line) => line !== undefined))];
  }

  /** The condition of an `if` or `while` where it is a constant, which CPython folds. */
  constantCondition(item: Item): boolean | undefined {
    if (item.role !== 'if' && item.role !== 'elif' && item.role !== 'while') return undefined;
    const condition = this.headerText(item);
    if (/^\(*(?:True|0*[1-9]\d*|\.\.\.)\)*$/.test(condition)) return true;
    return /^\(*(?:False|None|0+)\)*$/.test(condition) ? false : undefined;
  }

  /** A clause that matches anything: `except:`, `case _:`, `case name:`. */
  isCatchAll(item: Item): boolean {
    const header = this.headerText(item);
    return item.role === 'except'
      ? header === ''
      : item.role === 'case' && /^(?!None$|True$|False$)[^\W\d]\w*$/u.test(header);
  }

  /** The text between the keyword and the colon. */
  headerText({ line }: Item): string {
    return this.text.slice(line.start + line.word.length, line.colon).trim();
  }

  /** What follows `def` or `class`. */
  headerName({ line }: Item): string {
    return this.textOf(line.start, line.colon).replace(/^(?:async\s+)?(?:def|class)\s*/, '');
  }

  isAsync({ line }: Item): boolean {
    return this.text.startsWith('async', line.start);
  }

  textOf(start: number, end: number): string {
    return this.text.slice(start, end);
  }

  /** The line of the first step inside a statement, or undefined for what CPython compiles to nothing. */
  entryOf(item: Item): Successor | undefined {
    const { line, role } = item;
    if (role === 'orphan' && !line.inlineBody) {
      return item.body?.items.map((inner) => this.entryOf(inner)).find((entry) => entry !== undefined);
    }
    return role === 'simple' && !hasEvent(item) ? undefined : line.line;
  }

  /** Where a clause without a line of its own (`else`, `finally`) begins. */
  entryOfClause(clause: Item): Successor {
    return clause.line.inlineBody || !clause.body ? clause.line.line : this.firstOf(clause.body);
  }

  /** What follows a whole statement, all its clauses included. */
  after(item: Item): Successor {
    const { block, index } = item.main ?? item;
    for (let next = index + 1; next < block.items.length; next++) {
      const sibling = block.items[next];
      const entry = sibling && this.entryOf(sibling);
      if (entry !== undefined) return entry;
    }
    return this.endOf(block);
  }

  private endOf(block: Block): Successor {
    const { owner } = block;
    if (!owner || owner.role === 'def' || owner.role === 'class') return 'end';
    const main = owner.main ?? owner;
    switch (owner.role) {
      case 'for':
      case 'while':
      case 'with':
        return owner.line.line;
      case 'try': {
        const otherwise = owner.clauses.find(({ role }) => role === 'else');
        return otherwise ? this.entryOfClause(otherwise) : this.afterTry(owner);
      }
      case 'else':
      case 'except':
        return main.role === 'try' ? this.afterTry(main) : this.after(main);
      default:
        return this.after(main);
    }
  }

  private afterTry(main: Item): Successor {
    const last = main.clauses.find(({ role }) => role === 'finally');
    return last ? this.entryOfClause(last) : this.after(main);
  }

  private ownSuccessors(item: Item): (Successor | undefined)[] {
    const body = (): Successor => (item.body ? this.firstOf(item.body) : this.after(item));
    switch (item.role) {
      case 'if':
      case 'elif':
      case 'while':
      case 'for': {
        const constant = this.constantCondition(item);
        return [constant === false ? undefined : body(), constant === true ? undefined : this.otherwise(item)];
      }
      case 'except':
      case 'case':
        return [body(), this.otherwise(item)];
      case 'with':
        // Nobody has typed its body yet.
        return body() === item.line.line ? [this.after(item)] : [body(), this.after(item)];
      case 'match':
        return [item.clauses[0]?.line.line ?? this.after(item)];
      case 'def':
      case 'class':
        return [this.after(item)];
      case 'simple':
      case 'decorator':
        return [this.leave(item, item.line.exit) ?? (item.line.exit ? undefined : this.after(item))];
      default:
        return [body()];
    }
  }

  /** Successors of a header whose body is on the same line. */
  private inlineSuccessors(item: Item): (Successor | undefined)[] {
    const { role, line, body } = item;
    const { exit } = line;
    const isLoop = role === 'for' || role === 'while';
    if (role === 'def' || role === 'class' || !body) return [this.after(item)];
    if (isLoop && exit === 'break') return [this.after(item), this.otherwise(item)];
    if (isLoop && exit === 'continue') return [line.line, this.otherwise(item)];
    const left = exit && this.leave(item, exit);
    const through = exit ? left : role === 'with' ? this.after(item) : this.endOf(body);
    return [through, this.otherwise(item)];
  }

  /** Where control goes when the condition fails, no item is left, or the clause does not match. */
  private otherwise(item: Item): Successor | undefined {
    const main = item.main ?? item;
    // Also of a clause that is looked at apart from its body on the same line.
    const own = main.clauses.findIndex(({ line }) => line.line === item.line.line);
    const following = main.clauses.slice(item.main ? own + 1 : 0);
    switch (item.role) {
      case 'if':
      case 'elif':
      case 'for':
      case 'while': {
        if (this.constantCondition(item) === true) return undefined;
        const [next] = following;
        if (!next) return this.after(main);
        return next.role === 'elif' ? next.line.line : this.entryOfClause(next);
      }
      case 'except':
        return this.isCatchAll(item) ? undefined : following.find(({ role }) => role === 'except')?.line.line;
      case 'case':
        return this.isCatchAll(item) ? undefined : (following[0]?.line.line ?? this.after(main));
      default:
        return undefined;
    }
  }

  /** The target of `break` or `continue`, regardless of what has to run before. */
  private leave(item: Item, exit: ExitKind | undefined): Successor | undefined {
    if (exit !== 'break' && exit !== 'continue') return undefined;
    const loop = [...ownersOf(item)].find(isLoop);
    if (!loop) return this.after(item);
    return exit === 'break' ? this.after(loop) : loop.line.line;
  }
}

/** See `Statement.exit`. */
export function exitOf(item: Item): Exit | undefined {
  const { exit: kind, inlineBody } = item.line;
  if (kind === undefined || item.role === 'def' || item.role === 'class') return undefined;
  if (kind === 'return' || kind === 'raise') return { kind };
  const loop = inlineBody && isLoop(item) ? item : [...ownersOf(item)].find(isLoop);
  return { kind, loop: loop?.line.line };
}

export function isLoop({ role }: Item): boolean {
  return role === 'for' || role === 'while';
}

/** The headers that a statement is inside of, innermost first, up to its function. */
export function* ownersOf(item: Item): Generator<Item> {
  for (let { owner } = item.block; owner && owner.role !== 'def' && owner.role !== 'class'; { owner } = owner.block)
    yield owner;
}

/** The `def` or `class` that a block is in. */
export function scopeOwner(block: Block): Item | undefined {
  let { owner } = block;
  while (owner && owner.role !== 'def' && owner.role !== 'class') ({ owner } = owner.block);
  return owner;
}

/** False for what CPython compiles to nothing: `global`, and inside functions docstrings and declarations. */
export function hasEvent({ line, block, index, role }: Item): boolean {
  if (role !== 'simple')
    return role !== 'orphan' && role !== 'else' && role !== 'finally' ? true : line.inlineBody !== undefined;
  if ((line.word === 'global' || line.word === 'nonlocal') && line.pieces.length < 2) return false;
  const isDocstring = line.isString && index === 0 && block.owner?.role === 'def';
  if (isDocstring) return false;
  return !(line.isDeclaration && scopeOwner(block)?.role === 'def');
}
