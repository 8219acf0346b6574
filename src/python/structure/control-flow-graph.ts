/**
 * The control-flow graph of one function: which statement can run after which, and why. Every question about ways through a
 * function is answered on it: where control can have come from, what decides that a line runs, which names can be bound there.
 *
 * A node is a line event of the function's frame, so that each step of CPython from line to line is an edge. The header of a
 * `with` is two nodes, since it is visited again to leave its block. A `finally` body is there once, for all that comes through
 * it: from its last lines, edges that resume lead wherever a `return`, `break`, `continue` or exception was going (the graph does
 * not tell by which of them the body was entered). Exceptions go from every line that evaluates something to the innermost
 * clause or block around it, or out of the function. A `yield` is no edge: the frame goes on from where it was. Several managers
 * of one `with` are left in one visit (CPython makes one for each when an exception leaves them).
 *
 * Built once a function, in time linear in the number of edges; each chain of blocks is followed only as far as it is new. What
 * can follow a single statement is read off the block tree (`successors.ts`, `unwinding.ts`). Analyses on the graph:
 * - immediate post-dominators (`post-dominators.ts`): Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm" (2001)
 * - control dependence: Ferrante, Ottenstein, Warren, "The Program Dependence Graph and Its Use in Optimization" (1987)
 * - names that can be bound: a forward data-flow problem, solved with a worklist (Kildall 1973)
 */
import type { FunctionInfo, Handler, SourceFile, Statement, Successor, Unwind } from '../syntax';
import { linesBetween } from '../text/sorted-lines';

export type EdgeKind =
  /** The only way on. */
  | 'next'
  /** A branch: the condition holds, there is another item, the clause matches; or not. */
  | 'true'
  | 'false'
  /** `break` or `continue` arrives. */
  | 'jump'
  /** The function is left by `return`. */
  | 'return'
  /** A `return`, `break` or `continue` goes through a `finally` body or the exit of a `with` block first. */
  | 'unwind'
  /** To a clause, a `finally` body or a `with` exit, or out of the function. */
  | 'exception';

export interface Edge {
  readonly kind: EdgeKind;
  readonly from: FlowNode;
  readonly to: FlowNode;
  /** Where it leads once the blocks on the way have run: `to`, except where it unwinds. */
  readonly arrives: FlowNode;
  /** Goes on with what began elsewhere, after a `finally` body or a `with` exit has run. */
  readonly resumes: boolean;
}

export interface FlowNode {
  /** `leave` is the header of a `with` that is visited to leave its block. */
  readonly kind: 'entry' | 'statement' | 'leave' | 'exit';
  /** Of the line event; 0 for entry and exit. */
  readonly line: number;
  readonly statement?: Statement;
  readonly out: readonly Edge[];
  /** Those from lines further up come first. */
  readonly in: readonly Edge[];
}

export interface ControlFlowGraph {
  readonly entry: FlowNode;
  readonly exit: FlowNode;
  /** The entry, the statements in order of lines, each `leave` node after its statement, the exit. */
  readonly nodes: readonly FlowNode[];
  /** The statement that begins on a line; undefined for lines of other functions. */
  statement(line: number): FlowNode | undefined;
  /** The exit of the `with` block whose header is on a line. */
  leaving(line: number): FlowNode | undefined;
}

const known = new WeakMap<SourceFile, WeakMap<FunctionInfo, ControlFlowGraph>>();

/** The graph of a function, a class body or the module; what is nested in it has graphs of its own. */
export function controlFlowGraph(source: SourceFile, scope: FunctionInfo): ControlFlowGraph {
  let graphs = known.get(source);
  if (!graphs) known.set(source, (graphs = new WeakMap()));
  let graph = graphs.get(scope);
  if (!graph) graphs.set(scope, (graph = new Builder(source, scope).build()));
  return graph;
}

interface Draft extends FlowNode {
  readonly out: Link[];
  readonly in: Link[];
}

interface Link extends Edge {
  readonly from: Draft;
  readonly to: Draft;
  readonly arrives: Draft;
  /** Of a jump: the header of its loop. */
  readonly loop?: number | undefined;
}

/** Where something goes that is on its way. */
type Onward = Pick<Link, 'kind' | 'to' | 'loop'> & { readonly arrives?: Draft };

class Builder {
  private readonly entry = draft('entry');
  private readonly exit = draft('exit');
  private readonly statements = new Map<number, Draft>();
  private readonly leaves = new Map<number, Draft>();
  /** What waits for the end of a `finally` body, by its first line. */
  private readonly waiting = new Map<number, { readonly block: Handler; readonly onward: Onward[] }>();

  constructor(
    private readonly source: SourceFile,
    private readonly scope: FunctionInfo,
  ) {}

  build(): ControlFlowGraph {
    const { entry, exit, statements, leaves } = this;
    for (const statement of statementsOf(this.source, this.scope))
      statements.set(statement.line, draft('statement', statement));
    connect(entry, { kind: 'next', to: this.target(this.scope.firstLine) });
    for (const node of statements.values()) this.follow(node);
    this.resumeAfterFinally();
    const ordered = [...statements.values()].flatMap((node) => [node, leaves.get(node.line) ?? []].flat());
    const nodes = [entry, ...ordered, exit];
    for (const node of nodes) node.in.sort((one, other) => one.from.line - other.from.line);
    return { entry, exit, nodes, statement: (line) => statements.get(line), leaving: (line) => leaves.get(line) };
  }

