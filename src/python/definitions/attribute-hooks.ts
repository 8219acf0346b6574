/** Names of attributes that run the program when they are read, as far as the source says it. */
import type { SourceFile } from '../syntax';
import { lineText } from '../text/source-lines';
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

/** What a line looks like that sets an attribute. */
const ATTRIBUTE = /\.\s*\w+[^=]*=/;

/** Names of what statements set on classes: `C.size = …`. */
function setOnClasses(source: SourceFile): string[] {
  const classes = new Set(source.functions.flatMap(({ kind, name }) => (kind === 'class' ? [name] : [])));
  // Parsing all statements of large libraries takes seconds.
  const lines = source.executableLines.filter((line) => ATTRIBUTE.test(lineText(source, line)));
  return lines.flatMap((line) =>
    (source.statementAt(line)?.assignments ?? []).flatMap(
      ({ targets }) =>
      targets.flatMap(({ bare }) => bare.type === 'attribute' && classes.has(bare.get('object')?.text ?? '') ? [bare.get('attribute')?.text ?? ''] : []), // prettier-ignore
    ),
  );
}

function read(source: SourceFile): Hooks {
  const has = (...names: readonly string[]): boolean =>
    source.functions.some(({ name, className }) => className !== undefined && names.includes(name));
  const classes = source.functions.filter(({ kind }) => kind === 'class');
  const properties = classes.flatMap((owner) => propertiesOf(source, owner));
  // Anything that a class holds may be a descriptor.
  const held = has('__get__') ? [...classes.flatMap(({ locals }) => locals), ...setOnClasses(source)] : [];
  return { names: new Set([...properties, ...held]), isAny: has('__getattr__', '__getattribute__') };
}
