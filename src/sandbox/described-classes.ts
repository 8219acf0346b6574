/** What the evaluator has to know of the program's classes, so that it runs nothing of theirs by mistake. */
import { aliasesIn } from '../python/definitions/class-aliases';
import { isOfInterpreter } from '../python/values/tracebacks';
import { writtenClass } from '../python/definitions/made-classes';
import { isToldBase } from '../python/definitions/unread-bases';
import {
  classOrder,
  foreignBases,
  hasBareBases,
  isEnumClass,
  isExceptionClass,
  isFlagClass,
  resolutionOrder,
} from '../python/definitions/class-order';
import {
  hasDataclassOption,
  hasFields,
  isClassVariable,
  isDataclass,
  isTupleClass,
  lacksDataclassOption,
} from '../python/definitions/dataclass-mark';
import { findClass, findMethod, valueName } from '../python/definitions/definitions';
import { registeringClass } from '../python/definitions/registered-classes';
import { annotatedStatements, statementsIn } from '../python/definitions/function-statements';
import { leavesClass, readDecorator } from '../python/expressions/decorator';
import type { SyntaxNode } from '../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile, Statement } from '../python/syntax';
import { privateName } from '../python/text/private-names';
import { literal } from '../python/values/access-path';
import { itemsOf } from '../python/values/items';
import { fieldDetails, type FieldDetails } from './field-details';

interface DescribedClass {
  /** All that it is derived from, in the order in which attributes are looked up. */
  readonly bases: readonly string[];
  readonly members: Readonly<Record<string, MemberKind>>;
  readonly known: boolean;
  /** What comes back for the class itself. */
  readonly value: string;
  /** Of a dataclass whose methods are the usual ones. */
  readonly fields?: readonly string[];
  /** What is written about them. */
  readonly details?: Readonly<Record<string, FieldDetails>>;
  /** Those of the fields that its text does not show, that its comparisons do not look at, and that its hash does not. */
  readonly leftOut?: Readonly<Record<'repr' | 'compare' | 'hash', readonly string[]>>;
  readonly isTuple?: boolean;
  /** The attributes that instances can have, where `__slots__` says so. */
  readonly slots?: readonly string[];
  readonly isEnum?: boolean;
  readonly isFlag?: boolean;
  /** Members of an enumeration are shown as the number or text that they are, too. */
  readonly showsValue?: boolean;
  /** Its text is that of its fields. */
  readonly isShown?: boolean;
  readonly isFrozen?: boolean;
  /** Instances of equal fields are equal. */
  readonly isCompared?: boolean;
  /** Instances that are equal have one hash. */
  readonly isHashed?: boolean;
  readonly isOrdered?: boolean;
}

/** A setter runs when it is set alone: what is read is the instance's own. */
type MemberKind = 'method' | 'property' | 'descriptor' | 'setter' | 'value' | 'other';

/** Methods that a decorator writes. */
const WRITTEN = ['__eq__', '__repr__', '__str__', '__lt__', '__le__', '__gt__', '__ge__', '__hash__'];

/** A base of which nothing is known: only what an instance has itself is evaluated. */
const UNREAD = '?';

/** The classes of these names, and those that they are derived from. @param asksFields whether more than the names of fields is asked for */
export function describedClasses(
  source: SourceFile,
  names: Iterable<string>,
  asksFields = false,
): Record<string, DescribedClass> {
  const described: Record<string, DescribedClass> = {};
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const info = findClass(source, name);
    if (!info && isOfInterpreter(name)) described[name] = { bases: [], members: {}, known: true, value: name };
    if (!info || Object.hasOwn(described, name)) continue;
    const { classes, problem } = classOrder(source, info);
    // Of a metaclass only the class itself is handed over, with what it holds.
    const above = classes.slice(1).filter((base) => typeof base !== 'string' || !METACLASS.test(base));
    const isException = isExceptionClass(source, info);
    const bases = above.map((base) => (typeof base !== 'string' ? valueName(base) : isToldBase(base) || isException ? base : UNREAD)); // prettier-ignore
    const fields = fieldsOf(source, info);
    const slots = slotsOf(source, info);
    const isCompared = !lacksDataclassOption(source, info, 'eq');
    described[name] = {
      bases,
      members: membersOf(source, info, fields !== undefined),
      known: problem === undefined,
      value: name,
      ...(slots && { slots }),
      ...(isEnumClass(source, info) && {
        isEnum: true,
        isFlag: isFlagClass(source, info),
        showsValue: isDerived(source, info, /^(?:enum\.)?(?:IntEnum|StrEnum|IntFlag)$/),
      }),
      ...(fields && {
        fields,
        ...(asksFields &&
          !isTupleClass(source, info) && { details: detailsOf(source, info, (used) => open.push(used)) }),
        isTuple: isTupleClass(source, info),
        leftOut: {
          repr: fieldsWithout(source, info, 'repr'),
          compare: fieldsWithout(source, info, 'compare'),
          hash: fieldsWithout(source, info, 'hash'),
        },
        isShown: !lacksDataclassOption(source, info, 'repr'),
        isFrozen: hasDataclassOption(source, info, 'frozen'),
        isCompared,
        isHashed:
          (isCompared && hasDataclassOption(source, info, 'frozen')) || hasDataclassOption(source, info, 'unsafe_hash'),
        isOrdered: hasDataclassOption(source, info, 'order'),
      }),
    };
    open.push(...classes.slice(1).flatMap((base) => (typeof base === 'string' ? [] : [valueName(base)])));
  }
  return described;
}

