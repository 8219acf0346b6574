/** What names, attributes and calls mean to the frame that runs a statement. */
import type { CallArgument } from '../../codec/query';
import { classOf, classValue, functionValue, importedNames } from '../../python/definitions/definitions';
import { runsWhenRead } from '../../python/definitions/attribute-hooks';
import { declaringFunctions } from '../../python/definitions/declared-names';
import { isBuiltInException } from '../../python/definitions/builtin-exceptions';
import { BUILTIN_NAMES, builtInValue } from '../../python/definitions/builtin-names';
import { metaclassIn } from '../../python/definitions/metaclass';
import { isWraps } from '../../python/expressions/decorator';
import type { Taken } from '../../python/expressions/residual';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../python/syntax';
import { asKeywordArgument, keywordArgument } from '../../python/values/constructors';
import { libraryValue, moduleNamed } from '../../python/library/function-values';
import { isLibraryClass } from '../../python/library/library-types';
import { importedPath } from '../../python/modules/imported-path';
import { areKeys } from '../../python/values/distinct';
import type { Value } from '../../python/values/value';
import type { Callables } from '../calls/callables';
import { plainManager } from '../calls/context-managers';
import { byItself } from '../objects/heap';
import { lambdaValue, writtenFunction } from '../inner/calls/lambdas';
import { isPlainBuiltIn } from '../inner/partial-calls';
import { attributeGetter } from './attribute-getters';
import { COMPARING } from '../inner/built-ins/orders';
import { areMemberKeys } from '../inner/classes/member-keys';
import { currentValue } from '../state/current-values';
import { lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';
import { valuesOf } from '../state/value-roots';
import { argumentsOf, closedArgument, givenIn, missingArgument, type Resolving } from './leads';
import { OperandValues } from './operand-values';

/** A function of the standard library that only keeps what it is given. */
const PARTIAL_NAME = 'functools.partial';
const PARTIAL = /^(?:functools\.)?partial$/;
const PARTIAL_METHOD_NAME = 'functools.partialmethod';
const PARTIAL_METHOD = /^(?:functools\.)?partialmethod$/;

export class FrameOperands {
  /** The program's functions, methods and classes, by name. */
  private readonly defined: ReadonlySet<string>;
  /** Names that some function declares as `global` or `nonlocal`. */
  private readonly rebound: ReadonlySet<string>;
  private imported: ReadonlySet<string> | undefined;

  /** @param isEvaluated what can be is evaluated, rather than predicted */
  constructor(
    private readonly source: SourceFile,
    private readonly callables: Callables,
    readonly isEvaluated: boolean,
  ) {
    this.defined = new Set(source.functions.map(({ name }) => name));
    this.rebound = new Set(declaringFunctions(source).flatMap(({ globals, nonlocals }) => [...globals, ...nonlocals]));
  }

  /** Some function of the program gives that name of another scope a new value. */
  isReboundElsewhere(name: string): boolean {
    return this.rebound.has(name);
  }

  /** Values that the machine holds, where these expressions have taken one of their operands. */
  values(state: State, frame: Frame, taken: readonly Taken[]): OperandValues {
    return new OperandValues({
      computed: frame.computed,
      taken,
      name: (name) => this.named(state, frame, name),
      ofLibrary: (path) => this.ofLibrary(state, frame, path),
      attribute: (holder, name) => this.callables.attribute(state, frame, holder, name),
      lambda: (node, values) => lambdaValue(frame, node, (inner) => values.of(inner)),
      call: (node, values) => this.plainCall(state, frame, node, values),
      areKeys: (keys) => this.areKeys(keys),
      current: (value) => currentValue(state, value),
      byItself: (value) => byItself(value, () => valuesOf(state)),
    });
  }

  resolving(state: State, frame: Frame): Resolving {
    return {
      called: (value) => this.callables.of(state, frame, value),
      inherited: ([named, given], name, isRead = false) => {
        const [self] = frame.function.parameters;
        const value = given ?? (self && lookup(state, frame, self.name));
        const behind = named && classOf(this.source, named);
        return this.callables.inherited(state, frame, value, name, isRead, behind);
      },
      primitive: (holder, name) => this.callables.primitive(holder, name),
      property: (holder, name) => this.callables.property(state, frame, holder, name),
      isDefined: (name) => this.defined.has(name),
      isProperty: (name) => runsWhenRead(this.source, name),
    };
  }

  /** They can be keys of a dict, each by itself, without anything of the program being run. */
  areKeys(values: readonly Value[]): boolean {
    return areKeys(values) || areMemberKeys(this.source, values);
  }

  /** A function, method or class of the program has such a name. */
  isDefined(name: string): boolean {
    return this.defined.has(name);
  }

  /** Where the run did not begin with the module, its functions and classes are there all the same. */
  private named(state: State, frame: Frame, name: string): Value | undefined {
    const value = lookup(state, frame, name);
    if (value) return value;
    if (this.isForeign(name)) return builtInValue(name);
    if (state.frames[0]?.function.kind === 'module') return undefined;
    const info = this.callables.defined(frame, name);
    return info && (info.kind === 'class' ? classValue(info) : functionValue(info));
  }

  /** A name that needs no value to be read: a built-in one, or that of a module. */
  isForeign(name: string): boolean {
    this.imported ??= importedAnywhere(this.source);
    return BUILT_IN.has(name) || isBuiltInException(name) || this.imported.has(name);
  }

  /** A call that runs nothing. */
  private plainCall(state: State, frame: Frame, node: SyntaxNode, values: OperandValues): Value | undefined {
    const written = node.get('function')?.text ?? '';
    const [root = ''] = written.split('.');
    const own = lookup(state, frame, root);
    const path = this.pathOf(frame, root, own);
    if (own && own.kind !== 'unknown' && path === undefined) return undefined;
    const callee = path === undefined ? written : path + written.slice(root.length);
    const given = givenIn(node.get('arguments'));
    const manager = plainManager(callee);
    if (manager !== undefined && given.length < 2 && given.every(({ keyword, star }) => !keyword && !star)) {
      const all = given.map((one) => values.of(one.node));
      return all.every((one) => one !== undefined)
        ? { kind: 'call', name: `contextlib.${manager}`, args: all }
        : undefined;
    }
    if (given.length === 0 || missingArgument(given, values) || closedArgument(given, values)) return undefined;
    const all = argumentsOf(given, values);
    const [first, second, ...more] = all;
    if (!first) return undefined;
    if (callee === 'range') return rangeOf(all.map(({ value }) => value));
    // With a default, only what is there is known to be given.
    if (callee === 'getattr' && second?.value.kind === 'str' && more.length <= 1)
      return this.callables.attribute(state, frame, first.value, second.value.value);
    if (callee === 'type' && !second && first.value.kind === 'opaque' && first.value.type === 'class') {
      const owner = classOf(this.source, first.value);
      const meta = owner && metaclassIn(this.source, owner);
      return meta && meta !== 'foreign' ? classValue(meta) : undefined;
    }
    if (callee === 'type' && !second && (first.value.kind === 'object' || first.value.kind === 'call')) {
      const owner = classOf(this.source, first.value);
      if (owner) return classValue(owner);
      return first.value.kind === 'call' && isBuiltInException(first.value.name)
        ? builtInValue(first.value.name)
        : undefined;
    }
    if (/^(?:functools\.)?cmp_to_key$/.test(callee) && !second && this.callables.of(state, frame, first.value))
      return { kind: 'call', name: COMPARING, args: [first.value] };
    if (METHOD_CALLER.test(callee)) return this.methodCaller(frame, all);
    if (ATTRIBUTE_GETTER.test(callee))
      return attributeGetter(this.source, frame.function, all.map(({ value }) => (value.kind === 'str' ? value.value : ''))); // prettier-ignore
    if (ITEM_GETTER.test(callee)) return this.itemGetter(frame, all);
    if (isWraps(callee)) return { kind: 'call', name: callee, args: [first.value] };
    if (PARTIAL_METHOD.test(callee)) return partial(all.with(0, this.inClass(frame, first)), PARTIAL_METHOD_NAME);
    if (!PARTIAL.test(callee)) return undefined;
    // What is evaluated could not say what belongs to the program; the model alone says nothing of such functions.
    const isHeld = isPlainBuiltIn(first.value) && (!this.isEvaluated || all.some(({ value }) => ofProgram(value)));
    return isHeld || this.callables.of(state, frame, first.value) ? partial(all, PARTIAL_NAME) : undefined;
  }

  private ofLibrary(state: State, frame: Frame, path: string): Value | undefined {
    const [root = ''] = path.split('.');
    const held = lookup(state, frame, root);
    const module = held ? moduleNamed(held) : importedPath(this.source, frame.function, root);
    const named = module === undefined ? undefined : module + path.slice(root.length);
    // What is evaluated tells which of them the machine has taken over.
    if (named === undefined || (this.isEvaluated && isLibraryClass(named))) return undefined;
    return libraryValue(named);
  }

  /** What a name of the library is called there: `operator` of `import operator as op`. */
  private pathOf({ function: inside }: Frame, name: string, value: Value | undefined): string | undefined {
    if (!value) return importedPath(this.source, inside, name);
    if (value.kind === 'unknown') return value.path;
    const isOfLibrary = value.kind === 'opaque' && (value.type === 'module' || value.name.startsWith('operator.'));
    return isOfLibrary ? value.name : undefined;
  }

  /** `methodcaller('name', x)` where the program has methods of that name: a function of our own, which calls them. */
  private methodCaller(frame: Frame, [name, ...given]: readonly CallArgument[]): Value | undefined {
    const method = name?.value.kind === 'str' ? name.value.value : '';
    if (!this.isMethod(method) && !this.isSet(method)) return undefined;
    const passed = given.map(({ keyword }, at) => (keyword === undefined ? '' : `${keyword}=`) + nameOfGiven(at));
    return this.getter(frame, 'methodcaller', `_object.${method}(${passed.join(', ')})`, given);
  }

  /** `itemgetter(0)` where objects of the program say themselves what their items are. */
  private itemGetter(frame: Frame, given: readonly CallArgument[]): Value | undefined {
    if (!this.isMethod('__getitem__')) return undefined;
    const read = given.map((_, at) => `_object[${nameOfGiven(at)}]`).join(', ');
    return this.getter(frame, 'itemgetter', given.length > 1 ? `(${read})` : read, given);
  }

  private isMethod(method: string): boolean {
    return this.source.functions.some((info) => info.name === method && info.className !== undefined);
  }

  /** Some object or class is given an attribute of that name. */
  private isSet(attribute: string): boolean {
    return /^[\w]+$/.test(attribute) && new RegExp(String.raw`\.${attribute}\s*=(?!=)|\bsetattr\([^\n]*["']${attribute}["']`).test(this.source.text); // prettier-ignore
  }

  /** A function of one object. @param given what `expression` reads beside it, by names of our own */
  private getter({ function: inside }: Frame, name: string, expression: string, given: readonly CallArgument[]): Value {
    const names = given.map((_, at) => nameOfGiven(at));
    const made = writtenFunction(
      inside,
      name,
      `def f(${['_object', ...names].join(', ')}):\n    return ${expression}\n`,
    );
    const kept = given.map(({ value }, at) => ({ keyword: nameOfGiven(at), value }));
    return kept.length === 0 ? made : partial([{ value: made }, ...kept], PARTIAL_NAME);
  }

  /** A function in the body of its class, where a name says which one it is. */
  private inClass({ function: body }: Frame, given: CallArgument): CallArgument {
    const { value } = given;
    if (value.kind !== 'opaque' || value.type !== 'function' || value.definition !== undefined) return given;
    const name = value.name.slice(value.name.lastIndexOf('.') + 1);
    const info = this.source.functions.findLast((one) => one.parent === body && one.name === name);
    return info ? { ...given, value: { ...value, definition: info.qualifiedName } } : given;
  }
}

const METHOD_CALLER = /^(?:operator\.)?methodcaller$/;
const ATTRIBUTE_GETTER = /^(?:operator\.)?attrgetter$/;
const ITEM_GETTER = /^(?:operator\.)?itemgetter$/;

function nameOfGiven(at: number): string {
  return `_given${at}`;
}

/** A function that a name does not say: bound to something, or given some of its arguments. */
export function isFunction(value: Value): boolean {
  if (value.kind === 'opaque') return value.definition !== undefined || value.self !== undefined;
  return value.kind === 'call' && [PARTIAL_NAME, PARTIAL_METHOD_NAME, COMPARING].includes(value.name);
}

/** A function or instance of the program. */
function ofProgram(value: Value): boolean {
  return value.kind === 'object' || (value.kind === 'opaque' && value.type === 'function');
}

/** What an attribute of a class or module gives is put where it is read, as it is. */
export function isHandedOn(value: Value): boolean {
  const isClass = value.kind === 'opaque' && value.type === 'class';
  return value.kind === 'foreign' || isClass || isFunction(value) || isBuiltInMethod(value);
}

/** A method of a built-in class by its own name: `dict.get`. */
function isBuiltInMethod(value: Value): boolean {
  return value.kind === 'opaque' && value.type === 'builtin' && /^[a-z]+\.\w+$/.test(value.name);
}

const BUILT_IN: ReadonlySet<string> = new Set([
  'aiter',
  'anext',
  ...BUILTIN_NAMES,
  'NotImplemented',
  'property',
  'staticmethod',
  'classmethod',
  'open',
  'exit',
  'quit',
  'input',
  'compile',
  'exec',
  'eval',
  'globals',
  'locals',
  '__import__',
]);

/** The numbers that `range` stands for are said by its arguments. */
export function rangeOf(given: readonly Value[]): Value | undefined {
  const [first, second, third] = given;
  if (!first || given.length > 3 || given.some(({ kind }) => kind !== 'int')) return undefined;
  if (third?.kind === 'int' && third.value === 0n) return undefined;
  const args = second ? given : [{ kind: 'int', value: 0n } as const, first];
  return { kind: 'call', name: 'range', args: third?.kind === 'int' && third.value === 1n ? args.slice(0, 2) : args };
}

/** One of a partial is one of what that was made of. */
function partial(all: readonly CallArgument[], name: string): Value {
  const [first, ...others] = all;
  const inner = first?.value.kind === 'call' && first.value.name === name ? first.value.args : undefined;
  const before = inner?.map((value): CallArgument => {
    const named = asKeywordArgument(name, value);
    return named ? { keyword: named.name, value: named.value } : { value };
  });
  const given = before ? [...before, ...others] : all;
  const keywords = new Map(given.flatMap(({ keyword, value }) => (keyword === undefined ? [] : [[keyword, value]])));
  const positional = given.flatMap(({ keyword, value }) => (keyword === undefined ? [value] : []));
  return {
    kind: 'call',
    name,
    args: [...positional, ...[...keywords].map(([key, value]) => keywordArgument(key, value))],
  };
}

/** Names that the imports of any of the program's files bind. */
function importedAnywhere(source: SourceFile): Set<string> {
  const files = [source, ...(source.imported ?? []).map((file) => file.source)];
  return new Set(files.flatMap((file) => [...importedNames(file)]));
}
