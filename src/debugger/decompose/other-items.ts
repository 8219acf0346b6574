/** Questions about the items of something that shows others than it has, or that are written like something else. */
import type { CallSite, SubExpression } from '../../python/syntax';
import { itemsOf } from '../../python/values/items';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

type Read = (text: string) => Value | undefined;

/** Ranges and views of dicts, which do not have the items that they show. */
const SHOWN_OTHERWISE = /^(?:range|dict_values|dict_items)$/;

/** What is asked of the items of something that looks like something else: `x in d.values()`, `range(0, 9, 2)[-1]`, `zip(d, d.values())`, `'-'.join(reversed(s))`. */
export function isOfOtherItems(
  { operator, operands, node }: SubExpression,
  site: CallSite | undefined,
  read: Read,
): boolean {
  const shown = (text: string | undefined): string => {
    const value = text === undefined ? undefined : read(text);
    return value?.kind === 'call' ? value.name : (value?.kind ?? '');
  };
  if (operator === 'in' || operator === 'not in')
    return SHOWN_OTHERWISE.test(shown(operands?.[1])) || isOfOtherType(operands?.map(read)) || isNumberInBytes(operands?.map(read)); // prettier-ignore
  if (operator === '[]') return shown(operands?.[0]) === 'range';
  const [only, ...more] = site?.arguments ?? [];
  if (!only || more.length > 0 || !/^(?:join|list|dict|str|repr)$/.test(operator)) return false;
  const inner = node?.get('arguments')?.named[0];
  const maker = inner?.type === 'call' ? inner.get('function')?.text : undefined;
  if (/^(?:list|str|repr)$/.test(operator) && shown(only.text) === 'bytes') return true;
  if (operator === 'join') return maker === 'reversed' || shown(only.text) === 'str';
  return maker === 'zip' && (inner?.get('arguments')?.named ?? []).some(({ text }) => shown(text) === 'dict');
}

/** Whether there is an item that is written like another one of another type: `5 in ['5']`. */
function isOfOtherType([item, items]: readonly (Value | undefined)[] = []): boolean {
  if (!item || !items || !/^(?:list|tuple|set|dict)$/.test(items.kind)) return false;
  // One that is in brackets itself is easily taken for what stands in it.
  if (item.kind === 'list' || item.kind === 'tuple') return [...(itemsOf(items) ?? [])].every(({ kind }) => kind !== item.kind); // prettier-ignore
  const written = (value: Value): string => printValue(value).replace(/["']/g, '');
  return [...(itemsOf(items) ?? [])].some((one) => one.kind !== item.kind && written(one) === written(item));
}

/** `98 in b'abc'`: bytes are numbers that are shown as characters. */
function isNumberInBytes([item, items]: readonly (Value | undefined)[] = []): boolean {
  return item?.kind === 'int' && items?.kind === 'bytes';
}