/** Decorators with which a function stays a method that is called. */
const PLAIN: ReadonlySet<string> = new Set(['staticmethod', 'classmethod', 'abstractmethod', 'abc.abstractmethod']);

function membersOf(source: SourceFile, owner: FunctionInfo, isWritten: boolean): Record<string, MemberKind> {
  const members: Record<string, MemberKind> = {};
  for (const { name, parent, kind, decorators } of source.functions) {
    if (parent !== writtenClass(owner)) continue;
    const paths = decorators.map((text) => readDecorator(text).path);
    const isPlain = paths.every((path) => PLAIN.has(path));
    const isProperty = paths.length === 1 && paths[0] === 'property';
    members[name] =
      kind === 'function' && isProperty ? 'property' : kind === 'function' && isPlain ? 'method' : 'other';
  }
  // `__index__ = __int__`
  for (const [name, { method, ...made }] of aliasesIn(source, owner))
    if (Object.keys(made).length === 0 && members[method] === 'method') members[name] ??= 'method';
  // What is no function any more, though a base has one of that name.
  const isInherited = (name: string): boolean => findMethod(source, owner, name) !== undefined;
  for (const name of owner.locals) if (!Object.hasOwn(members, name) && isInherited(name)) members[name] = 'value';
  Object.assign(members, descriptorsOf(source, owner));
  const isDecorated =
    isDataclass(source, owner) ||
    owner.decorators.some((text) => registeringClass(text) === undefined && !leavesClass(text));
  if (isDecorated && !isWritten) for (const name of WRITTEN) members[name] ??= 'other';
  return members;
}

/** Classes of classes, which bring nothing that is evaluated. */
const METACLASS = /^(?:type|(?:abc\.)?ABCMeta)$/;

/** Undefined where instances can have any attribute; what is not written out is left out. */
function slotsOf(source: SourceFile, owner: FunctionInfo): readonly string[] | undefined {
  const order = resolutionOrder(source, owner);
  const hasSlots = (info: FunctionInfo): boolean => info.locals.includes('__slots__') || hasDataclassOption(source, info, 'slots'); // prettier-ignore
  if (!order.every(hasSlots)) return undefined;
  const names = order.flatMap((info) => {
    if (hasDataclassOption(source, info, 'slots')) return annotatedNames(source, info) ?? [];
    const isIt = ({ scope, targets }: Statement): boolean =>
      scope === writtenClass(info) && targets.includes('__slots__');
    const text = [...statementsIn(source, info)].find(isIt)?.assignments?.[0]?.value.text;
    const value = text === undefined ? undefined : literal(text);
    const items = value?.kind === 'str' ? [value] : [...((value && itemsOf(value)) ?? [])];
    return items.flatMap((item) => (item.kind === 'str' ? [privateName(item.value, info.name)] : []));
  });
  return names.includes('__dict__') ? undefined : names;
}

