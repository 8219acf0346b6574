/** `groups.setdefault(key, []).append(word)`, `rows[i].append(cell)`: what is held inside is taken out, changed, and put back. */
import { mappingCallOf } from '../../../codec/values/container-calls';
import { displayedValue } from '../../objects/display';
import type { Query } from '../../../codec/query';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceRange } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { inFunction } from '../few-lines';
import { startOf } from '../sequences/item-lookup';
import type { ChangeInPlace } from './changes-in-place';
import { HELD } from './method-changes';

/** What has a value by now. */
interface Known {
  readonly at: (range: SourceRange) => Value | undefined;
  readonly read: (text: string) => Value | undefined;
}

/** Where the changed thing is held. */
interface Place {
  readonly name: string;
  /** From the outermost one on. */
  readonly keys: readonly SyntaxNode[];
  /** What is put there where there is nothing. */
  readonly start?: SyntaxNode;
}

/** Undefined for any other statement, and where not all of it is known. */
export function innerChange(query: Query, { at, read }: Known): ChangeInPlace | undefined {
  const { statement } = query;
  const part = statement.subExpressions.at(-1);
  const call = part?.discarded && part.operatorKind === 'method' ? part.node?.bare : undefined;
  const callee = call?.get('function')?.bare;
  const receiver = callee?.get('object')?.bare;
  const list = call?.get('arguments');
  const given = list?.type === 'argument_list' ? list.named : [];
  // What is put together on the spot is copied token by token, and mistaken for what is held already.
  const isOwn = receiver?.type === 'identifier' && given.some(({ type }) => DISPLAY.test(type));
  const place: Place | undefined = isOwn ? { name: receiver.text, keys: [] } : receiver && placeOf(receiver);
  const holder = place && query.lookup(place.name);
  // `groups[key].append(word)` of a `defaultdict`: what it holds, and what it makes for a key that is not there.
  const mapping = holder?.kind === 'call' ? mappingCallOf(holder) : undefined;
  const held = mapping?.inside ?? holder;
  if (statement.kind !== 'expression' || !place || !holder || !held || !HOLDING.test(held.kind)) return undefined;
  const made = mapping && place.keys.length === 1 ? startOf(holder) : undefined;
  if (mapping && (place.start || !made)) return undefined;
  if (given.some(({ type }) => type.endsWith('splat'))) return undefined;
  const known = ({ bare }: SyntaxNode): Value | undefined => at(bare.range) ?? read(bare.text);
  const valueOf = (node: SyntaxNode): Value | undefined =>
    DISPLAY.test(node.bare.type) ? displayedValue(node.bare, known) : known(node);
  const passed = given.map((one, number) => {
    const keyword = one.type === 'keyword_argument' ? `${one.get('name')?.text ?? ''}=` : '';
    const written = keyword === '' ? one : (one.get('value') ?? one);
    const value = AS_WRITTEN.test(written.type) ? undefined : valueOf(written);
    // A name without a value is a built-in one.
    if (!value && (AS_WRITTEN.test(written.type) || written.type === 'identifier')) return { text: keyword + written.text }; // prettier-ignore
    const name = `_given${number}`;
    return { text: keyword + name, name, value };
  });
  const names = new Map<string, Value | undefined>([
    [HELD, held],
    ...place.keys.map((key, depth) => [`_key${depth}`, valueOf(key)] as const),
    ...passed.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value] as const])),
    ...(place.start ? [['_start', valueOf(place.start)] as const] : made ? [['_start', made] as const] : []),
  ]);
  const bound = new Map([...names].flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
  if (bound.size < names.size) return undefined;
  // Where there is no such key, the model takes what a similar one has.
  const missing = place.start || made ? [`if _key0 not in ${HELD}:`, `    ${HELD}[_key0] = _start`] : [];
  const holders = [HELD, ...place.keys.slice(1).map((_, depth) => `_inner${depth}`), '_item'];
  const inner = place.keys.map((_, depth) => ({ item: holders[depth + 1] ?? '', at: `${holders[depth] ?? ''}[_key${depth}]` })); // prettier-ignore
  const lines = [
    ...missing,
    ...inner.map(({ item, at: there }) => `${item} = ${there}`),
    `${inner.length === 0 ? HELD : '_item'}.${callee?.get('attribute')?.text ?? ''}(${passed.map(({ text }) => text).join(', ')})`,
    ...inner.toReversed().map(({ item, at: there }) => `${there} = ${item}`),
    `return ${HELD}`,
  ];
  return {
    name: place.name,
    text: inFunction(lines),
    names: bound,
    ...(mapping && {
      around: (inside: Value) => (inside.kind === 'dict' || inside.kind === 'list' ? mapping.around(inside) : inside),
    }),
  };
}

const DISPLAY = /^(?:tuple|list|dictionary)$/;

/** Says what it is: a name for it would tell less. */
const AS_WRITTEN = /^(?:lambda|true|false|none|integer|float|string)$/;

const HOLDING = /^(?:dict|list)$/;

/** Undefined for what is not held inside of something that has a name. */
export function placeOf(node: SyntaxNode): Place | undefined {
  const [key, ...more] = node.type === 'subscript' ? node.all('subscript') : [];
  if (key) {
    const holder = node.get('value')?.bare;
    if (!holder || more.length > 0 || key.type === 'slice') return undefined;
    // An attribute that is read as a name has a value, too.
    if (/^(?:identifier|attribute)$/.test(holder.type)) return { name: holder.text, keys: [key] };
    const outer = holder.type === 'subscript' ? placeOf(holder) : undefined;
    return outer && { ...outer, keys: [...outer.keys, key] };
  }
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const holder = callee?.get('attribute')?.text === 'setdefault' ? callee.get('object')?.bare : undefined;
  const [name, start, ...others] = node.get('arguments')?.named ?? [];
  if (holder?.type !== 'identifier' || !name || !start || others.length > 0) return undefined;
  return { name: holder.text, keys: [name], start };
}
