/** The block structure of a file, from indentation and header keywords alone. */
import type { HeadKeyword, LogicalLine } from './logical-lines';
import type { SyntaxProblem } from '../syntax';

/** A statement or clause with the block that it heads. */
export interface Item {
  readonly line: LogicalLine;
  /** The line's kind in control flow. `orphan` is an `else` or `finally` that belongs to no statement. */
  readonly role: 'simple' | 'decorator' | 'orphan' | HeadKeyword;
  readonly block: Block;
  /** Position in `block.items`; of the statement that a clause belongs to, for a clause. */
  readonly index: number;
  /** The indented block, or for `def` and `class` the inline body; empty where the body is missing or inline. */
  readonly body?: Block;
  /** `elif`, `else`, `except`, `finally` and `case` in order. */
  readonly clauses: Item[];
  /** The statement that this clause belongs to. */
  readonly main?: Item;
  readonly decorators: readonly LogicalLine[];
}

export interface Block {
  readonly items: Item[];
  /** The header; undefined for the module. */
  readonly owner?: Item;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Level {
  readonly block: Block;
  readonly indent: number;
  readonly narrowIndent: number;
}

const clauseOwners: Readonly<Partial<Record<string, readonly string[]>>> = {
  elif: ['if'],
  else: ['if', 'for', 'while', 'try'],
  except: ['try'],
  finally: ['try'],
  case: ['match'],
};

/** Builds the blocks of a module; whatever does not fit is kept in sequence and reported. */
export function buildBlocks(lines: readonly LogicalLine[], problems: SyntaxProblem[]): Block {
  return new BlockBuilder(problems).build(lines);
}

class BlockBuilder {
  private readonly module: Block = { items: [] };
  private readonly levels: Level[] = [];
  /** A header whose body has not begun. */
  private waiting: Item | undefined;
  /** Whether the line before mixed tabs and spaces. */
  private isMixed = false;

  constructor(private readonly problems: SyntaxProblem[]) {}

  build(lines: readonly LogicalLine[]): Block {
    const [first] = lines;
    this.levels.push({ block: this.module, indent: first?.indent ?? 0, narrowIndent: first?.narrowIndent ?? 0 });
    for (const line of lines) this.add(line);
    this.settleWaiting();
    return this.module;
  }

  private add(line: LogicalLine): void {
    const header = this.waiting;
    if (
      header?.body &&
      header.role === 'def' &&
      line.isString &&
      header.body.items.length === 0 &&
      line.indent <= header.line.indent
    ) {
      // A docstring that is not indented; the body is still to come.
      this.problems.push({
        line: line.line,
        message: `read line ${line.line} as the docstring of line ${header.line.line}`,
      });
      header.body.items.push(this.makeItem(line, header.body));
      return;
    }
    if (header?.body && line.indent > header.line.indent && !isMisplacedClause(line, header)) {
      this.checkTabs(line, line.narrowIndent > header.line.narrowIndent);
      this.levels.push({ block: header.body, indent: line.indent, narrowIndent: line.narrowIndent });
      this.waiting = undefined;
    } else {
      this.settleWaiting();
      this.dedent(line);
    }
    const block = this.levels.at(-1)?.block ?? this.module;
    const item = this.makeItem(line, block);
    if (item.main) item.main.clauses.push(item);
    else block.items.push(item);
    if (item.body?.items.length === 0 && !line.inlineBody) this.waiting = item;
  }

  /** Reports once for consecutive lines how their indentation was read. */
  private checkTabs({ line }: LogicalLine, isConsistent: boolean): void {
    if (!isConsistent && !this.isMixed)
      this.problems.push({ line, message: `line ${line} mixes tabs and spaces; read a tab as up to column 8` });
    this.isMixed = !isConsistent;
  }

  private settleWaiting(): void {
    if (!this.waiting) return;
    const { line } = this.waiting.line;
    this.problems.push({ line, message: `assumed \`pass\` as the body of line ${line}` });
    this.waiting = undefined;
  }

