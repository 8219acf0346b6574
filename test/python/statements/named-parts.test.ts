import { describe, expect, it } from 'vitest';
import { withNamedParts } from '../../../src/python/statements/named-parts';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** The statement, with a name in the place of each part that is a generator expression or a comprehension. */
function named(text: string): { readonly tokens: string; readonly given: readonly string[] } {
  const statement = python.parse(`${text}\n`).statementAt(1);
  if (!statement) throw new Error(text);
  const parts = statement.subExpressions.filter(({ operator }) => operator.includes('for'));
  const nodes = statement.calls.flatMap(({ node }) => node?.get('arguments') ?? []);
  const generators = nodes.filter(({ type }) => type === 'generator_expression');
  const asked = withNamedParts(
    statement,
    [...parts, ...generators].map(({ range }, at) => ({ name: `_value${at + 1}`, range })),
  );
  const outer = asked.calls.at(-1);
  return {
    tokens: asked.tokens.map((token) => token.text).join(' '),
    given: outer?.arguments.map((one) => one.text) ?? [],
  };
}

describe('parts that are read as names', () => {
  it.each([
    ['y = sum(x.n for x in xs)', 'y = sum ( _value1 )', ['_value1']],
    ['y = sum([x.n for x in xs], 2)', 'y = sum ( _value1 , 2 )', ['_value1', '2']],
    ['y = sorted([x.n for x in xs], reverse=True)', 'y = sorted ( _value1 , reverse = True )', ['_value1', 'True']],
    ['y = f(xs, 2)', 'y = f ( xs , 2 )', ['xs', '2']],
  ])('%s', (text, tokens, given) => {
    expect(named(text)).toEqual({ tokens, given });
  });
});
