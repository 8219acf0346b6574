/** What a prediction about a statement means for the state: names and objects change, and control goes on. */
import { isShown, NoAnswerError, type Prediction } from '../../../codec/query';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { importedPath } from '../../../python/modules/imported-path';
import { evaluatePath } from '../../../python/values/access-path';
import type { SourceFile, Statement } from '../../../python/syntax';
import type { ObjectValue, Value } from '../../../python/values/value';
import { managersOf } from '../../calls/context-managers';
import { withIdentities } from '../../calls/function-identity';
import { withRecursionLimit } from '../../calls/recursion';
import type { ClassAttributes } from '../../classes/class-attributes';
import { idOf, UNKNOWN } from '../../objects/containers';
import { Numbering } from '../../objects/heap';
import type { Question } from '../../operands/question-forms';
import { isException } from '../../classes/exception-attributes';
import { thrown, type ThrownException } from '../../state/exceptions';
import { iteratorAt, itemTaken, watchedBy } from '../../state/loop-iterators';
import { sourcesOf } from '../../state/loop-sources';
import { currentValue } from '../../state/current-values';
import { bind, lookup } from '../../state/name-scopes';
import { withAttribute, withoutAttribute } from '../../objects/contents';
import { withContents } from '../../state/value-roots';
import { topFrame, withTop, type State } from '../../state/state';
import { isYield } from './asking';
import { Assumptions } from '../control/assumptions';
import { raisedBy, withLink } from '../../state/exception-links';
import type { CallEntry } from '../frames/call-entry';
import type { Control } from '../control/control';
import { applyEffects, expanded, iterableOf, type Effects, propagate } from '../effects/effects';
import { afterForeignMethods } from '../effects/foreign-methods';
import { withChangedObjects } from '../effects/unknown-effects';
import type { GeneratorRuns, HandOver } from '../frames/generator-runs';
import type { HandedOn } from '../effects/handing-on';

