/** Attributes by names that are values: `getattr`, `setattr`, `hasattr`, `delattr`, and the dictionary of an instance. */
import { classOf } from '../../../python/definitions/definitions';
import { isEnumClass, resolutionOrder } from '../../../python/definitions/class-order';
import { hasDataclassOption } from '../../../python/definitions/dataclass-mark';
import type { FunctionInfo } from '../../../python/syntax';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { entriesOf } from '../../../python/values/access-path';
import { starNames } from '../../../python/library/star-names';
import type { ObjectValue, OpaqueValue, Value } from '../../../python/values/value';
import { UNKNOWN } from '../../objects/containers';
import { isException, isLink } from '../../classes/exception-attributes';
import { ownSlots } from '../../classes/slots';
import { namespaceOfObject } from '../../classes/told-of-class';
import { givenIn, type Given } from '../../operands/leads';
import { missingAttribute } from './missing-methods';
import { getOfMember } from './member-keys';
import { orderedDictCall } from './ordered-dicts';
import {
  innerCall,
  type BuiltInContext,
  type HeldValues,
  type InnerCall,
  type InnerStep,
  type Reading,
} from '../calls/inner-call';
import { partialAttribute } from '../function-attributes';
import { entriesOfClass } from './class-dictionaries';
import { CHANGING } from './read-dictionaries';
import { typeOfDescriptor } from '../../objects/unknowns';
import type { ProgramClasses } from './program-classes';

export const ATTRIBUTE_CALLS: ReadonlySet<string> = new Set(['getattr', 'setattr', 'hasattr', 'delattr', 'vars']);

/** A call of such a function on an instance or class of the program. */
export function attributeCall(
  classes: ProgramClasses,
  name: string,
  node: SyntaxNode,
  all: readonly Given[],
  values: HeldValues,
  context: BuiltInContext,
): InnerStep | undefined {
  const [first, second, third] = all;
  const holder = values.of(first?.node);
  if (name === 'hasattr' && !holder && first && isInLibrary(first.node, values.of(second?.node), context))
    return { value: { kind: 'bool', value: true } };
  const isClass = holder?.kind === 'opaque' && holder.type === 'class' && classes.isOwnClass(holder);
  if (holder?.kind === 'opaque' && holder.type === 'module')
    return ofModule(classes, name, holder, all, values, context);
  const asked = values.of(second?.node);
  const isDictionary = name === 'getattr' && asked?.kind === 'str' && asked.value === '__dict__';
  if (isObject(holder) && (isDictionary || (name === 'vars' && all.length === 1)))
    return { value: namespaceOfObject(), inPlace: true };
  // What was noted when it was raised is known to nobody else.
  if (
    /^(?:get|has)attr$/.test(name) &&
    asked?.kind === 'str' &&
    isLink(asked.value) &&
    holder &&
    isException(classes.source, holder)
  ) {
    const found = context.attribute(holder, asked.value);
    if (name === 'hasattr') return { value: { kind: 'bool', value: found !== undefined }, inPlace: true };
    const value = found ?? values.of(third?.node);
    return value ? { value, inPlace: true } : third && { needs: third.node };
  }
  if (holder?.kind === 'call' && holder.name === 'functools.partial') return ofPartial(name, holder, all, values);
  if (holder?.kind === 'opaque' && holder.type === 'function') return ofFunction(name, holder, all, values, context);
  if (
    !holder ||
    !first ||
    !(isClass || ((holder.kind === 'object' || isException(classes.source, holder)) && classes.of(holder)))
  )
    return undefined;
  if (name === 'vars') return all.length === 1 ? attributesOf(classes, node, holder, context) : undefined;
  const open = all.find(({ node: argument }) => values.of(argument) === undefined);
  if (open) return { needs: open.node };
  const key = values.of(second?.node);
  if (key?.kind !== 'str' || !NAME.test(key.value) || RESERVED.has(key.value)) return undefined;
  const _object = holder;
  const path = `_object.${key.value}`;
  const value = values.of(third?.node);
  const dictionary =
    isDictionary && (isClass || isOpen(classes, holder)) ? attributesOf(classes, node, holder, context) : undefined;
  if (dictionary) return dictionary;
  switch (name) {
    case 'setattr':
      return value && innerCall('<setattr>', { _object, _value: value }, [`${path} = _value`]);
    case 'delattr':
      return innerCall('<delattr>', { _object }, [`del ${path}`]);
    case 'hasattr': {
      const isOfAll =
        OF_ALL.test(key.value) ||
        (key.value === '__dict__' && (isClass || isOpen(classes, holder))) ||
        ofEnumeration(classes, holder)?.test(key.value);
      if (isOfAll || context.attribute(holder, key.value)) return { value: { kind: 'bool', value: true } };
      if (!context.runs(holder, key.value) && context.unreadable(holder, key.value) === undefined)
        return maybePut(classes, holder, 'bool');
      return innerCall('<hasattr>', { _object }, ['try:', `    ${path}`, 'except AttributeError:', '    return False', 'return True']); // prettier-ignore
    }
    default: {
      const plain = context.attribute(holder, key.value);
      if (plain) return { value: plain };
      if (!value || OF_ALL.test(key.value)) return innerCall('<getattr>', { _object }, [`return ${path}`]);
      if (!context.runs(holder, key.value) && context.unreadable(holder, key.value) === undefined)
        return maybePut(classes, holder);
      return innerCall('<getattr>', { _object, _default: value }, ['try:', `    return ${path}`, 'except AttributeError:', '    return _default']); // prettier-ignore
    }
  }
}

