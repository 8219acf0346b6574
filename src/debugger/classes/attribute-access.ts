/**
 * What an attribute runs of the program when it is read, bound or deleted, in Python's order: `__getattribute__` and its like,
 * descriptors with `__set__`, the instance itself, other descriptors, `__getattr__`.
 */
import { writtenClass } from '../../python/definitions/made-classes';
import { builtInBase, hasAttribute, isAllBuiltIn } from '../../python/definitions/built-in-bases';
import { isBuiltInException, mayHaveAttribute } from '../../python/definitions/builtin-exceptions';
import { foreignBases, BARE, isEnumBase, isEnumClass, resolutionOrder } from '../../python/definitions/class-order';
import {
  classOf,
  classValue,
  findMethod,
  findModifier,
  isImported,
  valueName,
} from '../../python/definitions/definitions';
import { putOnClass } from '../../python/definitions/dataclass-mark';
import { metaclassIn } from '../../python/definitions/metaclass';
import { isCachedProperty } from '../../python/expressions/decorator';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { attributeOf } from '../../python/values/access-path';
import { NOT_TYPED, UNTYPED } from '../../python/repair/untyped-names';
import { isStandardModule } from '../../python/library/standard-modules';
import { isPending } from '../../python/values/pending-values';
import type { UnknownValue, Value } from '../../python/values/value';
import { NONE } from '../objects/containers';
import { raised, type ThrownException } from '../state/exceptions';
import type { State } from '../state/state';
import { typeOf } from '../unknowns/unknown-values';
import type { ClassAttributes } from './class-attributes';
import { isException } from './exception-attributes';
import { missingOfFunction } from './function-attributes';
import { isNeverSet } from './never-set';
import { abstractMethods } from './abstract-methods';
import { slotsOf } from './slots';

/** A function of the program, and what it is called with first. */
export interface Hook {
  readonly info: FunctionInfo;
  readonly first: readonly Value[];
}

/** Names that Python itself knows. */
const HIDDEN = /^__\w*__$|^mro$/;

/** What each member of an enumeration has. */
const OF_MEMBERS = /^(?:name|value)$|^_/;

/** What is run where an attribute changes: of the class of the instance, of a descriptor, of a property. */
interface Change {
  readonly hook: '__setattr__' | '__delattr__';
  readonly special: '__set__' | '__delete__';
  readonly modifier: 'setter' | 'deleter';
}

const BINDING: Change = { hook: '__setattr__', special: '__set__', modifier: 'setter' };
const DELETING: Change = { hook: '__delattr__', special: '__delete__', modifier: 'deleter' };

export class AttributeAccess {
  constructor(
    private readonly source: SourceFile,
    private readonly classAttributes: ClassAttributes,
  ) {}

  /** @param isOwn as `object.__getattribute__` does it */
  reading(state: State, holder: Value, name: string, isOwn = false): Hook | undefined {
    const owner = this.ownerOf(holder);
    if (!owner) return undefined;
    const isClass = holder.kind === 'opaque';
    const ofMeta = isClass ? this.propertyOfMeta(owner, name) : undefined;
    if (ofMeta) return { info: ofMeta, first: [holder] };
    const all = isClass || isOwn ? undefined : findMethod(this.source, owner, '__getattribute__');
    if (all) return { info: all.info, first: [holder, { kind: 'str', value: name }] };
    const found = this.classAttributes.descriptor(state, owner, name);
    if (found) {
      const get = findMethod(this.source, found.owner, '__get__');
      if (!get || (!isClass && !found.isData && attributeOf(holder, name))) return undefined;
      return { info: get.info, first: [found.value, isClass ? NONE : holder, isClass ? holder : classValue(owner)] };
    }
    if (isClass) return undefined;
    const method = findMethod(this.source, owner, name);
    const isProperty = method?.binding === 'property' && !isCachedProperty(method.info);
    if (isProperty && !this.classAttributes.of(state, owner, name)) return { info: method.info, first: [holder] };
    return undefined;
  }

