/** Finds what a predicted call runs: a function of the file with its arguments bound, or a value without a frame. */
import { BUILT_IN_CALLS } from '../../codec/step/call-syntax';
import { NoAnswerError, type CallArgument } from '../../codec/query';
import type { CallSite, FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isAwaited } from './coroutines';
import { siteOf, type PredictedCall } from './call-site';
import { construct } from '../classes/constructors';
import { evaluatePath } from '../objects/access-path';
import { lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';
import {
  findClass,
  findMethod,
  functionNamed,
  isImported,
  ownMethod,
  valueName,
  type Method,
} from '../program/definitions';

export type Resolved =
  | {
      readonly kind: 'function';
      readonly info: FunctionInfo;
      readonly arguments: readonly CallArgument[];
      readonly instance?: Value;
      /** The frame in which the function's definition ran. */
      readonly closure?: number | undefined;
    }
  /** A generator is made, whose frame waits until an item is asked for. */
  | {
      readonly kind: 'generator';
      readonly info: FunctionInfo;
      readonly arguments: readonly CallArgument[];
      readonly closure?: number | undefined;
    }
  /** No frame of the program runs: a class without `__init__`, or a coroutine that nobody waits for. */
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'type-error'; readonly message: string };

export class CallResolution {
  constructor(private readonly source: SourceFile) {}

  /**
   * @param call its receiver and arguments already are the objects that they mean
   * @throws NoAnswerError where nothing in the file answers to the call
   */
  resolve(state: State, frame: Frame, statement: Statement, call: PredictedCall): Resolved {
    const site = siteOf(statement, call);
    const receiver =
      call.receiver ?? (site?.receiver === undefined ? undefined : this.written(state, frame, site.receiver));
    const found = receiver
      ? this.method(state, frame, site, call, receiver)
      : (this.plain(state, frame, call.callee, call.arguments) ?? this.special(state, frame, site, call));
    if (found?.kind === 'function' && found.info.isAsync && !(site && isAwaited(statement, site.range)))
      return {
        kind: 'value',
        value: { kind: 'unknown', reason: `${found.info.name}() is not awaited where it is called` },
      };
    if (found) return found;
    throw new NoAnswerError(`the call of ${call.callee} leads to no function of the program`);
  }

  /** True where the machine can step into something of that name. */
  isCallable(state: State, frame: Frame, name: string, statement?: Statement): boolean {
    const value = lookup(state, frame, name);
    if (value) {
      if (value.kind !== 'opaque' || (value.type !== 'function' && value.type !== 'class')) return false;
      const info = functionNamed(this.source, frame.function, value.name) ?? findClass(this.source, value.name);
      return info !== undefined;
    }
    const beside = this.source.functions.filter((info) => info.name === name);
    if (beside.some((info) => isImported(info) === isImported(frame.function))) return true;
    if (beside.length === 0) return false;
    // Of other files only what the statement really calls: they have methods of any name.
    return (statement?.calls ?? []).some(({ callee, receiver }) => {
      const holder = callee === name && receiver !== undefined ? this.written(state, frame, receiver) : undefined;
      const owner = holder && this.classOf(holder);
      return owner !== undefined && findMethod(this.source, owner, name) !== undefined;
    });
  }

