/** Context managers of a `with` statement: `__exit__` of the program's own ones is called when the block is left. */
import type { ComputedValue } from '../../codec/query';
import { isBuiltInException, isLibraryException } from '../../python/definitions/builtin-exceptions';
import type { Statement } from '../../python/syntax';
import { remainderOf } from '../../python/statements/tree/node-tokens';
import { isSameRange } from '../../python/text/ranges';
import type { Value } from '../../python/values/value';
import type { Lookup } from '../../python/values/access-path';

/** Context managers of the library that the machine knows: what they do is a matter of where a text is printed, or nothing. */
const PLAIN = /^(?:contextlib\.)?(redirect_stdout|redirect_stderr|nullcontext)$/;

/** The name of such a manager. */
export function plainManager(callee: string): string | undefined {
  return PLAIN.exec(callee)?.[1];
}

/** Values of the managers in order, as far as they are known. */
export function managersOf(statement: Statement, computed: readonly ComputedValue[], lookup: Lookup): Value[] {
  return (statement.withItems ?? []).flatMap(({ manager }) => {
    // Of `await m()` the call is left, of `a if b else c` one operand.
    const left = remainderOf(statement, manager);
    if (left?.name !== undefined) return lookup(left.name) ?? [];
    return (left && computed.findLast((one) => isSameRange(one.range, left.range))?.value) ?? [];
  });
}

/** The exception expressions of `with suppress(ValueError, E):`; the program may have its own class named `suppress`. */
export function suppressed({ calls }: Statement, lookup: Lookup): string[] {
  return calls
    .filter(({ callee, receiver }) => callee === 'suppress' && (receiver !== undefined || !lookup('suppress')))
    .flatMap(({ arguments: all }) => all.map(({ star = '', text }) => star + text));
}

/** Nothing else is entered than `suppress(ValueError, E)`, with classes that are there: that runs nothing. */
export function isSuppressing(statement: Statement, lookup: Lookup): boolean {
  const { withItems = [], calls } = statement;
  const named = suppressed(statement, lookup);
  const isAlone = withItems.length === 1 && withItems[0]?.target === undefined && calls.length === 1;
  const isClass = (text: string): boolean =>
    isBuiltInException(text) ||
    isLibraryException(text.slice(text.lastIndexOf('.') + 1)) ||
    lookup(text)?.kind === 'opaque';
  return isAlone && named.length > 0 && named.every(isClass);
}