/** Nobody has seen what a decorator from a package puts on a class. */
function maybePut(classes: ProgramClasses, holder: Value, type?: string): InnerStep | undefined {
  const reason = classes.putOn(holder);
  if (reason === undefined) return undefined;
  return { value: { kind: 'unknown', reason, ...(type !== undefined && { type }) }, inPlace: true };
}

/** What members that are flags have, or the class of an enumeration, by which their members are gone through. */
function ofEnumeration(classes: ProgramClasses, holder: Value): RegExp | undefined {
  if (holder.kind === 'object') return classes.isFlag(holder) ? /^__(?:iter|len|contains|bool|r?or|r?and|r?xor|invert)__$/ : undefined; // prettier-ignore
  const owner = classOf(classes.source, holder);
  return owner && isEnumClass(classes.source, owner) ? /^__(?:iter|len|contains|getitem|reversed|members)__$/ : undefined; // prettier-ignore
}

/** `hasattr(math, 'exp2')`: what a module of the library says to be of it, in the version of Python that is meant. */
function isInLibrary({ bare }: SyntaxNode, key: Value | undefined, context: BuiltInContext): boolean {
  const path = context.imported(bare.text);
  return path !== undefined && key?.kind === 'str' && (starNames(path)?.includes(key.value) ?? false);
}

/** What a function surely has, such as its name and what was set on it, or surely has not. */
function ofFunction(
  name: string,
  _object: OpaqueValue,
  [, second, third]: readonly Given[],
  values: HeldValues,
  context: BuiltInContext,
): InnerStep | undefined {
  const key = values.of(second?.node);
  if (!key && second) return { needs: second.node };
  if (key?.kind !== 'str' || !NAME.test(key.value) || RESERVED.has(key.value)) return undefined;
  const value = values.of(third?.node);
  if (name === 'setattr') return third && !value ? { needs: third.node } : value && innerCall('<setattr>', { _object, _value: value }, [`_object.${key.value} = _value`]); // prettier-ignore
  if (name === 'delattr') return undefined;
  const found = context.attribute(_object, key.value);
  // A function by itself is bound to nothing.
  const isUnbound = /^__(?:self|func)__$/.test(key.value) && !_object.self && !_object.name.includes('.');
  if (!found && !isUnbound && context.unreadable(_object, key.value) === undefined) return undefined;
  if (name === 'hasattr') return { value: { kind: 'bool', value: found !== undefined }, inPlace: true };
  if (found) return { value: found, inPlace: true };
  if (!third) return innerCall('<getattr>', { _object }, [`return _object.${key.value}`]);
  return value ? { value, inPlace: true } : { needs: third.node };
}

/** None of its classes says which attributes it can have, so it has a dictionary of them. */
function isOpen(classes: ProgramClasses, holder: Value): boolean {
  const owner = classes.of(holder);
  const hasSlots = (info: FunctionInfo): boolean => info.locals.includes('__slots__') || hasDataclassOption(classes.source, info, 'slots'); // prettier-ignore
  return owner !== undefined && classes.hasOwnAttributes(holder) && !resolutionOrder(classes.source, owner).some(hasSlots); // prettier-ignore
}

