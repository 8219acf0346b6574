/** `slice(1, None, 2).indices(n)`: the places that a slice goes through in so many items, one bound after the other. */
import { indented } from '../../../python/desugar/iteration';
import type { CallSite } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';

export function slicePlaces(
  { callee, receiver, arguments: [given, ...more] }: CallSite,
  read: (text: string) => Value | undefined,
): { readonly lines: readonly string[]; readonly names: ReadonlyMap<string, Value> } | undefined {
  const slice = callee === 'indices' && receiver !== undefined ? read(receiver) : undefined;
  const count = given && given.keyword === undefined && !given.star && more.length === 0 ? read(given.text) : undefined;
  if (slice?.kind !== 'call' || slice.name !== 'slice' || count?.kind !== 'int') return undefined;
  const [start, stop, step] = slice.args.map((one) => (one.kind === 'none' ? undefined : one));
  if ([start, stop, step].some((one) => one && one.kind !== 'int')) return undefined;
  const isDown = step?.kind === 'int' && step.value < 0n;
  const bound = (name: string, isGiven: boolean, otherwise: string): string[] => {
    if (!isGiven) return [`${name} = ${otherwise}`];
    const before = `${name} = ${name}_given`;
    const behind = [`${name} += _count`, `if ${name} < 0:`, `    ${name} = ${isDown ? '-1' : '0'}`];
    return [before, `if ${name} < 0:`, ...indented(behind), `elif ${name} > _last:`, `    ${name} = _last`];
  };
  const lines = [
    isDown ? '_last = _count - 1' : '_last = _count',
    ...bound('_start', start !== undefined, isDown ? '_last' : '0'),
    ...bound('_stop', stop !== undefined, isDown ? '-1' : '_last'),
    `return _start, _stop, ${step ? '_step' : '1'}`,
  ];
  const names = [['_count', count], ['_start_given', start], ['_stop_given', stop], ['_step', step]] as const; // prettier-ignore
  return { lines, names: new Map(names.flatMap(([name, value]) => (value ? [[name, value]] : []))) };
}
