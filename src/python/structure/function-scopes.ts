/** Functions, classes and the module as scopes. */
import type { Block, Item } from './block-tree';
import { isForCheckers } from './for-checkers';
import { decoratorText, renamedImports } from './decorator-names';
import { scopeOwner, type Flow } from './successors';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { LineStatement } from '../statements/statement';
import type { TupleFields } from '../statements/statement-parts';
import { NAMED_TUPLE_BASE, tupleFieldsOf } from '../statements/tuple-fields';
import type { FunctionInfo, Parameter, Successor } from '../syntax';
import { replacedName } from '../values/class-names';
import { classAround, privateName, withPrivateNames } from '../text/private-names';
import { lastLineOf } from './unwinding';

/** What a function or class is called whose name is not typed yet. */
export const UNNAMED = '<unnamed>';

const WORD = /^[\p{ID_Start}_][\p{ID_Continue}]*/u;

/** What a scope needs from its file. */
export interface ScopeContext {
  readonly flow: Flow;
  readonly lineCount: number;
  readonly importedAs?: string | undefined;
  statementOf(item: Item): LineStatement;
}

/** A scope whose details are computed lazily. */
export class Scope implements FunctionInfo {
  readonly name: string;
  readonly qualifiedName: string;
  readonly kind: FunctionInfo['kind'];
  readonly line: number;
  readonly endLine: number;
  readonly className?: string;
  readonly importedAs?: string;
  readonly parent?: Scope;
  readonly isAsync: boolean;
  private details: Details | undefined;
  private names: Names | undefined;
  private generator: boolean | undefined;
  private aliases: ReadonlyMap<string, string> | undefined;

  constructor(
    readonly block: Block,
    parent: Scope | undefined,
    private readonly context: ScopeContext,
    isReplaced = false,
  ) {
    if (parent) this.parent = parent;
    const { owner } = block;
    this.kind = owner?.role === 'class' ? 'class' : owner ? 'function' : 'module';
    const written = owner ? (WORD.exec(context.flow.headerName(owner))?.[0] ?? UNNAMED) : '<module>';
    this.name = privateName(written, classAround(parent));
    const prefix = parent?.parent ? parent.qualifiedName : parent?.importedAs;
    const own = isReplaced && owner ? replacedName(written, owner.line.line) : written;
    this.qualifiedName = prefix === undefined ? own : `${prefix}.${own}`;
    if (!parent && context.importedAs !== undefined) this.importedAs = context.importedAs;
    this.line = owner ? (owner.decorators[0] ?? owner.line).line : 1;
    this.endLine = owner ? lastLineOf(owner) : context.lineCount;
    this.isAsync = owner?.role === 'def' && context.flow.isAsync(owner);
    if (parent?.kind === 'class' && this.kind === 'function') this.className = parent.qualifiedName;
  }

  get returns(): string | undefined {
    return this.header.returns;
  }

  get parameters(): readonly Parameter[] {
    return this.header.parameters;
  }

  get bases(): readonly string[] {
    return this.header.bases;
  }

  get decorators(): readonly string[] {
    return this.header.decorators;
  }

  get firstLine(): Successor {
    const first = this.context.flow.firstOf(this.block);
    // The frame of a class body visits the header first, to set `__module__` and the like; one with nothing to do has only that.
    return this.kind === 'class' || (this.kind === 'function' && first === 'end') ? this.line : first;
  }

  get docstring(): string | undefined {
    const [first] = this.block.items;
    return first?.role === 'simple' ? textAlone(this.context.statementOf(first)) : undefined;
  }

  get fields(): TupleFields | undefined {
    return this.header.fields;
  }

  get locals(): readonly string[] {
    return this.bindings.locals;
  }

  get globals(): readonly string[] {
    return this.bindings.globals;
  }

  get nonlocals(): readonly string[] {
    return this.bindings.nonlocals;
  }

  /** It stands in `if TYPE_CHECKING:`, and so is never there. */
  get isForCheckers(): boolean {
    return isForCheckers(this.block, this.context.flow);
  }

  get isGenerator(): boolean {
    this.generator ??=
      this.kind === 'function' &&
      [...itemsIn(this.block)].some((item) =>
        this.context.statementOf(item).tokens.some((token) => token.text === 'yield' && token.kind === 'keyword'),
      );
    return this.generator;
  }