  /** A property of the metaclass goes before all that the class itself has. */
  private propertyOfMeta(owner: FunctionInfo, name: string): FunctionInfo | undefined {
    const meta = metaclassIn(this.source, owner);
    const method = meta && meta !== 'foreign' ? findMethod(this.source, meta, name) : undefined;
    return method?.binding === 'property' ? method.info : undefined;
  }

  /** Whether a class is an enumeration that has a member of that name, which nobody can take from it. */
  private isFixed(state: State, holder: Value, name: string): boolean {
    const owner = holder.kind === 'opaque' ? this.ownerOf(holder) : undefined;
    if (!owner || !isEnumClass(this.source, owner)) return false;
    const member = this.classAttributes.of(state, owner, name);
    return member?.kind === 'object' && member.className === valueName(owner);
  }

  /** `__getattr__`, which is asked for what is not there. */
  asking(holder: Value, name: string): Hook | undefined {
    const own = this.ownerOf(holder);
    // A class is asked through its metaclass.
    const meta = own && holder.kind === 'opaque' && name !== 'mro' ? metaclassIn(this.source, own) : undefined;
    const owner = holder.kind === 'object' ? own : meta === 'foreign' ? undefined : meta;
    const base = owner && holder.kind === 'object' ? builtInBase(this.source, owner) : undefined;
    const isThere = /^__\w+__$/.test(name) || (base !== undefined && hasAttribute(base, name));
    const method = owner && !isThere ? findMethod(this.source, owner, '__getattr__') : undefined;
    return method && { info: method.info, first: [holder, { kind: 'str', value: name }] };
  }

  /** @param isOwn as `object.__setattr__` does it */
  binding(state: State, holder: Value, name: string, isOwn = false): Hook | undefined {
    return this.changing(state, holder, name, BINDING, isOwn);
  }

  /** @param isOwn as `object.__delattr__` does it */
  deleting(state: State, holder: Value, name: string, isOwn = false): Hook | undefined {
    return this.changing(state, holder, name, DELETING, isOwn);
  }

  /** What deleting an attribute raises that is not there, or not the instance's; undefined where it can be deleted. */
  undeletable(state: State, holder: Value, name: string): ThrownException | undefined {
    if (holder.kind === 'opaque' && this.isFixed(state, holder, name))
      return raised('AttributeError', `'${holder.name}' cannot delete member '${name}'.`);
    const owner = holder.kind === 'object' ? this.ownerOf(holder) : undefined;
    if (!owner || attributeOf(holder, name)) return undefined;
    if (findMethod(this.source, owner, name)?.binding === 'property')
      return raised('AttributeError', `property '${name}' of '${owner.name}' object has no deleter`);
    if (!this.isMissing(state, holder, name, true)) return undefined;
    return raised('AttributeError', slotsOf(this.source, state, owner)?.includes(name) ? name : missing(owner, false, name)); // prettier-ignore
  }

  /** What binding an attribute raises that stays what it is. */
  unbindable(state: State, holder: Value, name: string): ThrownException | undefined {
    return this.isFixed(state, holder, name) ? raised('AttributeError', `cannot reassign member '${name}'`) : undefined;
  }

  /**
   * What reading an attribute raises that is surely not there.
   * @param isOwn as `object.__getattribute__` does it, which does not ask `__getattr__`
   */
  unreadable(state: State, holder: Value, name: string, isOwn = false): ThrownException | undefined {
    if (name === UNTYPED) return undefined;
    if (holder.kind === 'opaque' && holder.type === 'function') {
      const problem =
        beginsAtModule(state) && isAllKnown(state) ? missingOfFunction(this.source, state, holder, name) : undefined;
      return problem === undefined ? undefined : raised('AttributeError', problem);
    }
    const owner = this.ownerOf(holder);
    if (!owner) return missingOfBuiltIn(holder, name);
    const hasSlots =
      name === '__dict__' && holder.kind === 'object' && slotsOf(this.source, state, owner) !== undefined;
    if (hasSlots) return raised('AttributeError', missing(owner, false, name));
    if (!this.isMissing(state, holder, name, isOwn)) return undefined;
    const isClass = holder.kind === 'opaque';
    // It is a method of the metaclass.
    if (isClass && name === 'register' && abstractMethods(this.source, owner)) return undefined;
    // An enumeration says no more than the name.
    return raised('AttributeError', isClass && isEnumClass(this.source, owner) ? name : missing(owner, isClass, name));
  }

