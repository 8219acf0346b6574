/** `e.add_note(text)` of an exception that has been raised. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../python/syntax';
import { isException } from '../classes/exception-attributes';
import { givenIn } from '../operands/leads';
import { withNote } from '../state/exception-links';
import type { HeldValues, InnerStep } from './calls/inner-call';

export function noteStep(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  if (callee?.type !== 'attribute' || callee.get('attribute')?.text !== 'add_note') return undefined;
  const holder = values.of(callee.get('object'));
  if (!holder || !isException(source, holder)) return undefined;
  const [note, ...more] = givenIn(node.get('arguments'));
  if (!note || more.length > 0 || note.star) return undefined;
  const text = values.of(note.node);
  if (!text) return { needs: note.node };
  if (holder.links && text.kind === 'str')
    return { does: (state) => [withNote(state, holder, text.value), { kind: 'none' }] };
  return { value: { kind: 'unknown', reason: 'which exception gets a note is not known' } };
}
