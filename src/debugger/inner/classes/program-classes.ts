/** What the classes of values define, as far as the program says it. */
import { comparesFields, isDataclass, putOnClass } from '../../../python/definitions/dataclass-mark';
import { classOf, findMethod, moduleOf, type Method } from '../../../python/definitions/definitions';
import { builtInBase, hasSpecial } from '../../../python/definitions/built-in-bases';
import {
  foreignBases,
  hasBareBases,
  isEnumClass,
  isPlainEnumClass,
  isFlagClass,
  resolutionOrder,
} from '../../../python/definitions/class-order';
import { metaclassIn } from '../../../python/definitions/metaclass';
import { unreadReason } from '../../../python/definitions/unread-bases';
import { statementsIn } from '../../../python/definitions/function-statements';
import { readDecorator } from '../../../python/expressions/decorator';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { attributeOf } from '../../../python/values/access-path';
import { itemsInside } from '../../../python/values/children';
import type { Value } from '../../../python/values/value';

const MAKING =
  /^__(?:init|new|post_init|init_subclass|enter|exit|repr|str|format|call|set_name|slots|get|set|delete|getattr|getattribute|setattr|delattr|class_getitem|doc|module|match_args)__$/;

/** Expressions whose value may be an instance. */
const MAY_BE_OBJECT: ReadonlySet<string> = new Set(['call', 'subscript', 'attribute', 'conditional_expression', 'binary_operator']); // prettier-ignore
/** Functions and methods of Python that hand on what they were given. */
const GIVING = /^(?:pop|get|popleft|popitem|next|setdefault|copy|max|min|sum|reduce|getattr|__getitem__|deepcopy|heappop|values|items|keys|list|sorted|reversed|most_common)$/; // prettier-ignore

export class ProgramClasses {
  private readonly declining = new Map<FunctionInfo, boolean>();

  /** Some class of the program has special methods beside those that make an object. */
  readonly definesOperators: boolean;

  /** Some class of the program says how its instances are shown. */
  readonly definesTexts: boolean;

  /** Some class of the program says what its instances are found by in sets and dicts. */
  readonly definesHashes: boolean;

  /** Instances of some class of the program can be added to the number that a sum begins with. */
  readonly definesSums: boolean;

  /** Instances of some class of the program have items that it sets itself. */
  readonly definesItems: boolean;

  constructor(readonly source: SourceFile) {
    const named = source.functions.flatMap(({ kind, locals }) => (kind === 'class' ? locals : []));
    this.definesSums = named.includes('__radd__');
    this.definesHashes = named.includes('__hash__');
    this.definesItems = named.includes('__setitem__');
    this.definesTexts = named.some((name) => /^__(?:str|repr|format)__$/.test(name));
    this.definesOperators = named.some((name) => /^__\w+__$/.test(name) && !MAKING.test(name));
  }

  /** The method of that name that an instance has from the program, or a class from its metaclass; undefined for any other value. */
  method(value: Value | undefined, name: string): Method | undefined {
    if (value?.kind === 'opaque') return this.ofMeta(value, name);
    const owner = this.of(value);
    return owner && findMethod(this.source, owner, name);
  }

  /** Undefined where the class has one of that name for its instances, by which it would be called. */
  private ofMeta(value: Value, name: string): Method | undefined {
    const owner = this.isOwnClass(value) ? classOf(this.source, value) : undefined;
    const meta = owner && !findMethod(this.source, owner, name) ? metaclassIn(this.source, owner) : undefined;
    return meta && meta !== 'foreign' ? findMethod(this.source, meta, name) : undefined;
  }

  /** The first of the names that an instance has a method of; undefined where that is one of a built-in class. */
  first(value: Value | undefined, ...names: readonly string[]): string | undefined {
    const found = names.find((name) => this.method(value, name) !== undefined || this.inherits(value, name));
    return found !== undefined && this.method(value, found) ? found : undefined;
  }

