/** What is made of cases: what counts as wrong, how often it is told, how small it becomes. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaign } from './campaign';
import { complaintsIn, signatureOf, type Kind } from './kind';
import { shorter, shrink } from './shrink';
import { judge } from './wire';

/** Fails for lists that hold both a 3 and a 7. */
const lists: Kind<readonly number[]> = {
  name: 'test-lists',
  unit: 'lists',
  tried: 0,
  make: (random) => random.times(12, () => random.below(10)),
  run: (one) => Promise.resolve(one.includes(3) && one.includes(7) ? [{ signature: 'both', text: one.join(' ') }] : []),
  smaller: shorter,
  close: () => Promise.resolve(),
};

describe('a campaign', () => {
  const told: string[] = [];
  beforeEach(() => {
    told.length = 0;
    vi.spyOn(console, 'log').mockImplementation((text: string) => told.push(text));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync('out/fuzz/test-lists-5-0.json', { force: true });
  });

  it('tells every cause once, with the case made small and how to see it again', async () => {
    const closed = vi.fn(() => Promise.resolve());
    const all: Kind<readonly number[]> = { ...lists, make: () => [1, 3, 5, 7, 9], close: closed };
    const found = await campaign(all, { seed: '5', time: 30, isThorough: true });
    expect([...found.keys()]).toEqual(['both']);
    expect(found.get('both')).toBeGreaterThan(1);
    expect(told.filter((text) => text.includes('FOUND'))).toHaveLength(1);
    expect(told[0]).toContain('npm run fuzz -- --only test-lists --seed 5 --case 0');
    expect(told[0]).toContain('npm run fuzz -- --replay out/fuzz/test-lists-5-0.json');
    expect(closed).toHaveBeenCalledOnce();
  });

  it('does not count what was slow once', async () => {
    let runs = 0;
    const once: Kind<readonly number[]> = {
      ...lists,
      run: () => Promise.resolve(runs++ === 0 ? [{ signature: 'late', text: 'late', isTimed: true }] : []),
    };
    const found = await campaign(once, { seed: '5', time: 0, isThorough: true });
    expect([found.size, told]).toEqual([0, ['  seen once, and not again: late']]);
  });

  it('tries one case at least, and says nothing where nothing is wrong', async () => {
    const found = await campaign(
      { ...lists, run: () => Promise.resolve([]) },
      { seed: '5', time: 0, isThorough: true },
    );
    expect([found.size, told]).toEqual([0, []]);
  });
});

describe('a case', () => {
  const fails = (one: readonly number[]): Promise<boolean> => Promise.resolve(one.includes(3) && one.includes(7));
  const many: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it('is made as small as it can be', async () => {
    expect(await shrink(many, shorter, fails, () => true)).toEqual([3, 7]);
  });

  it('stays what it is where there is no time', async () => {
    expect(await shrink(many, shorter, fails, () => false)).toEqual(many);
    let tries = 3;
    expect((await shrink(many, shorter, fails, () => tries-- > 0)).length).toBeGreaterThan(2);
  });
});

describe('a text for people', () => {
  it.each([
    ['a stack', 'oh\nTypeError: x is null\n    at f (/a/cli.js:3:4)\n    at g (/a/cli.js:5:6)\n'],
    ['an internal error', 'neural-debug: internal error: x'],
    ['a rejection', '[UnhandledPromiseRejection: x]'],
  ])('holds no %s', (_, text) => {
    expect(complaintsIn(text)).toBeDefined();
  });

  it('may hold what else it wants', () => {
    expect(complaintsIn('neural-debug: The model file x is damaged. Look at line 3.\n')).toBeUndefined();
    expect(complaintsIn('ValueError: x (predicted, not caught)\n')).toBeUndefined();
  });

  it('is the same without numbers and paths', () => {
    expect(signatureOf('late', 'after 3.5 s at /a/b.py')).toBe(signatureOf('late', 'after 17 s at /c/d/e.py'));
    expect(signatureOf('late')).not.toBe(signatureOf('ended'));
  });
});

describe('the end of a process that was given nonsense', () => {
  const one = { parts: ['x'], reader: 'dap', pieces: ['x'], isCut: false } as const;
  const cut = { ...one, pieces: ['Content-Length: 5\r\n\r\n{'], isCut: true };
  const ended = (code: number, err = '') => ({ ending: { code, signal: null }, err });

  it.each([
    ['an answer', judge(one, ended(0), true, 0)],
    ['a message and a failure', judge(one, ended(1, 'no header'), false, 0)],
    ['a message for input that was cut off', judge(cut, ended(1, 'cut off'), false, 0)],
  ])('is good with %s', (_, findings) => {
    expect(findings).toEqual([]);
  });

  it.each([
    ['it is silent', judge(one, ended(0), false, 0)],
    ['it fails without a word', judge(one, ended(1), false, 0)],
    ['it is killed', judge(one, { ending: { code: null, signal: 'SIGSEGV' as const }, err: '' }, true, 0)],
    ['it does not come', judge(one, { ending: undefined, err: '' }, true, 0)],
    ['it is silent about input that was cut off', judge(cut, ended(0), false, 0)],
    ['it has been busy', judge(one, ended(1, 'no header'), false, 60)],
    ['it shows a stack', judge(one, ended(1, '    at f (x.js:1:2)'), false, 0)],
  ])('is bad where %s', (_, findings) => {
    expect(findings).toHaveLength(1);
  });
});
