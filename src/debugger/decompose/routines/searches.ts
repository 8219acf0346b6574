/**
 * Looking for a text in a longer one: `windows` are as long as it is, one for every place, each with its first character. Windows
 * that begin otherwise are not compared, since the model takes `', '` for `'. '`.
 */

const lookingFor = (found: string, missed: string): string => `def f():
    for character, window in windows:
        if character == start:
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
    for character, window in windows:
        if character == start:
            if window == wanted:
                return i
        i += 1
    return -1
`;

/** The last window with that text: they come from the end on, and `last` is the place of the first of them. */
export const FIND_LAST_IN = `def f():
    i = last
    for character, window in windows:
        if character == start:
            if window == wanted:
                return i
        i -= 1
    return -1
`;

/** Windows with that text that do not overlap; `more` is how many places each goes on. */
export const COUNT_IN = `def f():
    count = 0
    skipped = 0
    for character, window in windows:
        if skipped > 0:
            skipped -= 1
        elif character != start:
            pass
        elif window == wanted:
            count += 1
            skipped = more
    return count
`;

/** The text with another one in the place of each. */
export const REPLACE_IN = `def f():
    result = ''
    skipped = 0
    for character, window in windows:
        if skipped > 0:
            skipped -= 1
        elif character != start:
            result += character
        elif window == wanted:
            result += new
            skipped = more
        else:
            result += character
    return result
`;

/** The pieces between those windows, in the same way. */
export const SPLIT_IN = `def f():
    piece = ''
    skipped = 0
    for character, window in windows:
        if skipped > 0:
            skipped -= 1
        elif character != start:
            piece += character
        elif window == wanted:
            yield piece
            piece = ''
            skipped = more
        else:
            piece += character
    yield piece
`;

/** The same for at most so many windows. */
export const SPLIT_SOME = `def f():
    piece = ''
    skipped = 0
    left = times
    for character, window in windows:
        if skipped > 0:
            skipped -= 1
        elif left == 0:
            piece += character
        elif character != start:
            piece += character
        elif window == wanted:
            yield piece
            piece = ''
            skipped = more
            left -= 1
        else:
            piece += character
    yield piece
`;

function cutting(last: string): string {
  return `def f():
    rest = ''
    for piece in pieces:
        parts = piece.split('\\n')
        first, *lines = parts
        rest += first
        if lines:
            yield rest
            *others, rest = lines
            for line in others:
                yield line
${last}`;
}

/** What stands between the ends of lines, and behind the last one of them. */
export const PARTS_IN = cutting('    yield rest\n');

/** The lines of a text: behind the end of the last one there is none. */
export const LINES_IN = cutting('    if rest:\n        yield rest\n');

/** A text of several pieces without what stands at its ends; None where nothing is left of one of them. @param given what is stripped, or nothing */
export function stripping(isFirst: boolean, isLast: boolean, given: string): string {
  return `def f():
    result = first${isFirst ? `.lstrip(${given})` : ''}
    if not result:
        return None
    for piece in others:
        result += piece
    end = last${isLast ? `.rstrip(${given})` : ''}
    if not end:
        return None
    result += end
    return result
`;
}