  /** A class of the program whose instances are made by a built-in class alone. */
  fillsItself(value: Value | undefined): boolean {
    const owner = value?.kind === 'opaque' && value.type === 'class' ? classOf(this.source, value) : undefined;
    if (!owner || builtInBase(this.source, owner) === undefined) return false;
    return !findMethod(this.source, owner, '__init__') && !findMethod(this.source, owner, '__new__');
  }

  /** A special method of that name is that of a built-in class which the instance's own is derived from. */
  inherits(value: Value | undefined, name: string): boolean {
    const owner = value?.kind === 'object' && value.contents ? this.of(value) : undefined;
    const base = owner && builtInBase(this.source, owner);
    return base !== undefined && hasSpecial(base, name) && !this.method(value, name);
  }

  of(value: Value | undefined): FunctionInfo | undefined {
    return value?.kind === 'object' || value?.kind === 'call' ? classOf(this.source, value) : undefined;
  }

  /** It is a class of the program. */
  isOwnClass(value: Value | undefined): boolean {
    return value?.kind === 'opaque' && value.type === 'class' && classOf(this.source, value) !== undefined;
  }

  /** What Python calls a built-in function that may go by another name here: `step` in `for step in (list, sum)`. */
  builtInName(called: Value | undefined): string | undefined {
    const isBuiltIn = called?.kind === 'opaque' && /^(?:builtin|class)$/.test(called.type) && !this.isOwnClass(called);
    return isBuiltIn && /^[a-z]\w*$/.test(called.name) ? called.name : undefined;
  }

  /** What stands in brackets behind the class says nothing but which types it is meant for. */
  isGeneric(value: Value): boolean {
    const owner = this.isOwnClass(value) ? classOf(this.source, value) : undefined;
    return owner !== undefined && foreignBases(this.source, owner).some((base) => /^(?:typing\.)?(?:Generic|Protocol)$/.test(base)); // prettier-ignore
  }

  /** The method of that name that a class has itself. */
  ofClass(value: Value, name: string): Method | undefined {
    const owner = classOf(this.source, value);
    return owner && findMethod(this.source, owner, name);
  }

  /** Its attributes are all in its dictionary. */
  hasOwnAttributes(value: Value): boolean {
    const owner = this.of(value);
    if (!owner) return false;
    // A member of an enumeration that its `__new__` is making.
    const isInMaking = isPlainEnumClass(this.source, owner) && !attributeOf(value, 'name');
    return isInMaking || hasBareBases(this.source, owner);
  }

  /** All of its bases are known, so what it does not define itself is that of `object`. */
  isPlain(value: Value): boolean {
    const owner = this.of(value);
    return owner !== undefined && foreignBases(this.source, owner).length === 0;
  }

  /** Why it is not known what an instance does that no class of the program says; also of a class itself. */
  unread(value: Value | undefined): string | undefined {
    const owner = value && (this.isOwnClass(value) ? classOf(this.source, value) : this.of(value));
    return owner && unreadReason(this.source, owner);
  }

  /** Why it is not known whether an instance or a class has what nothing in the program gives it. */
  putOn(value: Value): string | undefined {
    const owner = classOf(this.source, value);
    return owner && putOnClass(this.source, owner);
  }

  /** The number or text that a member of an `IntEnum` or `StrEnum` also is; undefined for any other value. */
  mixedValue(value: Value): Value | undefined {
    const owner = value.kind === 'object' ? this.of(value) : undefined;
    const isMixed = owner && foreignBases(this.source, owner).some((base) => /^(?:enum\.)?(?:Int|Str)(?:Enum|Flag)$|^(?:int|str)$/.test(base)) && isEnumClass(this.source, owner); // prettier-ignore
    return isMixed && value.kind === 'object' ? value.attributes.find(([name]) => name === 'value')?.[1] : undefined;
  }

