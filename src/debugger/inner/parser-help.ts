/** What a parser of `argparse` says of itself: that text is another one in every version of Python, and so is not known. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';

export function helpStep(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const [, does, what] = /^(print|format)_(help|usage)$/.exec(callee?.get('attribute')?.text ?? '') ?? [];
  const holder = does === undefined ? undefined : values.of(callee?.get('object')?.bare);
  if (holder?.kind !== 'foreign' || holder.type !== 'argparse.ArgumentParser') return undefined;
  const _text: Value = {
    kind: 'unknown',
    type: 'str',
    reason: `the text of ${what ?? 'it'} depends on the version of Python`,
  };
  if (does === 'format') return { value: _text };
  // To another file than that of the output, nothing is printed here.
  const isToFile = (node.get('arguments')?.named.length ?? 0) > 0;
  return isToFile ? { value: { kind: 'none' } } : innerCall('<print>', { _text }, ['print(_text)']);
}
