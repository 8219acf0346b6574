from datetime import date, timedelta

# we pretend today is this day so that the output stays the same
TODAY = date(2024, 2, 20)

friends = [
    ("Aisha", "2009-03-01"),
    ("Tom", "2008-02-29"),
    ("Kenji", "2009-02-20"),
    ("Sofia", "2010-01-15"),
    ("Oskar", "2009-13-01"),
]


def next_birthday(born, today):
    year = today.year
    while True:
        try:
            bday = date(year, born.month, born.day)
        except ValueError:
            bday = date(year, 3, 1)
        if bday >= today:
            return bday
        year += 1


weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
soon = []
for name, text in friends:
    try:
        y, m, d = text.split("-")
        born = date(int(y), int(m), int(d))
    except ValueError as e:
        print(name, "has a wrong date:", e)
        continue
    nb = next_birthday(born, TODAY)
    days = (nb - TODAY).days
    age = nb.year - born.year
    if days == 0:
        print("Happy birthday", name + "!", "You are", age)
    elif days == 1:
        print(name, "tomorrow")
    else:
        print(f"{name} turns {age} in {days} days, on a {weekdays[nb.weekday()]}")
    soon.append((days, name))

soon.sort()
print("order:", [n for d, n in soon])
party = TODAY + timedelta(days=soon[0][0] + 4)
while party.weekday() != 5:
    party += timedelta(days=1)
print("party on", party.strftime("%d.%m.%Y"))