  /** The same of one that is shown as that, and not by its name. */
  shownValue(value: Value): Value | undefined {
    const owner = value.kind === 'object' ? this.of(value) : undefined;
    const isShown = owner && foreignBases(this.source, owner).some((base) => /^(?:enum\.)?(?:IntEnum|StrEnum|IntFlag)$/.test(base)); // prettier-ignore
    return isShown ? this.mixedValue(value) : undefined;
  }

  /** A member of an enumeration whose members are put together with `|`. */
  isFlag(value: Value): boolean {
    const owner = value.kind === 'object' ? this.of(value) : undefined;
    return owner !== undefined && isFlagClass(this.source, owner);
  }

  isKindOf(one: FunctionInfo, other: FunctionInfo): boolean {
    return resolutionOrder(this.source, one).includes(other);
  }

  dataclass(value: Value | undefined): FunctionInfo | undefined {
    const owner = this.of(value);
    return owner && isDataclass(this.source, owner) ? owner : undefined;
  }

  /** The class of a dataclass whose instances are equal where their fields are; without `eq` each is equal to itself alone. */
  equalByFields(value: Value): FunctionInfo | undefined {
    const owner = this.dataclass(value);
    return owner && comparesFields(this.source, owner) ? owner : undefined;
  }

  /** Calling the value runs the program. */
  isCallable(value: Value): boolean {
    if (value.kind === 'object') return this.method(value, '__call__') !== undefined;
    if (value.kind === 'call') return value.name.endsWith('partial') && value.args.some((one) => this.isCallable(one));
    if (value.kind !== 'opaque') return false;
    return value.type === 'function' || (value.type === 'class' && classOf(this.source, value) !== undefined);
  }

  /** The expression may give an instance; calls of built-in functions and methods of texts give none. */
  mayGiveObject(node: SyntaxNode): boolean {
    if (!MAY_BE_OBJECT.has(node.type)) return false;
    if (node.type !== 'call') return true;
    const callee = node.get('function');
    const name = callee?.type === 'attribute' ? callee.get('attribute')?.text : callee?.text;
    return GIVING.test(name ?? '');
  }

  /** `@name` or `@name(…)` on the class of a value, or on one of its bases. */
  decorator(value: Value, name: string): ReturnType<typeof readDecorator> | undefined {
    const owner = this.of(value);
    const all = owner ? resolutionOrder(this.source, owner).flatMap(({ decorators }) => decorators) : [];
    return all.map(readDecorator).find((decorator) => decorator.name === name);
  }

  /** The method may say that it has no answer, so that Python asks the other operand. */
  mayDecline({ info }: Method): boolean {
    const known = this.declining.get(info);
    if (known !== undefined) return known;
    const statements = [...statementsIn(this.source, info)];
    // A decorator, or what it calls, may say so for it.
    const asksOthers = info.decorators.length > 0 || statements.some(({ calls }) => calls.length > 0);
    // Neither does an expression say what it makes.
    const declines =
      info.inner !== undefined ||
      statements.some(({ tokens }) => tokens.some(({ text }) => text === 'NotImplemented' || text === 'super')) ||
      (asksOthers && this.fileOf(info).text.includes('NotImplemented'));
    this.declining.set(info, declines);
    return declines;
  }

  private fileOf(info: FunctionInfo): SourceFile {
    const { importedAs } = moduleOf(info);
    return (this.source.imported ?? []).find(({ name }) => name === importedAs)?.source ?? this.source;
  }

  /** Whether it is, or holds, an instance of a class of the program. */
  holdsInstance(value: Value): boolean {
    return (value.kind === 'object' && this.of(value) !== undefined) || itemsInside(value).some((item) => this.holdsInstance(item)); // prettier-ignore
  }

  /** Whether it is, or holds, an instance that has one of these methods. */
  holds(value: Value | undefined, ...names: readonly string[]): boolean {
    if (!value) return false;
    if (this.first(value, ...names) !== undefined) return true;
    return value.kind !== 'object' && itemsInside(value).some((item) => this.holds(item, ...names));
  }
}
