/**
 * Where an answer that tells the lines on the way stands: which statement is told next, what its names hold by what was told
 * before, and which line can follow. Writer and reader go the same way, so that what one writes the other can read.
 */
import { isMutable } from '../../python/values/print';
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { PredictionError, type Change, type Outcome, type Query, type RaisedException } from '../query';
import { StepContext } from '../step/step-context';
import type { FunctionPrompt } from './function-prompt';
import type { JumpQuery } from './function-query';

/** What one line did, as far as the way from there on needs it. */
export interface Told {
  readonly changes: readonly Pick<Change, 'name' | 'value'>[];
  readonly outcome: Outcome;
}

export class PathWalk {
  /** Of names that have changed on the way. */
  private readonly changed = new Map<string, Value | undefined>();
  /** What the others hold, each asked for once: the same object is the same value. */
  private readonly held = new Map<string, Value | undefined>();
  /** Items taken by the loops that are under way, by the line of their headers. */
  private readonly taken: Map<number, number>;
  private handled: RaisedException | undefined;
  private isRevisited: boolean;
  private line: number;

  constructor(private readonly prompt: FunctionPrompt<JumpQuery>) {
    const { line, loops, handled } = prompt.query;
    this.line = line;
    this.taken = new Map(loops.map((loop) => [loop.line, loop.taken]));
    this.isRevisited = this.taken.has(line);
    this.handled = handled;
  }

  /** @throws PredictionError where blocks have to be left that nothing is told about */
  get statement(): Statement {
    const statement = this.prompt.source.statements.find((other, i) => i > 0 && other.line === this.line);
    if (!statement) throw new PredictionError(`line ${this.line} is not a line of the function`);
    const isLeavingBlock = statement.unwinds.length > 0 || statement.handlers.some(({ kind }) => kind !== 'except');
    if (isLeavingBlock || statement.kind === 'with') throw new PredictionError('a block with an end of its own');
    return statement;
  }

  /** What is told of the line is written with this. */
  context(): StepContext {
    const { statement, handled, isRevisited } = this;
    const query: Query = {
      statement,
      lookup: (name) => this.lookup(name),
      isCallable: () => false,
      computed: [],
      ...(isRevisited && { iterator: { items: [], more: true } }),
      ...(statement.kind === 'except' && handled && { handled }),
    };
    return new StepContext(query, this.prompt.slots, this.prompt.writer);
  }

  lookup(name: string): Value | undefined {
    if (this.changed.has(name)) return this.changed.get(name);
    if (!this.held.has(name)) this.held.set(name, this.prompt.query.lookup(name));
    return this.held.get(name);
  }

  /** Names that have changed, and what they hold. */
  changes(): { readonly name: string; readonly value: Value | undefined }[] {
    return [...this.changed].map(([name, value]) => ({ name, value }));
  }

  /** Label of the line that follows; undefined where the call ends. */
  next({ kind, ...outcome }: { readonly kind: Outcome['kind']; readonly successor?: 0 | 1 }): string | undefined {
    const { successors, handlers } = this.statement;
    const line = kind === 'next' ? successors[outcome.successor ?? 0] : kind === 'raise' ? handlers[0]?.line : 'end';
    return line === undefined || line === 'end' ? undefined : this.prompt.source.label(line);
  }

  /**
   * Goes to the line that follows.
   * @returns tokens that have to stand behind its label: how many items a loop under way has taken
   */
  go(told: Told, label: string): string[] {
    const from = this.statement;
    for (const { name, value } of told.changes) this.change(name, value);
    if (told.outcome.kind === 'raise') this.handled = told.outcome.exception;
    this.count(from, told.outcome);
    this.line = this.prompt.source.lineOf(label) ?? 0;
    const isBack = from.line === this.line || from.enclosing.some(({ line }) => line === this.line);
    const taken = isBack ? this.taken.get(this.line) : undefined;
    this.isRevisited = taken !== undefined;
    return taken === undefined ? [] : ['<iter>', ...Array.from(String(taken))];
  }

  /** The header of a loop has taken an item, or the loop has come to its end. */
  private count({ kind, line }: Statement, outcome: Outcome): void {
    if (kind !== 'for') return;
    if (outcome.kind === 'next' && outcome.successor === 0)
      this.taken.set(line, (this.isRevisited ? (this.taken.get(line) ?? 0) : 0) + 1);
    else this.taken.delete(line);
  }

  /** Other names of an object that has changed hold what it is now. */
  private change(name: string, value: Value | undefined): void {
    const old = this.lookup(name);
    const isBound = this.statement.targets.includes(name);
    if (old && value && isMutable(old) && !isBound)
      for (const other of this.prompt.slots.names)
        if (other !== name && isSame(this.lookup(other), old)) this.changed.set(other, value);
    this.changed.set(name, value);
  }
}

/** Both are one object. */
function isSame(a: Value | undefined, b: Value): boolean {
  const [first, second] = [a, b].map((value) => (value && 'id' in value ? value.id : undefined));
  return a === b || (first !== undefined && first === second);
}
