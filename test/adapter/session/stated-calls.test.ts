import { beforeAll, describe, expect, it } from 'vitest';
import { contradiction } from '../../../src/adapter/session/stated-calls';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

const TEXT = `def letter(average, plus=False):
    """
    >>> letter(90)
    'A'
    """
    return 'A' if average > 90 else 'B'


assert letter(80, plus=True) == 'C'
`;

describe('a call in the console', () => {
  const of = (expression: string, predicted: string) =>
    contradiction(parser, parser.parse(TEXT), expression, parseValue(predicted));

  it('is compared with what doctests and assertions state of it', () => {
    expect(of('letter( 90 )', "'B'")).toEqual({
      text: "Line 3 says that letter(90) returns 'A', but 'B' is predicted: either the code or the prediction is wrong.",
      line: 3,
    });
    expect(of('letter(80, plus=True)', "'B'")?.line).toBe(9);
  });

  it('is told to be wrong, or what is stated, where its value was checked', () => {
    const found = contradiction(parser, parser.parse(TEXT), 'letter(90)', parseValue("'B'"), true);
    expect(found?.text).toBe("Line 3 says that letter(90) returns 'A', but the code returns 'B' (checked).");
  });

  it('has nothing to contradict where they agree, or say nothing of it', () => {
    expect(of('letter(90)', "'A'")).toBeUndefined();
    expect(of('letter(91)', "'A'")).toBeUndefined();
    expect(of('other(90)', "'B'")).toBeUndefined();
    expect(of('average + 1', '3')).toBeUndefined();
    expect(of('letter(average)', "'B'")).toBeUndefined();
  });
});
