import { describe, expect, it } from 'vitest';
import { block, cell, code, commandLink, plain } from '../../../../src/extension/values/text/markdown';

describe('texts of programs in Markdown', () => {
  it('fences code with more ticks than it has', () => {
    expect(code('a')).toBe('`a`');
    expect(code('a`b')).toBe('``a`b``');
    expect(code('`a')).toBe('`` `a ``');
    expect(block('x = "```"')).toBe('````python\nx = "```"\n````');
  });

  it('keeps code in one line, and bars inside of table cells', () => {
    expect(code('f(1,\n  2)')).toBe('`f(1, 2)`');
    expect(cell('a | b')).toBe('`a \\| b`');
  });

  it('makes plain text of what would be Markdown, HTML or an icon', () => {
    expect(plain('*a* <b> [c](d) $(eye)')).toBe('\\*a\\* \\<b\\> \\[c\\]\\(d\\) \\$\\(eye\\)');
    expect(plain('assumed `:` at the end of line 7')).toBe('assumed `:` at the end of line 7');
  });

  it('links to commands with arguments that hold brackets', () => {
    const link = commandLink('go', 'a.b', ["f('x') (1)", 3]);
    const [, query = ''] = /^\[go\]\(command:a\.b\?([^()']*)\)$/.exec(link) ?? [];
    expect(JSON.parse(decodeURIComponent(query))).toEqual(["f('x') (1)", 3]);
  });
});
