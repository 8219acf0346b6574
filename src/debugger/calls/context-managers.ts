/** Context managers of a `with` statement: `__exit__` of the program's own ones is called when the block is left. */
import type { ComputedValue } from '../../codec/query';
import type { SourceToken, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { Lookup } from '../../python/values/access-path';

/** Values of the managers in order, as far as they are known. */
export function managersOf(statement: Statement, computed: readonly ComputedValue[], lookup: Lookup): Value[] {
  return items(statement).flatMap((tokens) => {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (!first || !last) return [];
    if (first === last && first.kind === 'name') {
      const value = lookup(first.text);
      return value ? [value] : [];
    }
    const whole = computed.findLast(
      ({ range }) =>
        range.line === first.range.line &&
        range.column === first.range.column &&
        range.endLine === last.range.endLine &&
        range.endColumn === last.range.endColumn,
    );
    return whole ? [whole.value] : [];
  });
}

/** Texts of what `with suppress(ValueError, E):` swallows; of the name `suppress` the program may have a class of its own. */
export function suppressed({ calls }: Statement, lookup: Lookup): string[] {
  return calls
    .filter(({ callee, receiver }) => callee === 'suppress' && (receiver !== undefined || !lookup('suppress')))
    .flatMap(({ arguments: all }) => all.map(({ star = '', text }) => star + text));
}

/** Tokens of each manager expression, without `as target`. */
function items(statement: Statement): SourceToken[][] {
  const start = statement.tokens.findIndex(({ text }) => text === 'with') + 1;
  let tokens = statement.tokens.slice(start);
  if (tokens[0]?.text === '(' && closes(tokens) === tokens.length - 1) tokens = tokens.slice(1, -1);
  const all: SourceToken[][] = [[]];
  let depth = 0;
  let isTarget = false;
  for (const token of tokens) {
    if ('([{'.includes(token.text)) depth++;
    if (')]}'.includes(token.text)) depth--;
    if (depth === 0 && token.text === ':') break;
    if (depth === 0 && token.text === ',') {
      all.push([]);
      isTarget = false;
    } else if (depth === 0 && token.text === 'as') isTarget = true;
    else if (!isTarget) all.at(-1)?.push(token);
  }
  return all;
}

function closes(tokens: readonly SourceToken[]): number {
  let depth = 0;
  return tokens.findIndex(({ text }) => {
    if (text === '(') depth++;
    if (text === ')') depth--;
    return depth === 0;
  });
}
