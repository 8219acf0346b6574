import { describe, expect, it } from 'vitest';
import type { Prediction } from '../../../../src/codec/query';
import { withBytesAsText } from '../../../../src/codec/step/stand-ins/bytes-as-text';
import { Prompt } from '../../../../src/codec/step/prompt';
import { tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const VALUES = { b: "b'x='", parts: "[b'a', b'c']", text: "'a'", n: '2', both: "[b'a', 'a']" };

const asked = (text: string): string | undefined => {
  const found = withBytesAsText(queryOf(text, VALUES));
  return found && new Prompt(found.query).tokens.map(tokenText).join(' ');
};

const saying = (value: string): Prediction => ({
  values: [],
  output: '',
  changes: [{ name: 'y', value: parseValue(value), confidence: 1 }],
  outcome: { kind: 'return', value: parseValue(value) },
  outcomeConfidence: 1,
  confidence: 1,
});

describe('bytes', () => {
  it('are shown as a text of the same characters', () => {
    expect(asked("y = b.rstrip(b'=')")).toBe('<step> v0 = v1 . .rstrip ( " c:= " ) <values> v1 = " c:x c:= " <do>');
    expect(asked("y = b'-'.join(parts)")).toBe(
      '<step> v0 = " c:- " . .join ( v1 ) <values> v1 = [ " c:a " , " c:c " ] <do>',
    );
  });

  it('are what an answer about the text says', () => {
    const found = withBytesAsText(queryOf('y = b[:n]', VALUES));
    const meant = found?.meant(saying("['x', 'z']"));
    const [change] = meant?.changes ?? [];
    expect(change?.value && printValue(change.value)).toBe("[b'x', b'z']");
    expect(meant?.outcome.kind === 'return' && printValue(meant.outcome.value)).toBe("[b'x', b'z']");
    expect(found?.meant(saying("'\u0394'"))).toBeUndefined();
  });

  it.each([
    'y = b[0]', 'y = b.decode()', 'y = str(b)', 'for c in b:\n    pass', 'y = b + text', "y = b.replace(b'a', 'b')",
    'y = both + parts', 'y = text.strip()', 'y = n + 1', 'y = [c for c in b]',
  ])('are no text in %s', (text) => {
    expect(asked(text)).toBeUndefined();
  }); // prettier-ignore
});
