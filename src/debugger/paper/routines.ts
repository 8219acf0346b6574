/** What is done with one digit after the other, as it is taught at school. Routines yield the digits that one writes down. */

/** Columns of two numbers, the last ones first; so are the digits of the sum. */
export const ADD = `def f():
    carry = 0
    for a, b in columns:
        total = a + b + carry
        yield total % 10
        carry = total // 10
    if carry:
        yield carry
`;

/** The same for a difference, which must not be negative. */
export const SUBTRACT = `def f():
    borrow = 0
    for a, b in columns:
        taken = b + borrow
        if a < taken:
            yield a + 10 - taken
            borrow = 1
        else:
            yield a - taken
            borrow = 0
    if borrow:
        raise ArithmeticError
`;

/** A number, its last digit first, times one digit. */
export const TIMES = `def f():
    carry = 0
    for a in digits:
        total = a * factor + carry
        yield total % 10
        carry = total // 10
    if carry:
        yield carry
`;

/** The next digit of a quotient; `m1` to `m9` are the multiples of the divisor. */
export const DIVIDE = `def f():
    if rest < m5:
        if rest < m3:
            if rest < m1:
                return 0
            if rest < m2:
                return 1
            return 2
        if rest < m4:
            return 3
        return 4
    if rest < m7:
        if rest < m6:
            return 5
        return 6
    if rest < m8:
        return 7
    if rest < m9:
        return 8
    return 9
`;

/** What is left of a number when a multiple of the divisor is taken away. */
export const TAKE = `def f():
    return rest - multiple
`;

/** Whether that is less than the divisor. */
export const ENOUGH = `def f():
    return rest < divisor
`;

/** Whether a number is less than another one (or as much, if that counts); columns, the first ones first. */
export const COMPARE = `def f():
    for a, b in columns:
        if a < b:
            return True
        if a > b:
            return False
    return equal
`;

/** The item at a place, counted from `first` on. */
export const AT = `def f():
    i = first
    for item in items:
        if i == place:
            return item
        i += 1
    raise IndexError
`;

/** Items in front of a place. */
export const UP_TO = `def f():
    i = first
    for item in items:
        if i == place:
            break
        yield item
        i += 1
`;

/** Items from a place on. */
export const BEHIND = `def f():
    i = first
    for item in items:
        if i >= place:
            yield item
        i += 1
`;

/** Items with another one at a place. */
export const PUT = `def f():
    i = first
    for item in items:
        if i == place:
            yield new
        else:
            yield item
        i += 1
    if i <= place:
        raise IndexError
`;

/** Every so many items, the first one included. */
export const EVERY = `def f():
    i = 0
    for item in items:
        if i % step == 0:
            yield item
        i += 1
`;

/** Items that come so many times. */
export const REPEAT = `def f():
    for i in range(times):
        for item in items:
            yield item
`;

/** Items the other way round. */
export const TURNED = `def f():
    turned = []
    for item in items:
        turned.insert(0, item)
    return turned
`;

const lookingFor = (found: string, missed: string): string => `def f():
    for window in windows:
        if window == wanted:
            return ${found}
    return ${missed}
`;

/** Whether a text is among the windows on a longer one. */
export const IS_IN = lookingFor('True', 'False');
export const IS_NOT_IN = lookingFor('False', 'True');

/** The first window with that text. */
export const FIND_IN = `def f():
    i = 0
    for window in windows:
        if window == wanted:
            return i
        i += 1
    return -1
`;

/** Windows with that text that do not overlap; `more` is how many places each goes on. */
export const COUNT_IN = `def f():
    count = 0
    skipped = 0
    for window in windows:
        if skipped > 0:
            skipped -= 1
        elif window == wanted:
            count += 1
            skipped = more
    return count
`;

/** The text with another one in the place of each; a window comes with its first character. */
export const REPLACE_IN = `def f():
    result = ''
    skipped = 0
    for character, window in windows:
        if skipped > 0:
            skipped -= 1
        elif window == wanted:
            result += new
            skipped = more
        else:
            result += character
    return result
`;

/** The value of a key. */
export const LOOK_UP = `def f():
    for key, value in entries:
        if key == wanted:
            return value
    raise KeyError
`;

/** Entries with another value for a key that is there. */
export const PUT_KEY = `def f():
    found = False
    for key, value in entries:
        if key == wanted:
            found = True
            yield key, new
        else:
            yield key, value
    if not found:
        raise KeyError
`;

/** What an item becomes, by the operator. */
export const APPLY: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  ['+', '-', '*', '/', '//', '%', '**', '&', '|', '^', '<<', '>>'].map((operator) => [
    operator,
    `def f():\n    return item ${operator} change\n`,
  ]),
);

/** Routines that calculate again, and may have to go on paper for it. */
export const COMPOSED: ReadonlySet<string> = new Set([
  DIVIDE,
  TAKE,
  ENOUGH,
  ...Object.values(APPLY).filter((routine) => routine !== undefined),
]);
