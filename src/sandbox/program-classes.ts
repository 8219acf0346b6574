/** What the evaluator has to know of the program's classes, so that it runs nothing of theirs by mistake. */
import { classOrder } from '../python/definitions/class-order';
import { isDataclass } from '../python/definitions/dataclass-mark';
import { findClass, findMethod, valueName } from '../python/definitions/definitions';
import type { FunctionInfo, SourceFile } from '../python/syntax';

interface DescribedClass {
  /** All that it is derived from, in the order in which attributes are looked up. */
  readonly bases: readonly string[];
  readonly members: Readonly<Record<string, 'method' | 'other'>>;
  readonly known: boolean;
  /** What comes back for the class itself. */
  readonly value: string;
}

/** Methods that a decorator writes. */
const WRITTEN = ['__eq__', '__repr__', '__str__', '__lt__', '__le__', '__gt__', '__ge__', '__hash__'];

/** The classes of these names, and those that they are derived from. */
export function describedClasses(source: SourceFile, names: Iterable<string>): Record<string, DescribedClass> {
  const described: Record<string, DescribedClass> = {};
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const info = findClass(source, name);
    if (!info || Object.hasOwn(described, name)) continue;
    const { classes, problem } = classOrder(source, info);
    const bases = classes.slice(1).map((base) => (typeof base === 'string' ? base : valueName(base)));
    described[name] = { bases, members: membersOf(source, info), known: problem === undefined, value: name };
    open.push(...classes.slice(1).flatMap((base) => (typeof base === 'string' ? [] : [valueName(base)])));
  }
  return described;
}

function membersOf(source: SourceFile, owner: FunctionInfo): Record<string, 'method' | 'other'> {
  const members: Record<string, 'method' | 'other'> = {};
  for (const { name, parent, kind, decorators } of source.functions) {
    if (parent !== owner) continue;
    const isPlain = decorators.every((decorator) =>
      /^(?:static|class)method$|^(?:abc\.)?abstractmethod$/.test(decorator),
    );
    const binding = findMethod(source, owner, name)?.binding;
    members[name] = kind === 'function' && isPlain && binding !== 'property' ? 'method' : 'other';
  }
  if (isDataclass(source, owner) || owner.decorators.length > 0) for (const name of WRITTEN) members[name] ??= 'other';
  return members;
}
