/** Texts with holes as the sums of their pieces. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { RESULT, type Lines } from './iteration';

/** An f-string without format specifications; undefined for any other text. */
export function pieces(node: SyntaxNode): Lines | undefined {
  const [start, ...inner] = node.children;
  const quote = /^[fF](["'])$/.exec(start?.text ?? '')?.[1];
  if (quote === undefined || inner.length < 3) return undefined;
  const parts: string[] = [];
  for (const child of inner.slice(0, -1)) {
    const part = child.type === 'interpolation' ? hole(child) : literal(child, quote);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return [`${RESULT} = ''`, ...parts.map((part) => `${RESULT} += ${part}`), `return ${RESULT}`];
}

function hole(node: SyntaxNode): string | undefined {
  if (node.has('format_specifier') || node.has('=')) return undefined;
  const expression = node.get('expression') ?? node.named[0];
  const conversion = node.get('type_conversion')?.text ?? '!s';
  if (!expression || !/^![rs]$/.test(conversion)) return undefined;
  return `${conversion === '!r' ? 'repr' : 'str'}(${expression.text})`;
}

function literal(node: SyntaxNode, quote: string): string | undefined {
  if (node.type !== 'string_content') return undefined;
  return `${quote}${node.text.replaceAll('{{', '{').replaceAll('}}', '}')}${quote}`;
}
