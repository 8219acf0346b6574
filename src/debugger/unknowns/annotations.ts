/** Types that the program declares, for values of which nothing else is known. */
import { expressionTree } from '../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { libraryPath } from './library-paths';

/** The value, with the declared type if it is unknown and has none. */
export function declared(source: SourceFile, value: Value, annotation: string | undefined): Value {
  if (value.kind !== 'unknown' || value.type !== undefined || annotation === undefined) return value;
  const type = declaredType(source, annotation);
  return type === undefined
    ? value
    : { kind: 'unknown', ...(value.reason !== undefined && { reason: value.reason }), type };
}

/** As the library's types are written; undefined for what is no plain class. */
function declaredType(source: SourceFile, annotation: string): string | undefined {
  const node = expressionTree(annotation);
  // A type may be written as a text.
  const text = node?.type === 'string' ? literal(node.text) : undefined;
  if (text?.kind === 'str') return declaredType(source, text.value);
  return node && typeOfNode(source, node);
}

function typeOfNode(source: SourceFile, node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'identifier': {
      const path = libraryPath(source, node.text) ?? node.text;
      return ANYTHING.has(path) ? undefined : path;
    }
    case 'attribute': {
      const holder = node.get('object');
      const path = holder && typeOfNode(source, holder);
      const whole = path === undefined ? undefined : `${path}.${node.get('attribute')?.text ?? ''}`;
      return whole === undefined || ANYTHING.has(whole) ? undefined : whole;
    }
    case 'subscript': {
      const base = node.get('value');
      const type = base && typeOfNode(source, base);
      const inside = node.all('subscript').map((part) => typeOfNode(source, part));
      if (type === undefined) return undefined;
      return inside.includes(undefined) ? type : `${type}[${inside.join(', ')}]`;
    }
    case 'ellipsis':
      return '...';
    case 'none':
      return 'None';
    case 'binary_operator': {
      const sides = [node.get('left'), node.get('right')].map((side) => side && typeOfNode(source, side));
      const [type, ...more] = sides.filter((side) => side !== 'None');
      return more.length === 0 && type !== undefined ? `${type} | None` : undefined;
    }
    default:
      return undefined;
  }
}

/** What is no class by itself. */
const ANYTHING = new Set(
  'typing.Any typing.Union typing.Optional typing.Literal typing.Callable object typing.TypeVar typing.Self'.split(' '),
);
