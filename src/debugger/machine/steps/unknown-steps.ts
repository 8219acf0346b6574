/** Statements whose effect is not known: the program goes on, with unknown values and along ways that are assumed. */
import type { ComputedValue, NoAnswerError } from '../../../codec/query';
import { lineName } from '../../../python/modules/linked-source';
import type { SourceFile, Statement } from '../../../python/syntax';
import { contains } from '../../../python/text/ranges';
import type { UnknownValue } from '../../../python/values/value';
import { ClassAttributes } from '../../classes/class-attributes';
import { exceptionValue, raised } from '../../state/exceptions';
import { bind, bindAll } from '../../state/name-scopes';
import { topFrame, withTop, type State } from '../../state/state';
import type { Question } from '../../operands/question-forms';
import { declared } from '../../unknowns/annotations';
import type { FromUnknown } from '../../unknowns/unknown-parts';
import { settled } from './line-progress';
import { Assumptions } from '../control/assumptions';
import type { HandOver } from '../frames/generator-runs';
import type { Control } from '../control/control';
import { decisiveOf } from '../control/undecided';
import { afterForeignMethods } from '../effects/foreign-methods';
import { HandedReader, NOTHING_HELD } from '../effects/handed-reader';
import { prompted } from '../effects/prompts';
import { withUnknownEffects } from '../effects/unknown-effects';

/** Probability that something unknown raises none of the exceptions that the program handles. */
const NOTHING_RAISED = 0.9;
/** Most clauses of a `try` that are offered as ways. */
const MOST_CLAUSES = 4;

export class UnknownSteps {
  private readonly assumptions: Assumptions;
  private readonly classAttributes: ClassAttributes;

  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
  ) {
    this.assumptions = new Assumptions(source);
    this.classAttributes = new ClassAttributes(source);
  }

  /** A statement about which nothing can be said: what it binds or may change is unknown. */
  withoutValue(state: State, { message }: NoAnswerError): State {
    const statement = this.control.statement(topFrame(state));
    const unknown: UnknownValue = { kind: 'unknown', reason: message };
    const isStraight = statement.successors.length < 2 && !/^(?:assert|raise)$/.test(statement.kind);
    return isStraight ? this.straight(state, statement, unknown, true) : this.step(state, statement, unknown);
  }

  /** What is known of a question because a part of it is unknown. */
  found(before: State, question: Question, found: FromUnknown): HandOver {
    const { kind, key, text = '', range, statement } = question;
    if (found.kind === 'fallback') {
      const { test, unknown } = found;
      return this.tested(before, { text: test.parts[0]?.text ?? '', key: test.key }, unknown);
    }
    const part = found.kind === 'part' ? found.computed.range : range;
    const reader = new HandedReader(before, undefined, this.classAttributes, NOTHING_HELD);
    const asked = prompted(before, statement, part, (node) => reader.value(node));
    const nodes = statement.subExpressions.flatMap(({ node }) => (node && part && contains(part, node.range) ? [node] : [])); // prettier-ignore
    const state = afterForeignMethods(this.source, asked, nodes, this.classAttributes);
    if (found.kind === 'part') {
      const frame = topFrame(state);
      const isFirst = frame.computed.every(({ value }) => value.kind !== 'unknown');
      const raising = isFirst ? this.raising(state, statement, found.unknown) : { again: state };
      return 'done' in raising ? raising : { again: computedToo(raising.again, found.computed) };
    }
    const { value } = found;
    if (kind === 'value') {
      const at = range ?? decisiveOf(statement).range;
      return { again: computedToo(state, { expression: text, range: at, value, confidence: 1 }) };
    }
    if (kind === 'test') {
      if (value.kind === 'bool') return { again: settled(state, { key: key ?? '', holds: value.value }) };
      if (value.kind !== 'unknown') return { again: state };
      return this.tested(state, { text: decisiveOf(statement).text, key: key ?? '' }, value);
    }
    // Only the original statement shows what it is about.
    if (value.kind === 'unknown') return { done: this.step(state, statement, value) };
    const holds = value.kind !== 'bool' || value.value;
    if (statement.kind === 'assert' && !holds) return { done: this.control.raise(state, { type: 'AssertionError' }) };
    return { done: this.control.advance(state, statement, holds || statement.successors.length < 2 ? 0 : 1) };
  }

  /** A part of the statement that decides what else of it is evaluated. */
  private tested(state: State, part: { readonly text: string; readonly key: string }, value: UnknownValue): HandOver {
    const own = this.control.statement(topFrame(state));
    const { state: decided, chosen } = this.assumptions.test(state, own, part, value);
    return { again: settled(decided, { key: part.key, holds: chosen === 0 }) };
  }

  /** A statement that reads something unknown: what it binds or returns is unknown as well, and where it leads is assumed. */
  step(state: State, statement: Statement, unknown: UnknownValue): State {
    switch (statement.kind) {
      case 'if':
      case 'while':
        return this.branch(state, statement, unknown);
      case 'for':
        return this.loop(state, statement, unknown);
      case 'case':
        return this.branch(state, statement, unknown);
      case 'except':
        return this.clause(state, statement, unknown);
      case 'assert':
        return this.assertion(state, statement, unknown);
      case 'raise':
        return this.control.raise(state, { type: raisedType(statement) });
      default:
        return this.straight(state, statement, unknown);
    }
  }

  /** A statement that leads to the next one, unless it raises what the program handles. */
  private straight(state: State, statement: Statement, unknown: UnknownValue, isAnythingTouched = false): State {
    const extent = { classAttributes: this.classAttributes, isAnythingTouched };
    const raising = this.raising(state, statement, unknown);
    if ('done' in raising) return raising.done;
    const { again } = raising;
    if (statement.kind === 'return')
      return this.control.jump(again, { kind: 'return', value: unknown, unwinds: statement.unwinds });
    const deleted = statement.deleted.reduce((next, name) => bind(next, name, undefined), again);
    const typed = declared(this.source, unknown, statement.annotation);
    const called = afterForeignMethods(this.source, deleted, statement.subExpressions.map(({ node }) => node), this.classAttributes); // prettier-ignore
    const effects = withUnknownEffects(called, statement, typed.kind === 'unknown' ? typed : unknown, extent);
    return this.control.advance(effects, statement, 0);
  }

  private branch(state: State, statement: Statement, unknown: UnknownValue): State {
    const { state: decided, chosen } = this.assumptions.header(state, statement, unknown);
    const bound = boundAll(decided, chosen === 0 ? statement.targets.map((name) => [name, unknown] as const) : []);
    return this.control.advance(bound, statement, chosen === 0 || statement.successors.length < 2 ? 0 : 1);
  }

  private loop(state: State, statement: Statement, unknown: UnknownValue): State {
    if (this.assumptions.hasItem(state, statement))
      return this.control.advance(this.assumptions.itemTaken(state, statement, unknown), statement, 0);
    const { state: decided, chosen } = this.assumptions.header(state, statement, unknown);
    if (chosen === 1) return this.control.advance(decided, statement, 1);
    return this.control.advance(this.assumptions.itemTaken(decided, statement, unknown), statement, 0);
  }

  /** An `except` clause that names an unknown class. */
  private clause(state: State, statement: Statement, unknown: UnknownValue): State {
    const exception = topFrame(state).handled.at(-1)?.exception;
    const { state: decided, chosen } = this.assumptions.header(state, statement, unknown);
    if (chosen === 0) {
      const [target] = statement.targets;
      // `except*` gives a part of a group, which is not followed.
      const caught = exception && (isOfGroup(statement) ? unknown : exceptionValue(exception));
      const bound = target === undefined || !caught ? decided : bind(decided, target, caught);
      return this.control.advance(bound, statement, 0);
    }
    const next = statement.successors[1];
    return this.control.decline(decided, typeof next === 'number' ? next : undefined);
  }

  private assertion(state: State, statement: Statement, unknown: UnknownValue): State {
    const { state: decided, chosen } = this.assumptions.header(state, statement, unknown);
    return chosen === 0
      ? this.control.advance(decided, statement, 0)
      : this.control.raise(decided, { type: 'AssertionError' });
  }

  /** Inside a `try`, something unknown may raise what one of its clauses is for: that it does not is assumed. */
  private raising(
    state: State,
    statement: Statement,
    unknown: UnknownValue,
  ): { readonly done: State } | { readonly again: State } {
    const types = this.clausesFor(statement);
    const decisive = decisiveOf(statement);
    if (types.length === 0 || statement.subExpressions.length === 0) return { again: state };
    const where = lineName(this.source, statement.line);
    const ways = [`${where} raises nothing`, ...types.map((type) => `${where} raises ${type}`)];
    const undecided = { reason: unknown.reason ?? `${decisive.text} is not known`, ways };
    const likely = { likely: 0, sure: NOTHING_RAISED, isUsual: true };
    const { state: decided, chosen } = this.assumptions.decide(state, statement, 'raises', undecided, likely);
    const type = types[chosen - 1];
    return type === undefined ? { again: decided } : { done: this.control.raise(decided, raised(type, '')) };
  }

  /** What the clauses of the innermost `try` around the statement are for. */
  private clausesFor({ handlers, scope }: Statement): string[] {
    const [handler] = handlers;
    const types: string[] = [];
    let line = handler?.kind === 'except' ? handler.line : undefined;
    while (line !== undefined && types.length < MOST_CLAUSES) {
      const clause = this.source.statementAt(line, scope);
      if (clause?.kind !== 'except') break;
      types.push(clauseType(clause));
      const next = clause.successors[1];
      line = typeof next === 'number' ? next : undefined;
    }
    return [...new Set(types)];
  }
}

