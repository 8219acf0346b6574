/**
 * Leaving a `with` block: `__exit__` of the program's own managers is called, innermost first. Whether what it returns counts
 * as true, and so swallows the exception, is a branch: the model is asked as by an `if`. What `contextlib.suppress` swallows
 * follows from class statements, like the method that a call enters; where those do not tell, the model is asked as by an
 * `except` clause.
 */
import { PredictionError, type Outcome, type Query } from '../../../codec/query';
import { buildQuery } from '../../../codec/step/query-building';
import { isStandardModule } from '../../../python/library/standard-modules';
import { importedPath } from '../../../python/modules/imported-path';
import { lineName } from '../../../python/modules/linked-source';
import type { SourceFile, SourceRange, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { isExit } from '../../state/block-exit';
import type { CallResolution } from '../../calls/call-resolution';
import { NONE, UNKNOWN } from '../../objects/containers';
import type { Control } from '../control/control';
import { generatorValue, isGenerator, resumed, suspended, suspendedFrame, thrownInto } from '../../calls/generators';
import { exceptionValue, raised, type ThrownException } from '../../state/exceptions';
import type { Frames } from './frames';
import type { GeneratorRuns } from './generator-runs';
import { suppressed } from '../../calls/context-managers';
import { isKindOf } from '../../state/exception-matching';
import { frameNames, lookup } from '../../state/name-scopes';
import { moved, topFrame, withTop, type Frame, type Pending, type State } from '../../state/state';
import { Assumptions } from '../control/assumptions';
import { unknownRead } from '../../objects/unknowns';

/** An event, or the state from which the execution of the header continues. */
type Handed = { readonly done: State } | { readonly again: State };

/** The name of what `__exit__` has returned, where the model is asked about it. */
const RETURNED = 'returned_by_exit';
/** What an awaited `__aexit__` has given. */
const LEFT = '<left>';

export class Exits {
  /** Statements that are asked about, by their text. */
  private readonly statements = new Map<string, Statement>();
  private readonly assumptions: Assumptions;

  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly calls: CallResolution,
    private readonly frames: Frames,
    private readonly generating: GeneratorRuns,
  ) {
    this.assumptions = new Assumptions(source);
  }

  /** What the execution of a header that ends its block does next; undefined where the model has to be asked, and for any other line. */
  step(state: State): Handed | undefined {
    const frame = topFrame(state);
    const action = frame.pending.at(-1)?.action;
    if (!isExit(frame) || !action) return undefined;
    const left = frame.computed.find(({ expression }) => expression === LEFT);
    if (left) return this.returned(withTop(state, { ...frame, computed: [] }), left.value);
    if (this.question(state)) return undefined;
    const open = openAt(frame);
    const manager = open?.managers.at(-1);
    if (!open || !manager) return { done: this.left(this.suppresses(state) ? this.swallowed(state) : state) };
    const others = frame.withs.filter((other) => other !== open);
    const rest = withTop(state, { ...frame, withs: [...others, { ...open, managers: open.managers.slice(0, -1) }] });
    const exception = action.kind === 'exception' ? action.exception : undefined;
    if (isGenerator(manager)) return this.leaveGenerator(rest, manager, exception);
    const isAsync = this.control.statement(frame).isAsync === true;
    const method = this.calls.exitMethod(manager, isAsync ? '__aexit__' : '__exit__');
    if (!method) return { again: rest };
    const details = exception
      ? [{ kind: 'opaque', type: 'class', name: exception.type } as const, exceptionValue(exception), UNKNOWN]
      : [NONE, NONE, NONE];
    const passed = [manager, ...details].map((value) => ({ value }));
    const pushed = this.frames.pushImplicit(rest, method, passed, 'exit');
    if ('message' in pushed) return { done: this.control.raise(rest, raised('TypeError', pushed.message)) };
    if (!isAsync || !method.isAsync) return { done: pushed };
    // What `__aexit__` gives is a coroutine, which is awaited.
    const coroutine = generatorValue(topFrame(pushed));
    const caller = withTop(suspended(pushed), topFrame(rest));
    return this.generating.waits(caller, coroutine, { isFrom: true, ...placeOf(frame) });
  }

  /** A generator under `contextmanager` goes on behind its `yield`, or with the exception there. */
  private leaveGenerator(state: State, manager: Value, exception: ThrownException | undefined): Handed {
    const asleep = suspendedFrame(state, manager);
    if (!asleep) return { again: state };
    const frame = topFrame(state);
    const { range } = placeOf(frame);
    const caller = withTop(state, { ...frame, waiting: { computed: [], expression: '', range, implicit: 'throw' } });
    return { done: exception ? thrownInto(caller, asleep, exception) : resumed(caller, asleep) };
  }

  /** That generator has come to its end, or to another exception. */
  thrown(state: State, { isYielding, exception, value, function: { isAsync } }: Frame): Handed {
    const frame = topFrame(state);
    const here = withTop(state, moved(frame, { line: frame.line, event: 'line' }));
    const action = frame.pending.at(-1)?.action;
    const before = action?.kind === 'exception' ? action.exception : undefined;
    if (isYielding && value) return { done: this.control.raise(here, raised('RuntimeError', "generator didn't stop")) };
    const { range, text } = placeOf(frame);
    const told = (said: boolean): Handed =>
      this.generating.told(here, { computed: [], expression: text, range }, { kind: 'bool', value: said });
    if (!exception) return isAsync ? told(before !== undefined) : { again: before ? this.swallowed(here) : here };
    const isSame = before?.type === exception.type && before.message === exception.message;
    if (isSame && isAsync) return told(false);
    return isSame ? onward(here) : { done: this.control.raise(here, exception) };
  }

  /** `__exit__` has returned. `True`, `False` and `None` say themselves whether they are true. */
  returned(state: State, value: Value): Handed {
    const waiting = topFrame(state).pending.at(-1);
    if (waiting?.action.kind !== 'exception' || value.kind === 'none') return onward(state);
    if (value.kind === 'bool') return value.value ? { again: this.swallowed(state) } : onward(state);
    return { again: withWaiting(state, { ...waiting, returned: value }) };
  }

  /** The branch that is open, as a question for the model. */
  question(state: State): Query | undefined {
    const frame = topFrame(state);
    const waiting = frame.pending.at(-1);
    if (!isExit(frame) || waiting?.action.kind !== 'exception') return undefined;
    const { returned, action } = waiting;
    const names = { ...frameNames(this.source, state, frame), computed: frame.computed };
    if (returned) {
      const statement = this.statement(`if ${RETURNED}:\n    pass\n`, frame.line);
      return buildQuery({ ...names, lookup: (name) => (name === RETURNED ? returned : names.lookup(name)) }, statement);
    }
    if (openAt(frame)?.managers.length || this.suppresses(state) !== undefined) return undefined;
    const texts = suppressed(this.control.statement(frame), (name) => names.lookup(name));
    const statement = this.statement(`try:\n    pass\nexcept (${texts.join(', ')},):\n    pass\n`, frame.line);
    return buildQuery({ ...names, handled: action.exception }, statement);
  }

  /** Where the branch depends on something unknown, an exception goes on: that is assumed. Undefined where the model can be asked. */
  assumed(state: State, query: Query): Handed | undefined {
    const { statement } = query;
    const unknown = unknownRead(statement, (name) => query.lookup(name));
    if (!unknown) return undefined;
    const where = lineName(this.source, statement.line);
    const ways = [`the block of ${where} suppresses the exception`, `the block of ${where} lets the exception through`];
    const undecided = { reason: unknown.reason ?? 'what is returned is not known', ways };
    const { state: decided, chosen } = this.assumptions.decide(state, statement, 'exit', undecided, { likely: 1 });
    return this.decided(decided, chosen === 0);
  }

  /** The model has answered: the exception is swallowed, or goes on. */
  answered(state: State, { kind, line }: Statement, outcome: Exclude<Outcome, { kind: 'call' }>): Handed {
    if (outcome.kind === 'next') return this.decided(state, outcome.successor === 0);
    if (outcome.kind === 'return')
      throw new PredictionError(
        `The model returns from the function where the block of ${lineName(this.source, line)} is left.`,
      );
    // A clause that does not match lets the exception go on.
    return kind === 'except' ? this.decided(state, false) : { done: this.control.raise(state, outcome.exception) };
  }

  private decided(state: State, swallows: boolean): Handed {
    const frame = topFrame(state);
    const waiting = frame.pending.at(-1);
    if (!waiting) return { done: state };
    const done = withTop(state, { ...frame, computed: [] });
    const { returned, ...rest } = waiting;
    const next = swallows ? this.swallowed(done) : withWaiting(done, rest);
    return returned ? (swallows ? { again: next } : onward(next)) : { done: this.left(next) };
  }

  /** Whether class statements say that `suppress` swallows the exception; undefined where they do not. */
  private suppresses(state: State): boolean | undefined {
    const frame = topFrame(state);
    const action = frame.pending.at(-1)?.action;
    if (action?.kind !== 'exception') return false;
    const find = (name: string): Value | undefined => lookup(state, frame, name);
    const kinds = suppressed(this.control.statement(frame), find).map((text) => {
      const value = find(text);
      const [root = text, ...path] = text.split('.');
      const isOfLibrary = path.length === 0 || isStandardModule(importedPath(this.source, frame.function, root) ?? '');
      const isClass = value ? value.kind === 'opaque' && value.type === 'class' : isOfLibrary;
      // One of the library goes by its last name: `asyncio.CancelledError`.
      const name = value ? text : (path.at(-1) ?? root);
      return isClass ? isKindOf(this.source, action.exception.type, name) : undefined;
    });
    if (kinds.includes(true)) return true;
    return kinds.includes(undefined) ? undefined : false;
  }

  /** All managers have been called. */
  private left(state: State): State {
    const frame = topFrame(state);
    const action = frame.pending.at(-1)?.action;
    const open = openAt(frame);
    const closed = withTop(state, { ...frame, withs: frame.withs.filter((other) => other !== open) });
    return action ? this.control.resume(closed, action) : closed;
  }

  /** Control goes on after the block, once the outer managers have been called. */
  private swallowed(state: State): State {
    const frame = topFrame(state);
    const block = { kind: 'with', line: frame.line, endLine: frame.line } as const;
    return withWaiting(state, {
      block,
      action: { kind: 'jump', target: this.control.afterWith(frame.line), unwinds: [] },
    });
  }

  /** A statement of a text that stands on the line of the header. */
  private statement(text: string, line: number): Statement {
    const first = text.startsWith('if') ? 1 : 3;
    const whole = '\n'.repeat(Math.max(0, line - first)) + text;
    const made = this.statements.get(whole) ?? this.source.reading(whole).statementAt(Math.max(line, first));
    if (!made) throw new Error(`there is no statement in ${JSON.stringify(text)}`);
    this.statements.set(whole, made);
    return made;
  }
}

/** Where the value of what `__aexit__` has been awaited for is kept. */
function placeOf({ line }: Frame): { readonly range: SourceRange; readonly text: string } {
  return { range: { line, column: 0, endLine: line, endColumn: 0 }, text: LEFT };
}

/** An exception of another line goes on to the next manager of the statement, for which CPython visits its line once more. */
function onward(state: State): Handed {
  const frame = topFrame(state);
  const action = frame.pending.at(-1)?.action;
  const isVisited = action?.kind === 'exception' && action.line !== frame.line && (openAt(frame)?.managers.length ?? 0) > 0; // prettier-ignore
  return isVisited ? { done: withTop(state, { ...frame, computed: [] }) } : { again: state };
}

function openAt(frame: Frame): Frame['withs'][number] | undefined {
  return frame.withs.findLast(({ line }) => line === frame.line);
}

function withWaiting(state: State, waiting: Pending): State {
  const frame = topFrame(state);
  return withTop(state, { ...frame, pending: [...frame.pending.slice(0, -1), waiting] });
}
