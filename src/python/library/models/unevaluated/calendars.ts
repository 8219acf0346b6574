/** What `calendar` says of years, months and their days, with Monday as the first day of the week. */
export const CALENDARS = String.raw`import datetime

MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
January = 1
February = 2

month_name = ['', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
month_abbr = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
day_name = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
day_abbr = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

_lengths = {1: 31, 2: 28, 3: 31, 4: 30, 5: 31, 6: 30, 7: 31, 8: 31, 9: 30, 10: 31, 11: 30, 12: 31}


class IllegalMonthError(ValueError):
    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f'bad month number {self.month!r}; must be 1-12'


def isleap(year):
    short = year % 100
    if short == 0:
        short = year // 100
    return short % 4 == 0


def leapdays(y1, y2):
    count = 0
    for year in range(y1, y2):
        if isleap(year):
            count += 1
    return count


def weekday(year, month, day):
    date = datetime.date(year, month, day)
    return date.weekday()


def monthrange(year, month):
    if month not in _lengths:
        raise IllegalMonthError(month)
    first = weekday(year, month, 1)
    days = _lengths[month]
    if month == 2:
        if isleap(year):
            days = 29
    return first, days


def monthcalendar(year, month):
    first, days = monthrange(year, month)
    start = 8 - first
    week = list(range(1, start))
    weeks = [[0] * first + week]
    stop = start + 7
    while stop <= days + 1:
        week = list(range(start, stop))
        weeks.append(week)
        start = stop
        stop += 7
    if start <= days:
        week = list(range(start, days + 1))
        missing = 7 - len(week)
        weeks.append(week + [0] * missing)
    return weeks


def month(theyear, themonth):
    weeks = monthcalendar(theyear, themonth)
    title = f'{month_name[themonth]} {theyear}'
    title = title.center(20)
    lines = [title.rstrip(), 'Mo Tu We Th Fr Sa Su']
    for week in weeks:
        line = ''
        for day in week:
            shown = '  '
            if day != 0:
                shown = f'{day:>2}'
            line += shown + ' '
        lines.append(line.rstrip())
    return '\n'.join(lines) + '\n'


def prmonth(theyear, themonth):
    print(month(theyear, themonth), end='')
`;
