/** `low <= n < high`, whose operands are known: one comparison after the other, as far as they hold. */
import type { SubExpression } from '../../../python/syntax';
import { literal } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';

/** A function that says the same, and the values of its names. */
export interface ChainOfComparisons {
  readonly text: string;
  readonly names: ReadonlyMap<string, Value>;
}

/** Undefined for any other part. */
export function chainOf(
  { node }: SubExpression,
  read: (text: string) => Value | undefined,
): ChainOfComparisons | undefined {
  const operands = node?.bare.type === 'comparison_operator' ? node.bare.named : [];
  if (operands.length < 3 || !node) return undefined;
  const names = new Map<string, Value>();
  for (const [at, { bare }] of operands.entries()) {
    const value = read(bare.text) ?? literal(bare.text);
    if (!value || value.kind === 'unknown') return undefined;
    names.set(`_${at}`, value);
  }
  const signs = operands.slice(1).map((operand, at) => node.bare.textBetween(operands[at], operand).replace(/[()]/g, '').trim()); // prettier-ignore
  const links = signs.map((sign, at) => `_${at} ${sign} _${at + 1}`);
  const tests = links.slice(0, -1).map((link, at) => `${'    '.repeat(at + 1)}if ${link}:\n`);
  const last = `${'    '.repeat(links.length)}return ${links.at(-1) ?? ''}\n`;
  return { text: `def f():\n${tests.join('')}${last}    return False\n`, names };
}
