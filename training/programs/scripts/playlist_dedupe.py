#!/usr/bin/env python3
"""Remove double songs from a playlist and make it fit on a 12 minute tape side."""
import re

PLAYLIST = """
Blue Lantern - Harbour Lights (3:42)
The Otters – river song (2:58)
blue lantern - Harbour lights [Live] (4:10)
Kim Tal - Nine (3:05)
THE OTTERS - River Song (2:58)
Moss & Fern - Slow Train (4:20)
Kim Tal - Ten
"""

LINE = re.compile(r"^(.+?)\s+[-–]\s+(.+?)(?:\s+\[(.+)\])?\s+\((\d+):(\d\d)\)$")

songs = []
for text in PLAYLIST.strip().split("\n"):
    m = LINE.match(text)
    if not m:
        print("cannot read:", text)
        continue
    artist, title, version, mm, ss = m.groups()
    songs.append(dict(artist=artist, title=title, version=version,
                      secs=int(mm) * 60 + int(ss)))

seen = {}
unique = []
for song in songs:
    key = (song["artist"].lower(), song["title"].lower())
    if key in seen:
        why = "version: " + song["version"] if song["version"] else "exact"
        print("double:", song["title"], f"({why})")
        seen[key] += 1
        continue
    seen[key] = 1
    unique.append(song)

fmt = lambda s: f"{s // 60}:{s % 60:02d}"
limit = 12 * 60
sides = [[]]
used = 0
for song in unique:
    if used + song["secs"] > limit:
        sides.append([])
        print("side full at", fmt(used))
        used = 0
    sides[-1].append(song)
    used += song["secs"]

for letter, side in zip("ABC", sides):
    print("Side", letter)
    at = 0
    for s in side:
        print("  %5s  %s: %s" % (fmt(at), s["artist"].title(), s["title"].title()))
        at += s["secs"]
    print("  total", fmt(at))
