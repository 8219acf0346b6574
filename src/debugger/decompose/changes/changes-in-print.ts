/**
 * `print(stack.pop(), stack)`: what is printed is worked out argument by argument, each a statement of its own, since the model
 * tells what is taken out of something and forgets that it is gone.
 */
import type { ComputedValue, Prediction, Query } from '../../../codec/query';
import { isValueOf } from '../../../codec/step/syntax/call-syntax';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { isSameRange } from '../../../python/text/ranges';
import type { Result } from '../routines/run-routine';
import { inFunction, type FewLines } from '../few-lines';
import { finished } from '../written-texts';
import { changedBy, namesChanged, onOneLine } from './changes-on-the-way';

/** The function gives each of the arguments, and what each of the names then holds. */
export interface ChangesInPrint extends FewLines {
  readonly given: readonly SyntaxNode[];
  readonly changed: readonly string[];
}

/** Undefined for statements that print nothing of the kind. */
export function changesInPrint(query: Query): ChangesInPrint | undefined {
  const { kind, evaluation, tokens, subExpressions } = query.statement;
  const whole = kind === 'expression' ? evaluation?.node?.bare : undefined;
  const call = whole?.type === 'expression_statement' && whole.named.length === 1 ? whole.named[0]?.bare : whole;
  const isPrinted = call?.type === 'call' && call.get('function')?.text === 'print' && !query.lookup('print');
  if (!isPrinted || query.computed.length > 0 || tokens.some(({ text }) => text === ':=')) return undefined;
  const all = call.get('arguments')?.named ?? [];
  const given = all.filter(({ type }) => type !== 'keyword_argument' && type !== 'comment');
  if (given.some(({ type }) => /splat|for_in_clause/.test(type))) return undefined;
  const changed = new Set(given.flatMap((one) => namesChanged(query, one)));
  // What has been taken apart before has a name by now.
  const isOpen = ({ range }: SyntaxNode): boolean => subExpressions.some((part) => isSameRange(part.range, range));
  const isChange = ({ bare }: SyntaxNode): boolean => changedBy(query, bare, true) !== undefined && isOpen(bare);
  const isPlain = given.every((one) => namesChanged(query, one).length === (isChange(one) ? 1 : 0));
  if (changed.size === 0 || !isPlain) return undefined;
  const names = given.map((_, at) => `_value${at}`);
  const lines = given.map((one, at) => `${names[at] ?? ''} = ${onOneLine(one.bare)}`);
  const text = inFunction([...lines, `return ${[...names, ...changed].join(', ')}`]);
  return { text, names: new Map(), given, changed: [...changed] };
}

/** What such a statement does, of what the function gives. */
export function afterPrint(
  query: Query,
  { given, changed }: ChangesInPrint,
  { value, confidence }: Result,
): Prediction | undefined {
  const all = value.kind === 'tuple' && value.items.length === given.length + changed.length ? value.items : [];
  const values = given.flatMap((part, at): ComputedValue[] => (all[at] ? [{ expression: part.bare.text, range: part.bare.range, value: all[at], confidence }] : [])); // prettier-ignore
  const held = new Map(changed.map((name, at) => [name, all[given.length + at]]));
  // Names that are printed, too, show what they hold by then.
  const done = finished({ ...query, lookup: (name) => held.get(name) ?? query.lookup(name) }, values);
  const changes = [...held].flatMap(([name, now]) => (now ? [{ name, value: now, confidence }] : []));
  const parts = values.filter((one) => query.statement.subExpressions.some((part) => isValueOf(one, part)));
  return done && { ...done, values: parts, changes, confidence };
}