  private dedent(line: LogicalLine): void {
    let popped: Level | undefined;
    while (this.levels.length > 1 && (this.levels.at(-1)?.indent ?? 0) > line.indent) popped = this.levels.pop();
    const indent = this.levels.at(-1)?.indent ?? 0;
    if (indent === line.indent) {
      this.checkTabs(line, this.levels.at(-1)?.narrowIndent === line.narrowIndent);
      return;
    }
    // Between two levels the nearer one is taken; a clause closes the inner one unless it is clearly a part of it.
    const distance = popped ? popped.indent - line.indent : Number.POSITIVE_INFINITY;
    const owners = clauseOwners[line.head ?? ''];
    const isOfInner = owners?.includes(popped?.block.items.at(-1)?.role ?? '') && distance < line.indent - indent;
    if (popped && (owners ? isOfInner : distance <= line.indent - indent))
      this.levels.push({ block: popped.block, indent: line.indent, narrowIndent: line.narrowIndent });
    const message = `line ${line.line} is indented unexpectedly; read as part of the enclosing block`;
    this.problems.push({ line: line.line, message });
  }

  private makeItem(line: LogicalLine, block: Block): Item {
    const owners = line.head === undefined ? undefined : clauseOwners[line.head];
    const main = owners && this.findMain(block, owners, line);
    const item: Mutable<Item> = {
      line,
      role: this.roleOf(line, owners !== undefined && main === undefined),
      block: main?.block ?? block,
      index: main?.index ?? block.items.length,
      clauses: [],
      decorators: decoratorsBefore(line, block),
      ...(main && { main }),
    };
    if (line.head !== undefined) {
      const body: Block = { items: [], owner: item };
      item.body = body;
      if (line.inlineBody && (line.head === 'def' || line.head === 'class')) body.items.push(inlineItem(line, body));
    }
    return item;
  }

  private roleOf(line: LogicalLine, isOrphan: boolean): Item['role'] {
    if (line.word === '@') return 'decorator';
    if (!isOrphan) return line.head ?? 'simple';
    this.problems.push({ line: line.line, message: `this \`${line.word}\` has no statement to belong to` });
    // Without its statement an `elif`, `except` or `case` is taken as an `if`.
    return line.head === 'else' || line.head === 'finally' ? 'orphan' : 'if';
  }

  /** The statement that a clause continues: in its own block, or, where the indentation is off, in one around it. */
  private findMain(block: Block, owners: readonly string[], line: LogicalLine): Item | undefined {
    const accepts = (candidate: Item | undefined): boolean =>
      candidate !== undefined &&
      owners.includes(candidate.role) &&
      !candidate.clauses.some(({ role }) => role === 'finally' || (role === 'else' && line.head !== 'finally')) &&
      !(candidate.role === 'try' && line.head === 'else' && candidate.clauses.length === 0);
    if (line.head === 'case') return block.owner?.role === 'match' ? block.owner : undefined;
    const own = block.items.at(-1);
    if (accepts(own)) return own;
    for (let level = this.levels.length - 2; level >= 0; level--) {
      const candidate = this.levels[level]?.block.items.at(-1);
      if (!accepts(candidate)) continue;
      this.levels.length = level + 1;
      this.problems.push({
        line: line.line,
        message: `read this \`${line.word}\` as that of line ${candidate?.line.line ?? 0}`,
      });
      return candidate;
    }
    return undefined;
  }
}

/** `if x:` followed at once by an indented `else:` has no body, rather than a body that begins with `else`. */
function isMisplacedClause(line: LogicalLine, header: Item): boolean {
  return line.head !== undefined && line.head !== 'case' && (clauseOwners[line.head]?.includes(header.role) ?? false);
}

function decoratorsBefore(line: LogicalLine, block: Block): LogicalLine[] {
  if (line.head !== 'def' && line.head !== 'class') return [];
  let first = block.items.length;
  while (block.items[first - 1]?.role === 'decorator') first--;
  return block.items.slice(first).map((item) => item.line);
}

/** The body of `def f(): return 1` as a line of its own. */
function inlineItem(line: LogicalLine, block: Block): Item {
  const { start, line: first } = line.inlineBody ?? { start: line.end, line: line.endLine };
  const body: Mutable<LogicalLine> = { ...line, line: first, start, colon: line.end, word: '' };
  delete body.head;
  delete body.inlineBody;
  return { line: body, role: 'simple', block, index: 0, clauses: [], decorators: [] };
}
