/** What calling a value runs, and what an attribute is that nothing has to be run for. */
import { hasDecorator } from '../../python/expressions/decorator';
import { afterKept, keptArgument } from './call-site';
import {
  classOf,
  classValue,
  findClass,
  findMethod,
  functionNamed,
  pythonName,
  type Method,
} from '../../python/definitions/definitions';
import { docstringOf, docstringOfFunction } from '../../python/definitions/docstring';
import { builtInMethod } from '../../python/definitions/builtin-names';
import { builtInBase } from '../../python/definitions/built-in-bases';
import { foreignBases, isEnumClass, isExceptionClass, nestedClass } from '../../python/definitions/class-order';
import { writtenAnnotations } from '../../python/definitions/written-annotations';
import { isMetaclass, metaclassIn } from '../../python/definitions/metaclass';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { writtenName } from '../../python/text/private-names';
import { attributeOf } from '../../python/values/access-path';
import type { OpaqueValue, Value } from '../../python/values/value';
import type { CallArgument } from '../../codec/query';
import { AttributeAccess, type Hook } from '../classes/attribute-access';
import type { ClassAttributes } from '../classes/class-attributes';
import { exceptionAttribute } from '../classes/exception-attributes';
import { classAround, frameOfClass } from '../classes/classes-in-functions';
import { defaultsOf, ofMethod } from '../classes/function-attributes';
import { construct } from '../classes/construction';
import { makesFields } from '../classes/dataclasses';
import { isNamespace, toldOfClass, toldOfForeign, toldOfInstance } from '../classes/told-of-class';
import { lambdaFunction } from '../../python/desugar/definitions-inside';
import { NONE } from '../objects/containers';
import { dispatched, functionAt, isDispatcher } from './single-dispatch';
import { lookup } from '../state/name-scopes';
import { topFrame, type Frame, type State } from '../state/state';
import type { Resolved } from './call-resolution';
import { callOfMeta } from './class-making';
import { inheritedOfMeta, ofType } from './metaclass-calls';
import { methodValue } from './method-value';
import { present } from './present';
import { initialized } from './initializers-set';
import { isPrimitive, Primitives } from './primitives';
import { isBuiltInException } from '../../python/definitions/builtin-exceptions';
import type { Target } from './target';

export type { Target } from './target';

/** Classes of the library that hold a plain container, and call methods of the program for all that they do. */
const WRAPPING = /^(?:collections\.)?User(?:Dict|List|String)$/;

export class Callables {
  readonly access: AttributeAccess;
  private readonly primitives: Primitives;

  constructor(
    private readonly source: SourceFile,
    private readonly classAttributes: ClassAttributes,
  ) {
    this.access = new AttributeAccess(source, classAttributes);
    this.primitives = new Primitives(source, classAttributes, this.access, (...given) => this.found(...given));
  }

  /** An attribute that is there to be read; undefined where that is not known, or something is run for it. */
  attribute(state: State, frame: Frame, holder: Value, name: string): Value | undefined {
    if (holder.kind === 'opaque' && holder.type === 'module') return lookup(state, frame, `${holder.name}.${name}`);
    const owner = classOf(this.source, holder);
    const method = holder.kind === 'opaque' && !owner ? builtInMethod(holder.name, name) : undefined;
    if (method) return method;
    const foreign = owner ? undefined : toldOfForeign(holder, name);
    if (foreign) return foreign;
    if (holder.kind === 'opaque' && holder.type === 'function') {
      const own = this.classAttributes.ofFunction(state, holder, name) ?? ofMethod(holder, name);
      if (own || name === '__doc__') return own ?? docstringOfFunction(this.source, this.infoOf(frame, holder), holder);
      if (/^__(?:kw)?defaults__$/.test(name)) return defaultsOf(state, this.infoOf(frame, holder), holder, name);
      if (name === '__qualname__') return this.qualifiedName(state, frame, holder);
      if (name === '__annotations__') return writtenAnnotations(this.source, this.infoOf(frame, holder));
      if (name !== '__name__') return own;
      const info = this.infoOf(frame, holder);
      const last = holder.name.slice(holder.name.lastIndexOf('.') + 1);
      const written = last === info?.name ? writtenName(info) : last;
      return { kind: 'str', value: last === 'lambda' ? '<lambda>' : written };
    }
    return owner && this.access.reading(state, holder, name) ? undefined : this.found(state, holder, name);
  }

