import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextTemplate, type Piece } from '../../../src/codec/values/text-template';
import { tokenText } from '../../../src/codec/vocabulary/vocabulary';

const next = (template: TextTemplate): string[] => template.characters().map(tokenText);

function after(pieces: readonly Piece[], text: string): TextTemplate {
  const template = new TextTemplate(pieces);
  for (const character of text) template.push(character);
  return template;
}

describe('what is known of a text', () => {
  it('lets nothing else come than a piece, and the end only behind the last one', () => {
    expect(next(after(['ab'], ''))).toEqual(['c:a']);
    expect(next(after(['ab'], 'a'))).toEqual(['c:b']);
    expect(after(['ab'], 'a').mayEnd).toBe(false);
    expect(after(['ab'], 'ab').mayEnd).toBe(true);
    expect(next(after(['ab'], 'ab'))).toEqual([]);
  });

  it('lets anything come in a hole, which may be empty', () => {
    const open = after(['x=', undefined, ':'], 'x=');
    expect(next(open).length).toBeGreaterThan(90);
    expect(open.mayEnd).toBe(false);
    expect(after(['x=', undefined, ':'], 'x=:').mayEnd).toBe(true);
    expect(after(['x=', undefined, ':'], 'x=1').mayEnd).toBe(false);
    // What looks like the piece may still be in the hole.
    expect(next(after(['x=', undefined, ':'], 'x=:')).length).toBeGreaterThan(90);
  });

  it('takes texts as a whole, if they fit', () => {
    const template = after([undefined, '!'], 'ab');
    expect(template.accepts('c!')).toBe(true);
    expect(after(['a', undefined], '').accepts('b')).toBe(false);
    expect(after(['a', undefined], '').accepts('a')).toBe(true);
  });

  it('knows nothing of characters that are said in several tokens', () => {
    expect(new TextTemplate(['é', undefined]).isUsable).toBe(false);
    const template = after([undefined, '!'], '');
    template.push(undefined);
    expect(template.mayEnd).toBe(false);
    template.push('!');
    expect(template.mayEnd).toBe(true);
  });

  it('lets every text pass whose holes are filled', () => {
    const text = fc.string({ maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 4 }), text, (pairs, last) => {
        const template = new TextTemplate([...pairs.flatMap(([piece]) => [piece, undefined]), last]);
        for (const character of [...pairs.map(([piece, hole]) => piece + hole), last].join(''))
          template.push(character);
        expect(template.mayEnd).toBe(true);
      }),
    );
  });
});
