import { describe, expect, it } from 'vitest';
import { ControlDependence } from '../../../src/debugger/causes/control-dependence';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** Lines that decide whether each line is reached. */
function deciding(code: string): Record<number, number[]> {
  const source = python.parse(code);
  const dependence = new ControlDependence(source);
  const scope = source.findFunction('f') ?? source.module;
  return Object.fromEntries(
    source.executableLines
      .filter((line) => line > scope.line)
      .map((line) => [line, [...dependence.deciding(line, scope)]]),
  );
}

describe('control dependence', () => {
  it('is on the branch around a line, not on what comes before it', () => {
    const code =
      'def f(x):\n    if x:\n        a = 1\n    elif x > 2:\n        a = 2\n    else:\n        a = 3\n    return a\n';
    expect(deciding(code)).toEqual({ 2: [], 3: [2], 4: [2], 5: [4], 7: [4], 8: [] });
  });

  it('is on an early return that was not taken', () => {
    const code = 'def f(x):\n    if x:\n        return 0\n    y = 1\n    return y\n';
    expect(deciding(code)).toEqual({ 2: [], 3: [2], 4: [2], 5: [2] });
  });

  it('is on the loop, and on a way out of it', () => {
    const code = 'def f(x):\n    for i in x:\n        if i:\n            break\n        y = i\n    return 1\n';
    expect(deciding(code)).toMatchObject({ 3: [2], 4: [3], 5: [3], 6: [] });
  });

  it('ends in a loop without an end', () => {
    expect(deciding('def f(x):\n    while True:\n        x = 1\n')).toEqual({ 2: [], 3: [] });
  });

  it('is on branches inside a loop without an end', () => {
    const code = `def f(x):
    x = 1
    while True:
        if x:
            x = 1
        else:
            x = 2
        x = 3`;
    expect(deciding(code)).toEqual({ 2: [], 3: [], 4: [], 5: [4], 7: [4], 8: [] });
  });

  it('is not on a with block, and is on a return out of it', () => {
    const code = `def f(x):
    with x:
        if x:
            return 1
        x = 2
    return x`;
    expect(deciding(code)).toEqual({ 2: [], 3: [], 4: [3], 5: [3], 6: [3] });
  });

  it('is on a return through a finally block', () => {
    const code = `def f(x):
    try:
        if x:
            return 1
    finally:
        x = 2
    return x`;
    expect(deciding(code)).toMatchObject({ 4: [3], 7: [3] });
  });
});
