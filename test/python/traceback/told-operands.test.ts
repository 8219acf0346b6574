/** What the messages of CPython and pytest say about the operands in a line. */
import { describe, expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';
import { toldOperands } from '../../../src/python/traceback/told-operands';
import { exceptionOf } from '../../../src/python/traceback/traceback';
import { printValue } from '../../../src/python/values/print';

const python = await loadPython();

/** One text for each expression that can have raised the exception. */
function told(line: string, error: string, marked?: string): string[] {
  const statement = python.parse(`${line}\n    pass\n`).statementAt(1);
  const [first = '', ...more] = error.split('\n');
  const exception = exceptionOf(first);
  if (!statement || !exception) throw new Error(`cannot read ${line} or ${error}`);
  const message = [exception.message, ...more].join('\n');
  return toldOperands(statement, { ...exception, message }, marked).map((operands) =>
    operands
      .map(({ expression, value, type }) => `${expression} ${value ? `= ${printValue(value)}` : `is ${type}`}`)
      .join(', '),
  );
}

describe('the message of an exception', () => {
  it.each([
    ['return name, int(count)', "ValueError: invalid literal for int() with base 10: ''", ["count = ''"]],
    ['x = float(row[1])', "ValueError: could not convert string to float: 'a,5'", ["row[1] = 'a,5'"]],
    ['i = names.index(name)', "ValueError: 'kim' is not in list", ["name = 'kim'"]],
    ['x = prices[item] * 2', "KeyError: 'pear'", ["item = 'pear'"]],
    ['x = seen.pop(key)', "KeyError: (1, 'a')", ["key = (1, 'a')"]],
    ['x = stack.pop()', 'IndexError: pop from empty list', ['stack = []']],
    ['x = rows[i]', 'IndexError: list index out of range', ['rows is list, i is int']],
    ['x = text[i]', 'IndexError: string index out of range', ['text is str, i is int']],
    ['x = match.group(1)', "AttributeError: 'NoneType' object has no attribute 'group'", ['match = None']],
    ['x = user.name', "AttributeError: 'dict' object has no attribute 'name'. Did you mean: 'get'?", ['user is dict']],
    ['x = a.b.c', "AttributeError: 'NoneType' object has no attribute 'c'", ['a.b = None']],
    ['x = found[0]', "TypeError: 'NoneType' object is not subscriptable", ['found = None']],
    ['for x in found:', "TypeError: 'NoneType' object is not iterable", ['found = None']],
    ['a, b = pair', 'TypeError: cannot unpack non-iterable int object', ['pair is int']],
    ['n = len(found)', "TypeError: object of type 'NoneType' has no len()", ['found = None']],
    ['n = int(text)', "TypeError: int() argument must be a string, a bytes-like object or a real number, not 'NoneType'", ['text = None']], // prettier-ignore
    ['if a in b:', "TypeError: argument of type 'NoneType' is not iterable", ['b = None']],
    ['if a in b:', "TypeError: argument of type 'NoneType' is not a container or iterable", ['b = None']],
    ['x = a + b', "TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'", ['a is int, b = None']],
    ['x = a ** b', "TypeError: unsupported operand type(s) for ** or pow(): 'str' and 'int'", ['a is str, b is int']],
    ['x = a + b', 'TypeError: can only concatenate str (not "int") to str', ['a is str, b is int']],
    ['if low < high:', "TypeError: '<' not supported between instances of 'NoneType' and 'int'", ['low = None, high is int']], // prettier-ignore
    ['x = rows[key]', 'TypeError: list indices must be integers or slices, not str', ['rows is list, key is str']],
    ['x = a / n', 'ZeroDivisionError: division by zero', ['n = 0']],
    ['x = a % n', 'ZeroDivisionError: integer modulo by zero', ['n = 0']],
    ['x = a // n', 'ZeroDivisionError: integer division or modulo by zero', ['n = 0']],
    ['text = data.decode()', "UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte", ['data is bytes']], // prettier-ignore
  ])('%s · %s', (line, error, expected) => {
    expect(told(line, error)).toEqual(expected);
  });

  it('is about one of several expressions, unless the traceback underlines it', () => {
    const error = "ValueError: invalid literal for int() with base 10: 'x'";
    expect(told('return int(a) + int(b)', error)).toEqual(["a = 'x'", "b = 'x'"]);
    expect(told('return int(a) + int(b)', error, 'int( b )')).toEqual(["b = 'x'"]);
  });

  it('says nothing that it does not spell', () => {
    expect(told('x = a / n', 'ZeroDivisionError: float division by zero')).toEqual([]);
    expect(told('raise ValueError(text)', "ValueError: invalid literal for int() with base 10: ''")).toEqual([]);
    expect(told('x = prices[item]', 'KeyError: <Item object at 0x7f00>')).toEqual(['']);
    expect(told('x = f(a)', 'ValueError: bad')).toEqual([]);
  });
});

describe('the text of a failed assertion', () => {
  it.each([
    ['assert total == 4', 'assert 3 == 4', ['total = 3, 4 = 4']],
    ['assert found is not None', 'assert None is not None', ['found = None, None = None']],
    ['assert key in rows', "assert 'a' in {'b': 1}", ["key = 'a', rows = {'b': 1}"]],
    ['assert not flag', 'assert not True', ['flag = True']],
    ['assert done', 'assert False', ['done = False']],
    ['assert mean(values) == 2', 'assert 2.5 == 2\nwhere 2.5 = mean([1, 4])', ['mean(values) = 2.5, 2 = 2, values = [1, 4]']], // prettier-ignore
  ])('%s · %s', (line, text, expected) => {
    expect(told(line, `AssertionError: ${text}`)).toEqual(expected);
  });

  it('is not read where it is shortened, or the author’s own', () => {
    expect(told('assert rows == []', 'AssertionError: assert [1, 2, ...] == []')).toEqual(['[] = []']);
    expect(told('assert rows, "no rows"', 'AssertionError: no rows')).toEqual(['']);
  });
});