  private follow(node: Draft): void {
    const { statement } = node;
    if (!statement) return;
    const { successors, unwinds, handlers, exit } = statement;
    const isJump = exit?.kind === 'break' || exit?.kind === 'continue';
    if (exit?.kind === 'return') this.unwind(node, unwinds, { kind: 'return', to: this.exit });
    for (const [index, successor] of successors.entries()) {
      const to = this.target(successor, statement);
      if (isJump && index === 0) this.unwind(node, unwinds, { kind: 'jump', to, loop: exit.loop });
      else if (!isBlockHeader(statement)) connect(node, { kind: kindOf(statement, index), to });
      // What follows a `with` block is reached from its exit.
      else connect(index === 0 ? node : this.leave(node), { kind: 'next', to });
    }
    if (!statement.isTransparent) this.raise(node, handlers);
  }

  private target(line: Successor, from?: Statement): Draft {
    const node = line === 'end' ? undefined : this.statements.get(line);
    if (!node) return this.exit;
    if (!from || node.line > from.line) return node;
    const isExit =
      node.line === from.line
        ? isBlockHeader(from)
        : from.enclosing.some((block) => block.kind === 'with' && block.line === line);
    return isExit ? this.leave(node) : node;
  }

  private leave(header: Draft): Draft {
    let node = this.leaves.get(header.line);
    if (!node) {
      node = draft('leave', header.statement);
      this.leaves.set(header.line, node);
      this.raise(node, header.statement?.handlers ?? [], true);
    }
    return node;
  }

  /** A jump or return goes through blocks, innermost first. */
  private unwind(from: Draft, unwinds: readonly Unwind[], last: Onward): void {
    const onwardTo = (block: Unwind | undefined): Onward =>
      block ? { ...last, kind: 'unwind', to: this.station(block), arrives: last.to } : last;
    connect(from, onwardTo(unwinds[0]));
    for (const [index, block] of unwinds.entries()) if (!this.goOn(block, onwardTo(unwinds[index + 1]))) return;
  }

  /** An exception goes to the innermost handler; through a `finally` body to the next. Clauses and `with` exits pass it on themselves. */
  private raise(from: Draft, handlers: readonly Handler[], resumes = false): void {
    const onwardTo = (handler: Handler | undefined): Onward => ({
      kind: 'exception',
      to: handler ? this.station(handler) : this.exit,
    });
    connect(from, onwardTo(handlers[0]), resumes);
    for (const [index, handler] of handlers.entries())
      if (handler.kind !== 'finally' || !this.goOn(handler, onwardTo(handlers[index + 1]))) return;
  }

  private station({ kind, line }: Handler): Draft {
    const node = this.statements.get(line) ?? this.exit;
    return kind === 'with' ? this.leave(node) : node;
  }

  /** Something goes on after a block; false where that is known, and with it where it goes from there. */
  private goOn(block: Handler, onward: Onward): boolean {
    if (block.kind === 'with') return connect(this.station(block), onward, true);
    const waiting = this.waiting.get(block.line) ?? { block, onward: [] };
    this.waiting.set(block.line, waiting);
    if (waiting.onward.some((other) => isSame(other, onward))) return false;
    waiting.onward.push(onward);
    return true;
  }

  /** Where a `finally` body ends, whatever waited for it goes on. Inner bodies come first: their ends may be ends of outer ones. */
  private resumeAfterFinally(): void {
    const waiting = [...this.waiting.values()].sort((one, other) => other.block.line - one.block.line);
    for (const { block, onward } of waiting) {
      const { line: first, endLine } = block;
      for (let line = first; line <= endLine; line++) {
        for (const end of [this.statements.get(line), this.leaves.get(line)]) {
          if (!end?.out.some((edge) => completes(edge, block))) continue;
          for (const one of onward) connect(end, one, true);
        }
      }
    }
  }
}

/** Statements of the scope itself, in order of lines. */
function statementsOf(source: SourceFile, scope: FunctionInfo): Statement[] {
  return linesBetween(source.executableLines, scope.line, scope.endLine).flatMap((line) => {
    const statement = source.statementAt(line, scope);
    return statement?.scope === scope && statement.line === line ? [statement] : [];
  });
}

function draft(kind: FlowNode['kind'], statement?: Statement): Draft {
  return { kind, line: statement?.line ?? 0, ...(statement && { statement }), out: [], in: [] };
}

/** False where the edge is there. */
function connect(from: Draft, { kind, to, loop, arrives = to }: Onward, resumes = false): boolean {
  const edge: Link = { kind, from, to, arrives, resumes, loop };
  if (from.out.some((other) => other.resumes === resumes && isSame(other, edge))) return false;
  from.out.push(edge);
  to.in.push(edge);
  return true;
}

function isSame(one: Onward, other: Onward): boolean {
  return (
    one.kind === other.kind &&
    one.to === other.to &&
    one.loop === other.loop &&
    (one.arrives ?? one.to) === (other.arrives ?? other.to)
  );
}

/** A `with` whose block is on lines of its own. */
function isBlockHeader({ kind, successors }: Statement): boolean {
  return successors.length > 1 && kind === 'with';
}

/** Of the edge to a successor. A header that returns or raises on its own line has only the other way. */
function kindOf({ successors, exit }: Statement, index: number): EdgeKind {
  if (index === 1 || exit?.kind === 'return' || exit?.kind === 'raise') return 'false';
  return successors.length > 1 ? 'true' : 'next';
}

/** Whether an edge leaves the block at its end. A `break` out of a loop around the block gives up what waits for the end. */
function completes({ kind, to, loop }: Link, { line, endLine }: Handler): boolean {
  if (kind === 'return' || kind === 'unwind' || kind === 'exception') return false;
  const isInside = to.line >= line && to.line <= endLine;
  return !isInside && (kind !== 'jump' || loop === undefined || loop >= line);
}
