/** Attributes of classes that a statement changes: `Shape.count += 1`. No value that a name refers to has them in it. */
import { classOf } from '../../python/definitions/definitions';
import { sameValue } from '../../python/values/print';
import type { SourceFile, SourceRange, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';
import { ClassAttributes } from './class-attributes';

export interface ClassChange {
  /** As the statement writes it: `Shape.count`, `cls.count`. */
  readonly name: string;
  /** Position of its first occurrence in the statement. */
  readonly range: SourceRange;
  readonly value: Value;
  readonly before?: Value;
}

/** Those that the statement itself names, in the order of its text. */
export function classChanges(
  source: SourceFile,
  { tokens, kind: what }: Statement,
  frame: Frame,
  before: State,
  after: State,
): ClassChange[] {
  if (before.classes === after.classes) return [];
  const attributes = new ClassAttributes(source);
  const found = new Map<string, ClassChange>();
  for (const [i, { kind, text, range }] of tokens.entries()) {
    const attribute = tokens[i + 1]?.text === '.' ? tokens[i + 2] : undefined;
    if (kind !== 'name' || !attribute || tokens[i - 1]?.text === '.') continue;
    // A class that is only worked out now, since the line reads it, has not changed.
    const isWritten = i === 0 && (what === 'assignment' || what === 'augmented-assignment');
    if (!isWritten && lookup(before, frame, text)?.kind !== 'opaque') continue;
    const holder = lookup(after, frame, text);
    const owner = holder?.kind === 'opaque' ? classOf(source, holder) : undefined;
    const value = owner && attributes.of(after, owner, attribute.text);
    const name = `${text}.${attribute.text}`;
    if (!owner || !value || found.has(name)) continue;
    const was = attributes.of(before, owner, attribute.text);
    if (was && sameValue(was, value)) continue;
    const { endLine, endColumn } = attribute.range;
    found.set(name, { name, range: { ...range, endLine, endColumn }, value, ...(was && { before: was }) });
  }
  return [...found.values()];
}
