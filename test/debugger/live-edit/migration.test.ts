import { beforeAll, describe, expect, it } from 'vitest';
import { EditError } from '../../../src/debugger/evaluate/value-edit';
import { Machine } from '../../../src/debugger/machine/machine';
import { Migration } from '../../../src/debugger/live-edit/migration';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { readTrace } from '../../support/oracle';
import { local, openSession, where } from '../../support/session';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** A session on calls.py at a line, and what edits it. */
async function at(line: number, program = 'calls') {
  const { session, oracle, file } = await openSession(python, program);
  await session.run({ kind: 'to', line });
  const text = readTrace(program).source;
  const edit = (change: (text: string) => string): void => {
    const next = python.parse(change(text));
    session.replaceProgram(new Machine(next, oracle), new Migration(file, next));
  };
  return { session, edit, oracle };
}

const below = (text: string): string => text.replace('def square', '# one\n# more\ndef square');

describe('an edited program', () => {
  it('goes on in the same state, on the new lines', async () => {
    const { session, edit } = await at(17);
    edit(below);
    expect([where(session), local(session, 'n')]).toEqual(['total:19', '3']);
    await session.back('stepBack');
    expect(where(session)).toBe('total:18');
    await session.back('stepBack');
    expect(where(session)).toBe('total:17');
    // Nothing that was recorded has become wrong.
    expect(session.newestIndex).toBe(session.index + 2);
  });

  it('carries on with the new text of the current line and what follows', async () => {
    const { session, edit } = await at(18);
    edit((text) => text.replace('    nothing(result)\n', '    result = result + pick(numbers, 1, 2, k=5)\n'));
    expect(where(session)).toBe('total:18');
    await session.run({ kind: 'over' }).then((reason) => {
      // The recorded answers are those of line 19.
      expect(reason.kind).toBe('error');
    });
    expect([where(session), local(session, 'result')]).toEqual(['total:18', '34']);
  });

  it('is run anew from where the past no longer fits', async () => {
    const { session, edit, oracle } = await at(18);
    const here = session.index;
    edit((text) => text.replace('result += square(n) +', 'result -= square(n) +'));
    expect(where(session)).toBe('total:18');
    // What happened inside of the changed line is gone.
    expect(session.index).toBeLessThan(here);
    for (let round = 0; round < 3; round++) await session.back('stepBack');
    expect(where(session)).toBe('total:16');
    const asked = oracle.asked.length;
    await session.run({ kind: 'over' });
    expect([where(session), oracle.asked.length]).toEqual(['total:17', asked]);
    // The changed line is asked about again, though the past has an answer.
    await session.run({ kind: 'over' });
    expect(oracle.asked.length).toBeGreaterThan(asked);
    expect(session.newestIndex).toBe(session.index);
  });

  it('keeps callers that wait, where their line is the same', async () => {
    const { session, edit } = await at(3);
    edit((text) => text.replace('    nothing(result)', '    pass'));
    expect(where(session)).toBe('total:17 > square:3');
    await session.run({ kind: 'out' });
    expect(where(session)).toBe('total:17 (square returned 9)');
    await session.run({ kind: 'over' });
    expect([where(session), local(session, 'result')]).toEqual(['total:16', '20']);
  });

  it('refuses what leaves the state without a place, and changes nothing', async () => {
    const { session, edit } = await at(3);
    const refusal = (change: (text: string) => string): string => {
      try {
        edit(change);
      } catch (error) {
        if (error instanceof EditError) return error.message;
        throw error;
      }
      return 'done';
    };
    const before = session.state;
    expect(refusal((text) => text.replace('def square(n, offset=0)', 'def cube(n, offset=0)'))).toBe(
      'square is still running, but was removed (or has other parameters).',
    );
    expect(refusal((text) => text.replace('def total(numbers, bonus=0)', 'def total(numbers, extra, bonus=0)'))).toBe(
      'total is still running, but was removed (or has other parameters).',
    );
    expect(refusal((text) => text.replace('square(n) +', 'square(n) *'))).toBe(
      'Line 17 of total is waiting for a call and was changed.',
    );
    expect(refusal((text) => text.replace('    for n in numbers:', '    if numbers:'))).toMatch(
      /^The loop of line 16, which total is stopped in, was removed\.$|^Line 17/,
    );
    expect(session.state).toBe(before);
    expect(where(session)).toBe('total:17 > square:3');
  });

  it('brings new functions and constants', async () => {
    const { session, edit } = await at(17);
    expect(session.state.globals.has('LIMIT')).toBe(false);
    edit((text) => `LIMIT = 3\ndef helper(x):\n    return x\n${text}`);
    expect(where(session)).toBe('total:20');
    expect(session.state.globals.get('LIMIT')).toEqual({ kind: 'int', value: 3n });
    expect(session.state.globals.get('helper')).toMatchObject({ type: 'function' });
  });

  it('keeps an exception that is being handled', async () => {
    const { session, edit } = await at(16, 'exceptions');
    edit((text) => `# note\n${text}`);
    expect(where(session)).toBe('run:41 > risky:17');
    expect(session.state.frames.at(-1)?.handled).toMatchObject([{ line: 16, raisedAt: 15 }]);
  });
});
