songs = ["Intro", "Blue", "Rain", "Waltz", "Fire", "Outro"]
print(songs[1:4], songs[:-2], songs[-2:])
print(songs[::2], songs[1::2], songs[::-1][:2])
print(songs[4:1:-1], songs[10:], songs[-100:1])

songs[1:3] = ["Azul"]
print(songs, len(songs))
songs[2:2] = ["Solo", "Duet"]
print(songs)
songs[-1:] = []
print(songs[-1])
songs[len(songs):] = ["Encore"]
songs[::2] = [s.upper() for s in songs[::2]]
print(songs)
try:
    songs[::2] = ["x", "y"]
except ValueError as e:
    print(e)

del songs[1::3]
print(songs)
del songs[:1]
songs *= 2
print(songs, songs.count("SOLO"), songs.index("SOLO", 1))

half = len(songs) // 2
first, second = songs[:half], songs[half:]
print(first == second, first is second)
first[0], first[-1] = first[-1], first[0]
print(first, second)

minutes = list(range(3, 27, 4))
window = slice(1, -1)
print(minutes, minutes[window], window.indices(len(minutes)))
minutes[window] = [0] * 2
print(minutes)
chunks = [minutes[i:i + 3] for i in range(0, len(minutes), 3)]
print(chunks)
text = "2024-03-09T18:45"
print(text[:10], text[11:], text[-5:-3], text[8:4:-1], text[::5])
letters = list("drumset")
letters[3:] = reversed(letters[3:])
print("".join(letters))
letters.insert(-1, "_")
letters.insert(99, "!")
print("".join(letters), letters.pop(0), letters.pop(-2), len(letters))
r = range(0, 50, 5)
print(r[2:5], r[-1], len(r[::3]), 35 in r, r.index(20))
t = (1, 2, 3, 4)
print(t[:2] + t[3:], t[5:], tuple(t[::-1]))