  /** Who wraps a function has its name, too. */
  private qualifiedName(state: State, frame: Frame, holder: OpaqueValue): Value | undefined {
    const wrapped = this.classAttributes.ofFunction(state, holder, '__wrapped__');
    if (wrapped) return this.attribute(state, frame, wrapped, '__qualname__');
    const info = this.classAttributes.ofFunction(state, holder, '__name__') ? undefined : this.infoOf(frame, holder);
    return info?.kind === 'function' && !info.inner ? { kind: 'str', value: pythonName(info) } : undefined;
  }

  /** The same of an instance or class, where reading it runs nothing. */
  private found(state: State, holder: Value, name: string): Value | undefined {
    const owner = classOf(this.source, holder);
    if (!owner)
      return exceptionAttribute(this.source, holder, name) ?? (holder.kind === 'object' || isNamespace(holder) ? attributeOf(holder, name) : undefined); // prettier-ignore
    const method = findMethod(this.source, owner, name);
    const isClass = holder.kind === 'opaque';
    const shared = this.classAttributes.of(state, owner, name) ?? (isClass ? this.classAttributes.ofField(state, owner, name) : undefined); // prettier-ignore
    const own = exceptionAttribute(this.source, holder, name) ?? attributeOf(holder, name);
    if (own) return own;
    if (name === '__class__' && !isClass) return classValue(owner);
    if (name === '__doc__' && !isClass) return docstringOf(owner);
    if ((/^__(?:module|annotations)__$/.test(name) || (name === '__hash__' && !method)) && !isClass && !shared)
      return toldOfInstance(this.source, owner, name);
    // What has been set on the class itself comes first: `C.__name__ = 'D'`.
    const told =
      isClass && !state.classes.get(owner.qualifiedName)?.has(name) ? toldOfClass(this.source, owner, name) : undefined;
    if (told) return told;
    if (shared) return this.bound(shared, method, holder, owner);
    if (method?.binding === 'property') return undefined;
    if (method) return methodValue(state, method, holder, owner);
    const nested = nestedClass(this.source, owner, name);
    if (nested) return classValue(nested);
    const meta = isClass ? metaclassIn(this.source, owner) : undefined;
    if (!meta || meta === 'foreign') return undefined;
    const ofMeta = this.classAttributes.of(state, meta, name);
    const bound = findMethod(this.source, meta, name);
    return ofMeta ?? (bound && bound.binding !== 'property' ? methodValue(state, { ...bound, binding: 'class' }, holder, owner) : undefined); // prettier-ignore
  }

  /** What reading an attribute runs: a property, a descriptor, `__getattribute__`, or `__getattr__` for what is not there. */
  property(state: State, frame: Frame, holder: Value, name: string): Target | undefined {
    const read = this.access.reading(state, holder, name);
    if (read) return hooked(read);
    const asked = this.access.asking(holder, name);
    if (!asked || this.attribute(state, frame, holder, name)) return undefined;
    const owner = classOf(this.source, holder);
    // A cached one is run otherwise.
    return owner && findMethod(this.source, owner, name) ? undefined : hooked(asked);
  }

  /** What calling the value runs; undefined for what is not the program's. */
  of(state: State, frame: Frame, value: Value): Target | undefined {
    switch (value.kind) {
      case 'object': {
        const owner = classOf(this.source, value);
        const method = owner && findMethod(this.source, owner, '__call__');
        const set = method && this.classAttributes.of(state, owner, '__call__');
        if (set) return this.of(state, frame, this.bound(set, method, value, owner));
        return method && this.method(state, method, value);
      }
      case 'call':
        return this.partial(state, frame, value);
      case 'opaque':
        return value.type === 'class' ? this.class(value, false, makesFields(this.source, state, frame, value)) : this.function(state, frame, value); // prettier-ignore
      default:
        return undefined;
    }
  }

  /** A function or class of the program, by a name that is not bound. */
  defined(frame: Frame, name: string): FunctionInfo | undefined {
    const info = functionNamed(this.source, frame.function, name);
    return info?.className === undefined ? info : undefined;
  }

