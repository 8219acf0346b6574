/** Asks about the top frame's line: which question comes next, with which values, and whether its answer can be taken. */
import { contains, isSameRange } from '../../../codec/step/syntax/call-syntax';
import { isCallable } from '../../../codec/step/syntax/program-calls';
import { buildQuery, type FrameView } from '../../../codec/step/query-building';
import type { Prediction, Query } from '../../../codec/query';
import { moduleOf } from '../../../python/definitions/definitions';
import { isPrimitiveOfModel } from '../../../python/library/models/modelled-modules';
import { importedPath } from '../../../python/modules/imported-path';
import type { SourceFile, Statement } from '../../../python/syntax';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import type { Callables } from '../../calls/callables';
import type { ClassAttributes } from '../../classes/class-attributes';
import { madeFirst } from '../../classes/construction';
import type { Control } from '../control/control';
import type { Held } from '../effects/handed-reader';
import { applyEffects } from '../effects/effects';
import type { HandOver } from '../frames/generator-runs';
import { iteratorAt, upcoming } from '../../state/loop-iterators';
import { isFunction, isHandedOn, type FrameOperands } from '../../operands/frame-operands';
import { globalsCalled, localsCalled } from '../../operands/namespaces';
import { currentValue, withCurrent } from '../../state/current-values';
import { isBookkeeping } from '../../inner/built-ins/orders';
import { isClassPrimitive } from '../../inner/classes/called-classes';
import { isPassed as isYieldPassed, yieldOf } from '../../calls/yield-statements';
import { readingOf } from '../../inner/classes/read-dictionaries';
import { wrappedMethod } from '../../classes/wrapped-methods';
import { enumMembers } from '../../inner/classes/enum-classes';
import { SpecialCalls } from '../../inner/special-calls';
import type { OperandValues } from '../../operands/operand-values';
import type { Evaluation } from '../../../python/expressions/evaluation-tree';
import { withLambdas } from '../../operands/lambdas-in-place';
import { leadOf, type Lead } from '../../operands/leads';
import { openPart, residualOf } from '../../../python/expressions/residual';
import { QuestionForms, type Question } from '../../operands/question-forms';
import { noted, settled, withLoop } from './line-progress';
import { afterUnread } from '../effects/foreign-methods';
import { boundBy, managerEntry } from './manager-entries';
import { FITS, guardOf } from './cases';
import { arePiecesApart } from './pieces-apart';
import type { StatementCall } from './statement-call';
import { StatementCalls } from './statement-calls';
import { withStandIns } from '../../operands/stand-in-names';
import { Questions } from '../../operands/questions';
import type {
  Entering,
  Requesting,
  Running,
  Settled,
  Yielding,
  Awaiting,
  LoopStarting,
  Switching,
} from '../../operands/next-steps';
import { isPassed, keeps } from '../../operands/passed-parts';
import { isExit } from '../../state/block-exit';
import { returnedValue } from '../../calls/call-site';
import { frameNames, lookup, namespaceOf } from '../../state/name-scopes';
import { topFrame, type Frame, type State } from '../../state/state';

/** What happens next on a line: a question for the model, or a call that the machine makes. */
export type Next =
  | { readonly state: State; readonly question: Question }
  /** The iterator that a loop has begun to go through. */
  | { readonly state: State; readonly begun: Value }
  | { readonly state: State; readonly entering: Entering }
  | { readonly state: State; readonly running: Running }
  | { readonly state: State; readonly requesting: Requesting }
  | { readonly state: State; readonly yielding: Yielding }
  | { readonly state: State; readonly awaiting: Awaiting }
  | { readonly state: State; readonly starting: LoopStarting | Switching };

