/** `exec`: what it runs is not followed, so all that it may bind is unknown from then on. */
import type { UnknownValue, Value } from '../../../python/values/value';
import { idOf } from '../../objects/containers';
import type { Given } from '../../operands/leads';
import { bind } from '../../state/name-scopes';
import { withContents } from '../../state/value-roots';
import type { HeldValues, InnerStep } from '../calls/inner-call';

const UNKNOWN: UnknownValue = { kind: 'unknown', reason: 'what exec runs is not followed' };
/** Names that a text binds at the beginning of a line. */
const BOUND = /^(?:(?:async )?def |class |import )?([A-Za-z_]\w*)(?= *[=:(]|$)/gm;

export function executedText([text, ...namespaces]: readonly Given[], values: HeldValues): InnerStep | undefined {
  const run = values.of(text?.node);
  const open = [text, ...namespaces].find((one) => one && !values.of(one.node));
  if (open) return { needs: open.node };
  const filled = namespaces.flatMap(({ node }) => idOf(values.of(node)) ?? []);
  const names = namespaces.length === 0 && run?.kind === 'str' ? boundIn(run.value) : [];
  return {
    does: (state): [typeof state, Value] => {
      const forgotten = withContents(state, new Map(filled.map((id) => [id, UNKNOWN])));
      return [names.reduce((next, name) => bind(next, name, UNKNOWN), forgotten), UNKNOWN];
    },
  };
}

function boundIn(text: string): string[] {
  return [...text.matchAll(BOUND)].flatMap(([, name]) => name ?? []);
}
