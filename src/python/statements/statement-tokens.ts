/** The tokens of a statement, from the leaves of its tree. */
import { decodeEscapes } from '../text/escapes';
import type { SyntaxNode } from './tree/syntax-node';
import { headerTypes, type StatementTree } from './tree/statement-parse';
import type { SourceToken, TokenKind } from '../syntax';

/** Tokens in order; without comments, annotations, the final colon of a header, and the body of a definition. */
export function tokensOf(tree: StatementTree, hasInlineBody: boolean): SourceToken[] {
  const writer = new TokenWriter(hasInlineBody);
  for (const node of tree.nodes) writer.write(node);
  return writer.tokens;
}

class TokenWriter {
  readonly tokens: SourceToken[] = [];

  constructor(private readonly hasInlineBody: boolean) {}

  write(node: SyntaxNode, parent?: SyntaxNode): void {
    if (node.type === 'string') this.writeString(node);
    else if (node.children.length === 0 || node.type === 'not in' || node.type === 'is not')
      this.writeLeaf(node, parent);
    else for (const child of node.children) if (!this.isLeftOut(child, node)) this.write(child, node);
  }

  private isLeftOut(child: SyntaxNode, parent: SyntaxNode): boolean {
    if (headerTypes.has(parent.type)) {
      const isDefinition = parent.type === 'function_definition' || parent.type === 'class_definition';
      const isBody = child.type === 'block' || (child.type === ':' && !child.isNamed);
      if (isBody) return !this.hasInlineBody || isDefinition || parent.type === 'match_statement';
      return child.field === 'return_type' || child.type === '->';
    }
    const isAnnotated =
      parent.type === 'typed_parameter' || parent.type === 'typed_default_parameter' || parent.type === 'assignment';
    return isAnnotated && (child.field === 'type' || child.type === ':');
  }

  private writeLeaf(node: SyntaxNode, parent: SyntaxNode | undefined): void {
    const { text, range } = node;
    if (text === '' || node.isHidden) return;
    if (node.type === 'not in' || node.type === 'is not') {
      for (const word of node.children) this.push('keyword', word.text, word);
      if (node.children.length === 0)
        for (const word of text.split(/\s+/)) this.tokens.push({ kind: 'keyword', text: word, range });
    } else this.push(this.kindOf(node, parent, text), text, node);
  }

  private kindOf(node: SyntaxNode, parent: SyntaxNode | undefined, text: string): TokenKind {
    switch (node.type) {
      case 'integer':
        return /[jJ]$/.test(text) ? 'float' : 'int';
      case 'float':
        return 'float';
      case 'identifier':
        if (this.tokens.at(-1)?.text === '.') return 'attribute';
        return this.isKeywordName(node, parent) ? 'keyword-argument' : 'name';
      case 'true':
      case 'false':
      case 'none':
        return 'keyword';
      case '_':
        return 'name';
      default:
        return /^[A-Za-z]/.test(text) ? (node.type === 'ERROR' ? 'name' : 'keyword') : 'operator';
    }
  }

  private isKeywordName(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
    if (parent?.type === 'keyword_argument') return node.field === 'name';
    return parent?.type === 'keyword_pattern' && node === parent.children[0];
  }

  private writeString(node: SyntaxNode): void {
    const [start] = node.children;
    const opening = start?.type === 'string_start' ? start.text : '';
    const prefix = opening.replace(/['"]+$/, '').toLowerCase();
    const quote = opening.slice(prefix.length);
    const options = { raw: prefix.includes('r'), bytes: prefix.includes('b') };
    if (!prefix.includes('f') && !prefix.includes('t')) {
      // Not by the grammar's parts: it stumbles over raw strings that end with backslashes.
      const { text } = node;
      const isClosed = text.length >= opening.length + quote.length && text.endsWith(quote);
      const value = decodeEscapes(text.slice(opening.length, isClosed ? -quote.length : undefined), options);
      this.push('string', text, node, { value, ...(options.bytes && { bytes: true }) });
      return;
    }
    const decoded = (text: string): string => decodeEscapes(text.replaceAll('{{', '{').replaceAll('}}', '}'), options);
    if (prefix.includes('f') && !node.children.some(({ type }) => type === 'interpolation')) {
      // Without a hole it is a text like any other.
      const isClosed = node.children.at(-1)?.type === 'string_end';
      const value = decoded(node.text.slice(opening.length, isClosed ? -quote.length : undefined));
      this.push('string', node.text, node, { value });
      return;
    }
    const writeText = (text: string, at: SyntaxNode): void => {
      const value = decoded(text);
      if (text !== '') this.push('fstring-text', text, at, { value });
    };
    for (const child of node.children) {
      if (child.type === 'string_start') this.push('fstring-start', child.text, child);
      else if (child.type === 'string_end') {
        // The grammar counts backslashes at the end of a raw string among its end.
        writeText(child.text.slice(0, -quote.length), child);
        this.push('fstring-end', quote, child);
      } else if (child.type === 'interpolation') this.writeInterpolation(child, options);
      else writeText(child.text, child);
    }
  }

  private writeInterpolation(node: SyntaxNode, options: { raw: boolean; bytes: boolean }): void {
    for (const child of node.children) {
      if (child.type === 'format_specifier') this.writeFormat(child, options);
      else if (child.type === 'type_conversion') this.push('operator', child.text, child);
      else this.write(child);
    }
  }

  /** `:>{width}`: a colon, text, and nested fields. */
  private writeFormat(node: SyntaxNode, options: { raw: boolean; bytes: boolean }): void {
    let previous: SyntaxNode | undefined;
    const writeText = (to: SyntaxNode | undefined): void => {
      const text = node.textBetween(previous, to);
      if (text !== '') this.push('fstring-text', text, node, { value: decodeEscapes(text, options) });
    };
    for (const child of node.children) {
      if (previous) writeText(child);
      if (child.type === ':') this.push('operator', ':', child);
      else this.writeInterpolation(child, options);
      previous = child;
    }
    writeText(undefined);
  }

  private push(kind: TokenKind, text: string, node: SyntaxNode, extra: { value?: string; bytes?: boolean } = {}): void {
    this.tokens.push({ kind, text, range: node.range, ...extra });
  }
}
