/** `e.add_note(text)` and `e.with_traceback(traceback)` of an exception. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isException } from '../classes/exception-attributes';
import { givenIn } from '../operands/leads';
import { withNote } from '../state/exception-links';
import { typeOf } from '../unknowns/unknown-values';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';

export function noteStep(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const method = callee?.type === 'attribute' ? callee.get('attribute')?.text : undefined;
  if (method !== 'add_note' && method !== 'with_traceback') return undefined;
  const written = callee?.get('object');
  const holder = values.of(written);
  if (!holder && method === 'with_traceback' && written) return { needs: written };
  if (!holder || !isException(source, holder)) return undefined;
  const [note, ...more] = givenIn(node.get('arguments'));
  if (!note || more.length > 0 || note.star) return undefined;
  // Where it has been is no part of any value here.
  if (method === 'with_traceback') return { value: holder };
  const text = values.of(note.node);
  if (!text) return { needs: note.node };
  if (text.kind === 'str')
    return {
      does: (state) => {
        const noted = withNote(state, holder, text.value);
        return noted ? [noted, { kind: 'none' }] : [state, LOST];
      },
    };
  const type = typeOf(text);
  if (type === undefined) return { value: LOST };
  return innerCall('<add_note>', {}, [`raise TypeError("note must be a str, not '${type}'")`]);
}

const LOST: Value = { kind: 'unknown', reason: 'which exception gets a note is not known' };
