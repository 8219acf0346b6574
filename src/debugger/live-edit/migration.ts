/** Edit and continue: migrates states to an edited program: the same frames, values and past, on the new lines. */
import { sameValue } from '../../python/values/print';
import type { FunctionInfo, SourceFile, SourceRange, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { movedInto } from '../../python/desugar/inner-function';
import { alignStatements, textOf } from '../program/alignment';
import { EditError } from '../evaluate/value-edit';
import { numbered } from '../machine/effects/effects';
import { writtenGlobals } from '../launch/top-level/units/written-globals';
import type { Frame, State } from '../state/state';

interface Counterpart {
  readonly info: FunctionInfo;
  readonly statements: ReturnType<typeof alignStatements>;
}

export class Migration {
  private readonly counterparts = new Map<FunctionInfo, Counterpart | undefined>();
  private readonly globals: ReadonlyMap<string, { readonly before: Value | undefined; readonly after: Value }>;

  constructor(
    private readonly from: SourceFile,
    private readonly to: SourceFile,
  ) {
    const before = writtenGlobals(from);
    this.globals = new Map(
      [...writtenGlobals(to)]
        .map(([name, after]) => [name, { before: before.get(name), after }] as const)
        .filter(([, { before: old, after }]) => !old || !sameValue(old, after)),
    );
  }

  /** @throws EditError that says why the state cannot exist in the new program */
  check(state: State): void {
    this.frames(state);
    this.generators(state);
  }

  /** The state in the new program; undefined if it cannot exist there. */
  convert(state: State): State | undefined {
    try {
      return this.withGlobals({ ...state, frames: this.frames(state), generators: this.generators(state) });
    } catch (error) {
      if (error instanceof EditError) return undefined;
      throw error;
    }
  }

  /** Whether the new program continues differently from the (old) state. */
  isOutdated(state: State): boolean {
    const top = state.frames.at(-1);
    // After a return the caller's statement continues.
    const frame = top?.event === 'return' ? state.frames.at(-2) : top;
    const counterpart = frame && this.counterpart(frame.function);
    if (!frame || !counterpart) return false;
    if (frame.event === 'call' && !frame.isResumed) {
      const { firstLine } = frame.function;
      const first = firstLine === 'end' ? firstLine : counterpart.statements.get(firstLine)?.after.line;
      return first !== counterpart.info.firstLine;
    }
    const pair = counterpart.statements.get(lineOf(this.from, frame));
    return !pair || !isSame(pair.before, pair.after, (line) => counterpart.statements.get(line)?.after.line);
  }

  private frames({ frames }: State): Frame[] {
    return frames.map((frame, depth) => this.frame(frame, depth === frames.length - 1));
  }

  /** Frames suspended at a `yield`. */
  private generators({ generators }: State): State['generators'] {
    return new Map([...generators].map(([id, frame]) => [id, this.frame(frame, false)]));
  }

  private frame(whole: Frame, isTop: boolean): Frame {
    if (whole.function.inner) return this.innerFrame(whole);
    const { inner, ...frame } = whole;
    const moved = this.ownFrame(frame, isTop && !inner);
    return inner ? { ...moved, inner: inner.map((one) => this.innerFrame(one)) } : moved;
  }

  /** What runs inside a statement is no part of the program's text; the statement itself has not changed. */
  private innerFrame(frame: Frame): Frame {
    return { ...frame, function: this.innerFunction(frame.function) };
  }

  private innerFunction(info: FunctionInfo): FunctionInfo {
    const { parent } = info;
    const outer = parent?.inner ? this.innerFunction(parent) : parent && this.counterpart(parent)?.info;
    if (!outer) throw new EditError(`${info.qualifiedName} is still running, but was removed.`);
    return movedInto(this.to, info, outer);
  }

  private ownFrame(frame: Frame, isTop: boolean): Frame {
    const { function: info, event } = frame;
    const name = info.qualifiedName;
    const counterpart = this.counterpart(info);
    if (!counterpart) throw new EditError(`${name} is still running, but was removed (or has other parameters).`);
    const next = { ...frame, function: counterpart.info };
    if (event === 'call' && !frame.isResumed) return { ...next, line: counterpart.info.line };
    const pair = counterpart.statements.get(lineOf(this.from, frame));
    if (!pair) {
      if (event === 'return' && isTop) return { ...next, line: counterpart.info.endLine };
      throw new EditError(`Line ${frame.line}, where ${name} is stopped, was removed.`);
    }
    const { before, after } = pair;
    const isUnchanged = textOf(before) === textOf(after);
    if (!isTop && !isUnchanged)
      throw new EditError(
        `Line ${frame.line} of ${name} is ${frame.isYielding ? 'suspended' : 'waiting for a call'} and was changed.`,
      );
    const line = (old: number, what: string): number => {
      const found = counterpart.statements.get(old);
      if (found?.before.kind !== found?.after.kind || found === undefined)
        throw new EditError(`The ${what} of line ${old}, which ${name} is stopped in, was removed.`);
      return found.after.line;
    };
    if (frame.pending.length > 0 && !this.isMoved(info, counterpart))
      throw new EditError(`${name} is leaving a block and was changed.`);
    const delta = counterpart.info.line - info.line;
    return {
      ...next,
      line: after.line,
      iterators: frame.iterators.map((iterator) => ({ ...iterator, line: line(iterator.line, 'loop') })),
      withs: frame.withs.map((open) => ({ ...open, line: line(open.line, 'with block') })),
      handled: frame.handled.map((handled) => this.handled(handled, counterpart, line)),
      pending: delta === 0 ? frame.pending : frame.pending.map((pending) => shifted(pending, delta)),
      computed: frame.computed.map((value) => ({ ...value, range: moveRange(value.range, before, after) })),
      ...(frame.paused && {
        paused: {
          ...frame.paused,
          range: moveRange(frame.paused.range, before, after),
          computed: frame.paused.computed.map((value) => ({ ...value, range: moveRange(value.range, before, after) })),
        },
      }),
      ...(frame.waiting && {
        waiting: {
          ...frame.waiting,
          range: moveRange(frame.waiting.range, before, after),
          computed: frame.waiting.computed.map((value) => ({
            ...value,
            range: moveRange(value.range, before, after),
          })),
        },
      }),
    };
  }

  private handled(
    handled: Frame['handled'][number],
    { statements }: Counterpart,
    line: (old: number, what: string) => number,
  ): Frame['handled'][number] {
    const raised = statements.get(handled.raisedAt);
    if (raised === undefined || raised.before.handlers.length !== raised.after.handlers.length)
      throw new EditError(`The try statement around line ${handled.raisedAt} was changed.`);
    const around = raised.after.handlers;
    const outer = around.slice(around.length - handled.outer.length);
    return { ...handled, line: line(handled.line, 'except clause'), raisedAt: raised.after.line, outer };
  }

  /** Nothing in the function has changed except its position. */
  private isMoved(info: FunctionInfo, { info: next, statements }: Counterpart): boolean {
    const delta = next.line - info.line;
    return (
      next.endLine - info.endLine === delta &&
      [...statements.values()].every(
        ({ before, after }) => after.line - before.line === delta && textOf(before) === textOf(after),
      )
    );
  }

  /** New definitions and constants, and those that the program has not changed, unless the module itself is running. */
  private withGlobals(state: State): State {
    if (this.globals.size === 0 || state.frames[0]?.function.kind === 'module') return state;
    const globals = new Map(state.globals);
    for (const [name, { before, after }] of this.globals) {
      const now = globals.get(name);
      if (before && now ? sameValue(before, now) : !before && !now) globals.set(name, after);
    }
    return numbered({ ...state, globals });
  }

  private counterpart(info: FunctionInfo): Counterpart | undefined {
    if (!this.counterparts.has(info)) {
      const next = this.find(info);
      const statements = next && alignStatements([this.from, info], [this.to, next]);
      this.counterparts.set(info, next && statements && { info: next, statements });
    }
    return this.counterparts.get(info);
  }

  private find(info: FunctionInfo): FunctionInfo | undefined {
    if (info.kind === 'module') return this.to.module;
    const same = (other: FunctionInfo): boolean =>
      other.qualifiedName === info.qualifiedName && other.kind === info.kind;
    const number = this.from.functions.filter(same).indexOf(info);
    const next = this.to.functions.filter(same)[number];
    return next && isCompatible(info, next) ? next : undefined;
  }
}

/** Whether a frame of the one function can be one of the other. */
function isCompatible(a: FunctionInfo, b: FunctionInfo): boolean {
  const parameters = JSON.stringify(a.parameters) === JSON.stringify(b.parameters);
  return parameters && a.isGenerator === b.isGenerator && a.isAsync === b.isAsync;
}

/** Line of the statement that the frame is in. */
function lineOf(source: SourceFile, { line, function: info }: Frame): number {
  return source.statementAt(line, info)?.line ?? line;
}

/** Two statements with the same text and successors. */
function isSame(before: Statement, after: Statement, line: (old: number) => number | undefined): boolean {
  const moved = (old: number | 'end'): number | 'end' | undefined => (old === 'end' ? old : line(old));
  const leads = ({ successors, handlers, unwinds }: Statement): (number | 'end')[] => [
    ...successors,
    ...handlers.map((handler) => handler.line),
    ...unwinds.map((unwind) => unwind.line),
  ];
  const [old, now] = [leads(before).map(moved), leads(after)];
  return textOf(before) === textOf(after) && old.length === now.length && old.every((to, i) => to === now[i]);
}

/** The new position of a range inside a statement whose tokens are unchanged. */
function moveRange(range: SourceRange, before: Statement, after: Statement): SourceRange {
  const first = before.tokens.findIndex(
    (token) => token.range.line === range.line && token.range.column === range.column,
  );
  const last = before.tokens.findIndex(
    (token) => token.range.endLine === range.endLine && token.range.endColumn === range.endColumn,
  );
  const [start, end] = [after.tokens[first]?.range, after.tokens[last]?.range];
  const delta = after.line - before.line;
  if (!start || !end) return { ...range, line: range.line + delta, endLine: range.endLine + delta };
  return { line: start.line, column: start.column, endLine: end.endLine, endColumn: end.endColumn };
}

function shifted({ block, action }: Frame['pending'][number], delta: number): Frame['pending'][number] {
  const shift = <T extends { readonly line: number; readonly endLine: number }>(part: T): T => ({
    ...part,
    line: part.line + delta,
    endLine: part.endLine + delta,
  });
  if (action.kind === 'exception') {
    const moved = { ...action, line: action.line + delta, handlers: action.handlers.map(shift) };
    return { block: shift(block), action: moved };
  }
  const unwinds = action.unwinds.map(shift);
  if (action.kind === 'return') return { block: shift(block), action: { ...action, unwinds } };
  const target = action.target === 'end' ? action.target : action.target + delta;
  return { block: shift(block), action: { ...action, target, unwinds } };
}