  /** A special method that a built-in function runs for the first of its arguments that has one. */
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
    if (written.startsWith('super(')) {
      const inside =
        frame.function.className === undefined ? undefined : findClass(this.source, frame.function.className);
      const owner = this.classOf(receiver) ?? inside;
      const method = owner && inside && findMethod(this.source, owner, call.callee, inside);
      // `object.__init__` and other built-in ones have no frame.
      return method ? this.bound(method, self, call.arguments) : { kind: 'value', value: { kind: 'none' } };
    }
    if (receiver.kind === 'opaque' && receiver.type === 'module') {
      const value = lookup(state, frame, `${receiver.name}.${call.callee}`);
      return value && this.value(frame, value, call.arguments);
    }
    const named = written === '' ? undefined : this.namedClass(state, frame, written);
    const owner = named ?? this.classOf(receiver);
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
    if (attribute) return this.value(frame, attribute, call.arguments);
    for (const name of BUILT_IN_CALLS[call.callee] ?? []) {
      const special = owner && findMethod(this.source, owner, name);
      if (special)
        return this.bound(special, self, name === '__lt__' || name === '__gt__' ? call.arguments.slice(0, 1) : []);
    }
    const nested =
      owner &&
      this.source.functions.findLast(
        (info) => info.kind === 'class' && info.parent === owner && info.name === call.callee,
      );
    return nested && this.instantiate(nested, call.arguments);
  }

  /** What the text in front of a method's name means; `super()` stands for the method's own first parameter. */
  written(state: State, frame: Frame, text: string): Value | undefined {
    if (/^super\s*\(/.test(text)) return lookup(state, frame, frame.function.parameters[0]?.name ?? '');
    const owner = this.namedClass(state, frame, text);
    return owner ? classValue(owner) : evaluatePath(text, (name) => lookup(state, frame, name));
  }

  /** The class of an instance, or the class that a value is. */
  classOf(value: Value): FunctionInfo | undefined {
    if (value.kind === 'object') return findClass(this.source, value.className);
    if (value.kind === 'opaque' && value.type === 'class') return findClass(this.source, value.name);
    return value.kind === 'call' ? findClass(this.source, value.name) : undefined;
  }

  /** The function of the program that a value is, if it has no receiver. */
  functionOf(scope: FunctionInfo, value: Value | undefined): FunctionInfo | undefined {
    if (value?.kind !== 'opaque' || value.type !== 'function') return undefined;
    const info = functionNamed(this.source, scope, value.name);
    return info?.kind === 'function' && info.className === undefined ? info : undefined;
  }

  private plain(state: State, frame: Frame, name: string, all: readonly CallArgument[]): Resolved | undefined {
    const value = lookup(state, frame, name);
    if (value) return this.value(frame, value, all);
    const info = functionNamed(this.source, frame.function, name);
    return info && (info.kind === 'class' ? this.instantiate(info, all) : this.invoke(info, all));
  }

  private value(frame: Frame, value: Value, all: readonly CallArgument[]): Resolved | undefined {
    if (value.kind === 'object') {
      const owner = this.classOf(value);
      const method = owner && findMethod(this.source, owner, '__call__');
      return method && this.bound(method, { value }, all);
    }
    if (value.kind !== 'opaque') return undefined;
    if (value.type === 'class') {
      const owner = findClass(this.source, value.name);
      return owner && this.instantiate(owner, all);
    }
    const info = value.type === 'function' ? functionNamed(this.source, frame.function, value.name) : undefined;
    // A bound method does not say what it is bound to.
    const isBound = info?.className !== undefined && !info.decorators.includes('staticmethod');
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

  private namedClass(state: State, frame: Frame, text: string): FunctionInfo | undefined {
    const value = lookup(state, frame, text);
    if (value) return value.kind === 'opaque' && value.type === 'class' ? this.classOf(value) : undefined;
    return /^[A-Z]\w*$/.test(text) ? findClass(this.source, text) : undefined;
  }

  /** `__exit__` of a context manager that the program defines. */
  exitMethod(manager: Value): FunctionInfo | undefined {
    const owner = this.classOf(manager);
    return owner && (ownMethod(this.source, owner, '__exit__') ?? findMethod(this.source, owner, '__exit__')?.info);
  }
}

export function classValue(owner: FunctionInfo): Value {
  return { kind: 'opaque', type: 'class', name: valueName(owner) };
}

/** @param frame the one in which a function inside a function is defined */
export function functionValue(info: FunctionInfo, frame?: number): Value {
  const value = { kind: 'opaque', type: 'function', name: valueName(info) } as const;
  return frame === undefined ? value : { ...value, closure: frame };
}
