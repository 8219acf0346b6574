# A playlist that behaves like a list
class Song:
    def __init__(self, title, artist, seconds):
        self.title = title
        self.artist = artist
        self.seconds = seconds

    def __str__(self):
        m, s = divmod(self.seconds, 60)
        return "%s - %s (%d:%02d)" % (self.artist, self.title, m, s)

    def __eq__(self, other):
        return self.title == other.title and self.artist == other.artist


class Playlist:
    def __init__(self, name):
        self.name = name
        self._songs = []

    def __len__(self):
        return len(self._songs)

    def __getitem__(self, i):
        return self._songs[i]

    def __setitem__(self, i, song):
        self._songs[i] = song

    def __delitem__(self, i):
        del self._songs[i]

    def __contains__(self, what):
        if isinstance(what, str):
            return any(what.lower() in s.title.lower() for s in self._songs)
        return what in self._songs

    def __iadd__(self, song):
        self._songs.append(song)
        return self


mix = Playlist("Road trip")
print("empty?", not mix)
mix += Song("Blue Van", "The Kettles", 201)
mix += Song("Night Ferry", "Ola Brandt", 187)
mix += Song("Paper Sun", "The Kettles", 254)
print(len(mix), "songs, first:", mix[0])
print("ferry" in mix, "rain" in mix, Song("Paper Sun", "The Kettles", 0) in mix)

mix[1] = Song("Day Ferry", "Ola Brandt", 190)
for song in mix:
    print("  ", song)
for song in reversed(mix):
    print(song.title, end="; ")
print()
del mix[0]
print([s.title for s in mix[:]], mix[-1].seconds)
print("total minutes: %.1f" % (sum(s.seconds for s in mix) / 60))