  /** Why an attribute is not known that the program sets nowhere, where something that is not known may have set it. */
  unseen(state: State, holder: Value, name: string): string | undefined {
    if (name === UNTYPED) return NOT_TYPED;
    const owner = this.ownerOf(holder);
    if (holder.kind !== 'object' || !owner || !this.isNowhere(state, holder, owner, name)) return undefined;
    if (findMethod(this.source, owner, '__getattr__')) return undefined;
    return `nothing that is known gives this ${owner.name} an attribute ${name}`;
  }

  private changing(
    state: State,
    holder: Value,
    name: string,
    { hook, special, modifier }: Change,
    isOwn: boolean,
  ): Hook | undefined {
    const owner = holder.kind === 'object' ? this.ownerOf(holder) : undefined;
    if (!owner) return undefined;
    const all = isOwn ? undefined : findMethod(this.source, owner, hook);
    if (all) return { info: all.info, first: [holder, { kind: 'str', value: name }] };
    const found = this.classAttributes.descriptor(state, owner, name);
    const method = found && findMethod(this.source, found.owner, special);
    if (method) return { info: method.info, first: [found.value, holder] };
    const info = found ? undefined : findModifier(this.source, owner, name, modifier);
    return info && { info, first: [holder] };
  }

  /** Nothing that the machine does not see has had the object in its hands, and all that its class has is known. */
  private isMissing(state: State, holder: Value, name: string, isOwn: boolean): boolean {
    const owner = this.ownerOf(holder);
    if (!owner || !this.isNowhere(state, holder, owner, name)) return false;
    if (!isAllKnown(state) || (!beginsAtModule(state) && !this.isGivenNone(state, holder, owner, name))) return false;
    if (putOnClass(this.source, owner) !== undefined) return false;
    return isOwn || !findMethod(this.source, owner, '__getattr__');
  }

  /** A run that begins in a function has not seen what was before; what no line sets is not there all the same. */
  private isGivenNone(state: State, holder: Value, owner: FunctionInfo, name: string): boolean {
    const [first] = state.frames;
    const self = first?.function.className === undefined ? undefined : first.locals.get(first.function.parameters[0]?.name ?? ''); // prettier-ignore
    // A method may be one of a class that only others complete.
    if (self?.kind === 'object' && holder.kind === 'object' && self.className === holder.className) return false;
    return !isImported(owner) && isNeverSet(this.source, name);
  }

  /** Neither the instance nor anything that its class inherits has it, `__getattr__` aside. */
  private isNowhere(state: State, holder: Value, owner: FunctionInfo, name: string): boolean {
    // That one only abstract classes have.
    const isHidden = HIDDEN.test(name) && name !== '__abstractmethods__';
    if (isHidden || attributeOf(holder, name) || this.mayBeForeign(owner, name)) return false;
    const order = resolutionOrder(this.source, owner);
    // A body that has not run is as it is written.
    const isOpen = (info: FunctionInfo): boolean => !state.classes.has(info.qualifiedName) && (beginsAtModule(state) || info.locals.includes(name)); // prettier-ignore
    if (order.some(isOpen)) return false;
    if (this.mayBeOfMetaclass(state, holder, owner, name)) return false;
    if (order.some((info) => state.classes.get(info.qualifiedName)?.has(name))) return false;
    const nested = this.source.functions.some((info) => info.name === name && order.some((one) => writtenClass(one) === info.parent)); // prettier-ignore
    return !nested && !findMethod(this.source, owner, name);
  }

