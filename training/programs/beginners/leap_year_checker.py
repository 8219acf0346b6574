def is_leap(year):
    if year % 4 == 0:
        if year % 100 == 0:
            if year % 400 == 0:
                return True
            else:
                return False
        else:
            return True
    else:
        return False


def days_in_month(month, year):
    thirty = [4, 6, 9, 11]
    if month in thirty:
        return 30
    elif month == 2:
        if is_leap(year) == True:
            return 29
        return 28
    elif month < 1 or month > 12:
        raise ValueError("there is no month " + str(month))
    return 31


def day_of_year(d, m, y):
    total = 0
    month = 1
    while month < m:
        total = total + days_in_month(month, y)
        month = month + 1
    return total + d


years = [1900, 1996, 2000, 2023, 2024, 2100]
leaps = []
for y in years:
    if is_leap(y):
        print(y, "is a leap year")
        leaps.append(y)
    else:
        print(y, "is not")
print(leaps)

print("1 March is day", day_of_year(1, 3, 2023), "or day", day_of_year(1, 3, 2024))

for (m, y) in [(2, 2000), (11, 2021), (13, 2022)]:
    try:
        print(m, y, "has", days_in_month(m, y), "days")
    except ValueError as err:
        print("ERROR", err)

# next leap year after each
nxt = {}
for y in [1897, 2021]:
    n = y
    while not is_leap(n):
        n += 1
    nxt[y] = n
print(nxt)
