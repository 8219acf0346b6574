def parse_code(code):
    # e.g. "LX-2031-07/crew4:moon"
    left, slash, right = code.partition("/")
    agency, year, number = left.split("-")
    crew, colon, goal = right.partition(":")
    info = {
        "agency": agency,
        "year": int(year),
        "number": int(number),
        "crew": int(crew[4:]) if crew.startswith("crew") else 0,
        "goal": goal or "orbit",
    }
    return info


missions = ["LX-2031-07/crew4:moon", "QR-2029-12/probe:venus", "LX-2030-01/crew2"]
parsed = []
for code in missions:
    try:
        parsed.append(parse_code(code))
    except ValueError as e:
        print("bad code", code, e)

parsed.sort(key=lambda m: m["year"])
for m in parsed:
    line = "{agency}#{number:02d} ({year}) -> {goal}".format(**m)
    if m["crew"]:
        line += " with {} people".format(m["crew"])
    print(line)

try:
    parse_code("ZZ-2040")
except ValueError as e:
    print("bad code:", e)

goals = [m["goal"] for m in parsed]
print(", ".join(goals[:-1]) + " and " + goals[-1])
print("countdown:", *range(3, 0, -1), sep=" ")
print("".join(g[0] for g in goals).upper(), "|".join(g.ljust(6, ".") for g in goals))
