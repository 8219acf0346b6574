# Hospital radio: song wishes by urgency, history and a shuffled-by-hand rotation
import heapq
from collections import ChainMap, Counter, OrderedDict, deque
from contextlib import contextmanager, suppress
from itertools import count

ticket = count(1)
queue = []
station_defaults = {"volume": 6, "jingle": "bells", "max_wishes": 2}
night = {"volume": 3}
settings = ChainMap({}, station_defaults)


def wish(patient, song, urgency=5):
    open_wishes = Counter(p for _, _, p, _ in queue)
    if open_wishes[patient] >= settings["max_wishes"]:
        return False
    heapq.heappush(queue, (urgency, next(ticket), patient, song))
    return True


@contextmanager
def quiet_hours():
    settings.maps.insert(1, night)
    try:
        yield settings
    finally:
        settings.maps.remove(night)


print(wish("room 4", "Moon River"), wish("room 9", "La Mer", urgency=2))
print(wish("room 4", "Waterloo"), wish("room 4", "Volare"), wish("room 2", "La Mer"))
print("next up:", [song for *_, song in heapq.nsmallest(2, queue)])

recent = OrderedDict()
history = deque(maxlen=3)


def play():
    urgency, number, patient, song = heapq.heappop(queue)
    recent[song] = patient
    recent.move_to_end(song)
    history.append(number)
    return f"{song} for {patient} @{settings['volume']}"


print(play())
with quiet_hours() as s:
    print(play(), "|", s["jingle"], len(s.maps))
settings["volume"] = 8
print(play())
print(play())
with suppress(IndexError):
    print(play())
    print("never printed")

print(list(recent.items()))
print("history", list(history), "oldest song:", next(iter(recent)))
gone = recent.popitem(last=False)
print(gone, len(recent), station_defaults["volume"])

presenters = deque(["Ed", "Fay", "Gus", "Hal"])
presenters.rotate(-1)
print("shift:", " > ".join(presenters))
presenters.rotate(2)
print("shift:", " > ".join(presenters), presenters.index("Ed"))
plays = Counter(song.split()[0] for song in ["La Mer", "La Mer", "Volare", "Moon River", "La Paloma"])
plays.subtract(["Volare"])
print(plays.most_common(2), +plays == plays, plays.total())
