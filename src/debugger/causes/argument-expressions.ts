/** The expression that gave something its value, where a statement has several: the argument of a call, one side of `a, b = x, y`. */
import { hasDecorator } from '../../python/expressions/decorator';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceRange, Statement } from '../../python/syntax';
import { contains, isSameRange } from '../../python/text/ranges';
import { partsOfTarget } from '../../python/statements/statement-parts';
import type { Step } from './recording';

/** `none`: no expression of the statement gave it, such as a default. */
export type Expression = SourceRange | 'none';

/** What the argument of a parameter was, of a step that calls; undefined where that cannot be told, as behind a star. */
export function argumentOf(step: Step, parameter: string): Expression | undefined {
  const callee = step.after.frames.at(-1)?.function;
  const waiting = step.after.frames.at(-2)?.waiting;
  if (!callee || !waiting || waiting.implicit) return undefined;
  const site = step.statement?.calls.find(({ range }) => isSameRange(range, waiting.range));
  const list = site?.node?.get('arguments');
  const called = site?.node?.get('function');
  if (!site || list?.type !== 'argument_list' || !called) return undefined;
  const given = list.named;
  if (given.some(({ type }) => type.includes('splat'))) return undefined;
  const keyword = given.find((one) => one.type === 'keyword_argument' && one.get('name')?.text === parameter);
  if (keyword) return keyword.get('value')?.range;
  const at = callee.parameters.findIndex(({ name, kind }) => name === parameter && kind === 'positional');
  if (at < 0) return undefined;
  const bound = receiverOf(callee, called, waiting.instance !== undefined);
  if (bound !== undefined && at === 0) return bound;
  const positional = given.filter(({ type }) => type !== 'keyword_argument');
  return positional[bound === undefined ? at : at - 1]?.range ?? 'none';
}

/** What the first parameter of a method gets by itself; undefined for a plain function. */
function receiverOf(callee: FunctionInfo, called: SyntaxNode, isMade: boolean): Expression | undefined {
  if (callee.className === undefined || hasDecorator(callee, 'staticmethod')) return undefined;
  if (isMade) return 'none';
  const object = called.type === 'attribute' ? called.get('object') : undefined;
  if (!object) return undefined;
  const isClass = object.text === callee.className.split('.').at(-1);
  if (isClass && !hasDecorator(callee, 'classmethod')) return undefined;
  return object.range;
}

/** Which of the values that a call gives goes to a name. */
export interface Unpacked {
  readonly at: number;
  readonly of: number;
}

/** For a name of `a, b = f()`; undefined for anything else. */
export function unpackedFor({ statement }: Step, name: string): Unpacked | undefined {
  const assigned = onlyAssignment(statement);
  if (assigned?.value.type !== 'call') return undefined;
  const at = assigned.targets.findIndex((one) => one.type === 'identifier' && one.text === name);
  return at < 0 ? undefined : { at, of: assigned.targets.length };
}

/** The expression in `return x, y` that gives one of the values. */
export function partReturned({ statement }: Step, { at, of }: Unpacked): SourceRange | undefined {
  const parts = displayed(statement?.returned?.bare);
  return parts?.length === of ? parts[at]?.range : undefined;
}

/** The expression that is all of what a name was assigned, or a function returned. */
export function wholeOf({ statement }: Step): SourceRange | undefined {
  const [assignment, ...more] = statement?.assignments ?? [];
  const isPlain = more.length === 0 && assignment?.operator === '=' && assignment.targets.every(({ type }) => type === 'identifier'); // prettier-ignore
  return (statement?.returned ?? (isPlain ? assignment.value : undefined))?.bare.range;
}

/** Whether nothing but that text is written in a range. */
export function isWritten({ tokens }: Statement, text: string, range: SourceRange): boolean {
  const written = tokens.filter((token) => contains(range, token.range)).map((token) => token.text);
  return written.join('') === text.replaceAll(/\s/g, '');
}

/** What a name was given in `a, b = x, y`; undefined where the whole value counts. */
export function partFor({ statement }: Step, name: string): Expression | undefined {
  const assigned = onlyAssignment(statement);
  const values = displayed(assigned?.value);
  if (!assigned || values?.length !== assigned.targets.length) return undefined;
  const at = assigned.targets.findIndex((one) => one.type === 'identifier' && one.text === name);
  return values[at]?.range;
}

/** The parts of the target and the value of `a, b = …`, where that is all that the statement does. */
function onlyAssignment(
  statement: Statement | undefined,
): { readonly targets: readonly SyntaxNode[]; readonly value: SyntaxNode } | undefined {
  const [assignment, ...more] = statement?.assignments ?? [];
  const [target, ...others] = assignment?.targets ?? [];
  if (!assignment || more.length > 0 || others.length > 0 || !target || assignment.operator !== '=') return undefined;
  const targets = partsOfTarget(target);
  if (!targets || targets.some(({ type }) => type.includes('splat'))) return undefined;
  return { targets, value: assignment.value.bare };
}

/** The items of a tuple that is written down, where their number can be seen. */
function displayed(node: SyntaxNode | undefined): readonly SyntaxNode[] | undefined {
  const items = node?.type === 'expression_list' || node?.type === 'tuple' ? node.named : undefined;
  return items?.some(({ type }) => type.includes('splat')) ? undefined : items;
}
