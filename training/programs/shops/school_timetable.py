# fill a timetable: no teacher twice at the same time
DAYS = ["Mon", "Tue"]
SLOTS = [1, 2]

wishes = [
    ("7a", "Maths", "Frau Lund"),
    ("7b", "Maths", "Frau Lund"),
    ("7a", "Art", "Mr Okoye"),
    ("7b", "Sport", "Mr Diaz"),
    ("7a", "Sport", "Mr Diaz"),
    ("7b", "Latin", "Ms Roth"),
]
away = {("Mr Diaz", "Mon")}

plan = {}


def fits(day, slot, group, teacher):
    if (teacher, day) in away:
        return False
    for (d, s, g), (_, t) in plan.items():
        if d == day and s == slot and (g == group or t == teacher):
            return False
    return True


tried = 0
for group, subject, teacher in wishes:
    placed = False
    for day in DAYS:
        for slot in SLOTS:
            tried += 1
            if fits(day, slot, group, teacher):
                plan[day, slot, group] = (subject, teacher)
                placed = True
                break
        if placed:
            break
    else:
        print("no place for", subject, "in", group)

for group in ("7a", "7b"):
    print(group)
    for slot in SLOTS:
        cells = []
        for day in DAYS:
            lesson = plan.get((day, slot, group))
            cells.append((lesson[0] if lesson else "-").center(7))
        print(f"  {slot} |{'|'.join(cells)}|")
print("places tried:", tried)
hours = {}
for _, t in plan.values():
    hours[t] = hours.get(t, 0) + 1
print(max(hours.items(), key=lambda kv: kv[1]))