/** Names in the body of a class that stand for instances of classes with `__get__` or `__set__`. */
function descriptorsOf(source: SourceFile, owner: FunctionInfo): Record<string, MemberKind> {
  const found: Record<string, MemberKind> = {};
  const isHook = ({ name, className }: FunctionInfo): boolean => className !== undefined && /^__(?:get|set)__$/.test(name); // prettier-ignore
  if (!source.functions.some(isHook)) return found;
  for (const { kind, scope, targets, assignments = [] } of statementsIn(source, owner)) {
    const value = kind === 'assignment' && scope === writtenClass(owner) ? assignments[0]?.value : undefined;
    const callee = value?.type === 'call' ? value.get('function')?.text : undefined;
    const made = callee === undefined ? undefined : findClass(source, callee);
    const has = (name: string): boolean => made !== undefined && findMethod(source, made, name) !== undefined;
    const member = has('__get__') ? 'descriptor' : has('__set__') ? 'setter' : undefined;
    if (member) for (const name of targets) found[name] = member;
  }
  return found;
}

/** The fields of a dataclass in order; undefined where it is none, or something in it is not as usual. */
function fieldsOf(source: SourceFile, owner: FunctionInfo): readonly string[] | undefined {
  if (isTupleClass(source, owner)) return tupleNames(source, owner);
  const [decorator, ...others] = owner.decorators.filter((text) => !leavesClass(text)).map(readDecorator);
  if (others.length > 0 || !/^(?:dataclasses\.)?dataclass$/.test(decorator?.path ?? '')) return undefined;
  if (!(decorator?.arguments ?? []).every(isKnownOption)) return undefined;
  const bases = resolutionOrder(source, owner).slice(1);
  if (!hasBareBases(source, owner)) return undefined;
  const inherited = bases.toReversed().map((base) => (isDataclass(source, base) ? fieldsOf(source, base) : []));
  const own = annotatedNames(source, owner);
  if (!own || inherited.some((fields) => fields === undefined)) return undefined;
  return [...new Set([...inherited.flatMap((fields) => fields ?? []), ...own])];
}

/** What is written, `init=True`, is no other class than without; without a text or equality of its own it has those of its bases. */
function isKnownOption(argument: SyntaxNode): boolean {
  const isDefault = argument.get('value')?.bare.type === 'true';
  const names = `frozen order slots kw_only unsafe_hash repr eq${isDefault ? ' init match_args' : ''}`;
  return names.split(' ').includes(argument.get('name')?.text ?? '');
}

/** Of those that it inherits, too. */
function detailsOf(
  source: SourceFile,
  owner: FunctionInfo,
  used: (name: string) => void,
): Record<string, FieldDetails> {
  const order = resolutionOrder(source, owner).toReversed();
  return Object.assign({}, ...order.map((info) => fieldDetails(source, info, used))) as Record<string, FieldDetails>;
}

/** Of a class of named tuples: those that it is derived from have written them. */
function tupleNames(source: SourceFile, owner: FunctionInfo): readonly string[] | undefined {
  const info = resolutionOrder(source, owner).find((one) => hasFields(source, one));
  return info && (info.fields?.names ?? annotatedNames(source, info));
}

function isDerived(source: SourceFile, owner: FunctionInfo, base: RegExp): boolean {
  return foreignBases(source, owner).some((name) => base.test(name));
}

function annotatedNames(source: SourceFile, owner: FunctionInfo): readonly string[] | undefined {
  const own: string[] = [];
  for (const statement of annotatedStatements(source, owner)) {
    if (isClassVariable(statement.annotation)) continue;
    // What is only passed on to `__post_init__`, and the mark before those that are given by name.
    if (/\bInitVar\b|\bKW_ONLY$/.test(statement.annotation)) continue;
    own.push(...statement.targets.slice(0, 1));
  }
  return own;
}

/** Fields with `repr=False`, `compare=False` or `hash=False`; where nothing is said of the hash, it is of what is compared. */
function fieldsWithout(source: SourceFile, owner: FunctionInfo, option: 'repr' | 'compare' | 'hash'): string[] {
  const own = resolutionOrder(source, owner).flatMap((info) => annotatedStatements(source, info));
  const isLeftOut = ({ calls }: Statement): boolean => {
    const given = calls.find(({ callee }) => callee === 'field')?.arguments ?? [];
    const said = (name: string): string | undefined => given.find(({ keyword }) => keyword === name)?.text;
    const text = said(option);
    return (option === 'hash' && (text ?? 'None') === 'None' ? said('compare') : text) === 'False';
  };
  return own.filter(isLeftOut).flatMap(({ targets }) => targets.slice(0, 1));
}