  /** A class has what its metaclass defines; of one of somebody else's nothing is known. */
  private mayBeOfMetaclass(state: State, holder: Value, owner: FunctionInfo, name: string): boolean {
    const meta = metaclassIn(this.source, owner);
    if (meta === undefined || meta === 'foreign') return meta !== undefined;
    if (!foreignBases(this.source, meta).every((base) => /^type$|(?:^|\.)ABCMeta$/.test(base))) return true;
    const has = (one: FunctionInfo): boolean => state.classes.get(one.qualifiedName)?.has(name) !== false;
    const isAsked = findMethod(this.source, meta, name) ?? findMethod(this.source, meta, '__getattr__');
    return holder.kind === 'opaque' && (isAsked !== undefined || resolutionOrder(this.source, meta).some(has));
  }

  /** A class that is not of the program may have it. */
  private mayBeForeign(owner: FunctionInfo, name: string): boolean {
    if (isEnumClass(this.source, owner)) {
      const isPlain = foreignBases(this.source, owner).every(isEnumBase);
      return !isPlain || OF_MEMBERS.test(name) || ['int', 'str'].some((base) => hasAttribute(base, name));
    }
    const base = isAllBuiltIn(this.source, owner) ? builtInBase(this.source, owner) : undefined;
    if (base !== undefined) return hasAttribute(base, name);
    const known = (one: string): boolean => isBuiltInException(one) && !mayHaveAttribute(one, name);
    if (foreignBases(this.source, owner).includes('typing.NamedTuple')) return name.startsWith('_') || hasAttribute('tuple', name); // prettier-ignore
    return foreignBases(this.source, owner).some((one) => !BARE.test(one) && !known(one) && !(COLLECTION.test(one) && !OF_COLLECTIONS.has(name))); // prettier-ignore
  }

  private ownerOf(holder: Value): FunctionInfo | undefined {
    const isClass = holder.kind === 'opaque' && holder.type === 'class';
    return holder.kind === 'object' || isClass || isException(this.source, holder) ? classOf(this.source, holder) : undefined; // prettier-ignore
  }
}

/** Abstract classes of containers and iterators, and all that they bring but names with two underscores. */
const COLLECTION = /^(?:collections\.abc|typing)\.(?:Mutable)?(?:Set|Mapping|Sequence|Collection|Iterable|Iterator|Reversible|Container|Sized|Hashable|Callable)$/; // prettier-ignore
const OF_COLLECTIONS = new Set(
  'add discard remove pop clear isdisjoint index count append insert extend reverse get keys items values popitem setdefault update'.split(' '), // prettier-ignore
);

/** All that has happened so far was seen. */
function beginsAtModule({ frames: [first] }: State): boolean {
  return first?.function.kind === 'module';
}

/** Nothing unknown may have had the program's objects in its hands. */
function isAllKnown({ globals }: State): boolean {
  return [...globals.values()].every((value) => value.kind !== 'unknown' || isHarmless(value));
}

/** Parts of the standard library, plain values and those that are not worked out yet have had no object of the program in their hands: `import locale`, `time.time()`. */
function isHarmless(value: UnknownValue): boolean {
  const { path, type = '' } = value;
  if (isPending(value)) return true;
  return (
    (path !== undefined && isStandardModule(path)) ||
    /^(?:bool|bytes|dict|float|frozenset|int|list|set|str|tuple)$/.test(type)
  );
}

const BUILT_IN: ReadonlySet<string> = new Set('none bool int float str bytes list tuple dict set'.split(' '));

/** A value of a built-in type has what its type has, and nothing else. */
function missingOfBuiltIn(value: Value, name: string): ThrownException | undefined {
  const type = BUILT_IN.has(value.kind) ? typeOf(value) : undefined;
  if (type === undefined || HIDDEN.test(name) || (value.kind !== 'none' && hasAttribute(type, name))) return undefined;
  return raised('AttributeError', `'${type}' object has no attribute '${name}'`);
}

function missing({ name: owner }: FunctionInfo, isClass: boolean, name: string): string {
  return `${isClass ? `type object '${owner}'` : `'${owner}' object`} has no attribute '${name}'`;
}
