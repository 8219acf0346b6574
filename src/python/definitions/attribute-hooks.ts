/** Names of attributes that run the program when they are read, as far as the source says it. */
import type { SourceFile } from '../syntax';
import { propertiesOf } from './definitions';

interface Hooks {
  readonly names: ReadonlySet<string>;
  /** Some class is asked for attributes of any name. */
  readonly isAny: boolean;
}

const known = new WeakMap<SourceFile['functions'], Hooks>();

export function runsWhenRead(source: SourceFile, name: string): boolean {
  const hooks = known.get(source.functions) ?? read(source);
  known.set(source.functions, hooks);
  return hooks.isAny || hooks.names.has(name);
}

function read(source: SourceFile): Hooks {
  const has = (...names: readonly string[]): boolean =>
    source.functions.some(({ name, className }) => className !== undefined && names.includes(name));
  const classes = source.functions.filter(({ kind }) => kind === 'class');
  const properties = classes.flatMap((owner) => propertiesOf(source, owner));
  // Anything that a class holds may be a descriptor.
  const held = has('__get__') ? classes.flatMap(({ locals }) => locals) : [];
  return { names: new Set([...properties, ...held]), isAny: has('__getattr__', '__getattribute__') };
}
