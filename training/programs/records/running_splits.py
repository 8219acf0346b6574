from datetime import timedelta

SPLITS = "4:58 5:03 5:01 - 5:20 4:44"
RESULTS = {"Abebe": "1:02:37", "Weber": "59:58", "Ní Bhriain": "1:02:37.4", "Sato": "DNF"}


def parse(clock):
    """h:mm:ss, mm:ss or ss -> timedelta"""
    seconds = 0.0
    for part in clock.split(":"):
        seconds = seconds * 60 + float(part)
    return timedelta(seconds=seconds)


def fmt(t, tenths=False):
    total = round(t.total_seconds(), 1 if tenths else 0)
    minutes, seconds = divmod(total, 60)
    hours, minutes = divmod(int(minutes), 60)
    sec = f"{seconds:04.1f}" if tenths else f"{seconds:02.0f}"
    return f"{hours}:{minutes:02d}:{sec}" if hours else f"{minutes}:{sec}"


laps = [None if s == "-" else parse(s) for s in SPLITS.split()]
done = [l for l in laps if l is not None]
total = sum(done, timedelta(0))
mean = total / len(done)
print(len(laps), "laps,", laps.count(None), "lost, total", total, "mean", fmt(mean, True))

elapsed = timedelta()
for km, lap in enumerate(laps, start=1):
    if lap is None:
        lap = mean
        mark = "~"
    else:
        mark = "+" if lap > mean else "-"
    elapsed += lap
    print(f"km {km} {mark} {fmt(lap):>5} {fmt(elapsed):>6} diff {(lap - mean).total_seconds():+.1f}s")

times = {}
for name, text in RESULTS.items():
    try:
        times[name] = parse(text)
    except ValueError as e:
        print(name, "without time:", e)

ranking = sorted(times, key=times.get)
winner = times[ranking[0]]
for place, name in enumerate(ranking, 1):
    gap = times[name] - winner
    print(f"{place}. {name:<11}{fmt(times[name], True):>9}  +{gap.total_seconds():.1f}")

speed = 12 / (winner / timedelta(hours=1))
print(f"{speed:.2f} km/h, {fmt(winner / 12)} per km, {winner.seconds}, {winner // timedelta(minutes=7)}")
print(str(timedelta(seconds=59.96)), fmt(timedelta(seconds=59.96)), fmt(timedelta(hours=26)), timedelta(hours=26))
print(parse("90") == parse("1:30"), max(done).seconds % 60, min(done) - max(done), -(min(done) - max(done)))
print(timedelta(milliseconds=1500), timedelta(weeks=1) > timedelta(days=6, hours=25), mean.microseconds)
