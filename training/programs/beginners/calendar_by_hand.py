import datetime

NAMES = ["", "January", "February", "March", "April", "May", "June",
         "July", "August", "September", "October", "November", "December"]


def month_length(y, m):
    first = datetime.date(y, m, 1)
    if m == 12:
        nxt = datetime.date(y + 1, 1, 1)
    else:
        nxt = datetime.date(y, m + 1, 1)
    return (nxt - first).days


def print_month(y, m, marked=()):
    title = NAMES[m] + " " + str(y)
    print(title.center(21))
    print(" Mo Tu We Th Fr Sa Su")
    line = "   " * datetime.date(y, m, 1).weekday()
    for d in range(1, month_length(y, m) + 1):
        if d in marked:
            line += " **"
        else:
            line += f"{d:3}"
        if len(line) == 21:
            print(line)
            line = ""
    if line:
        print(line)


print_month(2023, 2, [14])
for m in (4, 12):
    print(NAMES[m], month_length(2023, m))

# how many Friday 13th?
fridays = []
for m in range(1, 13):
    if datetime.date(2026, m, 13).weekday() == 4:
        fridays.append(NAMES[m][:3])
print("Friday 13th in 2026:", fridays)

start = datetime.date(2026, 7, 6)
end = datetime.date(2026, 8, 14)
left = end - start
print("holidays last", left.days, "days or", left.days // 7, "weeks")
