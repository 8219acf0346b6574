/** Numbers that are written in a way which the model takes for another one, and is sure of it. */
import { decimalsOf, isFixed, isScientific, shiftOf, specificationOf } from '../../python/desugar/format-specs';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isHalfWay } from './fitting';

/** Specifications of f-strings and of `format`, and conversions of `%`. */
const FIELDS = /:([^{}:'"]*)\}|,\s*["']([^"']*)["']\)|%([-+ #0]*\d*(?:\.\d+)?[a-zA-Z])/g;

/** With an exponent, as a character, or rounded where it is half way. */
export function isHardFormat({ node, operator }: SubExpression, read: (text: string) => Value | undefined): boolean {
  if (!node || !/^(?:f''|format|%)$/.test(operator)) return false;
  const fields = Array.from(node.text.matchAll(FIELDS), ([, field, only, conversion]) => field ?? only ?? conversion ?? ''); // prettier-ignore
  const specifications = fields.flatMap((field) => specificationOf(field.replace('-', '<')) ?? []);
  if (specifications.length === 0) return false;
  const numbers = filledIn(node.bare).flatMap(({ bare }) => read(bare.text) ?? []).filter(({ kind }) => kind === 'int' || kind === 'float'); // prettier-ignore
  return specifications.some((one) => {
    if (isScientific(one) || one.type === 'c') return numbers.length > 0;
    return isFixed(one) && numbers.some((number) => isHalfWay(number, decimalsOf(one) + shiftOf(one)));
  });
}

/** What is filled in. */
function filledIn(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'string') return node.children.flatMap((hole) => (hole.type === 'interpolation' ? (hole.get('expression') ?? hole.named[0] ?? []) : [])); // prettier-ignore
  if (node.type === 'call') return (node.get('arguments')?.named ?? []).map((one) => one.get('value') ?? one);
  const right = node.get('right')?.bare;
  return right?.type === 'tuple' ? right.named : right ? [right] : [];
}
