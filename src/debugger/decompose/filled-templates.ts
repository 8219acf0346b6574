/**
 * Texts that are filled in, with their template written down where it is known and everything that goes into it by a name:
 * `fmt.format(*row)` as `'{:<9} {}'.format(_given0, _given1)`, `f'{name:{width}}'` as `f'{name:12}'`.
 */
import { isFixed, isOfNumber, isScientific, specificationOf } from '../../python/desugar/format-specs';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import { dateParts } from '../../python/values/dates';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { LASTING, type GivenOperands } from './given-operands';
import { holesOf, inHole, specifierOf } from '../../python/expressions/holes';

type Read = (text: string) => Value | undefined;

const MOST_ITEMS = 20;
/** A conversion of `%` that says the key of its value. */
const KEYED = /%\((\w+)\)/g;

/** Undefined for what is no such text, is not known well enough, or is written down like that already. */
export function filledTemplate(part: SubExpression, read: Read): GivenOperands | undefined {
  const node = part.node?.bare;
  if (node?.type === 'call' && part.operator === 'format') return ofFormat(node, read) ?? ofSpecifier(node, read);
  if (node?.type === 'binary_operator' && part.operator === '%') return ofPercent(node, read);
  return node?.type === 'string' ? ofHoles(node, read) : undefined;
}

/** Names for what is filled in. */
export class Given {
  readonly names = new Map<string, Value>();

  name(value: Value): string {
    const name = `_given${this.names.size}`;
    this.names.set(name, value);
    return name;
  }
}

function ofFormat(node: SyntaxNode, read: Read): GivenOperands | undefined {
  const receiver = node.get('function')?.get('object')?.bare;
  const list = node.get('arguments');
  const template = receiver && read(receiver.text);
  if (template?.kind !== 'str' || list?.type !== 'argument_list') return undefined;
  const isSplat = list.named.some(({ type }) => type.endsWith('_splat'));
  if (receiver?.type === 'string' && !isSplat) return undefined;
  const given = new Given();
  const all = list.named.flatMap((one) => argumentTexts(one, read, given));
  return all.includes(undefined)
    ? undefined
    : { text: `${printValue(template)}.format(${all.join(', ')})`, names: given.names };
}