  /** `super().name`: of the class after the one whose method it is written in. */
  inherited(
    state: State,
    frame: Frame,
    self: Value | undefined,
    name: string,
    isRead: boolean,
    behind?: FunctionInfo,
  ): Target | undefined {
    const { className } = frame.function;
    const named = behind ?? (className === undefined ? undefined : findClass(this.source, className));
    const owner = (self && classOf(this.source, self)) ?? named;
    if (!named || !owner) return undefined;
    const inside = behind ?? classAround(this.source, state, frame, owner, named);
    if (self && isMetaclass(this.source, inside))
      return isRead ? undefined : inheritedOfMeta(this.source, { self, owner, name, inside }, () => this.class(self, true)); // prettier-ignore
    const method = findMethod(this.source, owner, name, inside);
    // What a decorator has made of the method.
    const made = method && !isRead ? this.classAttributes.of(state, method.owner, name) : undefined;
    if (made) return self && this.of(state, frame, this.bound(made, method, self, owner));
    if (method)
      return self && (!isRead || method.binding === 'property') ? this.method(state, method, self) : undefined;
    if (isRead) return undefined;
    // What a built-in class does is asked about.
    const isBuiltIn = builtInBase(this.source, owner) !== undefined;
    if (isPrimitive(name) && !(isBuiltIn && name === '__new__'))
      return { kind: 'object-method', name, first: self && name !== '__new__' ? [{ value: self }] : [] };
    if (isBuiltIn) return undefined;
    // `object.__init__` and the like have no frame.
    if (!/^__(?:init|init_subclass|post_init)__$/.test(name)) return undefined;
    const isKept = name === '__init__' && self && isExceptionClass(this.source, owner);
    return { kind: 'value', value: NONE, ...(isKept && { keeps: self }) };
  }

  /** What `object` itself defines, where it is called by name: of `object`, of a class, or of an instance that has nothing else. */
  primitive(holder: Value, name: string): Target | undefined {
    if (!isPrimitive(name) && name !== '__init__') return undefined;
    if (holder.kind === 'opaque' && holder.name === 'type') return ofType(this.source, name);
    const isObject = holder.kind === 'opaque' && holder.type !== 'function' && holder.name === 'object';
    const owner = isObject ? undefined : classOf(this.source, holder);
    if (name === '__init__' && this.makesExceptions(holder, owner))
      return { kind: 'value', value: NONE, keeps: 'first' };
    if (!isObject && (!owner || findMethod(this.source, owner, name) || isExceptionClass(this.source, owner)))
      return undefined;
    if (!isPrimitive(name)) return { kind: 'value', value: NONE };
    return { kind: 'object-method', name, first: holder.kind === 'object' && name !== '__new__' ? [{ value: holder }] : [] }; // prettier-ignore
  }

  /** A class of exceptions that leaves it to `BaseException` how they are made. */
  private makesExceptions(holder: Value, owner: FunctionInfo | undefined): boolean {
    if (holder.kind !== 'opaque' || holder.type !== 'class') return false;
    return owner ? isExceptionClass(this.source, owner) && !findMethod(this.source, owner, '__init__') : isBuiltInException(holder.name); // prettier-ignore
  }

  /** A method on an instance or a class. */
  private method(state: State, { info, binding, owner }: Method, self: Value): Target {
    const isClass = self.kind === 'opaque';
    const held = info.parent?.kind === 'function' ? [...(state.classes.get(owner.qualifiedName)?.values() ?? [])] : [];
    // One that a decorator has set on the class sees the names around it.
    const set = held.find((value): value is OpaqueValue => value.kind === 'opaque' && (value.definition === info.qualifiedName || lambdaFunction(this.source, value.definition) === info)); // prettier-ignore
    const closure = set?.closure ?? frameOfClass(state, owner);
    if (binding === 'static' || (binding === 'instance' && isClass))
      return { kind: 'function', info, first: [], closure };
    const first = binding === 'class' && !isClass ? classValue(classOf(this.source, self) ?? owner) : self;
    return { kind: 'function', info, first: [{ value: first }], closure };
  }

  /** What happens when it is called with these arguments; undefined for an object that the machine cannot make. */
  run(target: Target, given: readonly CallArgument[], state: State): Resolved | undefined {
    if (target.kind === 'value') return target;
    const all = afterKept(target.first, given);
    if (target.kind === 'object-method') return this.primitives.run(target.name, all, state);
    if (target.kind === 'function') {
      const { info: named, closure } = target;
      const info = isDispatcher(named) ? dispatched(this.source, state, named, all) : named;
      if (!info) return { kind: 'value', value: NOT_DISPATCHED };
      return { kind: info.isGenerator ? 'generator' : 'function', info, arguments: all, closure };
    }
    const set = this.classAttributes.of(state, target.owner, '__init__');
    const first = set?.kind === 'opaque' ? this.function(state, topFrame(state), set) : undefined;
    if (first?.kind === 'function') return initialized(this.source, target.owner, all, { ...state, ...first });
    const made = construct(this.source, target.owner, all, state.classes);
    if (made.kind === 'unknown') return undefined;
    if (made.kind !== 'initialize') return made;
    const { init, instance } = made;
    return { kind: 'function', info: init, arguments: [{ value: instance }, ...made.arguments], instance };
  }

