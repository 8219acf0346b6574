/** Operations that say the same in other words, which can be gone through. */
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { filledTemplate } from './filled-templates';
import type { GivenOperands, OtherWords } from './given-operands';
import type { Worked } from './rolling';
import { rounded } from './roundings';

/** Undefined for what is gone through as it is written, or not at all. */
export function inOtherWords(part: SubExpression, read: (text: string) => Value | undefined): OtherWords | undefined {
  return filledTemplate(part, read) ?? unionOfDicts(part, read) ?? oneOfEnds(part, read) ?? rounded(part, read);
}

/** `name.endswith(endings)` with several of them asks for one after the other. */
function oneOfEnds(
  { operator, node }: SubExpression,
  read: (text: string) => Value | undefined,
): GivenOperands | undefined {
  if (!/^(?:starts|ends)with$/.test(operator) || node?.bare.type !== 'call') return undefined;
  const [ends, ...more] = node.bare.get('arguments')?.named ?? [];
  const method = node.bare.get('function')?.text;
  if (!ends || method === undefined || more.length > 0 || read(ends.text)?.kind !== 'tuple') return undefined;
  return { text: `any(${method}(_end) for _end in ${ends.text})`, names: new Map() };
}

/** `defaults | settings` is `{**defaults, **settings}`. */
function unionOfDicts(
  { operator, node }: SubExpression,
  read: (text: string) => Value | undefined,
): GivenOperands | undefined {
  const sides = operator === '|' && node?.bare.type === 'binary_operator' ? [node.bare.get('left'), node.bare.get('right')] : []; // prettier-ignore
  const known = sides.flatMap((side) => side?.bare ?? []);
  if (known.length < 2 || !known.every(({ text }) => read(text)?.kind === 'dict')) return undefined;
  return { text: `{${known.map(({ text }) => `**${text}`).join(', ')}}`, names: new Map() };
}

/** What the operation gives where the words give something. */
export function meantBy({ meant }: OtherWords, worked: Worked | undefined): Worked | undefined {
  if (!meant || !worked || !('value' in worked)) return worked;
  const value = meant(worked.value);
  return value && { ...worked, value };
}
