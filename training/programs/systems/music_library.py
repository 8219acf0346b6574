import json
from collections import Counter, OrderedDict


class Duration:
    def __init__(self, seconds=0):
        self.seconds = seconds

    @classmethod
    def of(cls, text):
        m, s = map(int, text.split(":"))
        return cls(m * 60 + s)

    def __add__(self, other):
        return Duration(self.seconds + other.seconds)

    __radd__ = lambda self, other: self if other == 0 else self + other

    def __str__(self):
        return "%d:%02d" % divmod(self.seconds, 60)

    def __gt__(self, other):
        return self.seconds > other.seconds


class Track:
    def __init__(self, artist, title, length):
        self.artist, self.title = artist, title
        self.length = Duration.of(length)

    def __eq__(self, other):
        if not isinstance(other, Track):
            return NotImplemented
        return (self.artist.lower(), self.title.lower()) == (other.artist.lower(), other.title.lower())

    def __hash__(self):
        return hash((self.artist.lower(), self.title.lower()))

    def __repr__(self):
        return f"{self.artist}/{self.title}"


class Playlist:
    def __init__(self, name, tracks=()):
        self.name = name
        self._t = OrderedDict((t, 0) for t in tracks)

    def add(self, track):
        if track in self._t:
            print(f"({self.name}) skipping double {track!r}")
        else:
            self._t[track] = 0
        return self

    def play(self, n=1):
        for _ in range(n):
            track = next(iter(self._t))
            self._t[track] += 1
            self._t.move_to_end(track)
            yield track

    def __and__(self, other):
        return Playlist(f"{self.name}&{other.name}", [t for t in self._t if t in other._t])

    def __len__(self):
        return len(self._t)

    @property
    def length(self):
        return sum(t.length for t in self._t)

    def to_json(self):
        return json.dumps({"name": self.name, "n": len(self), "length": str(self.length)})


a = Track("Los Faroles", "Marea", "3:45")
b = Track("Nadia K", "Glasshouse", "4:20")
c = Track("Orpheum", "Low Tide", "2:58")
d = Track("nadia k", "GLASSHOUSE", "4:20")

run = Playlist("run").add(a).add(b).add(c).add(d)
calm = Playlist("calm", [c, d])
print(len(run), run.length, run.to_json())
for t in run.play(5):
    print("now:", t)
both = run & calm
print(both.to_json(), both.length > a.length)
plays = Counter({t.artist: n for t, n in run._t.items()})
print(plays.most_common(2))
print(a == b, b == d, a == "Marea")
