/**
 * Method resolution order: CPython's C3 linearization (Barrett et al., "A Monotonic Superclass Linearization
 * for Dylan", 1996) over the classes that the program defines and the names of foreign ones.
 */
import type { FunctionInfo, SourceFile } from '../syntax';
import { BaseClasses, type Class } from './base-classes';
import { exceptionAncestors, isBuiltInException, isLibraryException } from './builtin-exceptions';
import { isBuiltInType } from './builtin-names';
import { writtenClass } from './made-classes';
import { registeredWith } from './registered-classes';

export interface ClassOrder {
  /** As `__mro__`: the class itself first, `object` last. For a foreign class only the name is known, not its bases. */
  readonly classes: readonly Class[];
  /** CPython's message if the bases have no consistent order; `classes` is then a likely one. */
  readonly problem?: string;
}

/** Maximum number of ancestors; a deeper hierarchy is cut off. */
const MOST_ANCESTORS = 256;

class ClassOrders {
  private readonly bases: BaseClasses;
  private readonly known = new Map<FunctionInfo, ClassOrder>();
  private readonly straight = new Map<FunctionInfo, readonly Class[]>();

  constructor(source: SourceFile) {
    this.bases = new BaseClasses(source);
  }

  /** Bases first, with an explicit stack, since the depth of a hierarchy is up to the file. */
  of(owner: FunctionInfo): ClassOrder {
    const known = this.known.get(owner);
    if (known) return known;
    const open = new Set<FunctionInfo>();
    const stack = [owner];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const bases = this.basesOf(top);
      const missing = bases.filter((base) => typeof base !== 'string' && !this.known.has(base) && !open.has(base));
      if (missing.length > 0 && !open.has(top)) stack.push(...(missing as FunctionInfo[]));
      else {
        if (!this.known.has(top)) this.known.set(top, this.merged(top, bases));
        stack.pop();
      }
      open.add(top);
    }
    return this.known.get(owner) ?? { classes: [owner, 'object'] };
  }

  private merged(owner: FunctionInfo, bases: readonly Class[]): ClassOrder {
    const orders = bases.map((base) => (typeof base === 'string' ? foreignOrder(base) : this.known.get(base)?.classes));
    const parents = bases.length > 0 ? bases : ['object'];
    const twice = bases.find((base, index) => bases.indexOf(base) < index);
    const { classes, stuck } = merge([
      ...orders.map((order) => order ?? []),
      ...(orders.length > 0 ? [] : [['object']]),
      [...new Set(parents)],
    ]);
    const problem =
      twice === undefined
        ? stuck && `Cannot create a consistent method resolution\norder (MRO) for bases ${stuck.map(nameOf).join(', ')}`
        : `duplicate base class ${nameOf(twice)}`;
    return { classes: [owner, ...classes].slice(0, MOST_ANCESTORS), ...(problem !== undefined && { problem }) };
  }

  /** The bases without those that lead back to the class: in a cycle no class is derived from the others. */
  basesOf(owner: FunctionInfo): readonly Class[] {
    const known = this.straight.get(owner);
    if (known) return known;
    const bases = this.bases.of(owner).filter((base) => typeof base === 'string' || !this.leadsTo(base, owner));
    // `Generic[T]` comes last wherever it is written, as `typing` arranges it if other bases are generic.
    const isLast = (base: Class): boolean => typeof base === 'string' && /(?:^|\.)Generic$/.test(base);
    const sorted = [...bases.filter((base) => !isLast(base)), ...bases.filter(isLast)];
    this.straight.set(owner, sorted);
    return sorted;
  }

  private leadsTo(from: FunctionInfo, goal: FunctionInfo): boolean {
    const seen = new Set<Class>([from]);
    for (const each of seen) {
      if (each === goal) return true;
      if (typeof each === 'string' || seen.size > MOST_ANCESTORS) continue;
      for (const base of this.bases.of(each)) seen.add(base);
    }
    return false;
  }
}

/**
 * The first class that is in no tail comes next. If each is in one, the very first comes next, so that there
 * is always an order.
 */
function merge(orders: readonly (readonly Class[])[]): { classes: Class[]; stuck: Class[] | undefined } {
  const lists = orders.map((order) => ({ order, at: 0 }));
  /** How many tails contain a class. */
  const tails = new Map<Class, number>();
  const count = (item: Class, by: number): void => {
    tails.set(item, (tails.get(item) ?? 0) + by);
  };
  for (const { order } of lists) for (const item of order.slice(1)) count(item, 1);
  const classes: Class[] = [];
  const taken = new Set<Class>();
  let stuck: Class[] | undefined;
  for (;;) {
    const heads = lists.flatMap(({ order, at }) => order[at] ?? []);
    const [first] = heads;
    if (first === undefined) return { classes, stuck };
    const next = heads.find((head) => (tails.get(head) ?? 0) === 0);
    if (next === undefined) stuck ??= [...new Set(heads)];
    const chosen = next ?? first;
    classes.push(chosen);
    taken.add(chosen);
    for (const list of lists) {
      // One that was chosen from a tail is skipped there.
      for (let head = list.order[list.at]; head !== undefined && taken.has(head); head = list.order[list.at]) {
        list.at++;
        const follows = list.order[list.at];
        if (follows !== undefined) count(follows, -1);
      }
    }
  }
}

