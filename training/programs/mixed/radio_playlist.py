from collections import deque, Counter
from dataclasses import dataclass, field
from itertools import cycle, islice, pairwise
import re


def mmss(text):
    m, s = re.fullmatch(r"(\d+):(\d\d)", text).groups()
    return int(m) * 60 + int(s)


@dataclass(order=True)
class Song:
    sort_key: tuple = field(init=False, repr=False)
    artist: str
    title: str
    length: int
    tags: set = field(default_factory=set, compare=False, repr=False)

    def __post_init__(self):
        name = self.artist.lower().removeprefix("the ")
        self.sort_key = (name, self.length)

    def tag(self, *more):
        self.tags.update(more)
        return self


CSV = """The Owls;Night shift;3:10
Abacus;Count me in;2:05
Mira Sol;Aurora;4:00
Abacus;Carry one;1:59"""

songs = [Song(a, t, mmss(d)) for a, t, d in (row.split(";") for row in CSV.split("\n"))]
songs[0].tag("slow", "night")
songs[1].tag("fun").tag("math", "fun")
songs[2].tag("slow")
print(*sorted(songs), sep="\n")


def station(songs, memory=2):
    """Endless programme; never an artist twice within `memory` songs."""
    recent = deque(maxlen=memory)
    skipped = 0
    for song in cycle(songs):
        if song.artist in recent:
            skipped += 1
            if skipped > 4:
                return "stuck"
            continue
        recent.append(song.artist)
        request = yield song
        while request:
            song = next(s for s in songs if s.title.startswith(request))
            recent.append(song.artist)
            request = yield song


show = station(songs)
clock = 0
for song in islice(show, 4):
    print(f"{clock // 60:02}:{clock % 60:02} {song.title}")
    clock += song.length
wish = show.send("Carry")
print("request:", wish.title)
try:
    print("request:", show.send("Zebra").title)
except RuntimeError as e:
    print("generator broke:", repr(e.__cause__))
print("afterwards:", next(show, "silence"))

by_tag = Counter(t for s in songs for t in s.tags)
print(sorted(by_tag.items(), key=lambda kv: (-kv[1], kv[0])))
both = songs[0].tags & songs[2].tags
print(both, sorted(songs[0].tags ^ songs[1].tags))
print([b.length - a.length for a, b in pairwise(songs)])
