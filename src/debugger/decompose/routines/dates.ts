/** What is done with days. Which month comes next, and how long it is, is told; February is asked about. */
import { DURATION_ROUTINES } from './durations';

const FEBRUARY = `        if is_february:
            short = year % 100
            if short == 0:
                short = year // 100
            if short % 4 == 0:
                length = 29
`;

/** The day that comes so many days later; months from that of the day on. */
export const LATER = `def f():
    rest = day + days
    for month, length, is_february, is_january in months:
        if is_january:
            year += 1
${FEBRUARY}        if rest <= length:
            yield year
            yield month
            yield rest
            return
        rest -= length
`;

/** The day that comes so many days earlier; months from the one before that of the day on, backwards. */
export const EARLIER = `def f():
    rest = day - days
    if rest > 0:
        yield year
        yield own_month
        yield rest
        return
    for month, length, is_february, is_december in months:
        if is_december:
            year -= 1
${FEBRUARY}        rest += length
        if rest > 0:
            yield year
            yield month
            yield rest
            return
`;

/** Whether a year has a 29th of February. */
export const IS_LEAP = `def f():
    short = year % 100
    if short == 0:
        short = year // 100
    return short % 4 == 0
`;

/** Days since the beginning of the year in which February was over; those of January and February have not had its last day yet. */
export const IN_YEAR = `def f():
    count = start + day
    if is_early:
        short = year % 100
        if short == 0:
            short = year // 100
        if short % 4 == 0:
            count -= 1
    return count
`;

/** Which day of its year it is. */
export const DAY_OF_YEAR = `def f():
    count = start + day
    if is_late:
        short = year % 100
        if short == 0:
            short = year // 100
        if short % 4 == 0:
            count += 1
    return count
`;

/** Which day it is since the beginning of the first year, by what IN_YEAR says. */
export const ORDINAL = `def f():
    before = year - 1
    total = before * 365
    total += count
    short = year % 100
    century = year // 100
    total += century * 24
    total += century // 4
    total += short // 4
    return total
`;

/** The year, and which of its days it is: of the last one of leap years nothing is left. */
export const YEAR_OF = `def f():
    year = eras * 400
    year += centuries * 100
    year += fours * 4
    year += years
    if centuries == 4:
        yield year
        yield 366
        return
    if years == 4:
        yield year
        yield 366
        return
    yield year + 1
    yield rest + 1
`;

/** From Monday on, how far the day of a week is from its Thursday, by which the week is counted. */
export const TO_THURSDAY = `def f():
    return 3 - weekday
`;

/** How many days after the 4th of January a day of a week is. */
export const SINCE_FOURTH = `def f():
    before = week - 1
    total = before * 7
    total += number
    total -= 1
    total -= weekday
    return total
`;

/** Days of the week where Sunday is the first one. */
export const FROM_SUNDAY = `def f():
    if weekday == 6:
        return 0
    return weekday + 1
`;

/** Whether a number is within its limits. */
export const WITHIN = `def f():
    if number < least:
        return False
    return number <= most
`;

/** Days from one day of a year to one of another. */
export const BETWEEN_YEARS = `def f():
    days = one - other
    years = year - before
    days += years * 365
    short = year % 100
    days += short // 4
    short = before % 100
    days -= short // 4
    century = year // 100
    old = before // 100
    if century != old:
        centuries = century - old
        days += centuries * 24
        days += century // 4
        days -= old // 4
    return days
`;

/** Which day of the week: Monday is 0. */
export const WEEKDAY = `def f():
    total = day + shift
    short = year % 100
    century = year // 100
    total += short
    total += short // 4
    total += century * 5
    total += century // 4
    if is_early:
        leap = short
        if short == 0:
            leap = century
        if leap % 4 == 0:
            total -= 1
    while total >= 56:
        total -= 56
    if total >= 28:
        total -= 28
    if total >= 14:
        total -= 14
    if total >= 7:
        total -= 7
    return total
`;

/** What stands in front of a mark, and behind it. */
export const IN_FRONT = `def f():
    piece, found, rest = text.partition(mark)
    if found == mark:
        yield piece
        yield rest
`;

/** The first characters, and the others. */
export const FIRST_OF = `def f():
    yield text[:width]
    yield text[width:]
`;

/** A number in digits, within its limits. */
export const NUMBER_IN = `def f():
    if not text.isdigit():
        return -1
    number = int(text)
    if number < least:
        return -1
    if number > most:
        return -1
    return number
`;

/** A year of two digits. */
export const IN_CENTURY = `def f():
    if number < 69:
        return 2000 + number
    return 1900 + number
`;

/** An hour of a clock with twelve of them. */
export const IN_DAY = `def f():
    if number == 12:
        number = 0
    if is_late:
        number += 12
    return number
`;

export const DATE_ROUTINES: readonly string[] = [...DURATION_ROUTINES, LATER, EARLIER, IS_LEAP, IN_YEAR, DAY_OF_YEAR, ORDINAL, YEAR_OF, TO_THURSDAY, SINCE_FOURTH, FROM_SUNDAY, WITHIN, BETWEEN_YEARS, WEEKDAY, IN_FRONT, FIRST_OF, NUMBER_IN, IN_CENTURY, IN_DAY]; // prettier-ignore
