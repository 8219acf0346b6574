/**
 * Attributes of classes. They are not part of any value that a name refers to, so a question shows a class as an object
 * with its attributes, and an instance with those of its class that the statement names; answers are read the same way.
 */
import type { Prediction } from '../../codec/query';
import { attributeOf } from '../../python/values/access-path';
import { sameValue } from '../../python/values/print';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import type { ObjectValue, OpaqueValue, Value } from '../../python/values/value';
import { aliasesIn } from '../../python/definitions/class-aliases';
import { isEnumClass, resolutionOrder } from '../../python/definitions/class-order';
import { metaclassIn } from '../../python/definitions/metaclass';
import { hasUnknown } from '../objects/resemblance';
import { hasDataclassOption, isTupleClass } from '../../python/definitions/dataclass-mark';
import { mapOutcome } from '../objects/prediction-values';
import { hasDecorator, isCachedProperty } from '../../python/expressions/decorator';
import { functionKey, withModuleAttribute } from './attributes-set';
import { classOf, findClass, findMethod, findModifier, valueName } from '../../python/definitions/definitions';
import { raised, type ThrownException } from '../state/exceptions';
import { loggerName, withLogSetting } from '../state/loggers';
import { lookup } from '../state/name-scopes';
import { fieldNames } from './dataclasses';
import { fieldOfClass, isField } from './fields-of-classes';
import { exceptionAttribute, exceptionObject } from './exception-attributes';
import {
  afterward,
  attributesIn,
  boundBy,
  instancesInside,
  instancesWithin,
  isItsOwn,
  mapKnown,
  mapObjects,
  ofObjects,
} from './own-attributes';
import { slotsOf } from './slots';
import { Numbering } from '../objects/heap';
import type { Bindings, Frame, State } from '../state/state';

/** The attributes of a class whose body has run, each with its number; members of an `Enum` are objects. */
export function namespace(source: SourceFile, info: FunctionInfo, bound: Bindings, numbering: Numbering): Bindings {
  const aliases = aliasesIn(source, info);
  const own = [...bound].filter(
    ([name, value]) =>
      !isDefinition(source, info, name, value) &&
      aliases.get(name)?.wrapper === undefined &&
      aliases.get(name)?.builtIn === undefined,
  );
  if (!isEnumClass(source, info)) return new Map(own.map(([name, value]) => [name, numbering.label(value)]));
  const isMade = findMethod(source, info, '__new__') !== undefined;
  const members = new Map<string, Value>();
  own.forEach(([name, value], at) => {
    // A value that there is already has a second name now, which stands for the same member; `__new__` may give it another value.
    const [first] = isMade || hasUnknown(value) ? [] : own.slice(0, at).find(([other, known]) => !other.startsWith('_') && sameValue(known, value)) ?? []; // prettier-ignore
    const known = first === undefined ? undefined : members.get(first);
    members.set(name, name.startsWith('_') ? numbering.label(value) : (known ?? numbering.label(enumMember(info, name, value)))); // prettier-ignore
  });
  return members;
}

export function enumMember(owner: FunctionInfo, name: string, value: Value): Value {
  return { kind: 'object', className: valueName(owner), attributes: [['name', { kind: 'str', value: name }], ['value', value]], isMember: true }; // prettier-ignore
}

/** What a definition in the class has bound, and nothing has changed: it is found in the text. */
function isDefinition(source: SourceFile, owner: FunctionInfo, name: string, value: Value): boolean {
  if (value.kind !== 'opaque' || value.self || value.closure !== undefined) return false;
  const info = source.functions.findLast((one) => one.parent === owner && one.name === name);
  return info !== undefined && value.name === valueName(info) && (value.definition ?? info.qualifiedName) === info.qualifiedName; // prettier-ignore
}

export class ClassAttributes {
  /** What a displayed value stands for. */
  private readonly originals = new WeakMap<Value, Value>();

  constructor(private readonly source: SourceFile) {}

