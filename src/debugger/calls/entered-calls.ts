/** Which parts of a statement run a function of the program, so that their values are not left to the model. */
import { isSameRange } from '../../codec/step/call-syntax';
import type { FunctionInfo, SourceFile, Statement, SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { CallResolution } from './call-resolution';
import { isDataclass } from '../classes/dataclasses';
import { findClass, findMethod, functionNamed } from '../program/definitions';
import { lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';

export class EnteredCalls {
  constructor(
    private readonly source: SourceFile,
    private readonly calls: CallResolution,
  ) {}

  /** True if evaluating that part of the statement surely calls a function that has not run yet. */
  surely(state: State, frame: Frame, statement: Statement, expression: SubExpression): boolean {
    if (expression.operatorKind === 'attribute') return this.isProperty(state, frame, expression);
    const { range } = expression;
    const site = statement.calls.find((call) => isSameRange(call.range, range));
    if (site?.callee === undefined || site.repeated) return false;
    if (site.receiver !== undefined) return this.isMethod(state, frame, site.receiver, site.callee);
    const value = lookup(state, frame, site.callee);
    return value !== undefined && this.isEntered(frame, value);
  }

  private isEntered(frame: Frame, value: Value): boolean {
    if (value.kind !== 'opaque') return false;
    if (value.type === 'class') {
      const owner = findClass(this.source, value.name);
      if (!owner) return false;
      return findMethod(this.source, owner, '__init__') !== undefined || isDataclass(this.source, owner);
    }
    const info = value.type === 'function' ? functionNamed(this.source, frame.function, value.name) : undefined;
    return info?.kind === 'function';
  }

  private isProperty(state: State, frame: Frame, { text, operator }: SubExpression): boolean {
    const hasRun = frame.computed.some(({ fromCall, expression }) => fromCall && expression === operator);
    const holder = hasRun ? undefined : this.calls.written(state, frame, text.slice(0, text.lastIndexOf('.')));
    const owner = holder?.kind === 'object' ? this.calls.classOf(holder) : undefined;
    const method = owner && findMethod(this.source, owner, operator);
    const isCached = method?.info.decorators.some((name) => name.includes('cached'));
    return method?.binding === 'property' && isCached === false;
  }

  private isMethod(state: State, frame: Frame, receiver: string, name: string): boolean {
    if (receiver.replaceAll(' ', '').startsWith('super(')) return this.isInherited(state, frame, name);
    const computed = frame.computed.findLast(({ expression }) => expression === receiver)?.value;
    const holder = computed ?? this.calls.written(state, frame, receiver);
    if (holder?.kind === 'opaque' && holder.type === 'module') {
      const value = lookup(state, frame, `${holder.name}.${name}`);
      return value !== undefined && this.isEntered(frame, value);
    }
    if (holder?.kind === 'object' && holder.attributes.some(([attribute]) => attribute === name)) return false;
    const owner = holder && this.calls.classOf(holder);
    const method = owner && findMethod(this.source, owner, name);
    return method !== undefined && method.binding !== 'property';
  }

  private isInherited(state: State, frame: Frame, name: string): boolean {
    const { className, parameters }: FunctionInfo = frame.function;
    const inside = className === undefined ? undefined : findClass(this.source, className);
    const self = lookup(state, frame, parameters[0]?.name ?? '');
    const owner = (self && this.calls.classOf(self)) ?? inside;
    const method = owner && inside && findMethod(this.source, owner, name, inside);
    return method !== undefined;
  }
}
