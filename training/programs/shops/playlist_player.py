from itertools import accumulate, cycle, islice


class Track:
    def __init__(self, title, length):
        self.title = title
        m, s = length.split(":")
        self.seconds = int(m) * 60 + int(s)

    def __repr__(self):
        return "<%s>" % self.title


class Playlist:
    def __init__(self, *tracks):
        self.tracks = list(tracks)
        self.pos = 0
        self.repeat = False

    @property
    def current(self):
        return self.tracks[self.pos]

    def skip(self, n=1):
        target = self.pos + n
        if self.repeat:
            self.pos = target % len(self.tracks)
        else:
            self.pos = max(0, min(target, len(self.tracks) - 1))
        return self.current

    def move(self, old, new):
        t = self.tracks.pop(old)
        self.tracks.insert(new, t)

    def at(self, second):
        ends = accumulate(t.seconds for t in self.tracks)
        for t, end in zip(self.tracks, ends):
            if second < end:
                return t, second - (end - t.seconds)
        return None, 0


pl = Playlist(Track("Morning Tram", "3:05"), Track("Salt", "2:40"), Track("Kites", "4:11"))
print(pl.skip(), pl.skip(5), pl.skip(-9))
pl.repeat = True
print(pl.skip(-1), pl.skip(2))
pl.move(2, 0)
print(pl.tracks)
song, offset = pl.at(300)
print(f"5:00 in -> {song.title} at {offset // 60}:{offset % 60:02}")
print(pl.at(9999))
total = sum(t.seconds for t in pl.tracks)
print("total", "%d:%02d" % divmod(total, 60))
print([t.title[0] for t in islice(cycle(pl.tracks), 5)])
