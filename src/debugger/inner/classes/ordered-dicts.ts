/** What an `OrderedDict` does with the order of its items, in terms of what any dict does. */
import { entriesOf } from '../../../python/values/access-path';
import type { Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerCall } from '../calls/inner-call';
import type { Value } from '../../../python/values/value';

export function orderedDictCall(
  _dict: Value | undefined,
  name: string,
  all: readonly Given[],
  values: HeldValues,
): InnerCall | undefined {
  if (_dict?.kind !== 'call' || _dict.name !== 'OrderedDict' || all.some(({ star }) => star)) return undefined;
  const named = all.find(({ keyword }) => keyword === 'last');
  const given = all.filter(({ keyword }) => keyword === undefined).map(({ node }) => values.of(node));
  const last = named ? values.of(named.node) : given[name === 'popitem' ? 0 : 1];
  const isLast = last === undefined ? !named : last.kind === 'bool' && last.value;
  if (last !== undefined && last.kind !== 'bool') return undefined;
  if (name === 'popitem') return isLast || isEmpty(_dict) ? undefined : innerCall('<popitem>', { _dict }, FIRST_OUT);
  const [_key] = given;
  if (name !== 'move_to_end' || !_key) return undefined;
  return innerCall('<move_to_end>', { _dict, _key }, isLast ? TO_END : TO_FRONT);
}

function isEmpty(value: Value): boolean {
  return (entriesOf(value)?.length ?? 0) === 0;
}

const FIRST_OUT = ['for _key in _dict:', '    _value = _dict.pop(_key)', '    return _key, _value'];
const TO_END = ['_value = _dict.pop(_key)', '_dict[_key] = _value'];
const TO_FRONT = [
  '_value = _dict.pop(_key)',
  '_items = list(_dict.items())',
  '_dict.clear()',
  '_dict[_key] = _value',
  'for _other, _value in _items:',
  '    _dict[_other] = _value',
];
