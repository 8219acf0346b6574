import { describe, expect, it } from 'vitest';
import { subjectOf } from '../../../../src/debugger/machine/control/subject';
import { decisiveOf } from '../../../../src/debugger/machine/control/undecided';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

/** What a value is asked for where `known` names have one. */
function asked(test: string, known: readonly string[] = []): string | undefined {
  const statement = python.parse(`${test}\n    pass\n`).statementAt(1);
  return statement && subjectOf(statement, decisiveOf(statement), (name) => known.includes(name)).text;
}

describe('what a value can be given for', () => {
  it.each([
    ['if x:', 'x'],
    ['if not x:', 'x'],
    ['if mean > 2:', 'mean'],
    ['if not (mean + 1 < 9):', 'mean'],
    ['while 1 < mean < 9:', 'mean'],
    ['if response.status_code != 200:', 'response.status_code'],
    ['if data["kind"] == "a":', 'data["kind"]'],
    ['if frame.std() > 0:', 'frame.std()'],
    ['if frame.any():', 'frame.any()'],
    ['for row in rows:', 'rows'],
    ['for row in range(count):', 'range(count)'],
  ])('of %s is %s', (test, subject) => {
    expect(asked(test)).toBe(subject);
  });

  it('is what is not known', () => {
    expect(asked('if mean > limit:', ['limit'])).toBe('mean');
    expect(asked('if mean > limit:', ['mean'])).toBe('limit');
  });

  it('is all of the test where several things are not known', () => {
    expect(asked('if mean > limit:')).toBe('mean > limit');
    expect(asked('if a and b.c:')).toBe('a and b.c');
  });

  it('is a name that stands there twice', () => {
    expect(asked('if x > 1 and x < 9:')).toBe('x');
    expect(asked('if x.a * x.a > 3:')).toBe('x.a * x.a > 3');
  });
});
