/** One statement, with details that are computed when they are first asked for. */
import type { Parser } from 'web-tree-sitter';
import { bindingsOf, type Bindings } from './bindings';
import type { Item } from '../structure/block-tree';
import { evaluationOf } from '../expressions/evaluation';
import type { Evaluation } from '../expressions/evaluation-tree';
import { expressionsOf, type Expressions } from './sub-expressions';
import { exitOf, type Flow } from '../structure/successors';
import type { SyntaxNode } from './tree/syntax-node';
import type { PhysicalLines } from '../text/physical-lines';
import { classAround } from '../text/private-names';
import { parseItem, type StatementTree } from './tree/statement-parse';
import { kindOf } from './statement-kind';
import type {
  EnclosingBlock,
  Exit,
  FunctionInfo,
  Handler,
  SourceToken,
  Statement,
  StatementKind,
  Successor,
  Unwind,
} from '../syntax';
import { assignmentsOf, withItemsOf, type LoopIterable } from './statement-parts';
import { tokensOf } from './statement-tokens';
import { linePieces } from '../structure/line-pieces';
import { enclosingOf, handlersOf, unwindsOf } from '../structure/unwinding';

/** What a statement needs to know about the file that it is in. */
export interface StatementContext {
  readonly text: string;
  readonly lines: PhysicalLines;
  readonly flow: Flow;
  readonly parser: Parser;
  scopeOf(item: Item): FunctionInfo;
}

export class LineStatement implements Statement {
  readonly line: number;
  readonly endLine: number;

  constructor(
    readonly item: Item,
    private readonly context: StatementContext,
  ) {
    this.line = Math.floor(item.line.line);
    this.endLine = item.line.endLine;
  }

  get nodes(): readonly SyntaxNode[] {
    return this.tree.nodes;
  }

  /** The grammar had to leave something out. */
  get hasError(): boolean {
    return this.tree.hasError;
  }

  get kind(): StatementKind {
    return this.once('kind', () => kindOf(this.item, this.tree, this.context.text));
  }

  get tokens(): readonly SourceToken[] {
    return this.once('tokens', () => this.withHeadWord(tokensOf(this.tree, this.item.line.inlineBody !== undefined)));
  }

  get subExpressions(): Statement['subExpressions'] {
    return this.expressions.subExpressions;
  }

  get calls(): Statement['calls'] {
    return this.expressions.calls;
  }

  get evaluation(): Evaluation | undefined {
    return this.once('evaluation', () => evaluationOf(this.nodes));
  }

  get targets(): readonly string[] {
    return this.bindings.targets;
  }

  get deleted(): readonly string[] {
    return this.bindings.deleted;
  }

  get successors(): readonly Successor[] {
    return this.once('successors', () => this.context.flow.successors(this.item));
  }

  get isTransparent(): boolean {
    return this.once('isTransparent', () => this.nothingIsEvaluated());
  }

  get exit(): Exit | undefined {
    return this.once('exit', () => exitOf(this.item));
  }

  get handlers(): readonly Handler[] {
    return this.once('handlers', () => handlersOf(this.item, this.context.flow));
  }

  get unwinds(): readonly Unwind[] {
    return this.once('unwinds', () => unwindsOf(this.item, this.context.flow));
  }

  get enclosing(): readonly EnclosingBlock[] {
    return this.once('enclosing', () => enclosingOf(this.item, this.context.flow));
  }

  get hasInlineBody(): boolean {
    return this.item.line.inlineBody !== undefined;
  }

  get pieces(): readonly Statement[] {
    return this.once('pieces', () => {
      const { text, lines } = this.context;
      return linePieces(this.item, text, lines).map((item) => new LineStatement(item, this.context));
    });
  }

  get assignments(): NonNullable<Statement['assignments']> {
    return this.once('assignments', () => assignmentsOf(this.nodes));
  }

  get withItems(): NonNullable<Statement['withItems']> {
    return this.once('withItems', () => withItemsOf(this.nodes));
  }

  get casePatterns(): readonly SyntaxNode[] {
    const [first] = this.item.role === 'case' ? this.nodes : [];
    return first?.named.filter(({ type }) => type === 'case_pattern') ?? [];
  }

  get guard(): SyntaxNode | undefined {
    return this.item.role === 'case' ? this.nodes[0]?.get('guard') : undefined;
  }

  get annotation(): string | undefined {
    const [first] = this.nodes;
    const node = first?.type === 'expression_statement' ? first.named[0] : first;
    return node?.type === 'assignment' ? node.get('type')?.text : undefined;
  }

  get loopTarget(): SyntaxNode | undefined {
    return this.loop?.get('left');
  }

  get returned(): SyntaxNode | undefined {
    const [first] = this.nodes;
    return first?.type === 'return_statement' ? first.named[0] : undefined;
  }

  get iterable(): LoopIterable | undefined {
    const right = this.loop?.get('right');
    return right && { range: right.range, text: right.text, isName: right.type === 'identifier', node: right.bare };
  }

  get scope(): FunctionInfo {
    return this.context.scopeOf(this.item);
  }

  /** Names that the statement binds, deletes or declares. */
  get bindings(): Bindings {
    return this.once('bindings', () => bindingsOf(this.nodes));
  }

  private get loop(): SyntaxNode | undefined {
    return this.item.role === 'for' ? this.nodes.find((node) => node.type === 'for_statement') : undefined;
  }

  private get tree(): StatementTree {
    return this.once('tree', () => {
      const { text, lines, parser } = this.context;
      return parseItem(this.item, text, lines, parser, classAround(this.scope));
    });
  }

  private get expressions(): Expressions {
    return this.once('expressions', () => expressionsOf(this.nodes));
  }

  /** The grammar does not see the words `try`, `elif` and `@`; `else` and `finally` are not part of a statement. */
  private withHeadWord(tokens: SourceToken[]): SourceToken[] {
    const { line } = this.item;
    const word = (text: string, offset: number): SourceToken => ({
      kind: /\w/.test(text) ? 'keyword' : 'operator',
      text,
      range: this.context.lines.range(offset, offset + text.length),
    });
    if (line.head === 'elif') return [word('elif', line.start), ...tokens.slice(1)];
    if (line.word === '@') return [word('@', line.start), ...tokens];
    if (line.head !== 'try') return tokens;
    return line.inlineBody ? [word('try', line.start), word(':', line.colon), ...tokens] : [word('try', line.start)];
  }

  private nothingIsEvaluated(): boolean {
    const { role, line } = this.item;
    if (line.inlineBody || line.pieces.length > 1) return false;
    if (role === 'try' || this.context.flow.isCatchAll(this.item)) return true;
    if (role === 'if' || role === 'elif' || role === 'while')
      return this.context.flow.constantCondition(this.item) !== undefined;
    if (role !== 'simple') return false;
    return line.isString || line.isDeclaration || /^(?:pass|break|continue|global|nonlocal|\.)$/.test(line.word);
  }

  private readonly computed = new Map<string, unknown>();

  private once<T>(name: string, compute: () => T): T {
    if (!this.computed.has(name)) this.computed.set(name, compute());
    return this.computed.get(name) as T;
  }
}

/** A definition as its own frame visits it: a class before the first line of its body, a function that has nothing to do. */
export function scopeEntry(scope: FunctionInfo, header: Statement, first: Successor): Statement {
  return {
    line: scope.line,
    endLine: header.endLine,
    kind: header.kind,
    tokens: [],
    subExpressions: [],
    calls: [],
    targets: [],
    deleted: [],
    successors: [first],
    isTransparent: true,
    handlers: [],
    unwinds: [],
    enclosing: [],
    scope,
  };
}
