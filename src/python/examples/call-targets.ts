/** Which calls in a file refer to one function. */
import { builtInValue } from '../definitions/builtin-names';
import { memberNames } from '../definitions/default-object';
import { findClass } from '../definitions/definitions';
import { hasDecorator } from '../expressions/decorator';
import { importsOf, importStatements } from '../modules/imports';
import type { CallSite, FunctionInfo, SourceFile, Statement } from '../syntax';
import { freeNamesIn, writtenArguments } from '../values/written-arguments';
import { NamesOf } from './literal-values';

/** What a function, or the class that it belongs to, is called in a file. */
export interface KnownAs {
  /** `f`, `g` for `import f as g`, `m.f` for `import m`. */
  readonly names: ReadonlySet<string>;
}

/** A call of the target, and what is known of its object: the constructor arguments, as written, or the name of a member. */
export interface Match {
  readonly made?: string;
  readonly member?: string;
}

export class Target {
  /** Name under which other files import it, or import what holds it. */
  readonly root: string;
  private readonly isBound: boolean;
  private readonly isConstructor: boolean;

  private names: NamesOf | undefined;
  private memberNames: readonly string[] | undefined;

  constructor(
    readonly info: FunctionInfo,
    private readonly source: SourceFile,
  ) {
    const { qualifiedName, className, name } = info;
    this.root = qualifiedName.split('.')[0] ?? qualifiedName;
    this.isBound = className !== undefined && !hasDecorator(info, 'staticmethod');
    this.isConstructor = className !== undefined && (name === '__init__' || name === '__new__');
  }

  /** The word that every call of it has. */
  get word(): string {
    return this.isConstructor ? (this.info.className?.split('.').at(-1) ?? '') : this.info.name;
  }

  /** Parameters that a call writes: without `self` and `cls`. */
  get parameters(): FunctionInfo['parameters'] {
    return this.isBound ? this.info.parameters.slice(1) : this.info.parameters;
  }

  /** Whether a name means the same in its module all the time: it is bound once. */
  isOfModule(name: string): boolean {
    this.names ??= new NamesOf(this.source);
    const binding = this.names.mentioning(name).filter(({ targets }) => targets.includes(name));
    const [only, ...others] = binding.filter(({ scope }) => scope.kind === 'module');
    return only !== undefined && others.length === 0;
  }

  /** Whether all that an expression names is known to its module. */
  understands(expression: string): boolean {
    return freeNamesIn(writtenArguments(expression)).every(
      (name) => builtInValue(name) !== undefined || this.isOfModule(name),
    );
  }

  /** What it is called in its own file. */
  get here(): KnownAs {
    const { className, name, parent } = this.info;
    const last = className?.split('.').at(-1);
    if (className !== undefined) return { names: new Set([className, last ?? className]) };
    return { names: new Set(parent?.kind === 'function' ? [name] : [name, this.root]) };
  }

  /** What it is called in another file, which has to import it; undefined if it does not. */
  in(other: SourceFile): KnownAs | undefined {
    const { parent, className } = this.info;
    // What is defined inside a function cannot be imported.
    if (className === undefined && parent?.kind !== 'module') return undefined;
    const names = new Set<string>();
    const rest = (className ?? this.info.name).slice(this.root.length);
    for (const statement of importStatements(other)) {
      for (const { name, binds, module } of importsOf(statement)) {
        if (name === this.root) names.add(binds + rest);
        else if (name === '*') names.add(this.root + rest);
        // A module, by its own name or with the dots of its package.
        else if (name !== undefined) names.add(`${binds}.${this.root}${rest}`);
        else names.add(`${binds}.${this.root}${rest}`).add(`${module}.${this.root}${rest}`);
      }
    }
    return names.size > 0 ? { names } : undefined;
  }

  /**
   * Whether a call in the function's own docstring refers to it by the name of its module, which the file does not say:
   * `textwrap.shorten(…)`.
   * @param isBound whether a name means something else there
   */
  isOwnByModule({ callee, receiver = '' }: CallSite, line: number, isBound: (name: string) => boolean): boolean {
    const { name, className, parent, line: first, endLine } = this.info;
    if (className !== undefined || parent?.kind !== 'module' || callee !== name) return false;
    const [root = ''] = receiver.split('.');
    return first <= line && line <= endLine && /^\w+(?:\.\w+)*$/.test(receiver) && !isBound(root);
  }

  /** Whether a call refers to the target. */
  match(site: CallSite, statement: Statement, known: KnownAs, names: NamesOf): Match | undefined {
    const { callee, receiver } = site;
    if (callee === undefined) return undefined;
    const written = receiver === undefined ? callee : `${receiver}.${callee}`;
    if (this.info.className === undefined || this.isConstructor) return known.names.has(written) ? {} : undefined;
    if (callee !== this.info.name || receiver === undefined) return undefined;
    if (known.names.has(receiver)) return this.isThroughInstance ? undefined : {};
    if (receiver === 'self' || receiver === 'cls')
      return statement.scope.className === this.info.className ? {} : undefined;
    return this.instance(receiver, known) ?? this.instance(names.textOf(receiver, statement) ?? '', known);
  }

  /** Whether a text refers to the target itself, uncalled. */
  isNamed(text: string, statement: Statement, known: KnownAs, names: NamesOf): boolean {
    const { name, className } = this.info;
    if (className === undefined || this.isConstructor) return known.names.has(text);
    const receiver = text.endsWith(`.${name}`) ? text.slice(0, -name.length - 1) : '';
    return receiver !== '' && this.match({ ...NOTHING, callee: name, receiver }, statement, known, names) !== undefined;
  }

  /** Whether it is called on an object of its class. */
  get isThroughInstance(): boolean {
    return this.isBound && !this.isConstructor && !hasDecorator(this.info, 'classmethod');
  }

  /** `C(1, 2)`, or `C.FIRST` of an enumeration. */
  private instance(text: string, known: KnownAs): Match | undefined {
    const [, owner, made] = /^([\w.]+)\s*\((.*)\)\s*$/s.exec(text) ?? [];
    if (owner !== undefined && made !== undefined && known.names.has(owner)) return { made };
    const [, enumeration, member] = /^([\w.]+)\.(\w+)$/.exec(text) ?? [];
    if (enumeration === undefined || member === undefined || !known.names.has(enumeration)) return undefined;
    return this.members.includes(member) ? { member } : undefined;
  }

  /** Names of the members, where its class is an enumeration. */
  private get members(): readonly string[] {
    const owner = findClass(this.source, this.info.className ?? '');
    return (this.memberNames ??= owner ? memberNames(this.source, owner) : []);
  }
}

const NOTHING: CallSite = {
  range: { line: 0, column: 0, endLine: 0, endColumn: 0 },
  text: '',
  arguments: [],
  repeated: false,
};