  private get header(): Details {
    this.details ??= this.readHeader();
    return this.details;
  }

  private readHeader(): Details {
    const { owner } = this.block;
    if (!owner) return { parameters: [], bases: [], decorators: [] };
    const nodes = this.context.statementOf(owner).nodes;
    const parameters = nodes.map((node) => node.find('parameters')).find((node) => node !== undefined);
    const definition = nodes.map((node) => node.find('function_definition')).find((node) => node !== undefined);
    const returns = definition?.get('return_type');
    const bases =
      owner.role === 'class'
        ? nodes.map((node) => node.find('argument_list')).find((node) => node !== undefined)
        : undefined;
    const written = bases?.named.filter((base) => base.type !== 'keyword_argument') ?? [];
    const fields = written.map(tupleFieldsOf).find((found) => found !== undefined);
    return {
      parameters: owner.role === 'def' && parameters ? parametersOf(parameters) : [],
      ...(returns && owner.role === 'def' && { returns: returns.text }),
      bases: written.map((base) => (tupleFieldsOf(base) ? NAMED_TUPLE_BASE : baseName(base))),
      ...(fields && { fields }),
      decorators: owner.decorators.map((line) =>
        decoratorText(
          withPrivateNames(this.context.flow.textOf(line.start + 1, line.end).trim(), classAround(this.parent)),
          this.parent,
        ),
      ),
    };
  }

  /** Whether a function or class of that name is written in it. */
  defines(name: string): boolean {
    for (const item of itemsIn(this.block))
      if (/^(?:def|class)$/.test(item.role) && WORD.exec(this.context.flow.headerName(item))?.[0] === name) return true;
    return false;
  }

  /** What its import statements have given another name, see `decorator-names.ts`. */
  get renamed(): ReadonlyMap<string, string> {
    const isAlias = ({ role, line }: Item): boolean =>
      role === 'simple' && /^(?:import|from)\b.*\bas\b/.test(this.context.flow.textOf(line.start, line.end).trim());
    this.aliases ??= renamedImports([...itemsIn(this.block)].filter(isAlias).map((item) => this.context.statementOf(item))); // prettier-ignore
    return this.aliases;
  }

  private get bindings(): Names {
    this.names ??= this.readNames();
    return this.names;
  }

  private readNames(): Names {
    const bound = new Set(this.parameters.map((parameter) => parameter.name));
    const globals = new Set<string>();
    const nonlocals = new Set<string>();
    for (const item of itemsIn(this.block)) {
      const bindings = this.context.statementOf(item).bindings;
      for (const name of bindings.targets) bound.add(name);
      for (const name of bindings.globals) globals.add(name);
      for (const name of bindings.nonlocals) nonlocals.add(name);
    }
    const locals = [...bound].filter((name) => !globals.has(name) && !nonlocals.has(name));
    return { locals, globals: [...globals], nonlocals: [...nonlocals] };
  }
}

interface Details {
  readonly parameters: readonly Parameter[];
  readonly returns?: string;
  readonly bases: readonly string[];
  readonly fields?: TupleFields;
  readonly decorators: readonly string[];
}

interface Names {
  readonly locals: readonly string[];
  readonly globals: readonly string[];
  readonly nonlocals: readonly string[];
}

/** All scopes of a module in order of appearance, the module first. */
export function buildScopes(module: Block, context: ScopeContext): Map<Item | undefined, Scope> {
  const scopes = new Map<Item | undefined, Scope>([[undefined, new Scope(module, undefined, context)]]);
  const nameOf = (item: Item): string | undefined => WORD.exec(context.flow.headerName(item))?.[0];
  const namesakes = nestedNamesakes(module, nameOf);
  const visit = (block: Block): void => {
    const replaced = replacedClasses(block, nameOf);
    for (const item of block.items) {
      if (item.body && (item.role === 'def' || item.role === 'class')) {
        const isReplaced = item.role === 'class' && (replaced.has(item) || namesakes.has(item));
        scopes.set(item, new Scope(item.body, scopes.get(scopeOwner(block)), context, isReplaced));
      }
      for (const part of [item, ...item.clauses]) if (part.body) visit(part.body);
    }
  };
  visit(module);
  return scopes;
}

