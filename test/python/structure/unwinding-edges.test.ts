import { describe, expect, it } from 'vitest';
import { edges } from '../../support/flow-edges';

describe('edges through blocks on the way out', () => {
  it('lead through finally on all ways, and on from there', () => {
    const code = `def f(x):
    try:
        return g(x)
    except KeyError:
        x = 0
    else:
        x = 1
    finally:
        x = 2
    return x`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: next 3',
      '3: unwind 9 (exit), exception 4',
      '4: next 5, exception 9',
      '5: next 9, exception 9',
      '7: next 9, exception 9',
      '9: next 10, resumes return exit, resumes exception exit',
      '10: return exit',
    ]);
  });
  it('hand an exception on from a finally to the clauses around it', () => {
    const code = `def f(x):
    try:
        try:
            return x
        finally:
            x = 1
    except ValueError:
        x = 2`;
    expect(edges(code).slice(3)).toEqual([
      '4: unwind 6 (exit), exception 6',
      '6: next exit, exception 7, resumes return exit, resumes exception 7',
      '7: next 8',
      '8: next exit',
    ]);
  });
  it('give up what waits for a finally only by a break from the loop around it', () => {
    const code = `def f(xs):
    for x in xs:
        try:
            x = g(x)
        finally:
            if x:
                break
            while True:
                x += 1
                break
    return x`;
    expect(edges(code).slice(3)).toEqual([
      '4: next 6, exception 6',
      '6: true 7, false 8',
      '7: jump 11',
      '8: next 9',
      '9: next 10',
      '10: jump 2, resumes exception exit',
      '11: return exit',
    ]);
  });
  it('jump out of a loop through a finally', () => {
    const code = `def f(xs):
    for x in xs:
        try:
            break
        finally:
            x = 2
    return x`;
    expect(edges(code).slice(2)).toEqual([
      '3: next 4',
      '4: unwind 6 (7)',
      '6: next 2, resumes jump 7',
      '7: return exit',
    ]);
  });
  it('come back to the header of a with block', () => {
    const code = `def f(x):
    with x as y:
        if y:
            return y
        x = y
    return x`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: next 3',
      'leave 2: resumes exception exit, next 6, resumes return exit',
      '3: true 4, false 5, exception leave 2',
      '4: unwind leave 2 (exit), exception leave 2',
      '5: next leave 2, exception leave 2',
      '6: return exit',
    ]);
  });
});
