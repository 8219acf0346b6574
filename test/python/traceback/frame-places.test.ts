/** Frames of tracebacks in files as they are now. */
import { describe, expect, it } from 'vitest';
import type { Traceback, TracebackFrame } from '../../../src/python/traceback/traceback';
import { placeFrames } from '../../../src/python/traceback/frame-places';

const SHOP = `import json

def pick(items, index):
    last = len(items) - 1
    return items[index]

def report(items):
    rows = [pick(items, i) for i in range(9)]
    return rows

report([1])
`;

const files: Readonly<Record<string, string>> = { 'shop.py': SHOP, 'main.py': 'import shop\nshop.report([1])\n' };

function place(...frames: TracebackFrame[]) {
  const traceback: Traceback = { frames, isSyntaxError: false };
  return placeFrames(traceback, (file) => {
    const text = files[file];
    return text === undefined ? undefined : { path: `/w/${file}`, text };
  });
}

const frame = (file: string, line: number, name: string, text?: string): TracebackFrame => {
  return { file, line, function: name, ...(text !== undefined && { text }) };
};
const at = (placed: ReturnType<typeof place>): string[] =>
  'problem' in placed ? [placed.problem.kind] : placed.frames.map((one) => `${one.function ?? '?'}:${one.now}`);

describe('frames', () => {
  it('are where the traceback says', () => {
    const placed = place(
      frame('shop.py', 11, '<module>', 'report([1])'),
      frame('shop.py', 5, 'pick', 'return items[index]'),
    );
    expect(placed).toMatchObject({ path: '/w/shop.py', inner: [] });
    expect(at(placed)).toEqual(['<module>:11', 'pick:5']);
  });

  it('may be in several files; those of libraries further in are left out, and told', () => {
    const placed = place(
      frame('main.py', 2, '<module>'),
      frame('shop.py', 8, 'report'),
      frame('shop.py', 5, 'pick'),
      frame('/usr/lib/python3.12/json/decoder.py', 355, 'raw_decode'),
    );
    expect(at(placed)).toEqual(['<module>:2', 'report:8', 'pick:5']);
    expect(placed).toMatchObject({ path: '/w/main.py', inner: [{ function: 'raw_decode' }] });
    expect('frames' in placed && placed.frames.map(({ path }) => path)).toEqual([
      '/w/main.py',
      '/w/shop.py',
      '/w/shop.py',
    ]);
    expect('outer' in placed).toBe(false);
  });

  it('begin behind a file that is not there, with the reason', () => {
    const placed = place(
      frame('main.py', 2, '<module>'),
      frame('/venv/site-packages/runner.py', 80, 'invoke'),
      frame('shop.py', 5, 'pick'),
    );
    expect(at(placed)).toEqual(['pick:5']);
    expect(placed).toMatchObject({ path: '/w/shop.py', outer: { reason: 'elsewhere', frame: { function: 'invoke' } } });
  });

  it('begin with the module that was being imported', () => {
    const placed = place(
      frame('main.py', 1, '<module>', 'import shop'),
      frame('shop.py', 11, '<module>', 'report([1])'),
      frame('shop.py', 8, 'report'),
    );
    expect(at(placed)).toEqual(['<module>:11', 'report:8']);
    expect(placed).toMatchObject({ path: '/w/shop.py', outer: { reason: 'import', frame: { file: 'main.py' } } });
  });

  it('of comprehensions and lambdas are part of those around them', () => {
    expect(
      at(place(frame('shop.py', 11, '<module>'), frame('shop.py', 8, 'report'), frame('shop.py', 8, '<listcomp>'))),
    ).toEqual(['<module>:11', 'report:8']);
    expect(at(place(frame('shop.py', 8, '<listcomp>')))).toEqual(['?:8']);
  });

  it('of a recursion are all there, up to a few', () => {
    const deep = { ...frame('shop.py', 5, 'pick'), repeated: 996 };
    expect(at(place(frame('shop.py', 11, '<module>'), deep))).toHaveLength(22);
  });
});

describe('a file that has changed since', () => {
  it('is searched for the text of the line', () => {
    expect(at(place(frame('shop.py', 2, 'pick', 'return items[index]')))).toEqual(['pick:5']);
  });

  it('is not guessed at', () => {
    const gone = place(frame('shop.py', 5, 'pick', 'return items[i]'));
    expect(gone).toEqual({
      problem: { kind: 'stale', frame: frame('shop.py', 5, 'pick', 'return items[i]'), path: '/w/shop.py', places: 0 },
    });
    expect(at(place(frame('shop.py', 99, 'pick')))).toEqual(['stale']);
  });

  it('ends the stack where a caller is no longer there', () => {
    const placed = place(
      frame('shop.py', 11, '<module>', 'report([2])'),
      frame('shop.py', 5, 'pick', 'return items[index]'),
    );
    expect(at(placed)).toEqual(['pick:5']);
    expect(placed).toMatchObject({ outer: { reason: 'stale', frame: { line: 11 } } });
  });
});

describe('a traceback without a file that is there', () => {
  it('says which are missing, or that there never was one', () => {
    expect(place(frame('/x/a.py', 1, 'f'), frame('<string>', 1, 'f'))).toEqual({
      problem: { kind: 'missing', files: ['/x/a.py'] },
    });
    expect(at(place(frame('Cell In[3]', 2, '<module>')))).toEqual(['no-file']);
  });
});
