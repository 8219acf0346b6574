/** Lines whose next event follows from the source alone; the model is not asked about them. */
import type { NoAnswerError } from '../../../codec/query';
import type { SourceFile, Statement } from '../../../python/syntax';
import type { UnknownValue, Value } from '../../../python/values/value';
import { isExit } from '../../state/block-exit';
import { Assumptions } from '../control/assumptions';
import { computedDefaults, defaultsCall, isWorkedOut } from '../frames/computed-defaults';
import type { Control } from '../control/control';
import type { Decorators } from '../frames/decorators';
import type { Callables } from '../../calls/callables';
import { CAUGHT, caughtCall, NOT_DERIVED, takes, takesByName, takesOf, type Meanings } from '../control/except-clauses';
import { wrapped } from '../../state/exception-groups';
import { currentValue } from '../../state/current-values';
import { iteratorAt, resized } from '../../state/loop-iterators';
import { exceptionValue, raised, thrownValue, type ThrownException } from '../../state/exceptions';
import type { Frames } from '../frames/frames';
import { preparedNames, prepareCall } from '../frames/prepared-classes';
import { definedBy } from '../../state/named';
import { importedValues, missingName } from '../../launch/module-variables';
import type { InnerCall } from '../../inner/calls/inner-call';
import { isWrittenField } from '../../classes/dataclasses';
import { isField } from '../../classes/field-factories';
import { isWrittenOut, madeClass, withMadeClass } from '../../classes/made-classes';
import { withRecursionLimit } from '../../calls/recursion';
import { moduleName } from '../../../python/definitions/name-resolution';
import { bind, bindAll, lookup } from '../../state/name-scopes';
import { topFrame, withTop, type State } from '../../state/state';
import { unknownRead } from '../../objects/unknowns';
import type { Running } from '../../operands/next-steps';
import { OptionalImports } from '../control/optional-imports';
import { matchOf } from '../../../python/statements/match-header';
import { boundAll, isOfGroup, UnknownSteps } from './unknown-steps';

/** Statements that are not asked about in part: something unknown in them makes all of what they do unknown. */
const WHOLE: ReadonlySet<Statement['kind']> = new Set(['with', 'except', 'case', 'raise', 'delete', 'match']);

