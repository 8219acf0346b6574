/** Durations that a statement shows, by `print` or in an f-string: in their place stand their texts, which are worked out before. */
import { contains, isSameRange } from '../../../codec/step/syntax/call-syntax';
import type { Query } from '../../../codec/query';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { RunRoutine } from '../routines/run-routine';
import { reader } from '../doubtful-parts';
import { textOfDuration } from './date-operations';

/** The question with texts in the place of durations, and how sure these are; undefined where none is shown. */
export async function withShownDurations(
  query: Query,
  roll: RunRoutine,
): Promise<{ readonly query: Query; readonly confidence: number } | undefined> {
  const read = reader(query);
  const shown = query.statement.subExpressions.flatMap(shownIn);
  const texts = new Map<SyntaxNode, Value>();
  let confidence = 1;
  for (const node of shown) {
    const said = isOnlyShown(node, shown, query) ? await textOfDuration(read(node.text), roll) : undefined;
    if (!said) continue;
    texts.set(node, said.value);
    confidence *= said.confidence;
  }
  if (texts.size === 0) return undefined;
  const names = new Map([...texts].map(([node, text]) => [node.text, text]));
  const computed = query.computed.map((one) => {
    const text = [...texts].find(([node]) => isSameRange(node.range, one.range))?.[1];
    return text ? { ...one, value: text } : one;
  });
  return { query: { ...query, computed, lookup: (name) => names.get(name) ?? query.lookup(name) }, confidence };
}

/** What `print` or an f-string shows as it is. */
function shownIn({ operator, node }: SubExpression): readonly SyntaxNode[] {
  if (!node) return [];
  const { bare } = node;
  if (operator === 'print' && bare.type === 'call') {
    const given = bare.get('arguments');
    return given?.type === 'argument_list' ? given.named.map((one) => one.bare).filter(({ type }) => !/^(?:keyword_argument|.*_splat)$/.test(type)) : []; // prettier-ignore
  }
  if (operator !== "f''") return [];
  return bare.children.flatMap((hole) => {
    const [expression, ...more] = hole.type === 'interpolation' && !hole.text.includes('=}') ? hole.named : [];
    return expression && more.length === 0 ? [expression.bare] : [];
  });
}

/** Nothing else of the statement has to do with what the name holds. */
function isOnlyShown({ text }: SyntaxNode, shown: readonly SyntaxNode[], query: Query): boolean {
  if (!query.lookup(text)) return true;
  const named = query.statement.tokens.filter((token) => token.kind === 'name' && token.text === text);
  return named.every(
    ({ range }) =>
      shown.some((node) => isSameRange(node.range, range)) ||
      query.computed.some((part) => contains(part.range, range)),
  );
}