/** `except* E:` */
export function isOfGroup({ kind, tokens }: Statement): boolean {
  return kind === 'except' && tokens[1]?.text === '*';
}

/** The first class that a clause names. */
function clauseType({ tokens }: Statement): string {
  const [first, ...more] = tokens.slice(1).filter(({ text }) => text !== '(');
  const last = more.findIndex(({ text }, i) => text !== '.' && more[i - 1]?.text !== '.');
  const path = first ? [first, ...(last < 0 ? more : more.slice(0, last))] : [];
  return path.findLast(({ kind }) => kind === 'name' || kind === 'attribute')?.text ?? 'Exception';
}

/** The last name of what is raised: `HTTPError` in `raise requests.HTTPError(url)`. */
function raisedType({ tokens }: Statement): string {
  const end = tokens.findIndex(({ text }, i) => i > 0 && (text === '(' || text === 'from'));
  const last = tokens.slice(1, end < 0 ? undefined : end).at(-1);
  const isClass = last !== undefined && /^\p{Lu}/u.test(last.text);
  return isClass ? last.text : 'Exception';
}

function computedToo(state: State, computed: ComputedValue): State {
  const frame = topFrame(state);
  return withTop(state, { ...frame, computed: [...frame.computed, computed] });
}

/** What is bound to unknown values counts as changed, and as not predicted. */
export function boundAll(state: State, values: readonly (readonly [string, UnknownValue])[]): State {
  const bound = bindAll(state, values);
  const changes = new Map([...bound.last.changes, ...values.map(([name]) => [name, 0] as const)]);
  return values.length > 0 ? { ...bound, last: { ...bound.last, changes } } : bound;
}
