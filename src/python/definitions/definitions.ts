/** Questions about the program's own functions and classes that its source answers. */
import { hasDecorator, isProperty, readDecorator, type Decorator } from '../expressions/decorator';
import { importsOf, importStatements } from '../modules/imports';
import { ownSource } from '../modules/linked-source';
import type { FunctionInfo, SourceFile } from '../syntax';
import { writtenName } from '../text/private-names';
import type { Value } from '../values/value';
import { aliasesIn, builtInMethod, CALLED, madeMethod, type ClassAlias } from './class-aliases';
import { isReplacedName, pythonPath } from '../values/class-names';
import { resolutionOrder } from './class-order';
import { statementsIn } from './function-statements';
import { madeClassNamed, writtenClass } from './made-classes';
import { setMethod } from './set-methods';

/** The module that a function or class is defined in. */
export function moduleOf(info: FunctionInfo): FunctionInfo {
  let module = info;
  while (module.parent) module = module.parent;
  return module;
}

/** True for definitions in a file that the program imports. */
export function isImported(info: FunctionInfo): boolean {
  return moduleOf(info).importedAs !== undefined;
}

/** The name of a function as people know it: without its module, which is where its file is told. */
export function nameInFile(info: FunctionInfo): string {
  const { importedAs } = moduleOf(info);
  const module = importedAs === undefined ? '' : `${importedAs}.`;
  const { qualifiedName } = info;
  return pythonPath(qualifiedName.startsWith(module) ? qualifiedName.slice(module.length) : qualifiedName);
}

/** The name of a function or class in values; for an imported file with its module, since names may repeat. */
export function valueName(info: FunctionInfo): string {
  const isReplaced = info.kind === 'class' && isReplacedName(info.qualifiedName);
  return info.made?.name ?? (isImported(info) || isReplaced ? info.qualifiedName : info.name);
}

/** A class's own method of that name; the last definition wins. */
export function ownMethod(source: SourceFile, owner: FunctionInfo, name: string): FunctionInfo | undefined {
  if (owner.made?.methods) return owner.made.methods.get(name);
  const own = (named: string): FunctionInfo | undefined => {
    const info = definedIn(source, writtenClass(owner), named).findLast(
      (one) => one.kind === 'function' && !isSetter(one),
    );
    return info && isDeleted(source, owner, info) ? undefined : info;
  };
  const found = own(name);
  const other = found ? undefined : aliasesIn(source, owner).get(name);
  if (other?.builtIn !== undefined) return builtInMethod(source, owner, other);
  if (other?.isMade) return madeMethod(source, owner, other);
  if (other === undefined) return found ?? setMethod(source, owner, name);
  // A function that stands outside of the class.
  return own(other.method) ?? (CALLED.test(name) ? madeMethod(source, owner, { method: name }) : undefined);
}

/** Functions and classes by their names, by what they stand in. */
const definitionsIn = new WeakMap<SourceFile['functions'], Map<FunctionInfo, Map<string, FunctionInfo[]>>>();

/** What a function, class or module defines under a name, in order of lines. */
function definedIn({ functions }: SourceFile, parent: FunctionInfo, name: string): readonly FunctionInfo[] {
  const known = definitionsIn.get(functions) ?? byParents(functions);
  definitionsIn.set(functions, known);
  return known.get(parent)?.get(name) ?? [];
}

function byParents(functions: readonly FunctionInfo[]): Map<FunctionInfo, Map<string, FunctionInfo[]>> {
  const all = new Map<FunctionInfo, Map<string, FunctionInfo[]>>();
  for (const info of functions) {
    if (!info.parent) continue;
    const names = all.get(info.parent) ?? new Map<string, FunctionInfo[]>();
    all.set(info.parent, names.set(info.name, [...(names.get(info.name) ?? []), info]));
  }
  return all;
}

/** The function that setting a property calls, or deleting it. */
export function findModifier(
  source: SourceFile,
  owner: FunctionInfo,
  name: string,
  kind: 'setter' | 'deleter',
): FunctionInfo | undefined {
  for (const candidate of resolutionOrder(source, owner)) {
    const own = definedIn(source, writtenClass(candidate), name);
    const found = own.findLast((info) => hasDecorator(info, `${name}.${kind}`));
    if (found || own.length > 0) return found;
    const alias = aliasesIn(source, candidate).get(name);
    if (alias?.wrapper === 'property') {
      const method = kind === 'setter' ? alias.setter : alias.deleter;
      return method === undefined ? undefined : ownMethod(source, candidate, method);
    }
  }
  return undefined;
}

