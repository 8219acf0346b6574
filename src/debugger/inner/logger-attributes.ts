/** What loggers of `logging` say of themselves. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { loggerName, LOGGING } from '../state/loggers';
import type { Bindings } from '../state/state';
import type { HeldValues } from './calls/inner-call';
import { LEVELS } from './log-messages';

export const ROOT = 'root';
export const NO_HANDLERS: Value = { kind: 'list', items: [] };

/** @param settings what the machine keeps beside the attributes of classes */
export function attributeOfLogger(
  holder: Value | undefined,
  asked: string,
  context: { settings(key: string): Bindings | undefined },
): Value | undefined {
  const name = loggerName(holder);
  const settings = context.settings(LOGGING);
  if (name === undefined || name === '?') return undefined;
  switch (asked) {
    case 'name':
      return { kind: 'str', value: name };
    case 'level':
      return (
        settings?.get(`level ${name}`) ?? { kind: 'int', value: BigInt(name === ROOT ? (LEVELS.WARNING ?? 0) : 0) }
      );
    case 'propagate':
      return settings?.get(`propagate ${name}`) ?? { kind: 'bool', value: true };
    case 'handlers':
      // What `basicConfig` has made for the root is not among them.
      return name === ROOT ? undefined : (settings?.get(`handlers ${name}`) ?? NO_HANDLERS);
    default:
      return undefined;
  }
}

/** The logger of `log.handlers.clear()`. */
export function clearedHandlers(callee: SyntaxNode, values: HeldValues): string | undefined {
  const list =
    callee.type === 'attribute' && callee.get('attribute')?.text === 'clear' ? callee.get('object')?.bare : undefined;
  const isOf = list?.type === 'attribute' && list.get('attribute')?.text === 'handlers';
  const name = isOf ? loggerName(values.of(list.get('object'))) : undefined;
  return name === ROOT || name === '?' ? undefined : name;
}
