/** Resolves a predicted call: to a function of the program with its arguments bound, or to a value without a frame. */
import { lambdaFunction } from '../../python/desugar/definitions-inside';
import { isSuper } from '../../python/expressions/super-call';
import { hasDecorator } from '../../python/expressions/decorator';
import { nestedClass } from '../../python/definitions/class-order';
import { builtInBase } from '../../python/definitions/built-in-bases';
import { BUILT_IN_CALLS } from '../../codec/step/syntax/call-syntax';
import { namedClass, writtenValue } from '../../codec/step/syntax/program-calls';
import { NoAnswerError, type CallArgument } from '../../codec/query';
import type { CallSite, FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { afterKept, keptArgument, siteOf, type PredictedCall } from './call-site';
import { present } from './present';
import { dispatched, isDispatcher } from './single-dispatch';
import type { ThrownException } from '../state/exceptions';
import { classAround } from '../classes/classes-in-functions';
import { construct } from '../classes/construction';
import { frameNames, lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';
import {
  classOf,
  classValue,
  findClass,
  findMethod,
  functionNamed,
  ownMethod,
  type Method,
} from '../../python/definitions/definitions';

export type Resolved =
  | {
      readonly kind: 'function';
      readonly info: FunctionInfo;
      readonly arguments: readonly CallArgument[];
      readonly instance?: Value;
      /** The frame in which the function's definition ran. */
      readonly closure?: number | undefined;
    }
  /** A generator is created, whose frame is suspended until an item is requested. */
  | {
      readonly kind: 'generator';
      readonly info: FunctionInfo;
      readonly arguments: readonly CallArgument[];
      readonly closure?: number | undefined;
    }
  /** No frame of the program runs: a class without `__init__`, or a coroutine that is not awaited. */
  | {
      readonly kind: 'value';
      readonly value: Value;
      /** Where it is not sure. */
      readonly confidence?: number;
      /** Objects that the call has changed, by number. */
      readonly contents?: ReadonlyMap<number, Value>;
    }
  | { readonly kind: 'raise'; readonly exception: ThrownException }
  | { readonly kind: 'type-error'; readonly message: string };

export class CallResolution {
  constructor(private readonly source: SourceFile) {}

  /**
   * @param call its receiver and arguments already are the objects referred to
   * @throws NoAnswerError if the call resolves to nothing in the program
   */
  resolve(state: State, frame: Frame, statement: Statement, call: PredictedCall): Resolved {
    const site = siteOf(statement, call);
    const receiver =
      call.receiver ??
      (site?.receiver === undefined ? undefined : writtenValue(frameNames(this.source, state, frame), site.receiver));
    const found = receiver
      ? this.method(state, frame, site, call, receiver)
      : (this.plain(state, frame, call.callee, call.arguments) ?? this.special(state, frame, site, call));
    if (found?.kind === 'function' && isDispatcher(found.info)) {
      const info = dispatched(this.source, state, found.info, found.arguments);
      if (!info) throw new NoAnswerError(`which function of ${call.callee} is called is not known`);
      return { ...found, info };
    }
    if (found) return found;
    throw new NoAnswerError(`the call of ${call.callee} leads to no function of the program`);
  }

  /** A special method that a built-in function calls on the first of its arguments that has it. */
  private special(state: State, frame: Frame, site: CallSite | undefined, call: PredictedCall): Resolved | undefined {
    if (!BUILT_IN_CALLS[call.callee]) return undefined;
    const [first, ...others] = call.arguments;
    const written = (site?.arguments ?? []).map(
      ({ text }) => frame.computed.find(({ expression }) => expression === text)?.value ?? lookup(state, frame, text),
    );
    const receiver = first?.value.kind === 'object' ? first.value : written.find((value) => value?.kind === 'object');
    return receiver && this.method(state, frame, undefined, { ...call, arguments: others }, receiver);
  }

  /** `receiver.m(...)`, or a special method that Python calls by itself. */
  private method(
    state: State,
    frame: Frame,
    site: CallSite | undefined,
    call: PredictedCall,
    receiver: Value,
  ): Resolved | undefined {
    const written = site?.receiver?.replaceAll(' ', '') ?? '';
    const self = { value: receiver };
    const isItself = receiver.kind === 'call' || (receiver.kind === 'opaque' && receiver.type === 'function');
    if (isItself && receiver.name === call.callee) return this.value(state, frame, receiver, call.arguments);
    if (site?.receiver !== undefined && isSuper(site.receiver)) {
      const inside =
        frame.function.className === undefined ? undefined : findClass(this.source, frame.function.className);
      const owner = classOf(this.source, receiver) ?? inside;
      const behind = owner && inside && classAround(this.source, state, frame, owner, inside);
      const method = owner && findMethod(this.source, owner, call.callee, behind);
      if (!method && owner && builtInBase(this.source, owner) !== undefined) return undefined;
      // `object.__init__` and other built-in methods have no frame.
      return method ? this.bound(method, self, call.arguments) : { kind: 'value', value: { kind: 'none' } };
    }
    if (receiver.kind === 'opaque' && receiver.type === 'module') {
      const value = lookup(state, frame, `${receiver.name}.${call.callee}`);
      return value && this.value(state, frame, value, call.arguments);
    }
    const named = written === '' ? undefined : namedClass(frameNames(this.source, state, frame), written);
    const owner = named ?? classOf(this.source, receiver);
    const method = owner && findMethod(this.source, owner, call.callee);
    if (method) {
      const through = named && method.binding === 'instance' && receiver.kind !== 'opaque';
      const passed = through && call.arguments[0]?.value === receiver ? call.arguments.slice(1) : call.arguments;
      return this.bound(
        method,
        named && receiver.kind === 'opaque' && method.binding === 'instance' ? undefined : self,
        passed,
      );
    }
    const attribute =
      receiver.kind === 'object' ? receiver.attributes.find(([name]) => name === call.callee)?.[1] : undefined;
    if (attribute) return this.value(state, frame, attribute, call.arguments);
    for (const name of BUILT_IN_CALLS[call.callee] ?? []) {
      const special = owner && findMethod(this.source, owner, name);
      if (special)
        return this.bound(special, self, name === '__lt__' || name === '__gt__' ? call.arguments.slice(0, 1) : []);
    }
    const nested = owner && nestedClass(this.source, owner, call.callee);
    return nested && this.instantiate(nested, call.arguments);
  }

  /** The function of the program that a value is, if it has no receiver. */
  functionOf(scope: FunctionInfo, value: Value | undefined): FunctionInfo | undefined {
    if (value?.kind !== 'opaque' || value.type !== 'function') return undefined;
    const info = functionNamed(this.source, scope, value.name);
    return info?.kind === 'function' && info.className === undefined ? info : undefined;
  }

  private plain(state: State, frame: Frame, name: string, all: readonly CallArgument[]): Resolved | undefined {
    const value = lookup(state, frame, name);
    if (value) return this.value(state, frame, value, all);
    const info = functionNamed(this.source, frame.function, name);
    return info && (info.kind === 'class' ? this.instantiate(info, all) : this.invoke(info, all));
  }

  private value(state: State, frame: Frame, value: Value, all: readonly CallArgument[]): Resolved | undefined {
    if (value.kind === 'object') {
      const owner = classOf(this.source, value);
      const method = owner && findMethod(this.source, owner, '__call__');
      return method && this.bound(method, { value }, all);
    }
    if (value.kind === 'call' && value.name === 'functools.partial') {
      const [called, ...given] = value.args;
      return called && this.value(state, frame, called, afterKept(given.map(keptArgument), all));
    }
    if (value.kind !== 'opaque') return undefined;
    if (value.type === 'class') {
      const owner = findClass(this.source, value.name);
      return owner && this.instantiate(owner, all);
    }
    const { self, definition } = value;
    const method = self && this.source.functions.findLast(({ qualifiedName }) => qualifiedName === definition);
    if (self && method) return this.invoke(method, [{ value: present(state, self) }, ...all], value.closure);
    const lambda = lambdaFunction(this.source, definition);
    if (lambda) return this.invoke(lambda, all, value.closure);
    const info = value.type === 'function' ? functionNamed(this.source, frame.function, value.name) : undefined;
    // A bound method value does not contain what it is bound to.
    const isBound = info?.className !== undefined && !hasDecorator(info, 'staticmethod');
    return info?.kind === 'function' && !isBound ? this.invoke(info, all, value.closure) : undefined;
  }

  private instantiate(owner: FunctionInfo, all: readonly CallArgument[]): Resolved | undefined {
    const made = construct(this.source, owner, all);
    if (made.kind === 'unknown') return undefined;
    if (made.kind !== 'initialize') return made;
    const { init, instance } = made;
    return { kind: 'function', info: init, arguments: [{ value: instance }, ...made.arguments], instance };
  }

  private bound(method: Method, self: CallArgument | undefined, all: readonly CallArgument[]): Resolved {
    if (method.binding === 'static' || !self) return this.invoke(method.info, all);
    const isClass = self.value.kind === 'opaque' && self.value.type === 'class';
    const first = method.binding === 'class' && !isClass ? classValue(method.owner) : self.value;
    return this.invoke(method.info, [{ value: first }, ...all]);
  }

  private invoke(info: FunctionInfo, all: readonly CallArgument[], closure?: number): Resolved {
    if (info.isGenerator) return { kind: 'generator', info, arguments: all, closure };
    return { kind: 'function', info, arguments: all, closure };
  }

  /** `__exit__` of a context manager that the program defines, or `__aexit__`. */
  exitMethod(manager: Value, name: '__exit__' | '__aexit__'): FunctionInfo | undefined {
    const owner = classOf(this.source, manager);
    return owner && (ownMethod(this.source, owner, name) ?? findMethod(this.source, owner, name)?.info);
  }
}
