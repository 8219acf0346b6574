/** Which names and parts of a statement lead into functions of the program, by what the frame knows. */
import { isCachedProperty } from '../../../python/expressions/decorator';
import { isSuper } from '../../../python/expressions/super-call';
import { evaluatePath } from '../../../python/values/access-path';
import {
  classOf,
  classValue,
  findClass,
  findMethod,
  functionNamed,
  isImported,
} from '../../../python/definitions/definitions';
import { isDataclass } from '../../../python/definitions/dataclass-mark';
import type { FunctionInfo, SourceFile, Statement, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { ComputedValue } from '../../query';
import { isSameRange } from './call-syntax';

/** Names as one frame of the program sees them. */
export interface FrameNames {
  readonly source: SourceFile;
  /** The function that the frame runs. */
  readonly scope: FunctionInfo;
  /** Undefined for what is unbound or a built-in. */
  lookup(name: string): Value | undefined;
}

/** The same, with what the statement that runs has computed so far. */
export interface RunningNames extends FrameNames {
  readonly computed: readonly ComputedValue[];
}

/** True where the machine can step into something of that name. */
export function isCallable(names: FrameNames, name: string, statement: Statement): boolean {
  const { source, scope } = names;
  const value = names.lookup(name);
  if (value) {
    if (value.kind !== 'opaque' || (value.type !== 'function' && value.type !== 'class')) return false;
    return (functionNamed(source, scope, value.name) ?? findClass(source, value.name)) !== undefined;
  }
  const beside = source.functions.filter((info) => info.name === name);
  if (beside.some((info) => isImported(info) === isImported(scope))) return true;
  if (beside.length === 0) return false;
  // Of other files only what the statement really calls: they have methods of any name.
  return statement.calls.some(({ callee, receiver }) => {
    const holder = callee === name && receiver !== undefined ? writtenValue(names, receiver) : undefined;
    const owner = holder && classOf(source, holder);
    return owner !== undefined && findMethod(source, owner, name) !== undefined;
  });
}

/** True where evaluating that part of the statement surely runs a function that has not run yet, whatever the model would say it gives. */
export function surelyEnters(names: RunningNames, statement: Statement, expression: SubExpression): boolean {
  if (expression.operatorKind === 'attribute') return readsProperty(names, expression);
  const { range } = expression;
  const site = statement.calls.find((call) => isSameRange(call.range, range));
  if (site?.callee === undefined || site.repeated) return false;
  if (site.receiver !== undefined) return entersMethod(names, site.receiver, site.callee);
  const value = names.lookup(site.callee);
  return value !== undefined && isEntered(names, value);
}

/** What the text in front of a method's name means; `super()` stands for the method's own first parameter. */
export function writtenValue(names: FrameNames, text: string): Value | undefined {
  if (isSuper(text)) return names.lookup(names.scope.parameters[0]?.name ?? '');
  const owner = namedClass(names, text);
  return owner ? classValue(owner) : evaluatePath(text, (name) => names.lookup(name));
}

/** The class that a text names. */
export function namedClass(names: FrameNames, text: string): FunctionInfo | undefined {
  const value = names.lookup(text);
  if (value) return value.kind === 'opaque' && value.type === 'class' ? classOf(names.source, value) : undefined;
  return /^[A-Z]\w*$/.test(text) ? findClass(names.source, text) : undefined;
}

function isEntered({ source, scope }: FrameNames, value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  if (value.type === 'class') {
    const owner = findClass(source, value.name);
    if (!owner) return false;
    return findMethod(source, owner, '__init__') !== undefined || isDataclass(source, owner);
  }
  const info = value.type === 'function' ? functionNamed(source, scope, value.name) : undefined;
  return info?.kind === 'function';
}

function readsProperty(names: RunningNames, { text, operator }: SubExpression): boolean {
  const hasRun = names.computed.some(({ fromCall, expression }) => fromCall && expression === operator);
  const holder = hasRun ? undefined : writtenValue(names, text.slice(0, text.lastIndexOf('.')));
  const owner = holder?.kind === 'object' ? classOf(names.source, holder) : undefined;
  const method = owner && findMethod(names.source, owner, operator);
  return method?.binding === 'property' && !isCachedProperty(method.info);
}

function entersMethod(names: RunningNames, receiver: string, name: string): boolean {
  if (isSuper(receiver)) return entersInherited(names, name);
  const computed = names.computed.findLast(({ expression }) => expression === receiver)?.value;
  const holder = computed ?? writtenValue(names, receiver);
  if (holder?.kind === 'opaque' && holder.type === 'module') {
    const value = names.lookup(`${holder.name}.${name}`);
    return value !== undefined && isEntered(names, value);
  }
  if (holder?.kind === 'object' && holder.attributes.some(([attribute]) => attribute === name)) return false;
  const owner = holder && classOf(names.source, holder);
  const method = owner && findMethod(names.source, owner, name);
  return method !== undefined && method.binding !== 'property';
}

function entersInherited(names: FrameNames, name: string): boolean {
  const { className, parameters } = names.scope;
  const inside = className === undefined ? undefined : findClass(names.source, className);
  const self = names.lookup(parameters[0]?.name ?? '');
  const owner = (self && classOf(names.source, self)) ?? inside;
  const method = owner && inside && findMethod(names.source, owner, name, inside);
  return method !== undefined;
}