/** `format(price, how)` is `f'{price:>8.2f}'`; digits by a format that is written there are gone through as they are. */
function ofSpecifier(node: SyntaxNode, read: Read): GivenOperands | undefined {
  const [value, specifier, ...more] = node.get('arguments')?.named ?? [];
  const how = specifier && read(specifier.text);
  if (node.get('function')?.text !== 'format' || !value || how?.kind !== 'str' || more.length > 0) return undefined;
  if (/[{}'"\\\n]/.test(how.value)) return undefined;
  if (specifier?.type === 'string' && isOfDigits(how.value)) return undefined;
  const given = new Given();
  const name = operandText(value, read, given);
  return /^\w+$/.test(name)
    ? { text: `f'{${name}${how.value === '' ? '' : `:${how.value}`}}'`, names: given.names }
    : undefined;
}

function isOfDigits(format: string): boolean {
  const specification = specificationOf(format);
  return specification !== undefined && [isOfNumber, isFixed, isScientific].some((is) => is(specification));
}

/** An argument as it is given now, of a star all of them; with undefined among them where that is not known. */
export function argumentTexts(node: SyntaxNode, read: Read, given: Given): readonly (string | undefined)[] {
  if (node.type === 'list_splat') return itemsOf(read(node.named[0]?.text ?? ''))?.map((item) => given.name(item)) ?? [undefined]; // prettier-ignore
  if (node.type === 'dictionary_splat') {
    const entries = entriesOf(read(node.named[0]?.text ?? ''));
    return entries?.map(([key, value]) => `${key}=${given.name(value)}`) ?? [undefined];
  }
  if (node.type !== 'keyword_argument') return [operandText(node, read, given)];
  return [`${node.get('name')?.text ?? ''}=${operandText(node.get('value') ?? node, read, given)}`];
}

function operandText(node: SyntaxNode, read: Read, given: Given): string {
  const isWritten = /^(?:identifier|integer|float|string|true|false|none)$/.test(node.bare.type);
  const value = isWritten ? undefined : read(node.text);
  return value && LASTING.test(value.kind) ? given.name(value) : node.text;
}

function ofPercent(node: SyntaxNode, read: Read): GivenOperands | undefined {
  const [left, right] = [node.get('left')?.bare, node.get('right')?.bare];
  const template = left && read(left.text);
  if (template?.kind !== 'str' || !left || !right) return undefined;
  const given = new Given();
  const isKeyed = template.value.search(KEYED) >= 0;
  const value = read(right.text);
  if (right.type === 'tuple') {
    const isPlain = left.type === 'string' && !right.named.some(({ type }) => type === 'list_splat');
    const items = isPlain ? [] : right.named.flatMap((one) => argumentTexts(one, read, given));
    return items.includes(undefined) ? undefined : percentOf(template, items, given);
  }
  if (isKeyed) return ofKeys(template.value, entriesOf(value), given);
  if (value?.kind === 'tuple')
    return percentOf(
      template,
      itemsOf(value)?.map((item) => given.name(item)),
      given,
    );
  return left.type === 'string' || !value || !LASTING.test(value.kind) || value.kind === 'dict'
    ? undefined
    : percentOf(template, [given.name(value)], given);
}

function percentOf(
  template: Value,
  items: readonly (string | undefined)[] | undefined,
  { names }: Given,
): GivenOperands | undefined {
  if (!items || items.length === 0) return undefined;
  return { text: `${printValue(template)} % (${items.join(', ')}${items.length === 1 ? ',' : ''})`, names };
}

/** `'%(name)s: %(count)d' % row`: what is meant is given in the order in which it stands there. */
function ofKeys(template: string, entries: Entries | undefined, given: Given): GivenOperands | undefined {
  const values = new Map(entries);
  const wanted = Array.from(template.matchAll(KEYED), ([, key = '']) => values.get(key));
  const known = wanted.filter((value) => value !== undefined);
  if (known.length < wanted.length) return undefined;
  const items = known.map((value) => given.name(value));
  return percentOf({ kind: 'str', value: template.replace(KEYED, '%') }, items, given);
}

/** An f-string in whose holes something else says how wide they are. */
function ofHoles(node: SyntaxNode, read: Read): GivenOperands | undefined {
  const holes = holesOf(node);
  const nested = holes.flatMap((hole) => specifierOf(hole)?.named ?? []);
  if (nested.length === 0) return ofWeekdays(node, holes, read);
  let text = node.text;
  for (const inner of nested.toReversed()) {
    const value = read(inner.text.replace(/^\{\s*|\s*\}$/g, ''));
    if (value?.kind !== 'int' && value?.kind !== 'str') return undefined;
    const at = inner.offset - node.offset;
    const shown = value.kind === 'int' ? String(value.value) : value.value;
    if (/[{}'"\\\n]/.test(shown)) return undefined;
    text = text.slice(0, at) + shown + text.slice(at + inner.text.length);
  }
  return { text, names: new Map() };
}

/** `f'{day:%a %d.%m.}'` is `f'{day.strftime("%a %d.%m.")}'`: which weekday it is takes questions of its own. */
function ofWeekdays(node: SyntaxNode, holes: readonly SyntaxNode[], read: Read): GivenOperands | undefined {
  const shows = holes.map((hole) => read(inHole(hole)?.text ?? ''));
  // How an instance is shown has been asked of its class, in the text as it is written.
  if (shows.some((value) => !value || value.kind === 'object')) return undefined;
  let text = node.text;
  const quote = node.text.endsWith("'") ? '"' : "'";
  for (const hole of holes.toReversed()) {
    const [expression, specifier] = [inHole(hole), specifierOf(hole)];
    const format = specifier?.text.slice(1) ?? '';
    if (!expression || !specifier || !/%[aAcjuUwWGV]/.test(format) || /['"\\{}]/.test(format)) continue;
    if (expression.type !== 'identifier' || !dateParts(read(expression.text))) continue;
    const at = specifier.offset - node.offset;
    const shown = `.strftime(${quote}${format}${quote})`;
    text = text.slice(0, at) + shown + text.slice(at + specifier.text.length);
  }
  return text === node.text ? undefined : { text, names: new Map() };
}

type Entries = readonly (readonly [string, Value])[];

function itemsOf(value: Value | undefined): readonly Value[] | undefined {
  const isItems = (value?.kind === 'tuple' || value?.kind === 'list') && value.items.length <= MOST_ITEMS;
  return isItems && value.items.every(({ kind }) => LASTING.test(kind)) ? value.items : undefined;
}

function entriesOf(value: Value | undefined): Entries | undefined {
  if (value?.kind !== 'dict' || value.entries.length > MOST_ITEMS) return undefined;
  const entries = value.entries.flatMap(([key, item]): Entries =>
    key.kind === 'str' && /^[A-Za-z_]\w*$/.test(key.value) && LASTING.test(item.kind) ? [[key.value, item]] : [],
  );
  return entries.length === value.entries.length ? entries : undefined;
}