export class SyntacticSteps {
  readonly unknown: UnknownSteps;
  private readonly optional: OptionalImports;

  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly decorators: Decorators,
    private readonly frames: Frames,
    private readonly callables: Callables,
    private readonly modules?: ReadonlySet<string>,
  ) {
    this.unknown = new UnknownSteps(source, control);
    this.optional = new OptionalImports(source, control, new Assumptions(source), modules);
  }

  /**
   * The state after the next event, or undefined where the model has to be asked.
   * @param leads says whether functions of the program are called on the way
   */
  step(state: State, leads: () => boolean): State | undefined {
    const frame = topFrame(state);
    if (frame.computed.length > 0 && !isWorkedOut(frame)) return undefined;
    if (isExit(frame)) return undefined;
    const statement = this.control.statement(frame);
    const isDecorator = statement.tokens[0]?.text === '@';
    if (statement.kind === 'import') return this.afterImport(state, statement);
    if (isDecorator) return this.decorators.passed(state, statement);
    if (statement.isTransparent || (isField(statement) && isWrittenField(statement)) || isEmptyBody(statement))
      return this.control.advance(state, statement, 0);
    if (isMainGuard(statement))
      return this.control.advance(state, statement, moduleName(frame.function) === '__main__' ? 0 : 1);
    const made = madeClass(this.source, statement);
    if (made) {
      // Defaults that have to be computed are asked about.
      return isWrittenOut(made) ? this.control.advance(withMadeClass(state, made, undefined), statement, 0) : undefined;
    }
    const unknown =
      !WHOLE.has(statement.kind) || this.isTold(state, statement)
        ? undefined
        : (this.unknownSubject(statement, state) ?? unknownRead(statement, (name) => lookup(state, frame, name)));
    if (unknown && !leads()) return this.unknown.step(state, statement, unknown);
    const limited = withRecursionLimit(state, statement, (name) => lookup(state, frame, name));
    if (limited) return this.control.advance(limited, statement, 0);
    switch (statement.kind) {
      case 'for':
        return this.changedLoop(state, statement);
      case 'raise':
        return statement.tokens.length === 1 ? this.raiseAgain(state, statement) : undefined;
      case 'delete':
        return deletesNames(statement) ? this.deleted(state, statement) : undefined;
      case 'class':
        return this.defineClass(state, statement);
      case 'def':
        return this.defineFunction(state, statement);
      case 'except':
        return this.handle(state, statement);
      default:
        return undefined;
    }
  }

  /** A dict or set has got another size in the loop that goes through it, which asks for the next item. */
  private changedLoop(state: State, { line }: Statement): State | undefined {
    const active = iteratorAt(topFrame(state), line);
    const problem = active && resized(active, (container) => currentValue(state, container));
    return problem === undefined ? undefined : this.control.raise(state, raised('RuntimeError', problem));
  }

  /** A statement about which the model has no answer is passed: what it binds or may change is unknown. */
  withoutValue(state: State, error: NoAnswerError): State {
    return this.unknown.withoutValue(state, error);
  }

  /** A loop that goes through something unknown. */
  unknownLoop(state: State, statement: Statement, unknown: UnknownValue): State {
    return this.unknown.step(state, statement, unknown);
  }

  /** What a `case` is tried for, where that is not known. */
  private unknownSubject(statement: Statement, state: State): UnknownValue | undefined {
    const header = statement.kind === 'case' ? matchOf(this.source, statement) : undefined;
    return header && unknownRead(header, (name) => lookup(state, topFrame(state), name));
  }

  /** Undefined where class statements do not say whether the clause takes the exception: then it is a branch like any other. */
  private handle(state: State, statement: Statement): State | undefined {
    const frame = topFrame(state);
    const asked = frame.handled.at(-1);
    if (asked?.after !== undefined) return this.control.passedOver(state, statement, asked);
    const exception = asked?.exception;
    if (exception && isOfGroup(statement)) return this.handleParts(state, statement, exception);
    const meanings = this.meanings(state);
    const told = exception && takes(this.source, statement, exception.type, meanings);
    const isTaken = told ?? (exception && takesByName(this.source, statement, exception.type));
    if (isTaken === undefined && meanings.caught?.kind === 'unknown') return this.unknown.step(state, statement, meanings.caught); // prettier-ignore
    if (!exception || isTaken === undefined) return undefined;
    const [target] = statement.targets;
    const bound = target === undefined ? state : bind(state, target, exceptionValue(exception));
    if (isTaken) return this.control.advance(bound, statement, 0);
    const next = statement.successors[1];
    const sure = state.last.confidence * (told === undefined ? NOT_DERIVED : 1);
    const doubted = { ...state, last: { ...state.last, confidence: sure } };
    return this.control.decline(doubted, typeof next === 'number' ? next : undefined);
  }

  /** A clause names a class of which nothing else is known, and that is enough. */
  private isTold(state: State, statement: Statement): boolean {
    const type = statement.kind === 'except' ? topFrame(state).handled.at(-1)?.exception.type : undefined;
    return type !== undefined && takesByName(this.source, statement, type) !== undefined;
  }

  /** What the class that a clause names stands for. */
  private meanings(state: State): Meanings {
    return {
      caught: topFrame(state).computed.findLast(({ expression }) => expression === CAUGHT)?.value,
      lookup: (name) => lookup(state, topFrame(state), name),
      attribute: (holder, name) => this.callables.attribute(state, topFrame(state), holder, name),
    };
  }

  /** `except* E` takes the part of a group that is of the class, and leaves the rest for the clauses that follow. */
  private handleParts(state: State, statement: Statement, exception: ThrownException): State {
    const frame = topFrame(state);
    const parts = takesOf(this.source, statement, exceptionValue(exception), this.meanings(state));
    if (!parts) return this.unknown.step(state, statement, { kind: 'unknown', reason: 'the parts of a group are not followed' }); // prettier-ignore
    const next = statement.successors[1];
    if (!parts.match) return this.control.decline(state, typeof next === 'number' ? next : undefined);
    const taken = wrapped(parts.match);
    const rest = parts.rest && thrownValue(this.source, parts.rest);
    const asked = frame.handled.map((one, at) =>
      at < frame.handled.length - 1
        ? one
        : { ...one, exception: { ...exception, value: taken }, isTaken: true, ...(rest && { rest }) },
    );
    const [target] = statement.targets;
    const begun = withTop(state, { ...frame, handled: asked });
    return this.control.advance(target === undefined ? begun : bind(begun, target, taken), statement, 0);
  }

  private afterImport(state: State, statement: Statement): State {
    const optional = this.optional.step(state, statement);
    if (optional?.isMissing) return optional.state;
    const missing = missingName(this.source, statement);
    if (missing !== undefined) return this.control.raise(optional?.state ?? state, raised('ImportError', missing));
    return this.control.advance(this.imported(optional?.state ?? state, statement), statement, 0);
  }

  /** What cannot be known is marked as a change; files of the program are there without a prediction. */
  private imported(state: State, statement: Statement): State {
    const isBound = (name: string): boolean => lookup(state, topFrame(state), name) !== undefined;
    const values = importedValues(this.source, state.modules, statement, { known: this.modules, isBound });
    const isUnknown = (value: Value): value is UnknownValue => value.kind === 'unknown';
    const unknown = values.flatMap(([name, value]) => (isUnknown(value) ? [[name, value] as const] : []));
    const known = values.filter(([, value]) => !isUnknown(value));
    return boundAll(bindAll(state, known), unknown);
  }

  private raiseAgain(state: State, statement: Statement): State {
    const handled = topFrame(state).handled.at(-1);
    if (!handled) return this.control.raise(state, raised('RuntimeError', 'No active exception to reraise'));
    const { value } = handled.exception;
    // The clause may have changed it.
    const exception = value ? { ...handled.exception, value: currentValue(state, value) } : handled.exception;
    // CPython reports no second exception event.
    return this.control.propagate(state, exception, statement.handlers, statement.line, statement.line);
  }

  private defineClass(state: State, statement: Statement): State | undefined {
    const info = definedBy(this.source, statement);
    if (!info) return undefined;
    const { computed } = topFrame(state);
    const pushed = this.frames.pushImplicit(state, info, [], 'class-body', { computed });
    if ('message' in pushed) return undefined;
    const begins = preparedNames({ computed });
    return begins ? withTop(pushed, { ...topFrame(pushed), locals: begins }) : pushed;
  }

  /** What a `def` runs before the function is there, a `class` before its body, and an `except` before it is known which classes it names. */
  workedOut(state: State): Running | undefined {
    const frame = topFrame(state);
    if (isExit(frame) || frame.computed.length > 0) return undefined;
    const statement = this.control.statement(frame);
    const inner = this.first(state, statement);
    const [first] = statement.tokens;
    return inner && first && { inner, range: first.range, text: inner.name };
  }

  private first(state: State, statement: Statement): InnerCall | undefined {
    if (statement.kind === 'except') return caughtCall(statement);
    const info = statement.kind === 'def' || statement.kind === 'class' ? definedBy(this.source, statement) : undefined;
    if (!info) return undefined;
    if (statement.kind === 'class') return prepareCall(this.source, info, () => this.decorators.given(state, info));
    return this.decorators.areKnown(state, info) ? defaultsCall(state, info) : undefined;
  }

  private defineFunction(state: State, statement: Statement): State | undefined {
    const info = definedBy(this.source, statement);
    if (!info) return undefined;
    const frame = topFrame(state);
    const computed = computedDefaults(state, info);
    const defined = this.frames.define(state, info, (name) => lookup(state, frame, name), computed);
    return this.decorators.defined(defined.state, statement, info, defined.closure);
  }

  /** `del name` unbinds; that it is not bound is for the model to say. */
  private deleted(state: State, statement: Statement): State | undefined {
    const frame = topFrame(state);
    if (!statement.deleted.every((name) => lookup(state, frame, name))) return undefined;
    const unbound = statement.deleted.reduce((next, name) => bind(next, name, undefined), state);
    const changes = new Map(statement.deleted.map((name) => [name, 1] as const));
    return this.control.advance({ ...unbound, last: { ...unbound.last, changes } }, statement, 0);
  }
}

/** `if __name__ == '__main__':` asks how the file was started, which is no matter of values. */
export function isMainGuard({ kind, tokens }: Statement): boolean {
  return kind === 'if' && /^if __name__ == (["'])__main__\1$/.test(tokens.map(({ text }) => text).join(' '));
}

/** `class Missing(Exception): pass` on one line. */
function isEmptyBody({ tokens }: Statement): boolean {
  return tokens.length > 0 && tokens.every(({ text }) => text === 'pass' || text === '...');
}

function deletesNames({ tokens, deleted }: Statement): boolean {
  return tokens.slice(1).every(({ kind, text }) => text === ',' || (kind === 'name' && deleted.includes(text)));
}
