/** `groups.setdefault(key, []).append(word)`, `rows[i].append(cell)`: what is held inside is taken out, changed, and put back. */
import type { Query } from '../../../codec/query';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceRange } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { inFunction } from '../few-lines';
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
  readonly key: SyntaxNode;
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
  const place = statement.kind === 'expression' && receiver ? placeOf(receiver) : undefined;
  const held = place && query.lookup(place.name);
  const list = call?.get('arguments');
  const [given, ...more] = list?.type === 'argument_list' ? list.named : [];
  if (!place || !held || !HOLDING.test(held.kind) || !given || more.length > 0) return undefined;
  if (/argument$|splat$/.test(given.type)) return undefined;
  const valueOf = ({ bare }: SyntaxNode): Value | undefined => at(bare.range) ?? read(bare.text);
  const names = new Map<string, Value | undefined>([
    [HELD, held],
    ['_key', valueOf(place.key)],
    ['_given', valueOf(given)],
    ...(place.start ? [['_start', valueOf(place.start)] as const] : []),
  ]);
  const known = new Map([...names].flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
  if (known.size < names.size) return undefined;
  // Where there is no such key, the model takes what a similar one has.
  const missing = place.start ? [`if _key not in ${HELD}:`, `    ${HELD}[_key] = _start`] : [];
  const lines = [
    ...missing,
    `_item = ${HELD}[_key]`,
    `_item.${callee?.get('attribute')?.text ?? ''}(_given)`,
    `${HELD}[_key] = _item`,
    `return ${HELD}`,
  ];
  return { name: place.name, text: inFunction(lines), names: known };
}

const HOLDING = /^(?:dict|list)$/;

function placeOf(node: SyntaxNode): Place | undefined {
  if (node.type === 'subscript') {
    const [key, ...more] = node.all('subscript');
    const name = nameOf(node.get('value'));
    return name !== undefined && key && more.length === 0 && key.type !== 'slice' ? { name, key } : undefined;
  }
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const name = callee?.get('attribute')?.text === 'setdefault' ? nameOf(callee.get('object')) : undefined;
  const [key, start, ...more] = node.get('arguments')?.named ?? [];
  return name !== undefined && key && start && more.length === 0 ? { name, key, start } : undefined;
}

function nameOf(node: SyntaxNode | undefined): string | undefined {
  return node?.bare.type === 'identifier' ? node.bare.text : undefined;
}
