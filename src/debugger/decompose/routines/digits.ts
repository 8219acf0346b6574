/**
 * What is done with one column of digits after the other. There are only so many different columns: after a
 * while no number, however long, needs another question.
 */

/** A column of a sum: its digit, behind the one that is carried to the next column. */
export const ADD = `def f():
    return a + b + carry
`;

/** What a digit lacks to nine: a difference is a sum with that, and one more. */
export const TO_NINE = `def f():
    return 9 - b
`;

/** Of two digits. */
export const TIMES = `def f():
    return a * b
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

/** Whether what is left is less than the divisor. */
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
