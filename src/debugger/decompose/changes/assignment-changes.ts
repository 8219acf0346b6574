/** What a container holds once `seen -= done`, `row[1:3] = cells` or `del row[::2]` has changed it. */
import { fractionParts } from '../../../python/values/fractions';
import type { SequenceValue, Value } from '../../../python/values/value';
import { HELD, kindOf, type Evaluated } from './method-changes';

type Lines = readonly string[];

/** `held op= given` of sets, lists, dates and fractions, by the operator that gives a new one. */
export function changedByOperator(held: Value, operator: string, given: Evaluated): Lines | undefined {
  const isOfSets = held.kind === 'set' && kindOf(given) === 'set' && /^[-&|^]$/.test(operator);
  const isMoved = held.kind === 'call' && held.name.startsWith('datetime.') && /^[-+]$/.test(operator);
  const isRepeated = held.kind === 'list' && kindOf(given) === 'int' && operator === '*';
  const isOfFractions = [held, given.value].some(fractionParts) && /^(?:[-+*%]|\/\/?|\*\*)$/.test(operator);
  return isOfSets || isRepeated || isMoved || isOfFractions ? [`return ${HELD} ${operator} ${given.text}`] : undefined;
}

/**
 * `held[start:stop:step] = given`, or `del` of it.
 * @param bounds undefined where nothing is written
 */
export function changedBySlice(
  held: Value,
  [start, stop, step = 1n]: readonly (bigint | undefined)[],
  given: Evaluated | undefined,
): Lines | undefined {
  if (held.kind !== 'list') return undefined;
  if (step !== 1n) return stop === undefined ? everySoMany(held, start ?? 0n, step, given) : undefined;
  if (start !== undefined && stop !== undefined && start < 0n !== stop < 0n) return fromBothEnds(start, stop, given);
  if (start !== undefined && stop !== undefined && start > stop) return undefined;
  const placed = given && (kindOf(given) === 'list' ? given.text : `list(${given.text})`);
  const [before, behind] = [start && `${HELD}[:${start}]`, stop !== undefined && `${HELD}[${stop}:]`];
  return [`return ${[before, placed, behind].filter(Boolean).join(' + ') || '[]'}`];
}

/** `held[1:-1] = given`: what is counted from the other end may stand on the other side. */
function fromBothEnds(start: bigint, stop: bigint, given: Evaluated | undefined): Lines {
  const place = (bound: bigint): string => (bound < 0n ? `max(len(${HELD}) - ${-bound}, 0)` : `${bound}`);
  const placed = given && (kindOf(given) === 'list' ? given.text : `list(${given.text})`);
  return [
    `_start = ${place(start)}`,
    `_stop = ${place(stop)}`,
    'if _stop < _start:',
    '    _stop = _start',
    `_before = ${HELD}[:_start]`,
    `_behind = ${HELD}[_stop:]`,
    `return ${['_before', placed, '_behind'].filter(Boolean).join(' + ')}`,
  ];
}

/** One item after the other, from a place before the second one that is meant. */
function everySoMany(
  held: SequenceValue,
  start: bigint,
  step: bigint,
  given: Evaluated | undefined,
): Lines | undefined {
  if (step < 2n || start < 0n || start >= step) return undefined;
  if (!given)
    return [
      '_kept = []',
      '_place = 0',
      `for _item in ${HELD}:`,
      `    if _place % ${step} != ${start}:`,
      '        _kept.append(_item)',
      '    _place += 1',
      'return _kept',
    ];
  const { value } = given;
  if (value?.kind !== 'list' && value?.kind !== 'tuple') return undefined;
  // Any other number of items is refused.
  if (BigInt(value.items.length) !== (BigInt(held.items.length) - start + step - 1n) / step) return undefined;
  return [
    '_kept = []',
    '_next = 0',
    '_place = 0',
    `for _item in ${HELD}:`,
    `    if _place % ${step} == ${start}:`,
    `        _item = ${given.text}[_next]`,
    '        _next += 1',
    '    _kept.append(_item)',
    '    _place += 1',
    'return _kept',
  ];
}