/** What a `functools.partial` has, and what functions have and it has not. */
function ofPartial(
  name: string,
  holder: Value,
  [, second, third]: readonly Given[],
  values: HeldValues,
): InnerStep | undefined {
  const key = values.of(second?.node);
  if (key?.kind !== 'str') return undefined;
  const found = partialAttribute(holder, key.value);
  if (!found && !/^__(?:name|qualname|wrapped|code|defaults|annotations|self|func)__$/.test(key.value))
    return undefined;
  if (name === 'hasattr') return { value: { kind: 'bool', value: found !== undefined }, inPlace: true };
  if (name !== 'getattr' || (!found && !third)) return undefined;
  const value = found ?? values.of(third?.node);
  return value ? { value, inPlace: true } : third && { needs: third.node };
}

/** What a file of the program has: all of it is known. */
function ofModule(
  { source }: ProgramClasses,
  name: string,
  module: OpaqueValue,
  [, second, third]: readonly Given[],
  values: HeldValues,
  context: BuiltInContext,
): InnerStep | undefined {
  const file = source.imported?.find((one) => one.name === module.name && !one.only);
  const key = values.of(second?.node);
  if (!file || key?.kind !== 'str') return undefined;
  const found = context.attribute(module, key.value);
  if (name === 'hasattr') return { value: { kind: 'bool', value: found !== undefined }, inPlace: true };
  const value = found ?? values.of(third?.node);
  return name === 'getattr' && value ? { value, inPlace: true } : undefined;
}

/** Every instance and class has them. */
const OF_ALL = /^__(?:class|doc|module|hash|init|repr|str|eq)__$/;
const NAME = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;
/** They cannot be written behind a dot. */
const RESERVED: ReadonlySet<string> = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import in is
  lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** The dictionary of an instance as it is now: that it changes is not followed, so who keeps it gets none that may change. */
export function attributesOf(
  classes: ProgramClasses,
  node: SyntaxNode,
  holder: Value | undefined,
  { isOnlyRead, staysAsItIs, isLookedInto, namespace, unreadable }: Pick<BuiltInContext, keyof Reading | 'namespace' | 'unreadable'>, // prettier-ignore
): InnerStep | undefined {
  const problem = holder && unreadable(holder, '__dict__');
  if (problem !== undefined) return node.type === 'call' ? WITHOUT_DICTIONARY : missingAttribute(problem);
  if (isObject(holder)) return { value: namespaceOfObject(), inPlace: true };
  const owner = holder?.kind === 'opaque' && holder.type === 'class' ? classOf(classes.source, holder) : undefined;
  const isKept = !isOnlyRead(node);
  const isSame = !isKept || staysAsItIs(node, classes.source);
  if (owner && isSame && (!isKept || isLookedInto(classes.source))) return { value: { kind: 'dict', entries: entriesOfClass(classes.source, owner, namespace) }, inPlace: true }; // prettier-ignore
  if (!owner && (holder?.kind !== 'object' || !classes.hasOwnAttributes(holder))) return undefined;
  if (owner || !isSame)
    return { value: { kind: 'unknown', type: owner ? 'mappingproxy' : 'dict', reason: `${node.text} stays the dictionary of the ${owner ? 'class' : 'object'}` } }; // prettier-ignore
  if (holder?.kind !== 'object') return undefined;
  const of = classes.of(holder);
  const slots = (of ? resolutionOrder(classes.source, of) : []).flatMap((info) => ownSlots(classes.source, info, namespace(info)) ?? []); // prettier-ignore
  const attributes = holder.attributes.filter(([name]) => !slots.includes(name));
  const entries = attributes.map(([name, value]) => [{ kind: 'str', value: name }, value] as const);
  return { value: { kind: 'dict', entries }, ...(!isKept && { inPlace: true }) };
}

function isObject(value: Value | undefined): boolean {
  return value?.kind === 'opaque' && value.type !== 'function' && value.name === 'object';
}

const WITHOUT_DICTIONARY = innerCall('<vars>', {}, ["raise TypeError('vars() argument must have __dict__ attribute')"]);

/** What stands there is the dictionary of an instance: `x.__dict__`, `vars(x)`. */
export function instanceBehind(
  classes: ProgramClasses,
  node: SyntaxNode | undefined,
  values: HeldValues,
): ObjectValue | undefined {
  // prettier-ignore
  const isVars = node?.type === 'call' && node.get('function')?.text === 'vars';
  const object = isVars
    ? givenIn(node.get('arguments'))[0]?.node
    : node?.type === 'attribute' && node.get('attribute')?.text === '__dict__'
      ? node.get('object')
      : undefined;
  const holder = values.of(object);
  return holder?.kind === 'object' && classes.hasOwnAttributes(holder) ? holder : undefined;
}

