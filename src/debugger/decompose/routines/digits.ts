/**
 * What is done with one column of digits after the other. There are only so many different columns: after a
 * while no number, however long, needs another question.
 */

/** A digit of a sum, and what is carried to the next column. */
export const ADD = `def f():
    total = a + b + carry
    yield total % 10
    yield total // 10
`;

/** The same for a difference. */
export const SUBTRACT = `def f():
    taken = b + carry
    if a < taken:
        yield a + 10 - taken
        yield 1
    else:
        yield a - taken
        yield 0
`;

/** The same for a number times one digit. */
export const TIMES = `def f():
    total = a * b + carry
    yield total % 10
    yield total // 10
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

/** The same, as the model says it of short numbers: what is left then shows whether it is right. */
export const QUOTIENT = `def f():
    return rest // divisor
`;

/** What is left of a number when a multiple of the divisor is taken away. */
export const TAKE = `def f():
    return rest - multiple
`;

/** Whether that is less than the divisor. */
export const ENOUGH = `def f():
    return rest < divisor
`;

/** What the first column of two numbers that is not the same tells. */
export const COMPARE = `def f():
    if a < b:
        return -1
    if a > b:
        return 1
    return 0
`;

/** Whether two characters, or other single things, are the same. */
export const SAME = `def f():
    return a == b
`;
