/** `print(a, b)` writes each text before it makes the next one: methods of the program may print themselves. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { argumentsOf, closedArgument, missingArgument, type Given } from '../../operands/leads';
import type { Texts } from './texts';
import { innerCall, type HeldValues, type InnerStep, type Reading } from '../calls/inner-call';

/** Undefined where nothing is written before a method of the program runs. @param texts say whose text runs the program */
export function printedInOrder(
  all: readonly Given[],
  values: HeldValues,
  texts: Pick<Texts, 'runsMethod'>,
): InnerStep | undefined {
  if (all.some(({ star, keyword }) => star === '**' || (keyword !== undefined && !/^(?:sep|end)$/.test(keyword))))
    return undefined;
  const known = all.filter(({ node }) => values.of(node) !== undefined);
  // The items behind a star are written one by one, too.
  if (closedArgument(known, values)) return undefined;
  const arguments_ = argumentsOf(known, values);
  const given = arguments_.flatMap(({ keyword, value }) => (keyword === undefined ? [value] : []));
  const options = arguments_.flatMap(({ keyword, value }) =>
    keyword === undefined ? [] : [[keyword, value] as const],
  );
  const isFirst = (at: number): boolean => at === 0 && known[0] === all[0];
  if (!given.some((value, at) => texts.runsMethod(value) && !isFirst(at))) return undefined;
  const open = missingArgument(all, values);
  // What a generator yields is taken out of it where the whole call is evaluated.
  if (all.some(({ star, node }) => star && node === open && node.bare.type === 'generator_expression'))
    return undefined;
  if (open) return { needs: open };
  const locals = Object.fromEntries([...given.map((value, at) => [`_value${at}`, value] as const), ...options.map(([name, value]) => [`_${name}`, value] as const)]); // prettier-ignore
  const [sep, end] = ['sep', 'end'].map((name) => (`_${name}` in locals ? `_${name}` : undefined));
  const last = given.length - 1;
  return innerCall('<print>', locals, given.map((_, at) => `print(_value${at}, end=${at < last ? (sep ?? "' '") : (end ?? "'\\n'")})`)); // prettier-ignore
}

/** `done = print(a, b)`: what is printed is a statement of its own, and it gives nothing. */
export function printedInside(
  node: SyntaxNode,
  all: readonly Given[],
  values: HeldValues,
  { isDropped }: Pick<Reading, 'isDropped'>,
): InnerStep | undefined {
  if (isDropped(node)) return undefined;
  if (all.some(({ star, keyword }) => star !== undefined || (keyword !== undefined && !/^(?:sep|end)$/.test(keyword))))
    return undefined;
  const open = missingArgument(all, values);
  if (open) return { needs: open };
  const names = all.map(({ keyword }, at) => (keyword === undefined ? `_value${at}` : `_${keyword}`));
  const locals = Object.fromEntries(argumentsOf(all, values).map(({ value }, at) => [names[at] ?? '', value]));
  const given = all.map(({ keyword }, at) => (keyword === undefined ? (names[at] ?? '') : `${keyword}=_${keyword}`));
  return innerCall('<print>', locals, [`print(${given.join(', ')})`]);
}
