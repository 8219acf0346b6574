members = {"Ida": (54.0, 1.62), "Marek": (92.5, 1.80), "Yuki": (47.0, 1.65), "Paul": (70.0, 0)}

def bmi(kg, m):
    return kg / (m * m)

def category(value):
    if value < 18.5: return "under"
    if value < 25: return "normal"
    if value < 30: return "over"
    return "far over"

groups = {"under": [], "normal": [], "over": [], "far over": []}
problems = 0
for name, (kg, m) in members.items():
    try:
        value = round(bmi(kg, m), 1)
    except ZeroDivisionError:
        print(name, "forgot the height")
        problems += 1
    else:
        c = category(value)
        groups[c].append(name)
        print(f"{name:6} {value:5} {c}")
    finally:
        if name == "Paul":
            print("that was the last one")

for g in groups:
    if len(groups[g]) > 0:
        print(g, "->", groups[g])

# pulse before and after running
before = [72, 80, 65]
after = [130, 148, 121]
diffs = []
for k in range(len(before)):
    diffs.append(after[k] - before[k])
print("pulse goes up by", diffs, "mean", sum(diffs) / 3)

ages = [13, 14, 40]
maxPulse = list(map(lambda a: 220 - a, ages))
for k, mp in enumerate(maxPulse):
    percent = after[k] * 100 // mp
    text = "careful!" if percent > 70 else "fine"
    print(ages[k], mp, str(percent) + "%", text)
print("problems:", problems)
