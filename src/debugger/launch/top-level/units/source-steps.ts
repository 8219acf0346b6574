/** Top-level steps that follow from the source: definitions, whatever their decorators do, and literals. */
import { readDecorator } from '../../../../python/expressions/decorator';
import type { FunctionInfo, SourceFile, Statement } from '../../../../python/syntax';
import type { Value } from '../../../../python/values/value';
import { classValue, functionValue } from '../../../../python/definitions/definitions';
import { isWrittenOut, madeClass, withMadeClass } from '../../../classes/made-classes';
import { hasOpenDefaults } from '../../../machine/frames/computed-defaults';
import { Control } from '../../../machine/control/control';
import { doubted } from '../../../state/doubts';
import { Frames } from '../../../machine/frames/frames';
import { Numbering } from '../../../objects/heap';
import { bind, lookup } from '../../../state/name-scopes';
import { topFrame, type Frame, type State } from '../../../state/state';
import { named } from '../../../program/mentions';
import type { Unit } from './units';
import { written } from './literal-bindings';

export class SourceSteps {
  private readonly control: Control;
  private readonly frames: Frames;

  constructor(private readonly source: SourceFile) {
    this.control = new Control(source);
    this.frames = new Frames(source);
  }

  /** The state after the next event; undefined if the machine has to run it. */
  step(state: State): State | undefined {
    const after = this.next(state);
    return after && doubted(this.source, state, after);
  }

  /** The name that a unit binds and its value, if that depends on nothing else. */
  plain({ statements: [statement, ...more] }: Unit): { name: string; value: Value } | undefined {
    if (!statement || more.length > 0) return undefined;
    const info = this.definition(statement);
    const isPlain = info?.kind === 'function' && info.decorators.length === 0;
    if (info && isPlain && info.parameters.every((parameter) => parameter.default === undefined))
      return { name: info.name, value: functionValue(info) };
    const made = madeClass(this.source, statement);
    if (made && isWrittenOut(made)) return { name: made.name, value: classValue(made) };
    const value = info ? undefined : written(statement, () => undefined);
    const [name] = statement.targets;
    return value && name !== undefined ? { name, value } : undefined;
  }

  /** The state after a definition that cannot be evaluated; undefined for any other statement. */
  defined(state: State, statement: Statement): State | undefined {
    const info = this.definition(statement);
    if (!info) return undefined;
    const fresh = { ...state, last: quietly(topFrame(state)) };
    return this.control.advance(bind(fresh, info.name, definitionValue(info)), statement, 0);
  }

  /** The function or class whose header the statement is. */
  definition({ kind, targets, line, scope }: Statement): FunctionInfo | undefined {
    if (kind !== 'def' && kind !== 'class') return undefined;
    const all = named(this.source, targets.slice(0, 1));
    return all.findLast((info) => info.parent === scope && info.line <= line && line <= info.endLine);
  }

  /** The statement that a frame of the module or of a class body is about to run. */
  ownStatement({ event, computed, line, function: info }: Frame): Statement | undefined {
    if (event !== 'line' || computed.length > 0 || info.kind === 'function') return undefined;
    return this.source.statementAt(line, info);
  }

  private next(state: State): State | undefined {
    const frame = topFrame(state);
    const statement = this.ownStatement(frame);
    if (!statement) return undefined;
    const fresh: State = { ...state, last: { ...quietly(frame), output: '' } };
    if (statement.kind === 'class') {
      const info = this.definition(statement);
      const pushed = info && this.frames.pushImplicit(fresh, info, [], 'class-body');
      return pushed && !('message' in pushed) ? pushed : undefined;
    }
    if (statement.kind === 'def') return this.plainFunction(fresh, statement);
    const made = madeClass(this.source, statement);
    if (made && isWrittenOut(made)) return this.control.advance(withMadeClass(fresh, made, undefined), statement, 0);
    const value = written(statement, (name) => lookup(state, frame, name));
    const [name] = statement.targets;
    if (!value || name === undefined) return undefined;
    const numbering = new Numbering(state.nextId);
    const bound = bind(fresh, name, numbering.label(value));
    return this.control.advance({ ...bound, nextId: numbering.position }, statement, 0);
  }

  /** A function stays one under decorators that are not the program's own. */
  private plainFunction(state: State, statement: Statement): State | undefined {
    const info = this.definition(statement);
    const isKnown = info?.decorators.every(
      (text) => named(this.source, readDecorator(text).path.split('.')).length > 0,
    );
    const frame = topFrame(state);
    if (!info || isKnown || hasOpenDefaults(info, (name) => lookup(state, frame, name))) return undefined;
    const defined = this.frames.define(state, info, (name) => lookup(state, frame, name));
    return this.control.advance(bind(defined.state, info.name, functionValue(info, defined.closure)), statement, 0);
  }
}

export function definitionValue(info: FunctionInfo): Value {
  return info.kind === 'class' ? classValue(info) : functionValue(info);
}

/** A step that needed no prediction. */
export function quietly({ id, line }: Frame): State['last'] {
  return { source: 'predicted', values: [], changes: new Map(), output: '', confidence: 1, from: { frame: id, line } };
}
