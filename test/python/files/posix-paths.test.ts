/** Paths without an operating system are read as Node reads those of POSIX. */
import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { posixPaths } from '../../../src/python/files/posix-paths';

const name = fc.constantFrom('a', 'b', 'shop.py', '.', '..', '', 'ä b');
const path = fc
  .tuple(fc.boolean(), fc.array(name, { maxLength: 5 }))
  // Two slashes at the start may mean something of their own, which nobody here has.
  .map(([isAbsolute, names]) => `${isAbsolute ? '/' : ''}${names.join('/')}`.replace(/\/{2,}/g, '/'));
const whole = path.map((one) => `/${one}`);

it.each(['basename', 'dirname', 'isAbsolute'] as const)('%s', (operation) => {
  fc.assert(
    fc.property(path, (one) => {
      expect(posixPaths[operation](one)).toBe(posix[operation](one));
    }),
  );
});

it('are joined', () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 3 }), (parts) => {
      const expected = posix.join(...parts);
      expect(posixPaths.join(...parts)).toBe(expected === '/' ? '/' : expected.replace(/\/$/, ''));
    }),
  );
});

it('are resolved, and put in relation to each other', () => {
  fc.assert(
    fc.property(whole, path, (from, to) => {
      expect(posixPaths.resolve(from, to)).toBe(posix.resolve(from, to));
      expect(posixPaths.relative(from, posix.resolve(from, to))).toBe(posix.relative(from, posix.resolve(from, to)));
    }),
  );
});
