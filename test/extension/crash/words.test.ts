import { describe, expect, it } from 'vitest';
import {
  alternativeText,
  noteTexts,
  problemText,
  tracebackLabel,
  type Words,
} from '../../../src/extension/crash/words';
import { startOf } from '../../../src/extension/crash/startConfiguration';

const words: Words = {
  t: (message, ...args) => message.replace(/\{(\d)\}/g, (_, index) => String(args[Number(index)])),
};
const frame = { file: 'shop.py', line: 5, function: 'pick', text: 'return items[i]' };

describe('what is wrong with a traceback', () => {
  it('is said, with what to do', () => {
    expect(problemText({ kind: 'missing', files: ['/x/a.py'] }, words)).toBe(
      'None of the files of this traceback is here: /x/a.py. Open the folder that has them.',
    );
    expect(problemText({ kind: 'no-file', frame: { file: 'Cell In[3]', line: 2 } }, words)).toMatch(
      /^Cell In\[3\] is no file/,
    );
    expect(problemText({ kind: 'stale', frame, path: '/w/shop.py', places: 0 }, words)).toBe(
      '/w/shop.py has changed since: line 5 was "return items[i]", which is nowhere in it now.',
    );
    expect(problemText({ kind: 'stale', frame, path: '/w/shop.py', places: 2 }, words)).toMatch(/now on 2 lines/);
    const { file, line } = frame;
    expect(problemText({ kind: 'stale', frame: { file, line }, path: '/w/shop.py', places: 0 }, words)).toMatch(
      /no line 5 any more/,
    );
  });
});

describe('a start', () => {
  const placing = {
    path: '/w/shop.py',
    frames: [{ ...frame, now: 7, locals: { items: '[1]', self: '<Shop object at 0x1>' } }],
    outer: [{ file: 'main.py', line: 2 }],
    inner: [{ file: 'json/decoder.py', line: 355 }],
  };

  it('has the lines of the file as it is now, and the values that can be read', () => {
    const traceback = { frames: [frame], exception: { type: 'IndexError', message: 'out' }, isSyntaxError: false };
    expect(startOf(traceback, placing)).toEqual({
      stack: [{ line: 7, function: 'pick', locals: { items: '[1]' } }],
      exception: 'IndexError: out',
    });
    expect(tracebackLabel(traceback, words)).toEqual({ label: 'IndexError: out', description: 'shop.py:5' });
  });

  it('says what it has moved and left out', () => {
    expect(noteTexts(placing, words)).toEqual([
      'Line 5 of the traceback is line 7 of the file now.',
      'Frames further out are in other files, and left out: main.py:2.',
      'The exception came up further in: json/decoder.py:355.',
    ]);
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
