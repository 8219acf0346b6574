readings = {
    "cellar": [11.5, 11.7, 12.0],
    "attic": [24.1, 26.8, 31.2],
    "garage": [],
    "kitchen": [20.0, 20.5, 19.9],
}


def last_rise(values):
    """difference between the last two readings"""
    for i in range(1, len(values)):
        rise = values[i] - values[i - 1]
    return round(rise, 1)


def status(values):
    rise = last_rise(values)
    if rise > 3:
        return "ALARM", rise
    if rise < 0:
        return "cooling", rise
    return "ok", rise


order = ["cellar", "kitchen", "attic", "garage"]
alarms = []
for room in order:
    values = readings[room]
    print(room, "has", len(values), "values")
    word, rise = status(values)
    print("   %-8s %+.1f" % (word, rise))
    if word == "ALARM":
        alarms.append(room)
print("alarms in", alarms)
