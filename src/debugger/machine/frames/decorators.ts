/** Decorators: their expressions are evaluated from the top down, and what they give is called from the bottom up. */
import { isDispatching, isKnownDecorator, isWraps, readDecorator } from '../../../python/expressions/decorator';
import {
  classOf,
  classValue,
  findMethod,
  functionValue,
  isRedefined,
  moduleOf,
  pythonName,
} from '../../../python/definitions/definitions';
import type { CallArgument } from '../../../codec/query';
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { innerFunction } from '../../../python/desugar/inner-function';
import { writtenClass } from '../../../python/definitions/made-classes';
import { fieldsByPackage } from '../../../python/definitions/dataclass-mark';
import { metaclassIn } from '../../../python/definitions/metaclass';
import { isEnumClass, isPlainEnumClass } from '../../../python/definitions/class-order';
import { registeringClass } from '../../../python/definitions/registered-classes';
import { importedCollection } from '../../inner/classes/abstract-collections';
import { infoOf } from '../../inner/function-code';
import { innerCall } from '../../inner/calls/inner-call';
import { secondNames } from '../../inner/classes/enum-classes';
import { literal } from '../../../python/values/access-path';
import { givenIn } from '../../operands/leads';
import { basesOf } from '../../calls/class-making';
import type { Callables, Target } from '../../calls/callables';
import { cacheKey, remembersMade, sizeOf, withMemory } from '../../calls/remembered-calls';
import { registersAt, withDispatcher, withRegistered } from '../../calls/single-dispatch';
import { isUnread, RUNS_ITSELF, unreadDecorator } from '../../unknowns/unread-decorators';
import { raised } from '../../state/exceptions';
import { NONE } from '../../objects/containers';
import { bind, lookup, namespaceOf } from '../../state/name-scopes';
import { definedBy } from '../../state/named';
import { topFrame, withTop, type State } from '../../state/state';
import { functionKey } from '../../classes/attributes-set';
import type { ClassAttributes } from '../../classes/class-attributes';
import type { Control } from '../control/control';
import { atDecorator } from './decorator-lines';
import type { Frames } from './frames';
import { managerDecorator } from './manager-decorators';
import { wrappedBy } from './wrapped-functions';
import { Numbering } from '../../objects/heap';

