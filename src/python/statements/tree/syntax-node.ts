/** A node of the syntax tree, copied out of the memory of the parser. */
import type { SourceRange } from '../../text/ranges';
import type { GrammarText } from './grammar-text';

/** A node of the grammar's tree. Punctuation is included, comments are not. */
export class SyntaxNode {
  constructor(
    readonly type: string,
    readonly isNamed: boolean,
    readonly field: string | undefined,
    readonly children: readonly SyntaxNode[],
    private readonly start: number,
    private readonly end: number,
    private readonly source: GrammarText,
  ) {}

  get text(): string {
    return this.source.text.slice(this.start, this.end);
  }

  get range(): SourceRange {
    return this.source.range(this.start, this.end);
  }

  /** Where it begins in the file. */
  get offset(): number {
    return this.source.offset(this.start);
  }

  /** It stands in text that is not part of the statement. */
  get isHidden(): boolean {
    return this.source.isHidden(this.start, this.end);
  }

  /** Text of the part that the range of another node leaves out, up to its start. */
  textBetween(from: SyntaxNode | undefined, to: SyntaxNode | undefined): string {
    return this.source.text.slice(from?.end ?? this.start, to?.start ?? this.end);
  }

  /** The same without the parentheses around it. */
  get bare(): SyntaxNode {
    const isTarget = this.type === 'tuple_pattern' && !this.has(',');
    const [inside, ...more] = isTarget || this.type === 'parenthesized_expression' ? this.named : [];
    return inside && more.length === 0 ? inside.bare : this;
  }

  get named(): SyntaxNode[] {
    return this.children.filter((child) => child.isNamed);
  }

  get(field: string): SyntaxNode | undefined {
    return this.children.find((child) => child.field === field);
  }

  all(field: string): SyntaxNode[] {
    return this.children.filter((child) => child.field === field);
  }

  has(type: string): boolean {
    return this.children.some((child) => child.type === type);
  }

  /** The same kind of node over other children. */
  of(children: readonly SyntaxNode[]): SyntaxNode {
    const start = children[0]?.start ?? this.start;
    const end = children.at(-1)?.end ?? this.end;
    return new SyntaxNode(this.type, this.isNamed, this.field, children, start, end, this.source);
  }

  /** The same node in another place of its parent. */
  as(field: string | undefined): SyntaxNode {
    if (field === this.field) return this;
    return new SyntaxNode(this.type, this.isNamed, field, this.children, this.start, this.end, this.source);
  }

  /** First node of a type, itself included. */
  find(type: string): SyntaxNode | undefined {
    if (this.type === type) return this;
    for (const child of this.children) {
      const found = child.find(type);
      if (found) return found;
    }
    return undefined;
  }
}
