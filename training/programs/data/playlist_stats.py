import re
from itertools import accumulate, groupby, pairwise

songs = """Low Tide - Marrow (3:42) [folk]
Engine Room - KLAXX (2:58) [noise]
Sparrow - Marrow (4:05) [folk]
Half Moon - Tess & Co (3:30) [jazz]
Ferry - Tess & Co (5:16) [jazz]
"""
rx = re.compile(r"^(?P<title>.+?) - (?P<artist>.+?) \((?P<m>\d+):(?P<s>\d\d)\) \[(?P<genre>\w+)\]$", re.M)


def mmss(total):
    return "%d:%02d" % divmod(total, 60)


tracks = []
for m in rx.finditer(songs):
    d = m.groupdict()
    d["length"] = int(d.pop("m")) * 60 + int(d.pop("s"))
    tracks.append(d)

starts = [0, *accumulate(t["length"] for t in tracks)]
for start, t in zip(starts, tracks):
    print(f"{mmss(start):>6}  {t['title']} / {t['artist']}")
print("ends at", mmss(starts[-1]))

print("genre changes:", sum(a["genre"] != b["genre"] for a, b in pairwise(tracks)))

key = lambda t: t["artist"]
for artist, group in groupby(sorted(tracks, key=key), key):
    group = list(group)
    seconds = sum(t["length"] for t in group)
    avg = seconds // len(group)
    print(f"{artist}: {len(group)} songs, {mmss(seconds)}, average {mmss(avg)}")

# a tape side holds 10 minutes
side, used, sides = [], 0, []
for t in tracks:
    if used + t["length"] > 600:
        sides.append((side, used))
        side, used = [], 0
    side.append(t["title"])
    used += t["length"]
sides.append((side, used))
for letter, (titles, used) in zip("ABC", sides):
    print("Side", letter, titles, "free:", mmss(600 - used))

record = list(accumulate((t["length"] for t in tracks), max))
print("longest so far:", [mmss(x) for x in record])
