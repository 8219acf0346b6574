/** `del groups[key][0]`: what is held inside is taken out, loses its item, and is put back. As a whole, all that is held there is said to be gone. */
import type { Query } from '../../../codec/query';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import { isContainer } from '../../objects/containers';
import { inFunction } from '../few-lines';
import type { ChangeInPlace } from './changes-in-place';
import { placeOf } from './inner-changes';
import { HELD } from './method-changes';

/** Undefined for any other statement, and where a key is not known. */
export function innerDeletion(query: Query, read: (text: string) => Value | undefined): ChangeInPlace | undefined {
  const { kind, evaluation } = query.statement;
  const [target, ...more] = kind === 'delete' ? (evaluation?.node?.named ?? []) : [];
  const holder = more.length === 0 && target?.bare.type === 'subscript' ? target.bare.get('value')?.bare : undefined;
  const [index, ...others] = target?.bare.all('subscript') ?? [];
  const place = holder?.type === 'subscript' ? placeOf(holder) : undefined;
  const held = place && query.lookup(place.name);
  if (!place || !held || !isContainer(held) || !index || others.length > 0 || index.type === 'slice') return undefined;
  const valueOf = ({ bare }: SyntaxNode): Value | undefined => read(bare.text);
  // A place that is written down says more than a name for it.
  const isWritten = WRITTEN.test((index.bare.get('argument') ?? index).bare.type);
  const keys = isWritten ? place.keys : [...place.keys, index];
  const names = [[HELD, held], ...keys.map((key, depth) => [`_key${depth}`, valueOf(key)] as const)] as const; // prettier-ignore
  const bound = new Map(names.flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
  if (bound.size < names.length) return undefined;
  const holders = [HELD, ...place.keys.map((_, depth) => `_inner${depth}`)];
  const inner = place.keys.map((_, depth) => ({ item: holders[depth + 1] ?? '', at: `${holders[depth] ?? ''}[_key${depth}]` })); // prettier-ignore
  const lines = [
    ...inner.map(({ item, at }) => `${item} = ${at}`),
    `del ${holders.at(-1) ?? HELD}[${isWritten ? index.text : `_key${place.keys.length}`}]`,
    ...inner.toReversed().map(({ item, at }) => `${at} = ${item}`),
    `return ${HELD}`,
  ];
  return { name: place.name, text: inFunction(lines), names: bound };
}

const WRITTEN = /^(?:integer|string)$/;