export class Asking implements Held {
  private readonly special: SpecialCalls;
  private readonly statementCalls: StatementCalls;

  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly classAttributes: ClassAttributes,
    private readonly callables: Callables,
    private readonly operands: FrameOperands,
  ) {
    this.special = new SpecialCalls(source);
    this.statementCalls = new StatementCalls(source, this.special, callables.access);
  }

  /** The question as the predictor gets it. */
  query(state: State, { statement: asked, computed: all }: Question): Query {
    const { statement, computed, names } = withStandIns(asked, all);
    const { function: inside } = topFrame(state);
    const built = buildQuery(this.view(state), statement, withCurrent(state, computed));
    const plain = inside.inner ? { ...built, inside } : built;
    const query = names.size === 0 ? plain : { ...plain, lookup: (name: string) => names.get(name) ?? plain.lookup(name) }; // prettier-ignore
    // The machine makes the calls itself, and what a loop goes through is evaluated when it begins.
    const isBegun = query.iterator !== undefined || iteratorAt(topFrame(state), statement.line) !== undefined;
    if (!isBegun && !this.questions(state).isWalked) return query;
    return { ...query, isCallable: () => false, enters: () => false };
  }

  /** The question about all that the line does, calls included. */
  whole(state: State): Query {
    const frame = topFrame(state);
    return buildQuery(this.view(state), this.asked(frame));
  }

  /** What the top frame knows. */
  private view(state: State): FrameView {
    const frame = topFrame(state);
    const names = frameNames(this.source, state, frame);
    return {
      ...names,
      computed: frame.computed,
      shown: (name, statement) => {
        const value = this.classAttributes.shown(state, frame, statement, name) ?? names.lookup(name);
        // A function that has been given some of its arguments is one like any other.
        return value?.kind === 'call' && isFunction(value) ? { kind: 'opaque', type: 'function', name } : value;
      },
      upcoming: (line) => {
        const active = iteratorAt(frame, line);
        return active && upcoming(active);
      },
      item: frame.item,
      handled: frame.handled.at(-1)?.exception,
    };
  }

  /** What comes next on the top frame's line, and the state with everything that needs no question. */
  next(before: State): Next {
    let state = before;
    for (;;) {
      const next = this.questions(state).next();
      if ('target' in next) return { state, entering: next };
      if ('inner' in next) return { state, running: next };
      if ('requests' in next) return { state, requesting: next };
      if ('yields' in next) return { state, yielding: next };
      if ('awaits' in next) return { state, awaiting: next };
      if ('runs' in next || 'switches' in next) return { state, starting: next };
      if ('does' in next) {
        const [after, value] = next.does(state);
        state = noted(after, [returnedValue(next.text, next.range, value)]);
        continue;
      }
      if ('kind' in next) return { state, question: withLambdas(next, () => this.values(state)) };
      if ('through' in next) {
        state = withLoop(state, next.through);
        // Its items are taken one by one, as from an iterator that has a name.
        if (next.through.kind === 'opaque') return { state, begun: next.through };
      } else state = 'read' in next ? noted(afterUnread(this.source, state, this.asked(topFrame(state)), next.read, this.classAttributes), next.read) : settled(state, next); // prettier-ignore
    }
  }

  /** Whether functions of the program are called before the statement is done. */
  leads(state: State): boolean {
    const next = this.next(state);
    return !('question' in next) || next.question.kind !== 'statement';
  }

  /** Functions of the program may be called by more than one of the statements on a line, or by a loop on its own line. */
  runsApart(state: State, statement: Statement): boolean {
    if (this.special.classes.definesOperators || this.special.classes.definesTexts) return true;
    if (arePiecesApart(statement, this.source, this.operands.isEvaluated)) return true;
    const frame = topFrame(state);
    return statement.calls.some(({ callee }) => {
      if (callee === undefined || this.operands.isDefined(callee)) return true;
      const value = lookup(state, frame, callee);
      return value !== undefined && value.kind !== 'unknown' && !(value.kind === 'opaque' && value.type === 'module');
    });
  }

  functionOf(state: State, node: SyntaxNode): Value | undefined {
    const value = wrappedMethod(topFrame(state), node) ?? this.values(state).of(node);
    return value && isHandedOn(value) ? value : undefined;
  }

  private values(state: State): OperandValues {
    return this.operands.values(state, topFrame(state), []);
  }

  readonly areKeys = (values: readonly Value[]): boolean => this.operands.areKeys(values);
  readonly current = currentValue;

  /** What the statement runs implicitly, once all of its parts have been evaluated. */
  statementCall(state: State, question: Question): StatementCall | { readonly ask: Question } | undefined {
    const frame = topFrame(state);
    const statement = this.asked(frame);
    const values = this.operands.values(state, frame, question.residual?.taken ?? []);
    if (!this.questions(state).isWalked)
      return statement.kind === 'for' ? this.statementCalls.taken(state, statement, values) : undefined;
    const call = this.statementCalls.next(
      state,
      statement,
      question,
      values,
      yieldOf(this.control.statement(frame))?.isFrom === true,
    );
    if (call === undefined || call === 'done' || !('needs' in call)) return call;
    const residual = question.residual ?? (statement.evaluation && residualOf(statement.evaluation, new Map()));
    const part = residual && openPart(residual, call.needs);
    return part && { ask: new QuestionForms(statement, frame.computed).value(residual, part) };
  }

  questions(state: State): Questions {
    const frame = topFrame(state);
    const statement = this.asked(frame);
    const names = { ...frameNames(this.source, state, frame), computed: frame.computed };
    const resolving = this.operands.resolving(state, frame);
    return new Questions(statement, {
      computed: frame.computed,
      truths: frame.truths ?? new Map(),
      lookup: (name) => names.lookup(name),
      values: (taken) => this.operands.values(state, frame, taken),
      lead: (part, values) => leadOf(part, values, resolving) ?? this.innerLead(state, statement, part, values),
      construction: (owner, all) => madeFirst(this.source, owner, all, state.classes),
      enters: (part, values) => this.entersNext(frame, statement, part, values),
      isOwnTruth: (value) => this.special.truth(value) !== undefined,
      members: (value) => enumMembers(this.source, value, (owner) => namespaceOf(state, owner)),
      isCallable: (name) => isCallable(names, name, statement),
      isForeign: (name) =>
        this.operands.isForeign(name) ||
        (frame.function.inner !== undefined && (isBookkeeping(name) || isClassPrimitive(name))) ||
        isPrimitiveOfModel(name, moduleOf(frame.function).importedAs),
      isReboundElsewhere: (name) => this.operands.isReboundElsewhere(name),
      // What a loop goes through is evaluated when it begins.
      isBegun: statement.kind === 'for' && iteratorAt(frame, statement.line) !== undefined,
    });
  }

  /** Managers of a `with` statement are entered one by one, and what they give is bound before the next one is evaluated. */
  private entersNext(
    frame: Frame,
    statement: Statement,
    { node, kind: form }: Evaluation,
    values: OperandValues,
  ): Running | Yielding | Settled | undefined {
    const { kind, withItems = [] } = statement;
    if (kind !== 'with' || withItems.length < 2 || !node || form !== 'whole' || isExit(frame)) return undefined;
    const at = withItems.findIndex(({ manager }) => isSameRange(manager.range, node.bare.range));
    const item = at + 1 < withItems.length ? withItems[at] : undefined;
    const manager = item && values.of(item.manager);
    const entry = manager && managerEntry(this.special.classes, statement, item, manager, values);
    if (!entry || !('given' in entry)) return entry;
    const { range, text } = item.manager;
    const key = `enter(${text}) ${range.line}:${range.column}`;
    if (frame.truths?.has(key)) return undefined;
    return { key, holds: true, ...boundBy(item, entry.given), opens: manager };
  }

  /** What the part runs of the program although it is not written as a call. */
  private innerLead(state: State, statement: Statement, part: Evaluation, values: OperandValues): Lead | undefined {
    const { node } = part;
    if (part.kind !== 'whole' || !node || values.computed(node)) return undefined;
    const frame = topFrame(state);
    const find = (name: string): Value | undefined => lookup(state, frame, name);
    const step = this.special.of(node, values, {
      statement,
      lookup: find,
      isOwn: (name) => {
        const value = find(name);
        return value ? value.kind !== 'opaque' || value.type !== 'builtin' : !this.operands.isForeign(name);
      },
      settings: (key) => state.classes.get(key),
      globals: (call) => globalsCalled(this.source, state, call),
      locals: (call) => localsCalled(this.source, state, statement, call),
      imported: (name) => this.imported(state, name),
      isKept: ({ range, type }) =>
        keeps(statement, { range, type }) ||
        isPassed(statement.evaluation, { range, type }, values, {
          isCalled: (callee) => this.operands.resolving(state, frame).called(callee) !== undefined,
          imported: (name) => this.imported(state, name),
        }),
      isLooped: ({ range }) => statement.iterable !== undefined && isSameRange(statement.iterable.range, range),
      isInner: frame.function.inner !== undefined,
      isEvaluated: this.operands.isEvaluated,
      ...readingOf(statement),
      attribute: (holder, name) => this.callables.attribute(state, frame, holder, name),
      runs: (holder, name) => this.callables.property(state, frame, holder, name) !== undefined,
      unreadable: (holder, name) => this.callables.access.unreadable(state, holder, name)?.message,
      unseen: (holder, name) => this.callables.access.unseen(state, holder, name),
      namespace: (owner) => namespaceOf(state, owner),
      body: { info: frame.function, bound: frame.locals },
    });
    return step && { kind: 'inner', step };
  }

  /** What a name means by the import statements of the program. */
  private imported(state: State, name: string): string | undefined {
    const frame = topFrame(state);
    const value = lookup(state, frame, name);
    if (!value) return importedPath(this.source, frame.function, name);
    if (value.kind === 'unknown') return value.path;
    return value.kind === 'opaque' && value.type !== 'function' ? value.name : undefined;
  }

  /**
   * An answer that goes on with an operand which Python does not take, by what it says of the test itself: the test is taken
   * from it, and the rest is asked for again.
   */
  again(state: State, { kind, residual }: Question, said: Prediction): HandOver | undefined {
    const test =
      kind === 'statement' && !said.checked ? this.questions(state).contradicted(said.values, residual) : undefined;
    if (!test?.range) return undefined;
    const { range } = test;
    const values = said.values.filter((value) => contains(range, value.range));
    const confidence = values.reduce((product, value) => product * value.confidence, 1);
    const alone: Prediction = { ...said, values, output: '', changes: [], confidence };
    return { again: settled(applyEffects(state, this.asked(topFrame(state)), alone).state, test) };
  }

  /** The statement that the model is asked about: for a `yield`, the `return` of what it yields. */
  private asked(frame: Frame): Statement {
    const found = this.control.statement(frame);
    const statement = found.kind === 'case' && frame.truths?.has(FITS) ? guardOf(found) : found;
    return (isYield(frame, statement) ? yieldOf(statement)?.asReturn : undefined) ?? statement;
  }
}

export function isYield(frame: Frame, statement: Statement): boolean {
  return frame.function.isGenerator && yieldOf(statement) !== undefined && !isYieldPassed(frame, statement);
}