/**
 * `A.__dict__.items()` of a class: what decorators have made is known by its type alone, which whoever is asked could not say; and
 * views of dicts that hold instances, which stand there as they are.
 */
export function entriesOfKnown(receiver: Value | undefined, name: string): InnerStep | undefined {
  const isView = receiver?.kind === 'dict' && /^(?:items|values)$/.test(name);
  const isToTell = (value: Value): boolean => value.kind === 'object' || typeOfDescriptor(value) !== undefined;
  if (!isView || !receiver.entries.some(([, value]) => isToTell(value))) return undefined;
  const items = receiver.entries.map((pair): Value => (name === 'items' ? { kind: 'tuple', items: pair } : pair[1]));
  return { value: { kind: 'call', name: `dict_${name}`, args: [{ kind: 'list', items }] }, inPlace: true };
}

/** A method that changes such a dictionary, or the order of a dict, in terms of its items. */
export function dictionaryCall(
  classes: ProgramClasses,
  node: SyntaxNode,
  name: string,
  all: readonly Given[],
  values: HeldValues,
): InnerStep | undefined {
  const ordered = orderedDictCall(values.of(node), name, all, values);
  if (ordered) return ordered;
  if (name === 'get') return getOfMember(classes.source, values.of(node), all, values);
  if (!CHANGING.test(name)) return undefined;
  const holder = instanceBehind(classes, node, values);
  if (!holder) return undefined;
  const open = all.find(({ node: argument }) => values.of(argument) === undefined);
  if (open) return { needs: open.node };
  return changed(holder, name, all, values) ?? { value: { kind: 'unknown', reason: `${name} of a dictionary of attributes is not followed` } }; // prettier-ignore
}

function changed(_object: ObjectValue, name: string, all: readonly Given[], values: HeldValues): InnerCall | undefined {
  const [first, second] = all.map(({ node }) => values.of(node));
  const has = first?.kind === 'str' && _object.attributes.some(([own]) => own === first.value);
  switch (name) {
    case 'update': {
      const given = all.map(({ node, keyword, star }): readonly (readonly [Value, Value])[] | undefined => {
        const value = values.of(node);
        if (keyword !== undefined) return value && [[{ kind: 'str', value: keyword }, value]];
        return value && star !== '*' ? entriesOf(value) : undefined;
      });
      // Of something unknown it may get anything.
      const lost = _object.attributes.map(([own]) => [{ kind: 'str', value: own }, UNKNOWN] as const);
      const pairs = given.every((one) => one !== undefined) ? given.flat() : lost;
      const items = pairs.map((pair): Value => ({ kind: 'tuple', items: pair }));
      return innerCall('<update>', { _object, _items: { kind: 'list', items } }, ['for _name, _value in _items:', '    _object.__dict__[_name] = _value']); // prettier-ignore
    }
    case 'pop':
      if (!first || (!has && !second)) return undefined;
      if (!has) return innerCall('<pop>', { _default: second ?? first }, ['return _default']);
      return innerCall('<pop>', { _object, _name: first }, ['_value = _object.__dict__[_name]', 'del _object.__dict__[_name]', 'return _value']); // prettier-ignore
    case 'setdefault':
      if (!first || !second) return undefined;
      if (has) return innerCall('<setdefault>', { _object, _name: first }, ['return _object.__dict__[_name]']);
      return innerCall('<setdefault>', { _object, _name: first, _value: second }, ['_object.__dict__[_name] = _value', 'return _value']); // prettier-ignore
    default: {
      const names = _object.attributes.map(([own]): Value => ({ kind: 'str', value: own }));
      const last = name === 'popitem' ? _object.attributes.at(-1) : undefined;
      if (name === 'popitem' && !last) return undefined;
      const gone = last ? names.slice(-1) : names;
      const _given: Value = last ? { kind: 'tuple', items: [...gone, last[1]] } : { kind: 'none' };
      return innerCall(`<${name}>`, { _object, _names: { kind: 'list', items: gone }, _given }, ['for _name in _names:', '    del _object.__dict__[_name]', 'return _given']); // prettier-ignore
    }
  }
}
