/** Exceptions that the syntax rules out, whatever the values are. */
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../../src/codec/step/answer/answer-reader';
import { impossibleExceptions } from '../../../../src/codec/step/syntax/possible-exceptions';
import { Prompt } from '../../../../src/codec/step/prompt';
import { tokenId, tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { queryOf } from '../../../support/query';

const impossible = (text: string, values: Readonly<Record<string, string>> = {}): string[] =>
  [...impossibleExceptions(queryOf(text, values))].sort();

describe('impossible are', () => {
  it.each([
    [
      'names that are bound, and built in',
      'x = len(a)',
      { a: '1' },
      ['AttributeError', 'NameError', 'UnboundLocalError'],
    ],
    ['items of comprehensions', 'x = [i for i in a]', { a: '[1]' }, ['NameError', 'UnboundLocalError']],
    [
      'parameters of lambdas are bound',
      'x = a[0]',
      { a: '[1]' },
      ['AttributeError', 'NameError', 'UnboundLocalError', 'ZeroDivisionError'],
    ],
    ['attributes that an instance has', 'x = a.b.c + 1', { a: '<A b=<B c=1>>' }, ['AttributeError', 'NameError']],
    ['division without an operator', 'x = a + 1', { a: '1' }, ['IndexError', 'KeyError', 'ZeroDivisionError']],
    ['methods of built-in types', 'x = a.copy() or a.index(b)', { a: '[1]', b: '1' }, ['AttributeError', 'NameError']],
    ['a call of the program, which is entered', 'x = a(1)', { a: '<function a>' }, ['NameError']],
  ] as const)('%s', (_, text, values, expected) => {
    expect(impossible(text, values)).toEqual(expect.arrayContaining([...expected]));
  });
});

it('a built-in name that a local hides may be unbound', () => {
  const query = queryOf('def f(a):\n    x = len(a)\n    len = 1\n', { a: '[1]' }, { line: 2 });
  expect([...impossibleExceptions(query)]).toContain('NameError');
  expect([...impossibleExceptions(query)]).not.toContain('UnboundLocalError');
});

it('what is impossible is no answer', () => {
  const reader = new AnswerReader(new Prompt(queryOf('x = len(a)', { a: '[1]' })));
  reader.push(tokenId('<raise>'), 1);
  const names = reader.allowed().map(tokenText);
  expect(names).toContain('TypeError');
  expect(names).not.toContain('UnboundLocalError');
});

describe('possible are', () => {
  it.each([
    ['a name that is not bound', 'x = a + b', { a: '1' }, 'NameError'],
    ['an attribute that is not there', 'x = a.c', { a: '<A b=1>' }, 'AttributeError'],
    ['an attribute of what is computed', 'x = a[0].b', { a: '[1]' }, 'AttributeError'],
    ['a method', 'x = a.foo()', { a: '1' }, 'AttributeError'],
    ['an index', 'x = a[3]', { a: '[1]' }, 'IndexError'],
    ['a missing key in a text', "x = '%(k)s' % a", { a: '{}' }, 'KeyError'],
    ['division', 'x = a // 0', { a: '1' }, 'ZeroDivisionError'],
    ['a power', 'x = a ** -1', { a: '0' }, 'ZeroDivisionError'],
    ['anything where a function is passed on', 'x = sorted(a, key=f)', { a: '[1]', f: '<function f>' }, 'NameError'],
    ['anything where a lambda is', 'x = sorted(a, key=lambda i: j)', { a: '[1]' }, 'NameError'],
    ['anything where text is run', 'x = eval(a)', { a: "'b'" }, 'NameError'],
    ['a format', 'x = a.format(b)', { a: "'{0.c}'", b: '1' }, 'AttributeError'],
    ['what is raised', 'raise NameError(a)', { a: "'b'" }, 'NameError'],
    ['a method of the program behind an operator', 'x = a + 1', { a: '<A b=1>' }, 'IndexError'],
  ] as const)('%s', (_, text, values, expected) => {
    expect(impossible(text, values)).not.toContain(expected);
  });
});