  /** Whether binding an attribute of an instance runs nothing of the program: no property, no `__setattr__`, no descriptor. */
  bindsPlainly(state: State, { className }: ObjectValue, attribute: string): boolean {
    const owner = findClass(this.source, className);
    if (!owner) return true;
    if (/^__(?:dict|class)__$/.test(attribute) || findMethod(this.source, owner, '__setattr__')) return false;
    if (this.unsettable(state, { kind: 'object', className, attributes: [] }, attribute)) return false;
    if (this.descriptor(state, owner, attribute)?.isData) return false;
    const method = findMethod(this.source, owner, attribute);
    return method?.binding !== 'property' || isCachedProperty(method.info) || this.of(state, owner, attribute) !== undefined; // prettier-ignore
  }

  /** What binding an attribute raises, where the class of the instance says that it cannot be bound. @param isOwn as `object.__setattr__` does it */
  unsettable(state: State, value: Value, attribute: string, isOwn = false): ThrownException | undefined {
    const owner = value.kind === 'object' ? findClass(this.source, value.className) : undefined;
    if (!owner || (!isOwn && findMethod(this.source, owner, '__setattr__'))) return undefined;
    const isFrozen =
      !isOwn && resolutionOrder(this.source, owner).some((info) => hasDataclassOption(this.source, info, 'frozen'));
    if (isFrozen) return raised('FrozenInstanceError', `cannot assign to field '${attribute}'`);
    const descriptor = this.descriptor(state, owner, attribute);
    if (descriptor?.isData && !findMethod(this.source, descriptor.owner, '__set__'))
      return raised('AttributeError', '__set__');
    const method = descriptor ? undefined : findMethod(this.source, owner, attribute);
    const isOpen = method?.binding !== 'property' || isCachedProperty(method.info) || !hasDecorator(method.info, 'property'); // prettier-ignore
    if (!isOpen && !this.of(state, owner, attribute) && !findModifier(this.source, owner, attribute, 'setter'))
      return raised('AttributeError', `property '${attribute}' of '${owner.name}' object has no setter`);
    const slots = descriptor ? undefined : slotsOf(this.source, state, owner);
    if (slots && isOpen && !slots.includes(attribute)) {
      const isThere = method !== undefined || this.of(state, owner, attribute) !== undefined;
      return raised('AttributeError', `'${owner.name}' object ${isThere ? `attribute '${attribute}' is read-only` : `has no attribute '${attribute}'`}`); // prettier-ignore
    }
    if (isOwn) return undefined;
    const isItem = isTupleClass(this.source, owner) && fieldNames(this.source, owner).includes(attribute);
    return isItem ? raised('AttributeError', "can't set attribute") : undefined;
  }

  /** What `holder.name` reads, where that runs nothing of the program: an attribute of the instance, or one of its class. */
  attributeOf(state: State, holder: Value, name: string): Value | undefined {
    const isClass = holder.kind === 'opaque' && holder.type === 'class';
    if (holder.kind !== 'object' && holder.kind !== 'call' && !isClass) return undefined;
    const owner = classOf(this.source, holder);
    const own = exceptionAttribute(this.source, holder, name) ?? attributeOf(holder, name);
    if (!owner) return own;
    // What a class binds to a value takes the place of what a base defines.
    const isDefined = findMethod(this.source, owner, name) !== undefined && !this.of(state, owner, name);
    const isHidden = isDefined || findMethod(this.source, owner, '__getattribute__') !== undefined;
    if (isHidden || this.descriptor(state, owner, name)?.isData) return undefined;
    return own ?? this.attributes(state, owner, [name])[0]?.[1];
  }

  /** An attribute of the class, or of a base, whose own class says what reading or binding it does. */
  descriptor(
    state: State,
    owner: FunctionInfo,
    name: string,
  ): { readonly value: Value; readonly owner: FunctionInfo; readonly isData: boolean } | undefined {
    const value = this.of(state, owner, name);
    const kind = value?.kind === 'object' ? findClass(this.source, value.className) : undefined;
    if (!value || !kind) return undefined;
    const has = (method: string): boolean => findMethod(this.source, kind, method) !== undefined;
    const isData = has('__set__') || has('__delete__');
    return isData || has('__get__') ? { value, owner: kind, isData } : undefined;
  }

