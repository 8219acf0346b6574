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
