/** What a target of several names takes apart where that runs the program: generators, and instances that are gone through. */
import { partsOfTarget } from '../../../python/statements/statement-parts';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import type { InnerCall } from '../../inner/calls/inner-call';
import type { Iterations } from '../../inner/built-ins/iterations';
import type { OperandValues } from '../../operands/operand-values';
import type { Running } from '../../operands/next-steps';
import { raised, type ThrownException } from '../../state/exceptions';

/** The value with lists in the places of what is yielded, or what has to run first; undefined where nothing is. */
export function takenApart(
  target: SyntaxNode,
  value: Value,
  values: OperandValues,
  iterations: Iterations,
): Running | { readonly value: Value } | undefined {
  const parts = partsOfTarget(target);
  if (!parts) return undefined;
  const { range } = target;
  const text = `list(${target.text})`;
  const driven = iterations.isDriven(value);
  const list = driven ? values.computed({ range, text })?.value : value;
  if (!list) return { inner: inPlace(iterations.collected(value, 'list', false)), range, text };
  const items = list.kind === 'list' || list.kind === 'tuple' ? [...(itemsOf(list) ?? [])] : [];
  const star = parts.some(({ bare }) => bare.type === 'list_splat_pattern');
  const inner = star || items.length !== parts.length ? [] : parts.map((part, at) => takenApart(part.bare, items[at] ?? list, values, iterations)); // prettier-ignore
  const running = inner.find((one) => one && 'inner' in one);
  if (running) return running;
  if (!inner.some((one) => one !== undefined)) return driven ? { value: list } : undefined;
  return { value: { kind: 'tuple', items: items.map((item, at) => valueOf(inner[at]) ?? item) } };
}

/** What unpacking a value raises that nobody can go through. */
export function notTakenApart(target: SyntaxNode, { kind }: Value): ThrownException | undefined {
  const names: Readonly<Partial<Record<Value['kind'], string>>> = { int: 'int', float: 'float', bool: 'bool', none: 'NoneType' }; // prettier-ignore
  const name = partsOfTarget(target) && names[kind];
  return name === undefined ? undefined : raised('TypeError', `cannot unpack non-iterable ${name} object`);
}

function inPlace(call: InnerCall): InnerCall {
  return { ...call, inPlace: true };
}

function valueOf(one: ReturnType<typeof takenApart>): Value | undefined {
  return one && 'value' in one ? one.value : undefined;
}
