from collections import OrderedDict


class RecentSongs:
    def __init__(self, size=3):
        self.size = size
        self.songs = OrderedDict()

    def play(self, title):
        if title in self.songs:
            self.songs.move_to_end(title)
            self.songs[title] += 1
        else:
            self.songs[title] = 1
            if len(self.songs) > self.size:
                old, plays = self.songs.popitem(last=False)
                return old
        return None

    def pin(self, title):
        self.songs.move_to_end(title, last=False)


recent = RecentSongs()
for song in ["Blue Hour", "Tide", "Blue Hour", "Mango", "Rusty", "Tide"]:
    dropped = recent.play(song)
    if dropped:
        print(f"{song}: dropped {dropped}")
    else:
        print(f"{song}: ok")

print(list(recent.songs.items()))
recent.pin("Tide")
print("after pin:", list(recent.songs))
print("newest:", next(reversed(recent.songs)))

a = OrderedDict(x=1, y=2)
b = OrderedDict(y=2, x=1)
print("ordered equal?", a == b)
print("as dict equal?", dict(a) == b)
a.update(z=3)
a.move_to_end("x")
print(list(a.keys()), a.popitem())
