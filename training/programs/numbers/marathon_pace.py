def to_seconds(clock):
    h, m, s = (int(p) for p in clock.split(":"))
    return h * 3600 + m * 60 + s


def clock(seconds):
    m, s = divmod(round(seconds), 60)
    h, m = divmod(m, 60)
    return f"{h}:{m:02}:{s:02}" if h else f"{m}:{s:02}"


KM = 42.195
runners = [("Wanjiru", "2:11:43"), ("Svensson", "3:02:05"), ("Ito", "2:58:59")]

runners.sort(key=lambda r: to_seconds(r[1]))
winner = to_seconds(runners[0][1])
for place, (name, finish) in enumerate(runners, 1):
    sec = to_seconds(finish)
    gap = sec - winner
    pace = sec / KM
    print(f"{place}. {name:<9} {finish}  pace {clock(pace)}/km  {KM / sec * 3600:.2f} km/h", end="")
    print(f"  +{clock(gap)}" if gap else "  winner")

splits = [1490, 1512, 1547, 1601]
run = 0
for i, s in enumerate(splits, start=1):
    run += s
    diff = s - splits[0]
    print(f"{i * 5:>3} km {clock(run):>8} ({diff:+d}s)")
print("slowdown: {:.1%}".format(splits[-1] / splits[0] - 1))
print("under 3h:", sum(to_seconds(f) < 3 * 3600 for _, f in runners))
