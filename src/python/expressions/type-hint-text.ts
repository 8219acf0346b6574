/** How Python shows an expression that is a type hint, such as `Optional[int]`: it is what is written, with names in full. */
import { literal } from '../values/access-path';
import type { SyntaxNode } from '../statements/tree/syntax-node';

/** How a name or a path of names is shown as part of a hint; undefined where it is none. */
export type NamesOfHints = (path: string) => string | undefined;

/** Whether what takes arguments there makes a hint of them. */
export function isTypeHint({ bare }: SyntaxNode, names: NamesOfHints): boolean {
  return bare.type === 'subscript' && TAKES.test(names(bare.get('value')?.text ?? '') ?? '');
}

/** Undefined for what is no type hint, and for those that Python would put in other words. */
export function typeHintText(node: SyntaxNode, names: NamesOfHints): string | undefined {
  switch (node.bare.type) {
    case 'identifier':
    case 'attribute':
      return names(node.bare.text);
    case 'none':
      return 'None';
    case 'ellipsis':
      return '...';
    case 'subscript':
      return subscripted(node.bare, names);
    case 'binary_operator':
      return united(node.bare, names);
    default:
      return undefined;
  }
}

function subscripted(node: SyntaxNode, names: NamesOfHints): string | undefined {
  const origin = names(node.get('value')?.text ?? '');
  const given = node.all('subscript');
  if (origin === undefined || !TAKES.test(origin)) return undefined;
  const all = origin === 'typing.Literal' ? given.map(literalText) : given.map((one) => argument(one, names));
  const known = all.filter((one) => one !== undefined);
  if (known.length < all.length || (NESTED.test(origin) && known.some((one) => NESTED.test(one)))) return undefined;
  const others = known.filter((one) => one !== 'None');
  switch (origin) {
    case 'typing.Union':
      // Of one it is that one, and what is there twice is left out.
      if (new Set(known).size < known.length || known.length < 2) return undefined;
      if (others.length === known.length) return `${origin}[${known.join(', ')}]`;
      return others.length === 1 ? `typing.Optional[${others.join('')}]` : undefined;
    case 'typing.Optional':
      return known.length === 1 && others.length === 1 ? `${origin}[${known.join('')}]` : undefined;
    case 'typing.Annotated':
      return undefined;
    default:
      return `${origin}[${known.map((one) => (one === 'None' && origin.startsWith('typing.') ? 'NoneType' : one)).join(', ')}]`;
  }
}

/** Built-in containers, and names of modules that are for hints. */
const TAKES = /^(?:list|dict|set|frozenset|tuple|type|(?:typing|collections\.abc)\.[A-Z]\w*)$/;
/** One of them inside of another is taken apart. */
const NESTED = /^typing\.(?:Union|Optional|Literal)\b/;

/** The arguments of `Callable` are a list. */
function argument({ bare }: SyntaxNode, names: NamesOfHints): string | undefined {
  if (bare.type !== 'list') return typeHintText(bare, names);
  const all = bare.named.map((one) => typeHintText(one, names));
  return all.every((one) => one !== undefined) ? `[${all.join(', ')}]` : undefined;
}

function literalText({ bare }: SyntaxNode): string | undefined {
  const value = literal(bare.text);
  if (value?.kind === 'int') return bare.text;
  return value?.kind === 'str' && /^[^'\\\n]*$/.test(value.value) ? `'${value.value}'` : undefined;
}

function united(node: SyntaxNode, names: NamesOfHints): string | undefined {
  if (node.get('operator')?.text !== '|') return undefined;
  const sides = [node.get('left'), node.get('right')].map((side) => side && typeHintText(side, names));
  const [left, right] = sides;
  if (left === undefined || right === undefined || sides.some((side) => NESTED.test(side ?? ''))) return undefined;
  // Neither is a type by itself.
  return left === '...' || (left === 'None' && right === 'None') || left === right ? undefined : `${left} | ${right}`;
}