  /** The value of a name in a question about the statement. */
  shown(state: State, frame: Frame, statement: Statement, name: string): Value | undefined {
    const value = lookup(state, frame, name);
    const named = value && ofObjects(state, frame, statement);
    if (!value || !named || state.classes.size === 0) return value;
    if (value.kind !== 'opaque' && named.length === 0) return value;
    if (value.kind === 'opaque') return this.classShown(state, value, attributesIn(statement, name));
    const seen = exceptionObject(this.source, value);
    return mapObjects(seen, (object) => {
      const owner = findClass(this.source, object.className);
      const missing = named.filter((attribute) => object.attributes.every(([own]) => own !== attribute));
      const added = owner ? this.attributes(state, owner, missing) : [];
      const original = object === seen ? value : object;
      if (added.length === 0) return original;
      const shown: Value = { ...object, attributes: [...object.attributes, ...added] };
      this.originals.set(shown, original);
      return shown;
    });
  }

  /** The prediction without the attributes added for display, and the state with the class attributes that it changes. */
  settled(
    state: State,
    frame: Frame,
    statement: Statement,
    prediction: Prediction,
  ): { state: State; prediction: Prediction } {
    if (attributesIn(statement).length === 0 || state.classes.size === 0) return { state, prediction };
    const named = ofObjects(state, frame, statement);
    const bound = boundBy(statement);
    // Gone through only where a class has an attribute of such a name.
    let instances: ObjectValue[] | undefined;
    const before = (): ObjectValue[] => (instances ??= this.instancesIn(state, frame, statement));
    // `self.next` is an object that `self` holds: what is its own is seen inside.
    let held: readonly ObjectValue[] | undefined;
    const within = (): readonly ObjectValue[] => (held ??= instancesWithin(before()));
    let classes = state.classes;
    const numbering = new Numbering(state.nextId);
    const change = (owner: FunctionInfo, name: string, value: Value): void => {
      const key = owner.qualifiedName;
      classes = new Map(classes).set(key, new Map(classes.get(key)).set(name, value));
    };
    const isShown = ({ className }: ObjectValue): boolean => {
      const owner = findClass(this.source, className);
      return owner !== undefined && this.attributes(state, owner, named).length > 0;
    };
    const stripped = (value: Value): Value => {
      const without = (object: ObjectValue): Value => {
        const owner = findClass(this.source, object.className);
        const kept = object.attributes.filter(([name, own]) => {
          const [shared] = owner && named.includes(name) ? this.attributes(state, owner, [name]) : [];
          if (!owner || !shared || isItsOwn(within(), object, name, own)) return true;
          // `self.items.append(x)` changes the class's list, `self.items = x` gives the object its own.
          // What it holds may be shown with such attributes, too: `self.all.append(self)`.
          const binds = bound.has(name);
          if (!binds && !sameValue(own, shared[1])) change(this.definer(state, owner, name), name, stripped(own));
          return binds && !sameValue(own, shared[1]);
        });
        return kept.length === object.attributes.length ? object : { ...object, attributes: kept };
      };
      return this.originals.get(value) ?? mapKnown(mapObjects(value, without), before().filter(isShown), without);
    };
    const changes = prediction.changes.flatMap((one) => {
      const before = lookup(state, frame, one.name);
      const owner = before?.kind === 'opaque' ? classOf(this.source, before) : undefined;
      if (!owner || !before || one.value?.kind !== 'object')
        return [{ ...one, value: one.value && stripped(one.value) }];
      const shown = this.classShown(state, before, attributesIn(statement, one.name));
      const seen = (name: string): Value | undefined => (name === one.name ? shown : lookup(state, frame, name));
      for (const [name, value] of afterward(statement, one.name, one.value, seen, numbering)) {
        const [old] = this.ofClass(state, owner, [name]);
        if (!old || !sameValue(old[1], value)) change(owner, name, value);
      }
      return [];
    });
    const values = prediction.values.map((one) => ({ ...one, value: stripped(one.value) }));
    const { checked } = prediction;
    const contents = checked && new Map([...checked.contents].map(([id, value]) => [id, stripped(value)]));
    const settled = {
      ...prediction,
      values,
      changes,
      outcome: mapOutcome(prediction.outcome, stripped),
      ...(contents && { checked: { ...checked, contents } }),
    };
    const nextId = numbering.position;
    return { state: classes === state.classes ? state : { ...state, classes, nextId }, prediction: settled };
  }

