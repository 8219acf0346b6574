songs = {}
queue = []


def add_song(title, artist, seconds, tags=()):
    songs[title] = {"artist": artist, "len": seconds, "tags": list(tags)}


def fmt(seconds):
    return "%d:%02d" % divmod(seconds, 60)


def enqueue(*titles):
    for t in titles:
        if t in songs:
            queue.append(t)
        else:
            print("unknown song", t)


def play_next():
    title = queue.pop(0)
    song = songs[title]
    print("Now playing %s by %s [%s]" % (title, song["artist"], fmt(song["len"])))
    return song["len"]


def drop_artist(artist):
    """remove all songs of one artist"""
    removed = 0
    for title, info in songs.items():
        if info["artist"] == artist:
            if title in queue:
                queue.remove(title)
            del songs[title]
            removed += 1
    return removed


add_song("Harbour Lights", "Mira", 201, ["calm"])
add_song("Rust", "The Bolts", 154)
add_song("Two Rivers", "Mira", 333, ["live", "calm"])
add_song("Kerosene", "Volt", 187, tags=["loud"])

enqueue("Rust", "Two Rivers", "Blue", "Kerosene")
print(queue)
played = play_next()
played += play_next()
print("played", fmt(played))
calm = [t for t, s in songs.items() if "calm" in s["tags"]]
print("calm:", calm)
print("removed", drop_artist("The Bolts"))
print("left", sorted(songs))