/** `@name.setter` and `@name.deleter` leave the property what it is when it is read. */
function isSetter(info: FunctionInfo): boolean {
  return hasDecorator(info, `${info.name}.setter`, `${info.name}.deleter`);
}

/** The class of that name, as named by an instance or `<class 'C'>`. */
export function findClass(source: SourceFile, name: string): FunctionInfo | undefined {
  const made = name.includes('@') ? madeClassNamed(source, name) : undefined;
  if (made) return made;
  if (isReplacedName(name)) return classesOf(source).find((candidate) => candidate.qualifiedName === name);
  if (name.includes('@')) return undefined;
  const last = name.slice(name.lastIndexOf('.') + 1);
  const classes = classesOf(source);
  return (
    classes.findLast((candidate) => candidate.qualifiedName === name) ??
    classes.findLast((candidate) => candidate.name === last)
  );
}

/** By the list of functions, which stays the same object when only a statement of the source is replaced. */
const classesIn = new WeakMap<SourceFile['functions'], readonly FunctionInfo[]>();

function classesOf({ functions }: SourceFile): readonly FunctionInfo[] {
  const known = classesIn.get(functions) ?? functions.filter(({ kind }) => kind === 'class');
  classesIn.set(functions, known);
  return known;
}

/** The class of an instance, or the class that a value is. */
export function classOf(source: SourceFile, value: Value): FunctionInfo | undefined {
  if (value.kind === 'object') return findClass(source, value.className);
  if (value.kind === 'opaque' && value.type === 'class') return findClass(source, value.name);
  return value.kind === 'call' ? findClass(source, value.name) : undefined;
}

/** Whether another definition of the program has the same name in the same place. */
export function isRedefined(source: SourceFile, info: FunctionInfo): boolean {
  return source.functions.some((other) => other !== info && other.qualifiedName === info.qualifiedName);
}

export function classValue(owner: FunctionInfo): Value {
  return { kind: 'opaque', type: 'class', name: valueName(owner) };
}

/** @param frame the one in which a function inside a function is defined */
export function functionValue(info: FunctionInfo, frame?: number): Value {
  const value = { kind: 'opaque', type: 'function', name: valueName(info) } as const;
  // Other classes may have a method of that name.
  if (frame === undefined) return info.parent?.kind === 'class' ? { ...value, definition: info.qualifiedName } : value;
  return { ...value, definition: info.qualifiedName, closure: frame };
}

export interface Method {
  readonly info: FunctionInfo;
  readonly owner: FunctionInfo;
  readonly binding: 'instance' | 'class' | 'static' | 'property';
}

/** The method that an instance of the class finds; with `after`, the one that `super()` finds inside that class. */
export function findMethod(
  source: SourceFile,
  owner: FunctionInfo,
  name: string,
  after?: FunctionInfo,
): Method | undefined {
  const order = resolutionOrder(source, owner);
  for (const candidate of order.slice(after ? placeIn(order, after) + 1 : 0)) {
    const info = ownMethod(source, candidate, name);
    if (info) return { info, owner: candidate, binding: bindingOf(info, info.name === name ? undefined : aliasesIn(source, candidate).get(name)) }; // prettier-ignore
    // What a class binds there hides the methods of its bases; nested ones are classes.
    if (candidate.locals.includes(name) && bindsValue(source, candidate, name)) return undefined;
  }
  return undefined;
}

/** Methods know the class only as it is written. */
function placeIn(order: readonly FunctionInfo[], owner: FunctionInfo): number {
  const at = order.indexOf(owner);
  return at >= 0 ? at : order.findIndex((info) => writtenClass(info) === owner);
}

const valuesIn = new WeakMap<SourceFile['functions'], Map<FunctionInfo, ReadonlySet<string>>>();

/** The class itself binds the name to something else than a function: an annotation alone binds nothing. */
function bindsValue(source: SourceFile, owner: FunctionInfo, name: string): boolean {
  const ofSource = valuesIn.get(source.functions) ?? new Map<FunctionInfo, ReadonlySet<string>>();
  valuesIn.set(source.functions, ofSource);
  const found = ofSource.get(owner) ?? new Set(assignedIn(source, owner));
  ofSource.set(owner, found);
  return found.has(name);
}

const deletionsIn = new WeakMap<SourceFile['functions'], Map<FunctionInfo, ReadonlyMap<string, number>>>();