  /** The attribute that an instance or a subclass finds in the class or its bases. */
  of(state: State, owner: FunctionInfo, name: string): Value | undefined {
    const definer = this.definer(state, owner, name);
    const value = this.found(state, owner, name);
    if (!value) return undefined;
    const method = definer === owner ? undefined : findMethod(this.source, owner, name);
    const order = method ? resolutionOrder(this.source, owner) : [];
    return method && order.indexOf(method.owner) < order.indexOf(definer) ? undefined : value;
  }

  /** What a dataclass has of a field: its default, or what has been set there since. */
  ofField(state: State, owner: FunctionInfo, name: string): Value | undefined {
    const bound = state.classes.get(this.definer(state, owner, name).qualifiedName)?.get(name);
    return isField(this.source, owner, name) ? fieldOfClass(this.source, owner, name, bound, state.classes) : undefined;
  }

  /** What was set on a function: `wrapper.calls = 0`. */
  ofFunction(state: State, value: OpaqueValue, name: string): Value | undefined {
    return state.classes.get(functionKey(value))?.get(name);
  }

  /** The state once an attribute of a class or function has been set; undefined for what is none of the program's. */
  assigned(state: State, holder: Value, name: string, value: Value): State | undefined {
    const log = loggerName(holder);
    if (log !== undefined) return withLogSetting(state, `${name} ${log}`, value);
    if (holder.kind !== 'opaque' || name === '') return undefined;
    if (holder.type === 'module') return withModuleAttribute(state, holder.name, name, value);
    const owner = classOf(this.source, holder);
    const key = owner ? owner.qualifiedName : holder.type === 'function' ? functionKey(holder) : undefined;
    if (key === undefined) return undefined;
    const numbering = new Numbering(state.nextId);
    const own = new Map(state.classes.get(key)).set(name, numbering.label(value));
    return { ...state, classes: new Map(state.classes).set(key, own), nextId: numbering.position };
  }

  private classShown(state: State, value: Value, named: readonly string[]): Value {
    const owner = classOf(this.source, value);
    const attributes = owner ? this.ofClass(state, owner, named) : [];
    if (!owner || attributes.length === 0) return value;
    const shown: Value = { kind: 'object', className: valueName(owner), attributes, isClass: true };
    this.originals.set(shown, value);
    return shown;
  }

  private attributes(state: State, owner: FunctionInfo, names: readonly string[]): (readonly [string, Value])[] {
    return names.flatMap((name) => {
      const value = this.found(state, owner, name);
      return value && !this.runsSomething(value) ? [[name, value] as const] : [];
    });
  }

  /** The same of the class itself, which also has those of its metaclass. */
  private ofClass(state: State, owner: FunctionInfo, names: readonly string[]): (readonly [string, Value])[] {
    const fields = names.flatMap((name) => { const value = this.ofField(state, owner, name); return value ? [[name, value] as const] : []; }); // prettier-ignore
    const own = [...this.attributes(state, owner, names), ...fields];
    const meta = metaclassIn(this.source, owner);
    if (!meta || meta === 'foreign') return own;
    const others = names.filter((name) => own.every(([known]) => known !== name) && !findMethod(this.source, owner, name)); // prettier-ignore
    return [...own, ...this.attributes(state, meta, others)];
  }

  private found(state: State, owner: FunctionInfo, name: string): Value | undefined {
    const value = state.classes.get(this.definer(state, owner, name).qualifiedName)?.get(name);
    return value && value.kind !== 'unknown' && !isField(this.source, owner, name) ? value : undefined;
  }

  /** Reading it is a call. */
  private runsSomething(value: Value): boolean {
    const kind = value.kind === 'object' ? findClass(this.source, value.className) : undefined;
    return kind !== undefined && findMethod(this.source, kind, '__get__') !== undefined;
  }

  /** The class that has the attribute: that one or one of its bases. */
  private definer(state: State, owner: FunctionInfo, name: string): FunctionInfo {
    const order = resolutionOrder(this.source, owner);
    return order.find((info) => state.classes.get(info.qualifiedName)?.has(name)) ?? owner;
  }

  /** Instances that the names of the statement hold. */
  private instancesIn(state: State, frame: Frame, { tokens }: Statement): ObjectValue[] {
    const names = new Set(tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));
    return [...names].flatMap((name) => {
      const value = lookup(state, frame, name);
      return value ? instancesInside(exceptionObject(this.source, value)) : [];
    });
  }
}
