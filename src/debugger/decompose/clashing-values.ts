/** Types that Python refuses as keys, and as what a template is filled with: of both the model is sure, and makes something of them. */
import type { ComputedValue } from '../../codec/query';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import { unhashable } from '../../python/values/distinct';
import { itemsOf } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { missingItem } from './missing-items';
import { refusedFormat } from './refused-formats';
import { refusedOperand } from './refused-operands';
import { differing, typeName } from './types-apart';
import type { TypeClash } from './type-clash';

/** Undefined for what Python takes, or is not known well enough. */
export function refusalOf(part: SubExpression, read: Read): TypeClash | undefined {
  return (
    unhashedKey(part, read) ??
    unfilledTemplate(part, read) ??
    refusedOperand(part, read) ??
    refusedFormat(part, read) ??
    missingItem(part, read)
  );
}

/** An exception would hide all that comes behind it: it takes more than a guess at an operand. */
export function sureOf(values: readonly ComputedValue[], threshold: number): ComputedValue[] {
  return values.filter(({ confidence }) => confidence >= threshold);
}

type Read = (text: string) => Value | undefined;

/** Types of which every value can be a key. */
const KEYS = ['int', 'str', 'tuple'];
const OF_DICTS = /^(?:get|pop|setdefault)$/;
const OF_SETS = /^(?:add|remove|discard)$/;
/** These take a set for the frozen one that has the same items. */
const ASK = /^(?:(?:not )?in|remove|discard)$/;

/** `table[words]`, `words in seen`, `seen.add(words)`, `set(rows)` */
function unhashedKey(part: SubExpression, read: Read): TypeClash | undefined {
  const { operator, operatorKind, node } = part;
  const [holder, keys] = heldIn(part, read);
  if (!holder && !(operatorKind === 'call' && /^(?:frozen)?set$/.test(operator) && !read(operator))) return undefined;
  const all = holder ? keys : itemsOfOnly(node, read);
  const key = all.find((one) => unhashable(one) !== undefined && !(one.kind === 'set' && holder?.kind === 'set' && ASK.test(operator))); // prettier-ignore
  const message = key && unhashable(key);
  const refused = /'(\w+)'$/.exec(message ?? '')?.[1];
  return message === undefined || refused === undefined ? undefined : { pairs: differing(refused, KEYS), exception: { type: 'TypeError', message } }; // prettier-ignore
}

/** A dict or set, and what is looked for in it or put into it. */
function heldIn({ operator, operatorKind, operands, node }: SubExpression, read: Read): [Value | undefined, Value[]] {
  const known = (one: string | undefined): Value[] => (one === undefined ? [] : [read(one) ?? []].flat());
  const [left, right] = operands?.length === 2 ? operands : [];
  if (operator === '[]') return [ofKind(left, /^dict$/, read), known(right)];
  if (/^(?:not )?in$/.test(operator)) return [ofKind(right, /^(?:dict|set)$/, read), known(left)];
  const [key] = operatorKind === 'method' ? (node?.bare.get('arguments')?.named ?? []) : [];
  const receiver = node?.bare.get('function')?.bare.get('object')?.bare.text;
  if (OF_DICTS.test(operator)) return [ofKind(receiver, /^dict$/, read), known(key?.text)];
  return OF_SETS.test(operator) ? [ofKind(receiver, /^set$/, read), known(key?.text)] : [undefined, []];
}

function ofKind(text: string | undefined, kind: RegExp, read: Read): Value | undefined {
  const value = text === undefined ? undefined : read(text);
  return value && kind.test(value.kind) ? value : undefined;
}

function itemsOfOnly(node: SyntaxNode | undefined, read: Read): Value[] {
  const [only, ...more] = node?.bare.get('arguments')?.named ?? [];
  const value = only && more.length === 0 ? read(only.text) : undefined;
  return value?.kind === 'list' || value?.kind === 'tuple' ? [...(itemsOf(value) ?? [])] : [];
}

/** Conversions without a key or a width of their own that is filled in, and percent signs. */
const CONVERSION = /%(?:%|[-+ #0]*\d*(?:\.\d+)?([a-zA-Z]))/g;
/** What is written there of a number, as CPython words its absence. */
const NUMBERS: Readonly<Partial<Record<string, string>>> = {
  d: '%d format: a real number is required',
  i: '%i format: a real number is required',
  f: 'must be real number',
  e: 'must be real number',
  g: 'must be real number',
  x: '%x format: an integer is required',
  X: '%X format: an integer is required',
  o: '%o format: an integer is required',
};

/** `'%d of %d' % 3`, `'%d' % 'x'`: as many values as there are conversions, of types that they take. */
function unfilledTemplate({ operator, operands }: SubExpression, read: Read): TypeClash | undefined {
  const [template, given] = operator === '%' && operands?.length === 2 ? operands.map(read) : [];
  if (template?.kind !== 'str' || !given || !/^(?:int|float|str|none|bool|tuple)$/.test(given.kind)) return undefined;
  if (template.value.replace(CONVERSION, '').includes('%')) return undefined;
  const conversions = [...template.value.matchAll(CONVERSION)].flatMap(([, type]) => type ?? []);
  const values = given.kind === 'tuple' ? [...(itemsOf(given) ?? [])] : [given];
  for (const [at, type] of conversions.entries()) {
    const value = values[at];
    if (!value) break;
    const name = typeName(value);
    const wants = Object.hasOwn(NUMBERS, type) ? NUMBERS[type] : undefined;
    if (wants === undefined) continue;
    if (value.kind === 'bool') continue;
    if (name === undefined) return undefined;
    const fits = wants.includes('integer') ? ['int'] : ['int', 'float'];
    if (!fits.includes(name)) return { pairs: differing(name, fits), exception: { type: 'TypeError', message: `${wants}, not ${name}` } }; // prettier-ignore
  }
  if (values.length === conversions.length) return undefined;
  const count = (items: readonly unknown[]): Value => ({ kind: 'int', value: BigInt(items.length) });
  const message = values.length < conversions.length ? 'not enough arguments for format string' : 'not all arguments converted during string formatting'; // prettier-ignore
  return { pairs: [[count(values), count(conversions)]], exception: { type: 'TypeError', message } };
}
