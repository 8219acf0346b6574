/** What is done with one item of a list or dict after the other. */

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
    isBehind = False
    for item in items:
        if isBehind:
            yield item
            continue
        if i == place:
            isBehind = True
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

/** The value of a key. */
export const LOOK_UP = `def f():
    for key, value in entries:
        if key == wanted:
            return value
    raise KeyError
`;

/** The same where a key that is not there has a value, too. */
export const LOOK_UP_OR = `def f():
    for key, value in entries:
        if key == wanted:
            return value
    return start
`;

/** Entries with another value for a key, behind all others where it is new. */
export const PUT_KEY = `def f():
    found = False
    for key, value in entries:
        if key == wanted:
            found = True
            yield key, new
        else:
            yield key, value
    if not found:
        yield wanted, new
`;

/** What an item becomes, by the operator. */
export const APPLY: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  ['+', '-', '*', '/', '//', '%', '**', '&', '|', '^', '<<', '>>'].map((operator) => [
    operator,
    `def f():\n    return item ${operator} change\n`,
  ]),
);
