/** The expression that gave something its value, where a statement has several: the argument of a call, one side of `a, b = x, y`. */
import { hasDecorator } from '../../python/expressions/decorator';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceRange } from '../../python/syntax';
import { isSameRange } from '../../python/text/ranges';
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

/** What a name was given in `a, b = x, y`; undefined where the whole value counts. */
export function partFor({ statement }: Step, name: string): Expression | undefined {
  const [assignment, ...more] = statement?.assignments ?? [];
  const [target, ...others] = assignment?.targets ?? [];
  if (!assignment || more.length > 0 || others.length > 0 || !target || assignment.operator !== '=') return undefined;
  const targets = partsOfTarget(target);
  const value = assignment.value.bare;
  const values = value.type === 'expression_list' || value.type === 'tuple' ? value.named : undefined;
  if (!targets || values?.length !== targets.length) return undefined;
  if ([...targets, ...values].some(({ type }) => type.includes('splat'))) return undefined;
  const at = targets.findIndex((one) => one.type === 'identifier' && one.text === name);
  return values[at]?.range;
}