export class Decorators {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly callables: Callables,
    private readonly frames: Frames,
    private readonly classAttributes: ClassAttributes,
  ) {}

  /** The line of a decorator that says itself what it does, or that is no matter of the program's. */
  passed(state: State, statement: Statement): State | undefined {
    const node = statement.evaluation?.parts[0]?.node;
    return node && this.isOwn(state, node.text) ? undefined : this.control.advance(state, statement, 0);
  }

  /** The expression of a decorator has its value. */
  evaluated(state: State, statement: Statement, value: Value): State {
    const frame = topFrame(state);
    const { decorators = [], computed } = frame;
    const noted = { ...state, last: { ...state.last, values: computed } };
    return this.control.advance(withTop(noted, { ...frame, decorators: [...decorators, value] }), statement, 0);
  }

  /**
   * A definition has made a function or class, which its decorators get.
   * @param closure the frame in which a function was made, or what stands for it
   * @returns undefined where a decorator is not the program's, and the model has to be asked
   */
  defined(state: State, statement: Statement, info: FunctionInfo, closure?: number): State | undefined {
    const frame = topFrame(state);
    const { decorators = [] } = frame;
    const find = (name: string): Value | undefined => lookup(state, frame, name);
    const own = info.decorators.filter((text) => this.isOwn(state, text));
    if (!this.areKnown(state, info) || own.length !== decorators.length) return undefined;
    const made = info.kind === 'class' ? classValue(info) : functionValue(info, closure);
    const noted = info.decorators.reduceRight((next, text) => {
      if (isDispatching(text)) return withDispatcher(next, info);
      const dispatcher = registersAt(this.source, text, find);
      return dispatcher ? withRegistered(this.source, next, dispatcher, text, info, find) : next;
    }, state);
    const isNamed = decorators.length > 0 && info.kind === 'function';
    // Another definition may take its name, while this one goes on under others.
    const isOneOfSeveral = info.kind === 'function' && info.className === undefined && isRedefined(this.source, info);
    const definition = isOneOfSeveral ? `${info.qualifiedName}:${info.line}` : info.qualifiedName;
    const value = (isNamed || isOneOfSeveral) && made.kind === 'opaque' ? { ...made, definition } : made;
    const sure = unreadDecorator(this.source, info, find) === undefined ? 1 : RUNS_ITSELF;
    const last = { ...noted.last, confidence: noted.last.confidence * sure };
    return this.applied(withTop({ ...noted, last }, { ...frame, decorators: [] }), statement, decorators, value);
  }

  /** `__new__` and `__init__` of an enumeration run for each of its members. */
  withMembers(state: State, info: FunctionInfo, own: ReadonlyMap<string, Value>): State | undefined {
    if (!isEnumClass(this.source, info)) return undefined;
    const isMade = isPlainEnumClass(this.source, info) && findMethod(this.source, info, '__new__');
    const isInitialized = findMethod(this.source, info, '__init__');
    if (!isMade && !isInitialized) return undefined;
    const members = [...own].flatMap(([called, member]): [string, Value][] => {
      const value = member.kind === 'object' ? member.attributes.find(([name]) => name === 'value')?.[1] : undefined;
      const args = value?.kind === 'tuple' ? value : value && ({ kind: 'tuple', items: [value] } as const);
      return args ? [[called, { kind: 'tuple', items: [{ kind: 'str', value: called }, member, args] }]] : [];
    });
    const names = new Set(members.map(([name]) => name));
    const rest = new Map([...own].filter(([name]) => !names.has(name)));
    // The members are there already: what `__new__` gives says what they have.
    const made = [
      '    _made = _class.__new__(_class, *_args)',
      '    for _key, _value in _made.__dict__.items():',
      "        setattr(_member, 'value' if _key == '_value_' else _key, _value)",
    ];
    const { name, text } = innerCall('<enum>', { _class: NONE, _pairs: NONE }, [
      'for _name, _member, _args in _pairs:',
      ...(isMade ? made : []),
      ...(isInitialized ? ['    _member.__init__(*_args)'] : []),
      '    setattr(_class, _name, _member)',
    ]);
    const inner = innerFunction(this.source, name, text, topFrame(state).function);
    const given = [{ value: classValue(info) }, { value: { kind: 'list', items: members.map(([, one]) => one) } as const }]; // prettier-ignore
    // The class has those before a member while that one is made.
    const begun = { ...state, classes: new Map(state.classes).set(info.qualifiedName, rest) };
    const pushed = this.frames.pushImplicit(begun, inner, given, 'subclass', { defines: info });
    return 'message' in pushed ? undefined : pushed;
  }

  /** `@unique` refuses an enumeration with two names for one value. */
  refused(state: State, info: FunctionInfo): State | undefined {
    const isUnique = (text: string): boolean => /^(?:enum\.)?unique$/.test(text.trim());
    if (!isEnumClass(this.source, info) || !info.decorators.some(isUnique)) return undefined;
    const second = secondNames(namespaceOf(state, info));
    if (second.length === 0) return undefined;
    const message = `duplicate values found in <enum '${info.name}'>: ${second.map(([name, first]) => `${name} -> ${first}`).join(', ')}`; // prettier-ignore
    const at = atDecorator(this.source, state, (texts) => texts.findIndex(isUnique));
    return this.control.raise(at, raised('ValueError', message));
  }

  /** At the line of a decorator of the program's, which has so many of those above it. */
  at(state: State, above: number): State {
    return atDecorator(this.source, state, (texts) => {
      const own = texts.flatMap((text, index) => (this.isOwn(state, text) ? [index] : []));
      return own[above];
    });
  }

  /** What the class holds may want to know by which name, in `__set_name__`. */
  named(state: State, info: FunctionInfo, own: ReadonlyMap<string, Value>): State | undefined {
    const told = [...own].flatMap(([name, value]): Value[] => {
      const owner = value.kind === 'object' ? classOf(this.source, value) : undefined;
      const isTold = owner !== undefined && findMethod(this.source, owner, '__set_name__') !== undefined;
      return isTold ? [{ kind: 'tuple', items: [value, { kind: 'str', value: name }] }] : [];
    });
    if (told.length === 0) return undefined;
    const { name, text } = innerCall('<class>', { _owner: NONE, _pairs: NONE }, [
      'for _value, _name in _pairs:',
      '    _value.__set_name__(_owner, _name)',
    ]);
    const inner = innerFunction(this.source, name, text, topFrame(state).function);
    const given = [{ value: classValue(info) }, { value: { kind: 'list', items: told } as const }];
    const pushed = this.frames.pushImplicit(state, inner, given, 'named', { defines: info });
    return 'message' in pushed ? undefined : pushed;
  }

  /** A base of a class that has just been made may want to know, in `__init_subclass__`. */
  subclassed(state: State, info: FunctionInfo): State | undefined {
    const method = findMethod(this.source, info, '__init_subclass__', info)?.info;
    if (!method) return undefined;
    const given = [{ value: classValue(info) }, ...this.keywords(state)];
    const pushed = this.frames.pushImplicit(state, method, given, 'subclass', { defines: info });
    return 'message' in pushed ? this.control.raise(state, raised('TypeError', pushed.message)) : pushed;
  }

  /** `__new__` of a metaclass of the program makes the class, of its name, its bases and what its body has bound. */
  created(state: State, info: FunctionInfo): State | undefined {
    const meta = metaclassIn(this.source, info);
    const method = meta && meta !== 'foreign' ? findMethod(this.source, meta, '__new__')?.info : undefined;
    return method && meta && meta !== 'foreign' ? this.toMeta(state, method, classValue(meta), info, 'metaclass-new') : undefined; // prettier-ignore
  }

  /** `__init__` of one is given the class and the same. */
  initialized(state: State, info: FunctionInfo, namespace?: Value): State | undefined {
    const meta = metaclassIn(this.source, info);
    const method = meta && meta !== 'foreign' ? findMethod(this.source, meta, '__init__')?.info : undefined;
    return method && this.toMeta(state, method, classValue(info), info, 'metaclass', namespace);
  }

  /** Name and bases of a class, and what its statement says beside them, as its metaclass gets them. */
  given(state: State, info: FunctionInfo): CallArgument[] {
    const named: Value = { kind: 'str', value: info.name };
    return [{ value: named }, { value: basesOf(this.source, info) }, ...this.keywords(state)];
  }

  private toMeta(
    state: State,
    method: FunctionInfo,
    subject: Value,
    info: FunctionInfo,
    implicit: 'metaclass-new' | 'metaclass',
    namespace?: Value,
  ): State {
    const text = (value: string): Value => ({ kind: 'str', value });
    const own = state.classes.get(info.qualifiedName);
    // What `__prepare__` has given comes first.
    const { locals } = writtenClass(info);
    const prepared = [...(own ?? [])].flatMap(([name, value]) => (locals.includes(name) ? [] : [[text(name), value] as const])); // prettier-ignore
    const members = locals.flatMap((name) => {
      const method = this.source.functions.findLast(({ parent, name: called }) => parent === writtenClass(info) && called === name); // prettier-ignore
      const value = own?.get(name) ?? (method && functionValue(method));
      return value ? [[text(name), value] as const] : [];
    });
    const begin = [['__module__', moduleOf(info).importedAs ?? '__main__'] as const, ['__qualname__', pythonName(info)] as const]; // prettier-ignore
    const entries = [...prepared, ...begin.map(([name, value]) => [text(name), text(value)] as const), ...members];
    const has = namespace ?? ({ kind: 'dict', entries } as const);
    const given = [subject, text(info.name), basesOf(this.source, info), has].map((value) => ({ value }));
    const all = [...given, ...this.keywords(state)];
    const pushed = this.frames.pushImplicit(state, method, all, implicit, { defines: info });
    return 'message' in pushed ? this.control.raise(state, raised('TypeError', pushed.message)) : pushed;
  }

  /** What a class statement says beside its bases and its metaclass. */
  private keywords(state: State): { readonly keyword: string; readonly value: Value }[] {
    const header = this.control.statement(topFrame(state)).evaluation?.node;
    return givenIn(header?.get('superclasses')).flatMap(({ node, keyword }) => {
      if (keyword === undefined || keyword === 'metaclass') return [];
      return { keyword, value: literal(node.text) ?? lookup(state, topFrame(state), node.text) ?? { kind: 'unknown' as const } }; // prettier-ignore
    });
  }

  /** All decorators are the program's, or do what the machine knows. */
  areKnown(state: State, info: FunctionInfo): boolean {
    const find = (name: string): Value | undefined => lookup(state, topFrame(state), name);
    return info.decorators.every((text) => isKnownDecorator(text) || this.registers(state, text) || this.isOwn(state, text) || isUnread(this.source, text, info, find) || text === fieldsByPackage(this.source, info)); // prettier-ignore
  }

  /** The innermost decorator that is left is called with the function, or what the one before has made of it. */
  applied(state: State, statement: Statement, decorators: readonly Value[], value: Value): State {
    const decorator = decorators.at(-1);
    const [target = ''] = statement.targets;
    const rest = decorators.slice(0, -1);
    if (!decorator) return this.control.advance(bind(this.kept(state, statement, value), target, value), statement, 0);
    const wrapped = wrappedBy(decorator, value);
    const called =
      managerDecorator(this.source, state, decorator) ?? this.callables.of(state, topFrame(state), decorator);
    if (wrapped) {
      const [original = NONE] = decorator.kind === 'call' ? decorator.args : [];
      const known = this.wrapping(state, wrapped, original);
      return this.applied(known, statement, rest, wrapped);
    }
    // How a package writes the methods of a class cannot be followed: it makes their code as a text.
    const info = definedBy(this.source, statement);
    const isForFields = info !== undefined && fieldsByPackage(this.source, info) !== undefined;
    if (!called || isForFields) return this.applied(state, statement, rest, value);
    return this.called(state, statement, called, rest, value);
  }

  /** A cache above decorators of the program remembers the calls of what these have made. */
  private kept(state: State, statement: Statement, value: Value): State {
    const info = definedBy(this.source, statement);
    const made = value.kind === 'opaque' && value.type === 'function' ? infoOf(this.source, value) : undefined;
    if (!info || !made || value.kind !== 'opaque' || !remembersMade(info)) return state;
    return withMemory(state, cacheKey(made, value.closure), sizeOf(info));
  }

  /** `functools.wraps` gives a function all that was set on the one which it wraps. */
  private wrapping(state: State, wrapper: Value, wrapped: Value): State {
    const set = wrapped.kind === 'opaque' && wrapped.type === 'function' ? state.classes.get(functionKey(wrapped)) : undefined; // prettier-ignore
    const all = [...(set ?? []), ['__wrapped__', wrapped] as const];
    return all.reduce(
      (next, [name, value]) => this.classAttributes.assigned(next, wrapper, name, value) ?? next,
      state,
    );
  }

  private called(state: State, statement: Statement, called: Target, rest: readonly Value[], value: Value): State {
    const resolved = this.callables.run(called, [{ value }], state);
    if (!resolved) return this.applied(state, statement, rest, { kind: 'unknown', reason: 'what a decorator gives' });
    if (resolved.kind === 'type-error') return this.control.raise(state, raised('TypeError', resolved.message));
    if (resolved.kind === 'raise') return this.control.raise(state, resolved.exception);
    if (resolved.kind === 'value') return this.applied(state, statement, rest, resolved.value);
    const numbering = new Numbering(state.nextId);
    const made = resolved.kind === 'function' ? resolved.instance : undefined;
    const instance = made && numbering.label(made);
    const given = instance ? [{ value: instance }, ...resolved.arguments.slice(1)] : resolved.arguments;
    const waiting = { decorators: rest, ...(instance && { instance }) };
    const numbered = { ...state, nextId: numbering.position };
    const pushed = this.frames.pushImplicit(numbered, resolved.info, given, 'decorator', waiting, resolved.closure);
    return 'message' in pushed ? this.control.raise(state, raised('TypeError', pushed.message)) : pushed;
  }

  /** It registers the function with a dispatching one, or the class with an abstract one. */
  private registers(state: State, text: string): boolean {
    const find = (name: string): Value | undefined => lookup(state, topFrame(state), name);
    const registrar = registeringClass(text) ?? '';
    const owner = classOf(this.source, find(registrar) ?? NONE);
    const isAbstract = owner ? !findMethod(this.source, owner, 'register') : importedCollection(this.source, registrar) !== undefined; // prettier-ignore
    return isAbstract || registersAt(this.source, text, find) !== undefined;
  }

  /** It is, or begins with, something that the program has; `wraps` keeps the name of what it is given. */
  private isOwn(state: State, text: string): boolean {
    const [, root = ''] = /^\(*(\w+)/.exec(text) ?? [];
    const value = lookup(state, topFrame(state), root);
    // A function of the program's own file may be called what one of the library is called.
    const isOfFile = value?.kind === 'opaque' && value.type !== 'module' && !value.name.includes('.') && !/^\(*\w+\./.test(text); // prettier-ignore
    if (!isOfFile && (isKnownDecorator(text) || this.registers(state, text))) return false;
    const { path } = readDecorator(text);
    if (isWraps(path) && !isOfFile) return true;
    if (value?.kind === 'opaque' && value.type === 'module') {
      const [, ...attributes] = path.split('.');
      // `@pytest.mark.slow`: a module has `mark`, and that is what is asked for the rest.
      const paths = attributes.map((_, index) => [value.name, ...attributes.slice(0, index + 1)].join('.'));
      return paths.some((known) => lookup(state, topFrame(state), known) !== undefined);
    }
    return value !== undefined && value.kind !== 'unknown' && value.kind !== 'foreign';
  }
}