/** The class itself deletes what it has defined: a decorator that only its body uses. */
export function isDeleted(source: SourceFile, owner: FunctionInfo, { name, line }: FunctionInfo): boolean {
  const ofSource = deletionsIn.get(source.functions) ?? new Map<FunctionInfo, ReadonlyMap<string, number>>();
  deletionsIn.set(source.functions, ofSource);
  const scope = writtenClass(owner);
  const found = ofSource.get(scope) ?? new Map([...statementsIn(source, scope)].flatMap((one) => (one.kind === 'delete' && one.scope === scope ? one.deleted.map((each) => [each, one.line] as const) : []))); // prettier-ignore
  ofSource.set(scope, found);
  return (found.get(name) ?? -1) > line;
}

function assignedIn(source: SourceFile, owner: FunctionInfo): string[] {
  return [...statementsIn(source, owner)].flatMap(({ kind, scope, targets, tokens }) => {
    const isIt = kind === 'assignment' && scope === writtenClass(owner) && tokens.some(({ text }) => text === '=');
    return isIt ? targets : [];
  });
}

/** Names of the class's properties, its bases' included. */
export function propertiesOf(source: SourceFile, owner: FunctionInfo): string[] {
  const own = resolutionOrder(source, owner).flatMap((info) =>
    source.functions.filter((one) => one.parent === writtenClass(info) && isProperty(one)),
  );
  return [...new Set(own.map(({ name }) => name))];
}

/** Names that imports anywhere in the program's own file bind. */
export function importedNames(source: SourceFile): Set<string> {
  const statements = [...importStatements(ownSource(source))];
  return new Set(
    statements.flatMap((statement) => [...statement.targets, ...importsOf(statement).map(({ binds }) => binds)]),
  );
}

/** The function that a name refers to inside `scope`: nested ones first, then those of the scopes around it. */
export function functionNamed(source: SourceFile, scope: FunctionInfo, name: string): FunctionInfo | undefined {
  for (let around: FunctionInfo | undefined = scope; around; around = around.parent) {
    const parent = around;
    // Values qualify global names of an imported file with its module.
    if (parent.importedAs !== undefined) break;
    const found = definedIn(source, parent, name).at(-1);
    if (found && (around === scope || around.kind !== 'class')) return found;
  }
  return (
    source.functions.findLast((candidate) => candidate.name === name && isModule(candidate.parent)) ??
    source.findFunction(name)
  );
}

/** Free variables of the function: variables of enclosing functions that it, or a nested function, uses. */
export function freeVariables(source: SourceFile, info: FunctionInfo): string[] {
  const outer = new Set<string>();
  for (let around = info.parent; around; around = around.parent) {
    if (around.kind === 'function') for (const name of around.locals) outer.add(name);
  }
  if (outer.size === 0) return [];
  const own = new Set(info.locals);
  const used = new Set<string>();
  for (const statement of statementsIn(source, info)) {
    for (const token of statement.tokens) if (token.kind === 'name') used.add(token.text);
  }
  return [...used].filter((name) => outer.has(name) && !own.has(name) && !info.globals.includes(name));
}

/** How CPython names a function in messages: `C.m`, `outer.<locals>.inner`. */
export function pythonName(info: Pick<FunctionInfo, 'name' | 'parent' | 'typeName'>): string {
  if (!info.parent || isModule(info.parent)) return writtenName(info);
  return `${pythonName(info.parent)}.${info.parent.kind === 'function' ? '<locals>.' : ''}${writtenName(info)}`;
}

function isModule(info: FunctionInfo | undefined): boolean {
  return info?.kind === 'module';
}

function bindingOf(info: FunctionInfo, alias: ClassAlias | undefined): Method['binding'] {
  if (alias?.wrapper !== undefined)
    return alias.wrapper === 'property' ? 'property' : alias.wrapper === 'classmethod' ? 'class' : 'static';
  const decorators = info.decorators.map(readDecorator);
  const has = (path: string): boolean => decorators.some((one) => one.path === path);
  if (has('staticmethod') || info.name === '__new__') return 'static';
  if (has('classmethod') || /^__(?:init_subclass|class_getitem)__$/.test(info.name)) return 'class';
  // Properties of other libraries are called so, too.
  const isLike = ({ name, path }: Decorator): boolean => name.endsWith('property') || /\.[sg]etter$/.test(path);
  return decorators.some(isLike) ? 'property' : 'instance';
}