function foreignOrder(name: string): readonly string[] {
  return name === 'object' ? ['object'] : [...exceptionAncestors(name), 'object'];
}

/** `__mro__` of a built-in class, or of an exception of the library; undefined for other names. */
export function builtInOrder(name: string): readonly string[] | undefined {
  if (name === 'bool') return [name, 'int', 'object'];
  return isBuiltInException(name) || isLibraryException(name) || isBuiltInType(name) ? foreignOrder(name) : undefined;
}

function nameOf(one: Class): string {
  return typeof one === 'string' ? one.slice(one.lastIndexOf('.') + 1) : one.name;
}

/** By the list of functions, which stays the same object when only a statement of the source is replaced. */
const orders = new WeakMap<SourceFile['functions'], ClassOrders>();

export function classOrder(source: SourceFile, owner: FunctionInfo): ClassOrder {
  return ordersOf(source).of(owner);
}

function ordersOf(source: SourceFile): ClassOrders {
  const made = orders.get(source.functions) ?? new ClassOrders(source);
  orders.set(source.functions, made);
  return made;
}

/** The class and those of its bases that the program defines, in the order in which methods are looked up. */
export function resolutionOrder(source: SourceFile, owner: FunctionInfo): FunctionInfo[] {
  return classOrder(source, owner).classes.filter((one) => typeof one !== 'string');
}

/** A class in the body of the class, or of one of its bases. */
export function nestedClass(source: SourceFile, owner: FunctionInfo, name: string): FunctionInfo | undefined {
  for (const one of resolutionOrder(source, owner)) {
    const inside = writtenClass(one);
    const found = source.functions.findLast((info) => info.kind === 'class' && info.parent === inside && info.name === name); // prettier-ignore
    if (found) return found;
  }
  return undefined;
}

/** Names of the foreign classes that the class is derived from, in order, without `object`. */
export function foreignBases(source: SourceFile, owner: FunctionInfo): string[] {
  return classOrder(source, owner).classes.filter((one): one is string => typeof one === 'string' && one !== 'object');
}

/** Bases that have no attributes that a program would use. */
export const BARE = /^(?:abc\.)?ABC$|^(?:typing\.)?(?:Generic|Protocol)$/;

/** Foreign bases, if any, bring nothing but names with two underscores. */
export function hasBareBases(source: SourceFile, owner: FunctionInfo): boolean {
  return foreignBases(source, owner).every((base) => BARE.test(base));
}

/** The classes written in the class statement itself. */
export function directBases(source: SourceFile, owner: FunctionInfo): readonly Class[] {
  return ordersOf(source).basesOf(owner);
}

/** Names of the foreign ones among them. */
export function directForeignBases(source: SourceFile, owner: FunctionInfo): string[] {
  return directBases(source, owner).filter((one): one is string => typeof one === 'string');
}

/** Whether the one is the other, is derived from it, or is registered with a class that is. */
export function isSubclass(source: SourceFile, one: FunctionInfo, other: FunctionInfo): boolean {
  const bases = new Set(resolutionOrder(source, one));
  for (const info of bases)
    for (const base of registeredWith(source, info).flatMap((each) => resolutionOrder(source, each))) bases.add(base);
  return bases.has(other);
}

/** The class is an enumeration. */
export function isEnumClass(source: SourceFile, owner: FunctionInfo): boolean {
  return foreignBases(source, owner).some(isEnumBase);
}

/** The name is one of the classes that make another one an enumeration. */
export function isEnumBase(base: string): boolean {
  return /^(?:enum\.)?(?:Int|Str)?(?:Enum|Flag)$/.test(base);
}

/** The class is an enumeration whose members are no numbers or texts as well. */
export function isPlainEnumClass(source: SourceFile, owner: FunctionInfo): boolean {
  const foreign = foreignBases(source, owner);
  return (
    foreign.some(isEnumBase) && foreign.every((base) => /^(?:enum\.)?(?:Enum|Flag)$/.test(base) || BARE.test(base))
  );
}

/** The class is an enumeration whose members are put together with `|`. */
export function isFlagClass(source: SourceFile, owner: FunctionInfo): boolean {
  return foreignBases(source, owner).some((base) => /^(?:enum\.)?(?:Int)?Flag$/.test(base));
}

/** True for a class whose instances are exceptions. */
export function isExceptionClass(source: SourceFile, owner: FunctionInfo): boolean {
  return foreignBases(source, owner).some((name) => /(?:Error|Exception|Warning|Interrupt|Iteration|Exit)$/.test(name));
}
