/** What is done with clocks and durations. */

/** A time of day so much later, and whether that is the next day. */
export const CLOCK_LATER = `def f():
    second += seconds
    minute += minutes
    hour += hours
    days = 0
    if second >= 60:
        second -= 60
        minute += 1
    if minute >= 60:
        minute -= 60
        hour += 1
    if hour >= 24:
        hour -= 24
        days = 1
    yield hour
    yield minute
    yield second
    yield days
`;

/** How much earlier, or what is left of a time; and whether that takes a day more. */
export const CLOCK_EARLIER = `def f():
    second -= seconds
    minute -= minutes
    hour -= hours
    days = 0
    if second < 0:
        second += 60
        minute -= 1
    if minute < 0:
        minute += 60
        hour -= 1
    if hour < 0:
        hour += 24
        days = 1
    yield hour
    yield minute
    yield second
    yield days
`;

/** Seconds of less than a day as a clock shows them. */
export const CLOCK_OF = `def f():
    hours = 0
    minutes = 0
    while total >= 36000:
        total -= 36000
        hours += 10
    while total >= 3600:
        total -= 3600
        hours += 1
    while total >= 600:
        total -= 600
        minutes += 10
    while total >= 60:
        total -= 60
        minutes += 1
    yield hours
    yield minutes
    yield total
`;

/** Seconds of hours, minutes and seconds. */
export const IN_SECONDS = `def f():
    total = hours * 3600
    total += minutes * 60
    total += seconds
    return total
`;

/** What a duration comes to: days, and less than a day of seconds. */
export const IN_DAYS = `def f():
    total = hours * 3600
    total += minutes * 60
    total += seconds
    if weeks != 0:
        days += weeks * 7
    while total < 0:
        total += 86400
        days -= 1
    while total >= 86400:
        total -= 86400
        days += 1
    yield days
    yield total
`;

/** A sum of two durations. */
export const BOTH = `def f():
    total = seconds + more_seconds
    all_days = days + more_days
    if total >= 86400:
        total -= 86400
        all_days += 1
    yield all_days
    yield total
`;

/** A difference of two durations. */
export const LESS = `def f():
    total = seconds - more_seconds
    all_days = days - more_days
    if total < 0:
        total += 86400
        all_days -= 1
    yield all_days
    yield total
`;

const FINER = `    if total >= 86400:
        total -= 86400
        all_days += 1
    if total < 0:
        total += 86400
        all_days -= 1
    yield all_days
    yield total
    yield all_fine
`;

/** A sum of two durations with millionths of a second. */
export const BOTH_FINE = `def f():
    all_fine = fine + more_fine
    total = seconds + more_seconds
    all_days = days + more_days
    if all_fine >= 1000000:
        all_fine -= 1000000
        total += 1
${FINER}`;

/** A difference of two of these. */
export const LESS_FINE = `def f():
    all_fine = fine - more_fine
    total = seconds - more_seconds
    all_days = days - more_days
    if all_fine < 0:
        all_fine += 1000000
        total -= 1
${FINER}`;

/** A quotient as a whole number, by what is left of it: what is half way becomes even. */
export const NEAREST = `def f():
    twice = rest * 2
    if twice > count:
        return number + 1
    if twice < count:
        return number
    last = number % 10
    if last % 2 == 1:
        return number + 1
    return number
`;

/** Seconds in all. */
export const ALL_SECONDS = `def f():
    total = days * 86400
    total += seconds
    return total
`;

export const DURATION_ROUTINES: readonly string[] = [CLOCK_LATER, CLOCK_EARLIER, CLOCK_OF, IN_SECONDS, IN_DAYS, BOTH, LESS, BOTH_FINE, LESS_FINE, NEAREST, ALL_SECONDS]; // prettier-ignore