  /** A function that an instance finds in its class is a method of it, whatever it is called there. */
  private bound(value: Value, method: Method | undefined, holder: Value, owner: FunctionInfo): Value {
    const [called, ...given] = value.kind === 'call' && value.name === 'functools.partialmethod' ? value.args : [];
    if (called && holder.kind !== 'opaque')
      return { kind: 'call', name: 'functools.partial', args: [this.bound(called, method, holder, owner), ...given] };
    const isFunction = value.kind === 'opaque' && value.type === 'function' && !value.self;
    if (!isFunction || method?.binding === 'static') return value;
    if (method?.binding === 'class') return { ...value, self: holder.kind === 'opaque' ? holder : classValue(owner) };
    return holder.kind === 'opaque' ? value : { ...value, self: holder };
  }

  /** @param isPlain as `type.__call__` does it @param makesFields something has to be called before it can make an object */
  private class(value: Value, isPlain = false, makesFields = false): Target | undefined {
    const owner = classOf(this.source, value);
    if (!owner) return undefined;
    const meta = isPlain ? undefined : metaclassIn(this.source, owner);
    if (meta === 'foreign') return undefined;
    const called = meta && findMethod(this.source, meta, '__call__');
    if (called) return { kind: 'function', info: called.info, first: [{ value }] };
    if (isMetaclass(this.source, owner)) return { kind: 'function', info: callOfMeta(this.source, owner), first: [{ value }] }; // prettier-ignore
    const wrapped = foreignBases(this.source, owner).find((base) => WRAPPING.test(base));
    if (wrapped !== undefined) return { kind: 'value', value: { kind: 'unknown', reason: `what ${owner.name} has of ${wrapped} is not followed`, type: owner.name } }; // prettier-ignore
    // Calling an enumeration looks a member up: its own `__new__` and `__init__` have made those when the class was.
    if (isEnumClass(this.source, owner)) return undefined;
    if (findMethod(this.source, owner, '__new__')) return { kind: 'class', owner, first: [], hasNew: true };
    const hasInit = findMethod(this.source, owner, '__init__') !== undefined;
    if (!hasInit && (builtInBase(this.source, owner) !== undefined || construct(this.source, owner, []).kind === 'unknown')) return undefined; // prettier-ignore
    return { kind: 'class', owner, first: [], ...(makesFields && !hasInit && { hasNew: true }) };
  }

  private function(state: State, frame: Frame, value: OpaqueValue): Target | undefined {
    if (value.type !== 'function') return undefined;
    const info = this.infoOf(frame, value);
    if (info?.kind !== 'function') return undefined;
    const { self, closure } = value;
    if (self) return { kind: 'function', info, first: [{ value: present(state, self) }], closure };
    // A function that was read off a text may be a method that is bound to something.
    const isVague = value.definition === undefined && info.className !== undefined;
    if (isVague && !hasDecorator(info, 'staticmethod')) return undefined;
    return { kind: 'function', info, first: [], closure };
  }

  private infoOf(frame: Frame, { name, definition }: OpaqueValue): FunctionInfo | undefined {
    if (definition === undefined) return functionNamed(this.source, frame.function, name);
    const lambda = lambdaFunction(this.source, definition);
    if (lambda) return lambda;
    const found = this.source.functions.findLast(({ qualifiedName }) => qualifiedName === definition);
    return found ?? functionAt(this.source, definition);
  }

  private partial(state: State, frame: Frame, { name, args }: Extract<Value, { kind: 'call' }>): Target | undefined {
    const [called, ...given] = args;
    if (!/^(?:functools\.)?partial$/.test(name) || !called) return undefined;
    const target = this.of(state, frame, called);
    if (!target || target.kind === 'value') return target;
    const first = given.map(keptArgument);
    return { ...target, first: afterKept(target.first, first) };
  }
}

/** What a call gives of which it is not known which function it runs. */
const NOT_DISPATCHED: Value = { kind: 'unknown', reason: 'which function was registered for it is not known' };

/** A function that Python calls by itself, with what it is called with. */
export function hooked({ info, first }: Hook): Target {
  return { kind: 'function', info, first: first.map((value) => ({ value })) };
}
