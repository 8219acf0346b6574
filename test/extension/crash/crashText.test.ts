import { describe, expect, it } from 'vitest';
import {
  alternativeText,
  noteTexts,
  problemText,
  tracebackLabel,
  type Words,
} from '../../../src/extension/crash/crashText';
import { startOf } from '../../../src/extension/crash/startConfiguration';

const words: Words = {
  t: (message, ...args) => message.replace(/\{(\d)\}/g, (_, index) => String(args[Number(index)])),
};
const frame = { file: 'shop.py', line: 5, function: 'pick', text: 'return items[i]' };

describe('what is wrong with a traceback', () => {
  it('is said, with what to do', () => {
    expect(problemText({ kind: 'missing', files: ['/x/a.py'] }, words)).toBe(
      'None of the files in this traceback is in the workspace: /x/a.py. Open the folder that contains them.',
    );
    expect(problemText({ kind: 'no-file', frame: { file: 'Cell In[3]', line: 2 } }, words)).toMatch(
      /^Cell In\[3\] is not a file/,
    );
    expect(problemText({ kind: 'stale', frame, path: '/w/shop.py', places: 0 }, words)).toBe(
      '/w/shop.py has changed since: line 5 was "return items[i]", which is nowhere in it now.',
    );
    expect(problemText({ kind: 'stale', frame, path: '/w/shop.py', places: 2 }, words)).toMatch(/now on 2 lines/);
    const { file, line } = frame;
    expect(problemText({ kind: 'stale', frame: { file, line }, path: '/w/shop.py', places: 0 }, words)).toMatch(
      /no longer has a line 5/,
    );
  });
});

describe('a start', () => {
  const placing = {
    path: '/w/shop.py',
    frames: [{ ...frame, path: '/w/shop.py', now: 7, locals: { items: '[1]', self: '<Shop object at 0x1>' } }],
    outer: { frame: { file: 'main.py', line: 2, text: 'pick([])' }, reason: 'elsewhere' },
    inner: [{ file: 'json/decoder.py', line: 355 }],
  } as const;

  it('has the lines of the file as it is now, and the values that can be read', () => {
    const traceback = { frames: [frame], exception: { type: 'IndexError', message: 'out' }, isSyntaxError: false };
    expect(startOf(traceback, placing)).toEqual({
      stack: [{ line: 7, function: 'pick', locals: { items: '[1]' } }],
      exception: 'IndexError: out',
    });
    const caller = { file: 'main.py', line: 2, function: '<module>', path: '/w/main.py', now: 2 };
    const both = { ...placing, path: '/w/main.py', frames: [caller, ...placing.frames] };
    expect(startOf(traceback, both).stack).toEqual([
      { line: 2, function: '<module>' },
      { line: 7, file: '/w/shop.py', function: 'pick', locals: { items: '[1]' } },
    ]);
    expect(tracebackLabel(traceback, words)).toEqual({ label: 'IndexError: out', description: 'shop.py:5' });
  });

  it('says what it has moved and left out', () => {
    expect(noteTexts(placing, words)).toEqual([
      'Line 5 of the traceback is line 7 of the file now.',
      'The stack begins with pick: main.py:2, where it was called, is not in the workspace.',
      'The exception was raised in a deeper call: json/decoder.py:355.',
    ]);
    const [, stale] = noteTexts({ ...placing, outer: { ...placing.outer, reason: 'stale' } }, words);
    expect(stale).toBe('The stack begins with pick: main.py has changed, and line 2 is no longer "pick([])".');
    const [, imported] = noteTexts({ ...placing, outer: { ...placing.outer, reason: 'import' } }, words);
    expect(imported).toBe('The stack begins with the file itself, which main.py:2 imported.');
  });
});

describe('an alternative', () => {
  it('tells its probability, and which values were others', () => {
    const changes = [
      { name: 'i', value: '4', probability: 0.3 },
      { name: 'j', probability: 0.3 },
    ];
    const past = {
      index: 1,
      probability: 0.284,
      confirmed: true,
      function: 'pick',
      line: 5,
      text: 'return items[i]',
      changes,
    };
    expect(alternativeText(past, words)).toMatchObject({
      label: '28 %: i = 4, j without a value',
      description: 'line 5: return items[i]',
    });
    expect(alternativeText({ ...past, probability: 0.001, changes: [] }, words).label).toBe('< 1 %: the same values');
  });
});
