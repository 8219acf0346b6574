/** Answers cannot say other texts than the source lets be made. */
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../../src/codec/step/answer/answer-reader';
import { Prompt } from '../../../../src/codec/step/prompt';
import type { Query } from '../../../../src/codec/query';
import { tokenId, tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { queryOf } from '../../../support/query';

/** What may come after a beginning of an answer: a list of tokens, or how many there are where it is nearly any character. */
function next(query: Query, begin: string): string[] {
  const reader = new AnswerReader(new Prompt(query));
  for (const token of begin.split(' ')) reader.push(tokenId(token), 1);
  return reader.allowed().map(tokenText);
}

describe('the text of an f-string', () => {
  const query = queryOf('x = f"{a}: {b + 1} {b:>3} of {{{a!a}"', { a: "'ab'", b: '7' });

  it('begins with what is known of it', () => {
    expect(next(query, "+ : 8 f'' : \"")).toEqual(['c:a', '*']);
    expect(next(query, "+ : 8 f'' : \" c:a")).toEqual(['c:b']);
    expect(next(query, "+ : 8 f'' : \" * v1")).toEqual(['c::']);
    expect(next(query, "+ : 8 f'' : \" c:a c:b c:: c:␣")).toEqual(['8']);
  });

  it('is filled up where it is formatted', () => {
    expect(next(query, "+ : 8 f'' : \" c:a c:b c:: c:␣ 8 c:␣")).toEqual(['c:␣']);
    expect(next(query, "+ : 8 f'' : \" c:a c:b c:: c:␣ 8 c:␣ c:␣ c:␣ 7 c:␣ c:o c:f c:␣ c:{ c:'")).toContain('"');
  });

  it('is open where the statement may have changed a name before', () => {
    const changing = queryOf('x = f"{(a := 5)} {a}"', { a: '7' });
    expect(next(changing, "f'' : \"").length).toBeGreaterThan(90);
  });

  it('has lists and dicts as they are shown', () => {
    expect(next(queryOf('x = f"<{a}>"', { a: '[1]' }), "f'' : \" c:< c:[ 1 c:]")).toEqual(['c:>']);
  });

  it('is open for what has a text of its own', () => {
    expect(next(queryOf('x = f"<{a}>"', { a: '<Point x=1>' }), "f'' : \" c:<").length).toBeGreaterThan(90);
  });
});

describe('a number with decimals', () => {
  const names = { a: '1234.5', b: "'xy'", n: '1234' };

  it.each([
    ['x = f"${a:,.2f} for {b}"', "f''", 'c:$ 1 c:, 2 3 4 c:. 5 0', ['c:␣']],
    ['x = f"{n:,}!"', "f''", '1', ['c:,']],
    ['x = "{:.1f}|{:<5}|{}".format(a, b, n)', '.format', '1 2 3 4 c:. 5', ['c:|']],
    ['x = "{:.1f}|{:<5}|{}".format(a, b, n)', '.format', '1 2 3 4 c:. 5 c:|', ['c:x', '*']],
    ['x = "{{{0}}} {1!r}".format(n, b)', '.format', 'c:{ 1 2 3 4', ['c:}']],
    ['x = "{k}".format(k=b)', '.format', 'c:x', ['c:y']],
    ['x = "%.2f%% of %s" % (a, b)', '%', '1 2 3 4 c:. 5 0', ['c:%']],
    ['x = "%-4s|%8.1f" % (b, a)', '%', 'c:x c:y', ['c:␣']],
    ['x = "%-4s|%8.1f" % (b, a)', '%', 'c:x c:y c:␣ c:␣ c:|', ['c:␣']],
    ['x = "%5d" % n', '%', 'c:␣', ['1']],
    ['x = f"{n:06d}{n:03d}"', "f''", '0 0 1 2 3 4', ['1']],
    ['x = f"{b:^5}{a:9,.2f}"', "f''", 'c:␣', ['c:x', '*']],
    ['x = f"{b:^5}{a:9,.2f}"', "f''", 'c:␣ c:x c:y c:␣ c:␣', ['c:␣']],
    ['x = format(a, ".1f")', 'format', '1 2 3 4 c:. 5', ['"']],
  ])('%s goes on after %s : %s', (code, operation, said, expected) => {
    expect(next(queryOf(code, names), `${operation} : " ${said}`)).toEqual(expected);
  });

  it('is open where its width is computed', () => {
    expect(next(queryOf('x = f"{a:.{n - 1}f}"', names), "f'' : \"").length).toBeGreaterThan(90);
  });
});

describe('what is printed', () => {
  it('is what is given, with spaces between and a new line behind', () => {
    const query = queryOf('print("k", a, b, a[0], None)', { a: "'xy'", b: '12' });
    const said = '[] : " c:x " <out> " c:k c:␣ c:x c:y c:␣ 1 2 c:␣ c:x c:␣';
    expect(next(query, said)).toEqual(['c:N']);
    expect(next(query, `${said} c:N c:o c:n c:e`)).toEqual(['c:\\n']);
  });

  it('ends with the new line', () => {
    const query = queryOf('print(a)', { a: "'x'" });
    expect(next(query, '<out> "')).toEqual(['c:x', '*']);
    expect(next(query, '<out> " c:x')).toEqual(['c:\\n']);
    expect(next(query, '<out> " c:x c:\\n')).toEqual(['"']);
    expect(next(queryOf('print()'), '<out> "')).toEqual(['c:\\n']);
  });

  it('has the separator and the end that are written', () => {
    const query = queryOf('print(a, (1, "b"), sep="-", end="")', { a: '[0.5]' });
    expect(next(query, "<out> \" c:[ 0 c:. 5 c:] c:- c:( 1 c:, c:␣ c:' c:b c:' c:)")).toEqual(['"']);
  });

  it('is open where the call hides what is printed, or is not alone', () => {
    for (const code of ['print(a, file=a)', 'print(*a)', 'print(a); print(a)', 'x = print(a)'])
      expect(next(queryOf(code, { a: "'x'" }), '<out> "').length, code).toBeGreaterThan(90);
  });

  it('is open where print is the name of something else', () => {
    const query = queryOf('print(a)', { a: "'x'", print: '<function show>' });
    expect(next(query, '<out> "').length).toBeGreaterThan(90);
  });
});
