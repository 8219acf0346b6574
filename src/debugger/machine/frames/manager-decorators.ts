/** A generator under `contextmanager` that is used as a decorator: each call of the function enters another one that is made alike. */
import { hasDecorator } from '../../../python/expressions/decorator';
import { functionValue } from '../../../python/definitions/definitions';
import type { SourceFile } from '../../../python/syntax';
import { entriesOf } from '../../../python/values/access-path';
import { itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import { suspendedFrame } from '../../calls/generators';
import type { Target } from '../../calls/callables';
import type { State } from '../../state/state';

/** The function that makes a decorated one, in the text that stands for the module. */
const DECORATED = 'contextlib._decorated';

/** Undefined for any other value. */
export function managerDecorator(source: SourceFile, state: State, decorator: Value): Target | undefined {
  const frame = suspendedFrame(state, decorator);
  const info = source.functions.find(({ qualifiedName }) => qualifiedName === DECORATED);
  if (!frame || !info || !hasDecorator(frame.function, 'contextmanager', 'contextlib.contextmanager')) return undefined;
  const positional: Value[] = [];
  const named: (readonly [Value, Value])[] = [];
  for (const { name, kind } of frame.function.parameters) {
    const value = frame.locals.get(name);
    if (!value) return undefined;
    if (kind === 'var-positional') positional.push(...(itemsOf(value) ?? []));
    else if (kind === 'var-keyword') named.push(...(entriesOf(value) ?? []));
    else if (kind === 'keyword-only') named.push([{ kind: 'str', value: name }, value]);
    else positional.push(value);
  }
  const made = functionValue(frame.function, frame.closure);
  const make = made.kind === 'opaque' ? { ...made, definition: frame.function.qualifiedName } : made;
  // Nobody closes the one that is there.
  const given = [decorator, make, { kind: 'tuple', items: positional }, { kind: 'dict', entries: named }] as const;
  return { kind: 'function', info, first: given.map((value) => ({ value })) };
}
