"""Who works when in the bakery."""
staff = ["Gül", "Hans", "Rita", "Olek"]
days = ["Mo", "Tu", "We", "Th", "Fr", "Sa"]


def rotate(names, by):
    by %= len(names)
    return names[by:] + names[:by]


def build_week(names):
    plan = []
    for i, day in enumerate(days):
        order = rotate(names, i)
        plan.append({"day": day, "early": order[0], "late": order[1], "free": order[2:]})
    return plan


def swap(plan, i, j):
    plan[i]["early"], plan[j]["early"] = plan[j]["early"], plan[i]["early"]


def double_shift(plan):
    """persons with late shift followed by an early one"""
    bad = []
    for i in range(len(plan)):
        if plan[i]["late"] == plan[i + 1]["early"]:
            bad.append((plan[i]["day"], plan[i]["late"]))
            print("late/early:", bad[-1])
    return bad


week = build_week(staff)
for row in week:
    print(row["day"], row["early"], "/", row["late"], "free:", len(row["free"]))
swap(week, 0, 3)
print("after swap:", [r["early"] for r in week])
problems = double_shift(week)
print(len(problems), "problems")