export class Interpretation {
  private readonly assumptions: Assumptions;

  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly generating: GeneratorRuns,
    private readonly classAttributes: ClassAttributes,
    private readonly entry: CallEntry,
  ) {
    this.assumptions = new Assumptions(source);
  }

  /** The statement has handed on what was there: control goes on. */
  handedOn({ state, statement, returned, raised }: HandedOn): HandOver {
    if (raised) return { done: this.raising(state, raised) };
    if (!returned) return { done: this.control.advance(state, statement, 0) };
    return this.returning(state, statement, expanded(state, returned));
  }

  private returning(state: State, statement: Statement, value: Value): HandOver {
    const frame = topFrame(state);
    if (isYield(frame, this.control.statement(frame))) return this.generating.yielded(state, value);
    return { done: this.control.jump(state, { kind: 'return', value, unwinds: statement.unwinds }) };
  }

  /** What methods that nobody has followed may have changed. */
  private unseen(state: State, statement: Statement): State {
    const called = afterForeignMethods(this.source, state, statement.subExpressions.map(({ node }) => node), this.classAttributes); // prettier-ignore
    return withChangedObjects(called, statement, this.classAttributes);
  }

  /** What a prediction means for a state whose top frame is at a line; `again` where a call had a value without running anything. */
  meant(before: State, question: Question, predicted: Prediction): HandOver {
    const frame = topFrame(before);
    const { statement } = question;
    const named = withIdentities(this.source, before, frame, statement, predicted);
    const { state: after, prediction } = this.classAttributes.settled(before, frame, statement, named);
    const state = after === before ? before : propagate(before, after);
    const applied = applyEffects(state, statement, prediction);
    const seen = prediction.checked ? applied.state : this.unseen(applied.state, statement);
    const { state: decided, outcome } = this.assumptions.unsure(seen, statement, prediction);
    const effects = { ...applied, state: decided };
    const read = (name: string): Value | undefined => lookup(effects.state, topFrame(effects.state), name);
    const limited = withRecursionLimit(effects.state, statement, read, effects.computed);
    if (limited) return { done: this.control.advance(limited, statement, 0) };
    switch (outcome.kind) {
      case 'next':
        if (statement.kind === 'except' && outcome.successor === 1) {
          const next = statement.successors[1];
          return { done: this.control.decline(effects.state, typeof next === 'number' ? next : undefined) };
        }
        if (statement.kind === 'for' && outcome.successor === 1 && this.goesThroughRows(effects.state, statement))
          return { done: this.generating.caught(effects.state) };
        return {
          done: this.control.advance(
            this.passHeader(effects, statement, outcome.successor),
            statement,
            outcome.successor,
          ),
        };
      case 'return': {
        const value = expanded(effects.state, effects.identities.value(outcome.value));
        const settled = { ...effects.state, nextId: effects.numbering.position };
        return this.returning(settled, statement, value);
      }
      case 'raise':
        // No new exception: the clause does not match, and the one being handled goes on.
        if (statement.kind === 'except') return { done: this.control.decline(effects.state, undefined) };
        return { done: this.raising(effects.state, thrown(outcome.exception, statement, effects.computed, read)) };
      case 'call':
        return this.entry.predicted(effects, question, outcome);
    }
  }

  /** `__next__` of a `csv.DictReader` is Python code, so its end is an exception that is reported. */
  private goesThroughRows(state: State, { line, iterable }: Statement): boolean {
    const frame = topFrame(state);
    const through = iteratorAt(frame, line)?.iterable;
    if (frame.function.inner) return false;
    if (through?.kind === 'foreign')
      return through.type === ROWS || (through.type === 'enumerate' && through.recipe.includes(`"${ROWS}"`));
    const [, root = '', rest = ''] = /^(?:enumerate\()?(\w+)((?:\.\w+)*)\(/.exec(iterable?.text ?? '') ?? [];
    const path = root === '' ? undefined : importedPath(this.source, frame.function, root);
    return path !== undefined && path + rest === ROWS;
  }

  /** An exception on the line, which may be what it says to raise. */
  raising(state: State, exception: ThrownException): State {
    const statement = this.control.statement(topFrame(state));
    return this.control.raise(state, raisedBy(state, statement, exception));
  }

  /** The statement has done all that it does, and control goes on. */
  passed(state: State, successor: 0 | 1): State {
    const frame = topFrame(state);
    const noted = { ...state, last: { ...state.last, values: frame.computed.filter(isShown) } };
    return this.control.advance(noted, this.control.statement(frame), successor);
  }

  /** A `with` block begins. */
  entered(state: State, managers: readonly Value[], binds: readonly (readonly [string, Value])[]): State {
    // Entering a later manager may have changed what an earlier one has given.
    const now = [...managers, ...binds.map(([, value]) => value)].map((value) => currentValue(state, value));
    const bound = binds.reduce((next, [name, value], at) => noted(bind(next, name, now[managers.length + at] ?? value), name), state); // prettier-ignore
    const frame = topFrame(bound);
    const entered = { line: frame.line, managers: now.slice(0, managers.length) };
    const withs = [...frame.withs.filter(({ line }) => line !== frame.line), entered];
    return this.passed(withTop(bound, { ...frame, withs }), 0);
  }

  /** A name, or an attribute, gets the value that the statement has computed. @param of whose attribute, where that has been evaluated */
  assigned(state: State, target: SyntaxNode, value: Value, of?: Value): State {
    if (target.type === 'identifier') return this.passed(noted(bind(state, target.text, value), target.text), 0);
    const [object, name] = [target.get('object')?.bare, target.get('attribute')?.text];
    const frame = topFrame(state);
    const holder = of ?? (object && evaluatePath(object.text, (text) => lookup(state, frame, text)));
    const link = holder && isException(this.source, holder) ? withLink(state, holder, name ?? '', value) : undefined;
    const set = link ?? (holder && this.classAttributes.assigned(state, holder, name ?? '', value));
    if (set) return this.passed(noted(set, object?.text ?? ''), 0);
    if (holder?.kind !== 'object' || holder.id === undefined || name === undefined)
      throw new NoAnswerError(`${target.text} cannot be set`);
    const contents = new Map([[holder.id, withAttribute(holder, name, value)]]);
    const changed = withContents(state, contents);
    return this.passed(noted(changed, object?.text ?? ''), 0);
  }

  /** An attribute of an instance gets a value, or is gone. */
  attributeSet(state: State, holder: ObjectValue, name: string, value: Value | undefined): State {
    if (holder.id === undefined) throw new NoAnswerError(`${name} cannot be set`);
    const numbering = new Numbering(state.nextId);
    const after = value ? withAttribute(holder, name, numbering.label(value)) : withoutAttribute(holder, name);
    const changed = withContents({ ...state, nextId: numbering.position }, new Map([[holder.id, after]]));
    const frame = topFrame(changed);
    const names = [...frame.locals].flatMap(([local, one]) => (idOf(one) === holder.id ? [local] : []));
    return this.passed(names.reduce(noted, changed), 0);
  }

  /** On entering a `for` or `with` block, what CPython keeps internally is recorded. */
  private passHeader(effects: Effects, statement: Statement, successor: 0 | 1): State {
    const { state, computed } = effects;
    const frame = topFrame(state);
    // A generator's item has been taken before the model was asked how it is bound.
    if (successor !== 0 || frame.item) return state;
    const named = (name: string): Value | undefined => lookup(state, frame, name);
    if (statement.kind === 'for') {
      const iterable = iterableOf(state, statement, computed) ?? UNKNOWN;
      const held = (text: string): Value | undefined =>
        evaluatePath(text, named) ?? computed.findLast(({ expression }) => expression === text)?.value;
      const sources = sourcesOf(statement.iterable?.node, held, iterable);
      return withTop(state, itemTaken(frame, statement, iterable, watchedBy(statement, named), sources));
    }
    if (statement.kind !== 'with') return state;
    const managers = managersOf(statement, computed, named);
    return withTop(state, { ...frame, withs: [...frame.withs, { line: statement.line, managers }] });
  }
}

const ROWS = 'csv.DictReader';

function noted(state: State, name: string): State {
  return { ...state, last: { ...state.last, changes: new Map(state.last.changes).set(name, 1) } };
}
