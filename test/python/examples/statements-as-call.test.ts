/** Statements that use a program, as a function behind its end. */
import { describe, expect, it } from 'vitest';
import { isOfStatements, statementsAsCall, withAdded } from '../../../src/python/examples/statements-as-call';
import { loadPython } from '../../../src/python/source';

const parser = await loadPython();

const source = parser.parse(`\
class Cart:
    def __init__(self, items=()):
        self.items = list(items)
    def add(self, item):
        self.items.append(item)
    def total(self):
        return sum(self.items)

def twice(n):
    return 2 * n
`);

/** Lines of the body; undefined for what is no such statements. */
function bodyOf(text: string): string[] | undefined {
  const found = statementsAsCall(parser, source, text);
  return found?.added.trimEnd().split('\n').slice(1);
}

describe('statements', () => {
  it.each([
    ['are lines of their own', 'c = Cart(); c.add(3); c.total()', ['c = Cart()', 'c.add(3)', 'return c.total()']],
    ['give back what the last expression is', 'c = Cart()\nc.total() + 1', ['c = Cart()', 'return c.total() + 1']],
    ['give nothing back where the last is none', 'c = Cart()\nc.items += [1]', ['c = Cart()', 'c.items += [1]']],
    ['keep their blocks', 'for n in 1, 2:\n    twice(n)', ['for n in 1, 2:', '    twice(n)']],
    ['keep what stands on the line of a header', 'if True: twice(1); twice(2)', ['if True: twice(1); twice(2)']],
    ['can be one expression that is no call of the program', 'len(Cart().items)', ['return len(Cart().items)']],
    ['can span lines', 'twice(\n  3\n) + 1', ['return twice(', '  3', ') + 1']],
  ])('%s', (_, text, lines) => {
    expect(bodyOf(text)).toEqual(lines.map((line) => `    ${line}`));
  });

  it('keep texts of several lines as they are', () => {
    expect(bodyOf("t = '''a\n  b'''\ntwice(t)")).toEqual(["    t = '''a", "  b'''", '    return twice(t)']);
  });

  it.each([
    ['a call of a function', 'twice(3)'],
    ['a call of a class', 'Cart([1])'],
    ['a call of a method', 'Cart([1]).total()'],
    ['a name', 'twice'],
    ['what has nothing to do with the program', 'twise(3)'],
    ['what is no Python', 'c = Cart('],
  ])('are not %s', (_, text) => {
    expect(bodyOf(text)).toBeUndefined();
  });

  it('stand behind the program under a name that it does not have', () => {
    const taken = parser.parse('def _asked(n):\n    return n\n');
    const found = statementsAsCall(parser, taken, '_asked(1) + 1');
    expect(found?.call).toBe('_asked_()');
    const whole = parser.parse(found ? withAdded(taken.text, found) : '');
    expect(whole.text).toBe(`${taken.text}\n\ndef _asked_():\n    return _asked(1) + 1\n`);
    expect(whole.functions.map(isOfStatements)).toEqual([true, true]);
  });
});
