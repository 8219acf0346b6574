import calendar

print("year leap days feb-last first-weekday")
for y in (1900, 2000, 2023, 2024, 2100):
    leap = calendar.isleap(y)
    n_days = 366 if leap else 365
    first_wd, last = calendar.monthrange(y, 2)
    jan1 = calendar.weekday(y, 1, 1)
    print(y, "yes" if leap else "no ", n_days, last, calendar.day_name[jan1])

print("leap days 2001..2050:", calendar.leapdays(2001, 2051))

# which months of 2023 have five sundays?
five = []
for m in range(1, 13):
    weeks = calendar.monthcalendar(2023, m)
    sundays = [w[calendar.SUNDAY] for w in weeks if w[calendar.SUNDAY] != 0]
    if len(sundays) == 5:
        five.append(calendar.month_abbr[m])
print("five sundays:", ", ".join(five))

week = calendar.monthcalendar(2023, 9)[0]
print("first week of September 2023:", week, "empty cells:", week.count(0))
