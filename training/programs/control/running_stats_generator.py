def running_stats():
    """Send numbers in; every send gives (count, mean, biggest)."""
    count, total, biggest = 0, 0, None
    report = None
    while True:
        try:
            x = yield report
        except ValueError as e:
            print("reset because of", e)
            count, total, biggest = 0, 0, None
            report = None
            continue
        if x is None:
            break
        count += 1
        total += x
        biggest = x if biggest is None or x > biggest else biggest
        report = (count, round(total / count, 2), biggest)
    return {"count": count, "total": total}


def collect(results, label):
    outcome = yield from running_stats()
    results[label] = outcome
    yield "closed " + label


rain = running_stats()
next(rain)
for mm in [4, 10, 1]:
    print("rain", mm, rain.send(mm))
print("throw gives", rain.throw(ValueError("new month")))
print(rain.send(7))
try:
    rain.send(None)
except StopIteration as stop:
    print("final value:", stop.value)

summary = {}
wind = collect(summary, "wind")
next(wind)
for kmh in (22, 31):
    wind.send(kmh)
print(wind.send(None))
print(summary)
print([*wind])