/** Classes whose name another class takes further down: both are there, one after the other. */
function replacedClasses({ items }: Block, nameOf: (item: Item) => string | undefined): Set<Item> {
  const last = new Map<string, Item>();
  const replaced = new Set<Item>();
  for (const item of items) {
    const name = item.role === 'class' ? nameOf(item) : undefined;
    if (name === undefined) continue;
    const before = last.get(name);
    if (before) replaced.add(before);
    last.set(name, item);
  }
  return replaced;
}

/** Classes in other scopes than the one that a name alone stands for: `Outer.Node` beside a `Node`. */
function nestedNamesakes(module: Block, nameOf: (item: Item) => string | undefined): Set<Item> {
  const named = new Map<string, { item: Item; scope: Item | undefined }[]>();
  const visit = (block: Block): void => {
    for (const item of block.items) {
      const name = item.role === 'class' ? nameOf(item) : undefined;
      if (name !== undefined) named.set(name, [...(named.get(name) ?? []), { item, scope: scopeOwner(block) }]);
      for (const part of [item, ...item.clauses]) if (part.body) visit(part.body);
    }
  };
  visit(module);
  return new Set(
    [...named.values()].flatMap((all) => {
      const kept = all.some(({ scope }) => !scope) ? undefined : all.at(-1)?.scope;
      return all.filter(({ scope }) => scope !== kept).map(({ item }) => item);
    }),
  );
}

/** The items of a scope in order of lines, clauses included, nested scopes not. */
function* itemsIn(block: Block): Generator<Item> {
  for (const item of block.items) {
    for (const part of [item, ...item.clauses]) {
      yield part;
      if (part.body && part.role !== 'def' && part.role !== 'class') yield* itemsIn(part.body);
    }
  }
}

/** The text that the first statement of a line consists of, its literals put together; bytes and f-strings are none. */
function textAlone({ nodes, tokens }: LineStatement): string | undefined {
  const [written] = nodes;
  const [alone, ...more] = written?.type === 'expression_statement' ? written.named : [];
  const type = alone?.bare.type;
  if (more.length > 0 || (type !== 'string' && type !== 'concatenated_string')) return undefined;
  const end = tokens.findIndex(({ text, kind }) => kind === 'operator' && text === ';');
  const parts = tokens.slice(0, end < 0 ? undefined : end).filter(({ kind }) => kind !== 'operator');
  // An f-string is none, even without a hole.
  if (parts.some(({ kind, bytes, text }) => kind !== 'string' || bytes === true || /^r?f/i.test(text)))
    return undefined;
  return parts.map(({ value }) => value ?? '').join('');
}

/** `m.Base` of `m.Base[T]`: type arguments do not change which class it is. */
function baseName(node: SyntaxNode): string {
  switch (node.type) {
    case 'subscript': {
      const value = node.get('value');
      return value ? baseName(value) : node.text;
    }
    case 'parenthesized_expression':
      return node.named[0] ? baseName(node.named[0]) : node.text;
    case 'attribute': {
      const [object, attribute] = [node.get('object'), node.get('attribute')];
      return object && attribute ? `${baseName(object)}.${attribute.text}` : node.text;
    }
    default:
      // The metaclass of a class of the library, as far as programs derive theirs from it.
      return /^type\(\s*(?:abc\.)?ABC\s*\)$/.test(node.text) ? 'ABCMeta' : node.text;
  }
}

function parametersOf(node: SyntaxNode): Parameter[] {
  const parameters: Parameter[] = [];
  let kind: Parameter['kind'] = 'positional';
  for (const child of node.named) {
    if (child.type === 'keyword_separator') kind = 'keyword-only';
    if (child.type === 'positional_separator')
      parameters.splice(0, parameters.length, ...parameters.map((one) => ({ ...one, isPositionalOnly: true })));
    const splat = child.find('list_splat_pattern') ?? child.find('dictionary_splat_pattern');
    const name = child.get('name') ?? child.find('identifier');
    if (!name || child.type === 'ERROR') continue;
    const value = child.get('value');
    const annotation = child.get('type');
    const splatKind = splat?.type === 'list_splat_pattern' ? 'var-positional' : 'var-keyword';
    parameters.push({
      name: name.text,
      kind: splat ? splatKind : kind,
      ...(value && { default: value.text }),
      ...(annotation && { annotation: annotation.text }),
    });
    if (splat?.type === 'list_splat_pattern') kind = 'keyword-only';
  }
  return parameters;
}
