/** Formatted strings inside formatted strings, whole and broken. */
import { describe, expect, it } from 'vitest';
import { lexemesOf } from '../../../src/python/text/lexemes';
import { loadPython } from '../../../src/python/source';

const parser = await loadPython();

describe('a formatted string', () => {
  it.each([`f"{f'{x}'}"`, `f"{f"{f"{x}"}"}"`, `f"{d['a']}{{}}"`, `f'{f"{a}" + "}"}'`])('is one token: %s', (text) => {
    expect(lexemesOf(`${text} + 1`)[0]).toMatchObject({ kind: 'string', text, isOpen: false });
  });

  it.each([
    ['begun over and over', 'f"{'.repeat(300)],
    ['begun over and over in both quotes', `f"{f'{`.repeat(150)],
    ['nested deeper than any', `${'f"{'.repeat(5000)}x${'}"'.repeat(5000)}`],
  ])('%s is read in time', (_, text) => {
    const before = process.cpuUsage();
    const source = parser.parse(`x = ${text}\ny = 1\n`);
    expect(source.text).toContain('y = 1');
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(5);
  });
});
